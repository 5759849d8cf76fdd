# Слова клиента. Стол:
table-you = Ты
table-you-behind = (ты)
table-your-turn = Твой ход!
table-turn-of = Ходит { $name }
table-look-on = Смотри, что вышло!
table-thinks = { $name } думает…
table-waiting = Подожди немного
table-next = Теперь коснись того, что светится
table-hint = Подсказка
table-hint-try = Попробуй так
table-cancel = Отменить
table-over = Игра окончена
table-result = Итоги
table-faster = { $name } быстрее! Посмотри, что теперь на столе.
table-why = Так не пойдёт. Коснись того, что светится.
table-rule = Правило { $rule }
table-understood = Понятно
table-player = Игрок { $number }
table-bot-tiny = Кроха
table-bot-novice = Новичок
table-bot-amateur = Любитель
table-bot-expert = Знаток
table-bot-gentle = Добряк
table-bot-clever = Хитрец
table-robot-1 = Гаечка
table-robot-2 = Винтик
table-robot-3 = Болтик
table-robot-4 = Ключик
table-robot-5 = Кнопик
table-robot-6 = Чипик
table-bot-master = Мастер
table-bot-even = Ровня
table-away = отошёл
table-offline = не на связи
table-offline-now = Связь пропала. Налаживаем…
table-resigned = сдался
table-holding = { $zone }: { $count }
table-told = Стол словами
table-told-open = Рассказать стол словами
table-told-close = Вернуться к столу
table-told-empty = Пусто.
table-team = вместе: { $names }
table-stage = Игровой стол
table-move = { $name }: { $what }
table-did = { $name } { $what }
table-brought-to = { $name }: { $what }
table-won-you = Победа твоя!
table-won = Победа: { $name }
table-won-shared = Победа общая: { $names }
table-rematch = Ещё раз!
table-look = Посмотреть на стол
table-look-back = Вспомнить игру
table-best = Твой рекорд: { $count }
table-best-new = Новый рекорд: { $count }!
table-best-club = Лучшие в клубе
table-somebody = Кто-то
table-picture = Сохранить картинку
table-shelf = К полке
table-won-team = Победила команда: { $names }
table-kind = Хорошая игра!

# Всюду:
app-name = Игротека
app-skip = К содержанию
app-home = На полку с играми
app-close = Закрыть
app-cancel = Не надо
app-copy-by-hand = Не вышло. Выдели и скопируй сам.
app-back = Стереть
app-less = Меньше
app-more = Больше

game-pryzhok = Прыжок с{"\u00A0"}переворотом
game-etazhiki = Этажики
game-stroyka = Большая стройка
game-odeyalo = Моё одеяло!
game-shipuchka = Шипучка

fact-players = { $low ->
    [one] { $low } игрок
    [few] { $low } игрока
   *[many] { $low } игроков
}
fact-players-range = от { $low } до { $high } игроков
fact-players-either = { $low } или { $high } игрока
fact-age = от { $age } лет
fact-minutes = { $low }–{ $high } минут

# Полка:
home-title = Во что поиграем?
home-soon = скоро
home-coming = Скоро на полке
home-continue = Твои игры
home-continue-lobby = собираются
home-continue-playing = идёт игра
home-continue-over = доиграно
home-code = Код стола
home-join = Войти по коду
home-join-go = Войти
home-tv = Это телевизор
home-tables = Открытые столы

# Как играть:
start-age = Сколько тебе лет?
start-alone = Играть одному
start-solo = соло
start-alone-hint = прямо сейчас
start-device = На этом устройстве
start-device-hint = передаём друг другу
start-friends = С друзьями
start-friends-hint = по ссылке или коду
start-bots = Против роботов
start-bots-hint = прямо сейчас
start-learn = Учимся играя
start-rules = Правила
start-players = Сколько игроков
start-level = Роботы
start-even = Робот подстраивается под вас: проиграл — в следующей игре играет сильнее, выиграл — слабее. Он не подглядывает.
start-rung = Из 100 партий с соперником «{ $below }» выигрывает { $games }.
start-options = Как играем

# Настройки:
settings-title = Настройки
settings-language = Язык
settings-theme = Свет
settings-theme-auto = Сам
settings-theme-light = День
settings-theme-dark = Вечер
settings-sound = Звук
settings-vibration = Вибрация
settings-me = Это я
settings-name = Моё имя
settings-picture = Моя картинка

# Перед игрой:
lobby-seats = Места за столом
lobby-seat = Место { $number }
lobby-team = команда { $number }
lobby-open = Свободно
lobby-sit = Сесть
lobby-sit-at = Сесть на место { $number }
lobby-stand-at = Освободить место { $number }
lobby-you = это ты
lobby-beside = Ещё один здесь
lobby-beside-at = Ещё один игрок за этим устройством: место { $number }
lobby-bot-at = Посадить робота на место { $number }
lobby-name-at = Имя на месте { $number }
lobby-level-at = Сила робота: место { $number }
lobby-start = Начать игру
lobby-waiting = { $count ->
    [one] Ждём: свободно { $count } место
    [few] Ждём: свободны { $count } места
   *[many] Ждём: свободны { $count } мест
}
lobby-wait-host = Сейчас начнём
lobby-fill = Позвать роботов
lobby-invite = Зови друзей
lobby-invite-hint = Наведи камеру телефона
lobby-code = Код
lobby-only-here = Сервер слышит только этот компьютер. Чтобы позвать друзей, запусти его для всей домашней сети.
lobby-link = Ссылка на стол
lobby-copy = Скопировать
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-share-text = Играем в «{ $game }» — садись к нам!
lobby-qr = QR-код со ссылкой на этот стол
lobby-options = Как играем
lobby-private = По приглашению
lobby-private-hint = сядет тот, у кого ссылка
lobby-public = Открытый стол
lobby-public-hint = виден всем в списке
lobby-who = Кто может сесть
lobby-chat = Можно писать друг другу
lobby-window = Секунд на перехват
lobby-clock = Секунд на ход (0 — без часов)

# За столом:
play-menu = Меню
play-emotes = Сказать картинкой
play-emoted = { $name }: { $emote }
play-said = { $name }: { $text }
play-write = Сообщение за стол
play-send = Отправить
play-undo = Вернуть ход
play-undo-waiting = Спросили, можно ли вернуть ход. Ждём.
play-undo-asks = { $name } хочет вернуть ход. Можно?
play-undo-yes = Можно
play-undo-no = Нет
play-claim = Место в этой игре
play-sit-for = Играть дальше вместо: { $name }
play-claim-asks = { $name } хочет играть дальше вместо: { $seat } — и увидит эту руку. Можно?
play-join = Играть вместо робота
play-claim-mine = Спросили игроков, можно ли тебе играть вместо: { $seat }. Ждём.
play-claim-yes = Можно! Теперь играешь ты.
play-claim-no = Игроки доиграют с роботом. Смотри и болей за них!
play-claim-waiting = { $name } просится играть дальше вместо: { $seat }. Игроки решают.
play-resign = Сдаться
play-resign-of = Сдаётся { $name }
play-resign-sure = Точно сдаёшься?
play-leave = К полке с играми
play-away = Пусть играет робот
play-away-of = За { $name } пусть играет робот
play-back = Играть дальше
play-back-of = { $name } снова играет
play-away-now = За тебя играет робот
play-moves = Что было
play-moves-none = Пока никто не ходил.
play-moves-secret = ход втайне
play-moves-look = Посмотреть, как было
play-moves-then = { $what }
play-moves-back = Вернуться в игру
play-moves-back-short = В игру
play-rules = Правила
play-tv = Открыть на телевизоре
play-hand-only = Доска на телевизоре, здесь мои карты
play-whole = Показать всю доску
play-replay = Посмотреть игру
play-share = Позвать друзей
play-connecting = Соединяемся…
play-offline = Связь пропала. Ждём, наладится сама.
play-cut-in-of = { $name }: перехват!
play-cut-in-title = Кто хочет перехватить?
play-cut-in-cannot = Перехватить нечем
play-cut-in-back = Понятно, дальше
play-go = Никто, дальше
play-watching = Ты смотришь игру
play-gone = Этот стол уже убрали.
play-flood = Слишком много всего сразу. Открой страницу заново.
play-old = Игротека обновилась. Открой страницу заново.
play-none = Такого стола нет.
play-none-hint = Проверь код или ссылку — или накрой новый стол.

curtain-turn = { $name }, твой ход!
curtain-hint = Остальные пока не смотрят
curtain-ready = Это я, показать
curtain-cut = { $name }, хочешь перехватить?
curtain-cut-no = Нет, дальше

# Большой экран:
tv-title = { $game }: большой экран
tv-join = Наведи камеру и садись играть
tv-code = Код { $code }
tv-here = Это телевизор
tv-ask = Набери код стола — он на телефоне того, кто позвал играть.
tv-show = Показать стол
tv-or = Или возьми открытый стол:
boxes-title = Или начни свою игру:
tv-how = Стол на телевизоре
tv-how-open = Открой на телевизоре
tv-how-code = и набери код
tv-how-here = Открыть прямо здесь
tv-home = Или на полке с играми выбери «Это телевизор».

# Открытые столы:
tables-title = Открытые столы
tables-none = Сейчас открытых столов нет.
tables-none-hint = Накрой свой, и к тебе подсядут.
tables-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
}
tables-full = Все места заняты
tables-join = Подсесть
tables-watch = Смотреть

join-looking = Ищем стол…

# Правила:
rules-title = Правила: { $game }
rules-play = Играть
rules-learn = Учимся играя
rules-curious = И для любопытных: тонкости и наши решения
rules-none = Правил этой игры пока нет.

# Учимся:
learn-title = Учимся: { $game }
learn-step = Шаг { $number } из { $total }
learn-next = Дальше
learn-again = Ещё раз
learn-well-1 = Здорово!
learn-well-2 = Вот так!
learn-well-3 = Молодец!
learn-well-4 = Получилось!
learn-well-5 = Отлично!
learn-done = Ты умеешь играть!
learn-play = Играть
learn-rules = Все правила
learn-none = Уроков этой игры пока нет.

# Записи:
replay-title = Запись: { $game }
replay-play = Смотреть
replay-pause = Пауза
replay-first = В начало
replay-last = В конец
replay-previous = Ход назад
replay-next = Ход вперёд
replay-speed = Скорость
replay-scrubber = Ход
replay-at = Ход { $move } из { $total }
replay-start = Начало игры
replay-moves = Ходы
replay-eyes = Чьими глазами
replay-eyes-all = Зритель
replay-link = Ссылка на этот момент
replay-linked = Ссылка скопирована
replay-export = Скачать запись
replay-import = Открыть запись
replay-too-long = Файл слишком большой для записи игры.
replay-none = Такой записи нет.
replay-none-hint = Запись появляется, когда игра доиграна.
replay-of = { $move }
back-title = Как шла игра
back-turn = { $name }: ход стоил { $cost } % надежды на победу
back-better = Лучше было: { $move }
back-hint = Подсказка: «{ $reason }»
back-none = Ни один ход не решил игру: всё шло ровно.

error-network = Сервер не отвечает. Попробуй ещё раз чуть позже.
error-server = Что-то не заладилось. Попробуй ещё раз.
error-too-many = Слишком быстро. Подожди минутку.
error-again = Ещё раз

# Картинки:
emote-clap = Здорово!
emote-hurry = Ходи скорей!
emote-laugh = Смешно!
emote-oops = Ой!
emote-sad = Жалко…
emote-thanks = Спасибо!
emote-think = Думаю…
emote-wow = Ого!

picture-bear = Медведь
picture-cat = Кот
picture-dog = Пёс
picture-elephant = Слон
picture-fox = Лис
picture-frog = Лягушонок
picture-hedgehog = Ёж
picture-lion = Лев
picture-mouse = Мышонок
picture-owl = Сова
picture-panda = Панда
picture-penguin = Пингвин
picture-pig = Поросёнок
picture-rabbit = Заяц
picture-raccoon = Енот
picture-tiger = Тигр

# Стопка в трёх измерениях

pile-looking = Бутылка со стопкой фишек. Стрелки поворачивают её, плюс и минус приближают и отдаляют.
pile-aiming = Фишка в руке. Стрелки двигают её на миллиметр, с Shift на пять, Enter кладёт, Escape отменяет.
pile-again = Посмотреть ещё раз, медленно
pile-aim = { $x ->
    [0] посередине
   *[other] { $x } мм вбок
}, { $y ->
    [0] посередине
   *[other] { $y } мм вглубь
}, высота { $height } мм: { $mood ->
    [safe] лежит надёжно
    [bold] может упасть
   *[other] упадёт
}
