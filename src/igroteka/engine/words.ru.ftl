# Слова самого движка.

game-over = Игра окончена.
not-your-turn = Сейчас не твой ход: ходит игрок { $seat }.
notation-unknown = «{ $text }» — такого действия в этой игре нет.
players-wrong = В эту игру играют { $known }, а не { $players }.
option-int = Настройка «{ $option }» — целое число от { $low } до { $high }, а не «{ $value }».
option-bool = Настройка «{ $option }» — да или нет (true или false), а не «{ $value }».
option-choice = Настройка «{ $option }» — одно из: { $choices }; а не «{ $value }».
option-unknown = Настройки «{ $option }» нет; есть: { $known }.
option-first = Игрок { $value } не может начать игру на { $players }: места считаются с нуля.
options-not-a-table = Настройки задаются таблицей: имя и значение.
file-unreadable = Файл { $file } не читается: { $problem }.
file-not-text = Файл { $file } — не текст в UTF-8.
file-not-toml = Файл { $file } — не TOML: { $problem }.
field-unfit = { $file }, ключ «{ $field }»: ожидается { $expected ->
    [required] значение, а его нет
    [nothing] отсутствие такого ключа
   *[other] { $expected }
  }.
game-unknown = Игры «{ $name }» нет; есть: { $known } — или укажи папку своей игры.
