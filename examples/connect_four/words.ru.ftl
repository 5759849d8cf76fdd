# Четыре в ряд: всё, что говорит игра.

title = Четыре в ряд
pitch = Бросай фишки: четыре своих в ряд — победа.

option-first = Кто начинает
option-first-random = по жребию

column-full = Столбец { $column } полон: выбери другой.
position-turn = Позиция, ключ «{ $field }»: ожидается null, если стоят четыре в ряд или доска полна, иначе 0 или 1.

zone-board = Доска
column-a = Столбец a
column-b = Столбец b
column-c = Столбец c
column-d = Столбец d
column-e = Столбец e
column-f = Столбец f
column-g = Столбец g
stone-x = красная фишка
stone-o = жёлтая фишка
drop = Бросить фишку в столбец { $column }
prompt-drop = Выбери столбец.
prompt-wait = Выбирает другой игрок.

end-CF-3 = Четыре в ряд.
end-CF-4 = Доска заполнена: ничья.
