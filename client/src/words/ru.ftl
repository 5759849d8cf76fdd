# Слова клиента. Стол:
table-you = Ты
table-your-turn = Твой ход
table-turn-of = Ходит { $name }
table-thinks = { $name } думает
table-waiting = Подожди немного
table-cancel = Отменить
table-over = Игра окончена
