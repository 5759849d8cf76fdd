# Большая стройка: всё, что говорит игра.

title = Большая стройка
pitch = Собери в лесу части дома и поставь их рядом с другими.

option-quiet = Остановиться после стольких кругов без новой части дома (0 — никогда)
option-figure = Зверь игрока { $number }
option-figure-own = { $name }: какой зверь?
option-figure-any = любой
option-figure-beaver = бобр Брусок
option-figure-hare = заяц Шуруп
option-figure-hedgehog = ёж Напильник
option-figure-moose = лось Сучок
option-figure-owl = сова Рулетка
option-first = Кто начинает
option-first-random = по жребию

# Предметы, карты, звери
item = { $item ->
    [hammer] молоток
    [saw] пила
    [brush] кисть
    [plank] доска
   *[nail] гвоздь
  }
item-wanted = { $item ->
    [hammer] молоток
    [saw] пилу
    [brush] кисть
    [plank] доску
   *[nail] гвоздь
  }
item-with = { $item ->
    [hammer] молотком
    [saw] пилой
    [brush] кистью
    [plank] доской
   *[nail] гвоздём
  }
card-items = { $one ->
    [hammer] молоток
    [saw] пила
    [brush] кисть
    [plank] доска
   *[nail] гвоздь
  }{ $two ->
    [hammer] , молоток
    [saw] , пила
    [brush] , кисть
    [plank] , доска
    [nail] , гвоздь
   *[none] { "" }
  }{ $three ->
    [hammer] , молоток
    [saw] , пила
    [brush] , кисть
    [plank] , доска
    [nail] , гвоздь
   *[none] { "" }
  }
card = карта: { card-items }
figure-name = { $figure ->
    [beaver] бобр Брусок
    [hare] заяц Шуруп
    [hedgehog] ёж Напильник
    [moose] лось Сучок
   *[owl] сова Рулетка
  }
figure-wanted = { $figure ->
    [beaver] бобра
    [hare] зайца
    [hedgehog] ежа
    [moose] лося
   *[owl] сову
  }
pictures = { $cost ->
    [one] { $cost } такой рисунок
    [few] { $cost } таких рисунка
   *[many] { $cost } таких рисунков
  }

# Почему нельзя?
figure-twice = Двое не могут играть одним зверем: { figure-name }. Выбери другого.
not-a-start = Начинают с клетки с флажком. Здесь флажка нет.
start-is-taken = Здесь уже кто-то стоит. Выбери другой флажок.
started-already = Игра уже идёт: звери расставлены.
start-first = Сначала поставь своего зверя на клетку с флажком.
drop-after-done = Сначала закончи ходить — нажми «Хватит». Потом можно сбросить лишнее.
draw-after-done = Сначала закончи ходить — нажми «Хватит». Потом добирают карты.
done-already = Ходить уже закончено. Сбрось лишнее и добери карты.
moving-is-over = Ходить в этот раз уже закончено. Теперь сброс и добор карт.
card-not-held = У тебя на руке нет такой карты — { card }.
stand-there = Твой зверь уже здесь стоит.
cell-is-taken = Здесь уже кто-то стоит. Его можно перепрыгнуть, но встать рядом с ним на ту же клетку нельзя.
too-far = Слишком далеко: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }. Иди по тропинке на соседнюю клетку — или прыгай через зверей.
no-such-item = Эта клетка просит { item-wanted }, а у тебя на картах нет ни одного такого рисунка.
card-without-item = Эта клетка просит { item-wanted }. На этой карте такого нет — дай карту с { item-with }.
one-card-is-enough = Здесь хватит одной карты.
token-too-dear = Этот жетон — { item } { $cost }: нужно { pictures }. У тебя их { $held } — не хватает { $missing }.
payment-too-small = Этот жетон — { item } { $cost }: нужно { pictures }. На этих картах их { $shown } — добавь ещё { $missing }.
payment-too-large = Этот жетон — { item } { $cost }. Хватит и меньшего: одна карта здесь лишняя.
figure-is-here = Это { figure-name }. Коснись клетки, куда идти.
token-stands = Эта часть дома уже построена: { item } { $cost }.
place-is-empty = Сюда встанет { item } { $cost }. Этот жетон лежит в лесу на квадрате.
choose-a-cell = Коснись клетки, которая светится.

# Издания
edition-item = { $file }, ключ «{ $field }»: «{ $item }» — не предмет этой игры; есть: { $known }.
edition-items = { $file }, ключ «{ $field }»: нужны все пять предметов по одному разу: { $known }.
edition-card = { $file }, ключ «{ $field }»: на карте от одного до { $most } предметов.
edition-places = { $file }, ключ «{ $field }»: нужно { $rows } ряда по { $columns } мест.
edition-token = { $file }, ключ «{ $field }»: нужен жетон вроде «saw 3» — предмет ({ $known }) и цена от 1 до 9; а не «{ $token }».
edition-token-twice = { $file }, ключ «{ $field }»: жетон «{ $token }» стоит дважды, а нужен один.
edition-costs = { $file }, ключ «{ $field }»: разных цен может быть не больше { $most }.
edition-outside = { $file }, ключ «{ $field }»: нужно место на поле { $width } × { $height }.
edition-cell-name = { $file }, ключ «{ $field }»: нужно своё имя — буква, потом буквы, цифры и точки, до восьми знаков; а не «{ $cell }».
edition-square = { $file }, ключ «{ $field }»: квадрату { $cell } нужна цена (cost) и не нужен предмет.
edition-cell-item = { $file }, ключ «{ $field }»: круглой клетке { $cell } нужен предмет из списка ({ $known }) и не нужна цена; а не «{ $item }».
edition-squares = { $file }, ключ «{ $field }»: квадратов с ценой { $cost } нужно { $expected }, по одному на жетон, а их { $found }.
edition-kind = { $file }, ключ «{ $field }»: { $kind ->
    [start] клеток START (kind = "start")
   *[arrow] клеток со стрелкой (kind = "arrow")
  } нужно не меньше { $expected }, а их { $found }.
edition-path-end = { $file }, ключ «{ $field }»: нужны имена двух клеток; клетки «{ $cell }» нет.
edition-path-twice = { $file }, ключ «{ $field }»: нужна тропинка между двумя разными клетками, каждая один раз; а не «{ $from }»–«{ $to }».
edition-apart = { $file }, ключ «{ $field }»: поле должно быть связным, а от { $from } до { $cell } нет пути.
edition-few-cards = { $file }, ключ «{ $field }»: карт нужно не меньше { $expected }, а их { $found }.
edition-unpayable = { $file }, ключ «{ $field }»: жетон «{ $token }» нельзя оплатить никакими тремя картами.

# Позиции и виды из данных
position-seats = Позиция, ключ «{ $field }»: нужна одна запись на каждого из { $players } игроков.
position-seat = Позиция, ключ «{ $field }»: нужно место этой игры.
position-figures = Позиция, ключ «{ $field }»: нужны разные звери: { $known }.
position-cell = Позиция, ключ «{ $field }»: клетки «{ $text }» нет.
position-token = Позиция, ключ «{ $field }»: жетона «{ $token }» нет.
position-card = Позиция, ключ «{ $field }»: нужны карты этой колоды вроде saw+saw+brush; а не «{ $text }».
position-hand = Позиция, ключ «{ $field }»: на руке не больше трёх карт.
position-cards = Позиция, ключ «{ $field }»: каких-то карт больше, чем в колоде.
position-deck = Позиция, ключ «{ $field }»: нужны ровно те карты, которых нет в других местах.
position-last = Позиция, ключ «{ $field }»: нужно до трёх карт из сброса и место того, чьи они.
position-dice = Позиция, ключ «{ $field }»: нужны 64 шестнадцатеричные цифры.
position-two = Позиция, ключ «{ $field }»: на клетке стоит не больше одного зверя.
position-at = Позиция, ключ «{ $field }»: у каждого нужна клетка; пока звери расставляются — клетка START или ничего.
position-starting = Позиция, ключ «{ $field }»: звери расставляются по очереди от первого игрока.
position-points = Позиция, ключ «{ $field }»: вместе нужно { $sum } — по числу построенных частей и соседств, и каждому не меньше, чем его частей.
position-tokens = Позиция, ключ «{ $field }»: каждый жетон лежит на свободном квадрате своей цены или стоит в доме.
position-over = Позиция, ключ «{ $field }»: не сходится с домом или счётом тихих ходов.
position-turn = Позиция, ключ «{ $field }»: нужно место того, кто ходит; null — только когда игра окончена.
position-built = Позиция, ключ «{ $field }»: в этом ходу жетон взят, только если дом начат и quiet равен 0.
position-phase = Позиция, ключ «{ $field }»: без карт не ходят — нужно «drop».
view-board = Вид, ключ «{ $field }»: это другое поле.
view-hands = Вид, ключ «{ $field }»: нужны свои карты и число карт у остальных.
view-deck = Вид, ключ «{ $field }»: карты не сходятся.

# Стол
zone-board = Лесная поляна
zone-deck = Колода, карт: { $count }
zone-spent = Сброс: { $count }
zone-hand = Карты ({ $name }): { $count }
zone-points = Очки ({ $name }): { $count }
zone-buttons = Что можно сделать
cell-round = { item }, клетка { $cell }
cell-start = { item }, клетка с флажком { $cell }
cell-arrow = { item }, клетка со стрелкой { $cell }
cell-square = пустой квадрат { $cell }: любая одна карта
token = жетон { item } { $cost } на { $cell }
place = место для части дома: { item } { $cost }
part = часть дома: { item } { $cost }
figure = { figure-name } ({ $name }) на { $cell }
cell-round-seen = { item }
cell-start-seen = { item }, клетка с флажком
cell-arrow-seen = { item }, клетка со стрелкой
cell-square-seen = пустой квадрат: любая одна карта
token-seen = жетон { item } { $cost }
figure-seen = { figure-name } ({ $name })
figure-waiting = { figure-name } ({ $name })
site = План дома: построено { $built } из { $all }
deck = Колода, карт: { $count }
spent = сверху в сбросе: { card }
points-3 = карточка 3 очка
points-1 = карточка 1 очко

button-done = Хватит
button-draw = { $count ->
    [0] Дальше
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
  }
start = Встать на клетку с флажком
go = Идти: { item }
go-square = Идти на пустой квадрат
take = Взять жетон: { item } { $cost }
done = Хватит ходить
drop = Сбросить: { card }
draw = Добрать карты

# Что сделано; перед этим стоит имя
told-start = ставит зверя на флажок
told-go = идёт на клетку с{"\u00A0"}{ item-with }
told-go-square = идёт на пустой квадрат
told-take = берёт жетон «{ item } { $cost }»
told-done = больше не идёт
told-drop = сбрасывает карту: { card-items }
told-draw = добирает карты

prompt-start = Поставь { figure-wanted } на флажок
prompt-move = Куда пойдёшь? Коснись клетки
prompt-token = Можно взять часть дома!
prompt-stuck = Идти некуда. Нажми «Хватит»
prompt-drop = Сбрось лишнее или бери карты
prompt-next = Сбрось лишнее или жми «Дальше»
prompt-change = Идти некуда. Сбрось лишнее и бери карты
prompt-draw = Карты кончились: берём новые
prompt-wait = Ходит { $name }
prompt-over = Игра окончена
prompt-card = Теперь коснись клетки
prompt-which = Какую карту отдать?
prompt-set = Какие карты отдать?

# Конец
end-ST-31 = Дом готов!
end-ST-34 = Давно ничего не строили — игра окончена.
tally-tokens = { $count ->
    [one] { $count } часть дома
    [few] { $count } части дома
   *[many] { $count } частей дома
  }
tally-neighbours = за соседние части: { $count }

# Подсказки
reason-token = Новая часть дома: { $near ->
    [0] 1 очко
    [one] 1 + { $near } соседняя
    [few] 1 + { $near } соседние
   *[many] 1 + { $near } соседних
  }
reason-near = Так ближе к жетону: { item } { $cost }
reason-keep = Лучше поберечь карты
reason-start = Отсюда удобно начинать
reason-draw = Новая карта — новый путь
reason-drop = Эта карта сейчас не нужна

# Первая игра
lesson-start = Ты ходишь бобром. Встань на флажок: он светится!
lesson-step = На карте кисть, на клетке кисть. Коснись клетки.
lesson-which = Подходят две карты. Коснись клетки, потом карты.
lesson-jump = Впереди заяц? Прыгай через него на пилу.
lesson-arrow = Со стрелки можно на любую стрелку. Иди на кисть.
lesson-token = «Пила 3» — это три пилы. У тебя они есть, бери!
lesson-beside = Рядом стоят три части: возьми пилу за 1 + 3 очка.
lesson-square = Пустой квадрат — за любую карту. Иди туда.
lesson-done = Идти некуда. Нажми «Хватит».
lesson-drop = Эта карта не нужна? Коснись её — сбросишь.
lesson-draw = Кисть пригодится. Добери карты до трёх.

# Что вышло
brought-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
  }{ $beside ->
    [0] { "" }
   *[other] : 1 за часть и { $beside } за соседние
  }
brought-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
  }
brought-paid = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[many] −{ $count } карт
  }
