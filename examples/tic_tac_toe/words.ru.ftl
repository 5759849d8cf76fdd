# Крестики-нолики: всё, что говорит игра.

title = Крестики-нолики
pitch = Три своих знака в ряд — победа.

option-first = Кто начинает
option-first-random = по жребию

cell-taken = На клетке { $cell } уже стоит знак.
position-turn = Позиция, ключ «{ $field }»: ожидается null, если стоят три в ряд или доска полна, иначе 0 или 1.

zone-board = Доска
cell = Клетка { $cell }
cell-seen = Клетка
mark = Занять клетку
mark-x = крестик
mark-o = нолик
prompt-mark = Выбери клетку.
prompt-wait = Выбирает другой игрок.

end-TT-2 = Три в ряд.
end-TT-3 = Доска заполнена: ничья.
