# Слова самого движка.

game-over = Игра окончена.
not-your-turn = Сейчас не твой ход: ходит { $name }.
player = игрок { $number }
notation-unknown = «{ $text }» — такого действия в этой игре нет.
position-unknown = Позиция, ключ «{ $field }»: в этой игре нет «{ $text }».
position-many = Позиция, ключ «{ $field }»: здесь может стоять не больше { $most }.
players-wrong = В эту игру играют { $known }, а не { $players }.
option-int = Настройка «{ $option }» — целое число от { $low } до { $high }, а не «{ $value }».
option-bool = Настройка «{ $option }» — да или нет (true или false), а не «{ $value }».
option-choice = Настройка «{ $option }» — одно из: { $choices }; а не «{ $value }».
option-unknown = Настройки «{ $name }» нет. { did-you-mean }Можно выбрать: { $known }.
option-missing = В записи не хватает строки «option { $option } …».
first-wrong = Игрок { $value } не может начать игру на { $players }: места считаются с нуля.
options-not-a-table = Настройки задаются таблицей: имя и значение.
file-unreadable = Файл { $file } не читается: { $problem }.
file-not-text = Файл { $file } — не текст в UTF-8.
file-not-toml = Файл { $file } — не TOML: { $problem }.
field-unfit = { $file }, ключ «{ $field }»: ожидается { $expected ->
    [required] значение, а его нет
    [nothing] отсутствие такого ключа
   *[other] { $expected }
  }.
did-you-mean = { $near ->
    [none] { "" }
   *[other] Может быть, «{ $near }»?{ " " }
  }
game-unknown = Игры «{ $name }» нет. { did-you-mean }Можно выбрать: { $known } — или указать папку своей игры.
game-without-box = В { $file } нет ни класса «Box», ни функции «make»: что-то одно должно давать игру.
game-without-table = Нет файла { $file }: он рисует стол и говорит, чего можно касаться.
game-without-table-class = В { $file } нет класса «Table», наследника igroteka.engine.table.Table: он рисует стол и говорит, чего можно касаться.
game-name-taken = Папка { $folder } не может быть игрой: её имя должно быть именем в Python и не совпадать с другим модулем.

# Записи партий

record-at-line = Строка { $line }: { $cause }
record-expected = ожидается { $expected ->
    [nothing] конец записи
    [blank] пустая строка
   *[other] «{ $expected }»
  }, а стоит «{ $found }».
record-too-long = Слишком длинно для записи одной партии.
record-note = Примечание бывает только у ответа физики и стоит в одной строке.
record-seed = Зерно случайности — текст в одну строку, не длиннее 200 знаков.
record-seed-hash = зерно в конце записи — не то, от которого взят этот хеш.
record-without-seed = В записи нет зерна случайности, поэтому сыграть её заново нельзя.
record-other-game = это запись игры «{ $mine }», а не «{ $ours }».
record-other-rules = играли по правилам версии { $mine }, а здесь версия { $ours }.
record-other-edition = играли с другим изданием (хеш { $mine }), а здесь { $ours }. Нужное задаёт --edition.
record-not-over = результат есть, а игра не окончена.
record-result = результат не такой, как по правилам: { $right }.

# Построчный протокол

line-unknown = Команды «{ $word }» нет; есть: { $known }.
line-no-game = Игра ещё не начата: начните с «new» или «position».
line-not-json = Это не JSON: { $problem }.
line-too-long = Слишком длинная строка.
line-seat = Место — число от 0 до { $last } или «chance», а не «{ $seat }».
line-not-asked = Месту { $seat } сейчас нечего выбирать.
line-no-chance = Физику сейчас не спрашивают.
line-milliseconds = После «go» — число миллисекунд от 1 до { $longest } или объект JSON.
line-level = Уровня «{ $name }» нет. { did-you-mean }Можно выбрать: { $known }.
line-record = После «record» — ничего или «seed», чтобы показать зерно неоконченной игры.
line-legal = Так можно.
lesson-again = Так тоже можно. Но поищи другой ход!
data-folder = Папку для данных { $folder } нельзя использовать: { $problem }. Укажите другую в IGROTEKA_DATA.
seat-silent = Бот завершился или промолчал. Дальше играет домашний бот.
seat-slow = Бот молчал { $seconds } с. Дальше играет домашний бот.
seat-nonsense = Бот ответил невпопад, раз подряд: { $count }. Дальше играет домашний бот.
seat-too-long = Ответ бота не кончается. Дальше играет домашний бот.
seat-line-lost = Связь со столом пропала.
seat-no-table = К столу { $url } не попасть: { $problem }.
seat-not-there = По адресу { $url } стола нет. Проверьте адрес.
seat-no-program = Бота { $file } не запустить: { $problem }.
table-broken = Этот стол не нарисовать. { $file }, строка { $line }: { $problem }

# Что вышло, если у игры нет для этого слов
brought = { $count }
