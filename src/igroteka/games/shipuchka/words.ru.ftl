# Шипучка: всё, что говорит игра.

title = Шипучка
pitch = Клади фишки на бутылку твёрдой рукой — и не дай всему рухнуть.

option-kids = Детские правила: цвет или картинка
option-hands = Руки
option-hands-normal = обычные
option-hands-steady = твёрдые
option-hands-shaky = дрожащие
option-companion = На столе стоит настоящая бутылка
option-rounds = Раунды
option-limit = Раунд кончается после стольких укладок (0 — никогда)
option-challenge = В одиночку: задание
option-challenge-free = как можно выше
option-challenge-least = в каждом слое не меньше
option-challenge-most = в каждом слое не больше
option-challenge-colours = одинаковые цвета не касаются
option-each = Сколько в слое
option-rulings = Наши решения
option-rulings-letter = по букве
option-rulings-first = как в версии 0.1
option-first = Кто начинает
option-first-random = по жребию
option-companion-alone = С настоящей бутылкой играют хотя бы вдвоём; в одиночку строят в приложении.
option-challenge-alone = Задания — для одного игрока.
no-physics = Судьи башни (MuJoCo) здесь нет. С настоящей бутылкой играть можно.

# Фишки
colour = { $colour ->
    [R] красный
    [G] зелёный
    [B] синий
    [Y] жёлтый
   *[none] любой
  }
named-colour = { $named ->
    [R] красный
    [G] зелёный
    [B] синий
   *[Y] жёлтый
  }
asked-colour = { $asked ->
    [R] красный
    [G] зелёный
    [B] синий
   *[Y] жёлтый
  }
colour-she = { $colour ->
    [R] красная
    [G] зелёная
    [B] синяя
   *[Y] жёлтая
  }
colour-they = { $colour ->
    [R] красные
    [G] зелёные
    [B] синие
   *[Y] жёлтые
  }
picture = { $picture ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [plus] «возьми две»
    [rev] «разворот»
    [twice] «ещё столько же»
    [ask] «заказываю»
    [half] «возьми половину»
   *[swap] «обмен»
  }
chip = { $picture ->
    [rock] { colour } камень
    [scissors] { colour-they } ножницы
    [paper] { colour-she } бумага
    [swap] «обмен»
   *[other] { colour-she } { picture }
  }
last-colour = { $last_colour ->
    [R] красный цвет
    [G] зелёный цвет
    [B] синий цвет
    [Y] жёлтый цвет
   *[none] любой цвет
  }
last-picture = { $last_picture ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [plus] «возьми две»
    [rev] «разворот»
    [twice] «ещё столько же»
    [ask] «заказываю»
    [half] «возьми половину»
   *[swap] «обмен»
  }
beating = { $beats ->
    [rock] камень
    [scissors] ножницы
   *[paper] бумага
  }
pair = две разом: { chip }
chip-standing = { chip }, слой { $layer }, { $side ->
    [middle] посередине
    [right] справа
    [left] слева
    [front] спереди
    [back] сзади
    [front-left] спереди слева
    [front-right] спереди справа
    [back-left] сзади слева
   *[back-right] сзади справа
  }
chip-held = в пальцах: { chip }
chip-on-bottle = на бутылке: { chip }, { $count }
chip-just-laid = только что положили: { chip }

# Почему нельзя?
unfit-plain = Не подходит: { chip }. { fits-plain }
unfit-super = Не подходит: { chip }. { fits-super }
unfit-kids = Не подходит: { chip }. { fits-kids }
unfit-asked = Не подходит: { chip }. { fits-asked }
fits-any = Сейчас можно любую фишку.
fits-plain = Сейчас подходит { last-colour } или { beating } любого цвета.
fits-super = Сейчас подходит { last-colour } или { last-picture } любого цвета.
fits-kids = Сейчас подходит { last-colour } или { last-picture }.
fits-asked = Заказан { asked-colour } цвет, ещё на { $left ->
    [one] { $left } фишку
    [few] { $left } фишки
   *[many] { $left } фишек
  }.
chip-not-held = У тебя такой нет: { chip }.
double-needs-two = Две разом кладут, только если они одинаковые, а у тебя такая одна: { chip }.
chip-in-your-fingers = Уже в пальцах: { chip }. Теперь клади на бутылку.
name-a-colour = С фишкой «заказываю» называют цвет: тронь фишку, потом цвет.
no-colour-alone = В одиночку цвет не нужен: просто клади фишку.
chip-first = Сначала возьми фишку из руки.
point-at-a-place = Покажи место на крышке или на фишке.
place-beside = Там ничего нет. Середина фишки должна быть над крышкой или над фишкой.
places-too-close = Две фишки пары кладут рядом: между серединами не меньше ширины фишки.
real-bottle = Клади фишку на настоящую бутылку; здесь только говорят, что упало.
challenge-least = Пока рано: в слое ниже нужно хотя бы { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
  }.
challenge-most = Этот слой полон: в каждом не больше { $count ->
    [one] { $count } фишки
   *[other] { $count } фишек
  }.
challenge-colours = Слишком близко: между фишками одного цвета не меньше 1 мм в любую сторону.
take-only-without = У тебя есть что положить: { chip }. Пузырьки — для тех, у кого ничего не подходит.
nothing-to-take = Пузырьков больше нет.
give-up-after-a-fall = Сдаться можно, только когда твоя фишка упала.
stop-alone = Остановиться может только тот, кто играет один.
tell-what-fell = Сначала скажи, что упало.
nothing-laid-yet = Ещё ничего не положили.
not-on-the-bottle = Столько таких фишек на бутылке нет.
note-unfit = Это не заметка судьи об этих фишках.

# Издания
chips-too-many-copies = { $file }, ключ «{ $field }»: не больше { $most } одинаковых фишек.
chips-super-once = { $file }, ключ «{ $field }»: каждая суперфишка не больше чем одна.
chips-number = { $file }, ключ «{ $field }»: ожидается от { $low } до { $high } фишек, а их { $found }.

# Позиции и виды из данных
position-unfit = Позиция, ключ «{ $field }»: не сходится с остальным.
position-seats = Позиция, ключ «{ $field }»: ожидается по одному значению на игрока.
position-seat = Позиция, ключ «{ $field }»: ожидается место этой игры.
position-chip = Позиция, ключ «{ $field }»: ожидаются фишки вроде R.rock, G.+2, swap или номера этой коробки, а не «{ $text }».
position-chips-twice = Позиция, ключ «{ $field }»: «{ $text }» уже лежит в другом месте.
position-bubbles = Позиция, ключ «{ $field }»: ожидаются ровно те фишки, которых больше нигде нет.
position-pose = Позиция, ключ «{ $field }»: ожидаются x, y, z в миллиметрах и единичный кватернион.
position-dice = Позиция, ключ «{ $field }»: ожидаются 64 шестнадцатеричные цифры.
position-empty-hand = Позиция, ключ «{ $field }»: у кого-то нет фишек, значит, раунд окончен.
position-stuck = Позиция, ключ «{ $field }»: тому, кто ходит, нечего делать.
position-over = Позиция, ключ «{ $field }»: не сходится с концом игры.
view-hands = Вид, ключ «{ $field }»: ожидаются свои фишки и число фишек у остальных.
view-bubbles = Вид, ключ «{ $field }»: число фишек не сходится.

# Чем кончилось
tally-before = прошлые раунды: { $count }
tally-chips = { $count ->
    [0] простых не осталось
   *[other] простых: { $count }
  }
# Одна за 10 очков — «обмен», за 5 — суперфишка.
one-super = { $points ->
    [10] обмен: { $points }
   *[other] { $count } суперфишка: { $points }
  }
tally-super = { $count ->
    [one] { one-super }
    [few] { $count } суперфишки: { $points }
   *[many] { $count } суперфишек: { $points }
  }
tally-standing = { $count ->
    [one] устояла { $count } фишка
    [few] устояли { $count } фишки
   *[many] устояло { $count } фишек
  }
end-SH-50 = Фишек не осталось! Побеждает тот, у кого меньше очков.
end-SH-51 = Никто не может ходить: побеждает тот, у кого меньше очков.
end-SH-52 = Все раунды сыграны: побеждает тот, у кого меньше очков.
end-SH-53 = Довольно укладок: побеждает тот, у кого меньше очков.
end-SH-70 = Башня готова.

# Что видно
zone-pile = Бутылка, { $count ->
    [0] на ней пока пусто
    [one] на ней { $count } фишка
    [few] на ней { $count } фишки
   *[many] на ней { $count } фишек
  }
zone-signs = Что сейчас в силе
zone-bubbles = Пузырьки: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
  }
zone-hand = Рука: { $name }, { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
  }
zone-score = Очки: { $name }, { $count }
zone-buttons = Что можно сделать
sign-anything = Можно любую
sign-last = Последняя фишка: { chip }
sign-order = Заказ: { colour }, ещё { $left }
sign-clockwise = Ход идёт по часовой стрелке
sign-counterwise = Ход идёт против часовой стрелки
button-take = Взять пузырёк
button-give-up = Сдаюсь
button-stop = Хватит
button-standing = Всё стоит!
button-told = Упали эти
button-clear = Сначала
button-colour-R = Красный
button-colour-G = Зелёный
button-colour-B = Синий
button-colour-Y = Жёлтый
do-take = Взять пузырёк
do-give-up = Сдать ход
do-stop = Остановиться
do-standing = Ничего не упало
do-told = Упали эти
do-clear = Отметить заново
mark = упало: { chip }
mark-laid = упало то, что положили: { chip }
lay-face = Взять: { chip }
lay-pair = Взять две разом: { chip }
lay-order = Взять: { chip }, заказать { named-colour } цвет
place-it = Положить, куда покажешь
put-here = Положить сюда: место { $number }

# Что сделано; перед этим стоит имя
told-do-take = берёт пузырёк
told-do-give-up = сдаёт ход
told-do-stop = останавливается
told-do-standing = говорит: ничего не упало
told-do-told = говорит, что упало
told-do-clear = отмечает заново
told-mark = отмечает, что упало: { chip }
told-mark-laid = отмечает, что упала новая фишка: { chip }
told-lay-face = берёт фишку: { chip }
told-lay-pair = берёт две фишки разом: { chip }
told-lay-order = берёт фишку: { chip }, заказывает { named-colour } цвет
told-put = кладёт фишку: { chip }
told-put-pair = кладёт две фишки разом: { chip }
told-put-order = кладёт фишку: { chip }, заказывает { named-colour } цвет

# Что просит линия
prompt-choose = Тот же цвет — или то, что бьёт последнюю
prompt-super = Тот же цвет или такая же суперфишка
prompt-kids = Тот же цвет или такая же картинка
prompt-any = Клади любую фишку
prompt-asked = Ещё { $left ->
    [one] { $left } фишка
    [few] { $left } фишки
   *[many] { $left } фишек
  }: { colour } цвет
prompt-again = Упала. Попробуй ещё раз или сдайся
prompt-take = Ничего не подходит: возьми пузырёк
prompt-alone = Бери фишку: сколько устоит?
prompt-aim = Куда положишь? Рука дрожит!
prompt-second = Теперь вторую
prompt-colour = Какой цвет закажешь?
prompt-falling = Устоит?
prompt-what-fell = Что упало? Тронь это
prompt-round-over = Раунд { $round } окончен
prompt-wait = Думает: { $name }
prompt-over = Игра окончена

# Первая игра
lesson-kids-colour = Красное — на красное: бери красную бумагу.
lesson-kids-picture = Или такую же картинку: камень на камень!
lesson-colour = На красный камень можно любую красную фишку.
lesson-beats = Или то, что бьёт: бумага заворачивает камень!
lesson-super = На суперфишку — её цвет или такую же суперфишку.
lesson-order = «Заказываю»: тронь её, потом цвет трёх следующих.
lesson-double = Две одинаковые кладут и разом. Бери пару!
lesson-take = Ничего не подходит? Возьми пузырёк.
lesson-place = Теперь клади на бутылку или на другие фишки.
lesson-retry = Упала она одна: пробуй снова или сдайся.
lesson-swap = «Обмен» кладут на что угодно: все руки переходят.

# Подсказки
reason-place = Здесь она лежит надёжно
reason-pair = Уходят сразу две фишки
reason-identical = Такая же фишка: следующий пропустит ход
reason-super = Суперфишку лучше отдать: в конце это 5 лишних очков
reason-fits = Подходит, и фишек станет меньше
reason-take = Ничего не подходит: пузырёк

# Что вышло
brought-stands = { $count ->
    [one] Стоит! На бутылке { $count } фишка
    [few] Стоит! На бутылке { $count } фишки
   *[many] Стоит! На бутылке { $count } фишек
  }
brought-fell = { $count ->
    [one] упала { $count } фишка
    [few] упали { $count } фишки
   *[many] упало { $count } фишек
  }
brought-chips = { $count ->
    [one] +{ $count } фишка
    [few] +{ $count } фишки
   *[many] +{ $count } фишек
  }
brought-points = { $count ->
    [one] +{ $count } очко
    [few] +{ $count } очка
   *[many] +{ $count } очков
  }
brought-swap = все поменялись фишками
brought-turned = ход пошёл в другую сторону
