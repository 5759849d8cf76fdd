# Моё одеяло!: всё, что говорит игра.

title = Моё одеяло!
pitch = Одно одеяло на всех озябших гномов: перетяни его на свою кровать.

option-teams = Две команды по двое (вчетвером)
option-pillow = Первый гном и тот, кто остаётся
option-pillow-chosen = на подушке, которую выбирает игрок
option-pillow-middle = на средней подушке
option-weigh = Кто мешает тянуть из кровати напротив
option-weigh-all = все гномы
option-weigh-awake = только бодрые
option-quiet = Раунд кончается после стольких ходов, когда одеяло не тянули (0 — никогда)
option-first = Кто начинает
option-first-random = по жребию

# Карты
card = { $card ->
    [pull] «Тянем!»
    [heave] «Раз-два, взяли!»
    [join] «Подвинься!»
    [wake] «Подъём!»
    [lullaby] «Баю-бай»
    [pillow] «Подушкой!»
    [lure] «Перебежчик»
    [barter] «Меняемся»
    [racket] «Шум и гам»
    [spin] «Карусель»
    [hands] «Махнёмся!»
    [shove] «Катись колбаской»
   *[own] «{ $ru }»
  }
card-text = { $card ->
    [pull] Одеяло едет к тебе на одну клетку. Бодрых гномов нужно не меньше, чем { $weigh ->
        [all] всех гномов
       *[awake] бодрых
      } в кровати напротив.
    [heave] Одеяло едет к тебе на клетку, а если у тебя три гнома и все бодрые — на две.
    [join] Новый бодрый гном ложится на свободную подушку твоей кровати.
    [wake] Разбуди своего спящего гнома и возьми карту.
    [lullaby] Бодрый гном в чужой кровати засыпает.
    [pillow] Бум! Гном вылетает из чужой кровати. Последнего гнома не тронь.
    [lure] Бодрый гном из чужой кровати перебегает в твою. Последнего не зови.
    [barter] Отдай кому-нибудь карту и вытяни у него одну не глядя. Потом возьми карту.
    [racket] Все спящие гномы просыпаются. Потом возьми карту.
    [spin] Всё поле поворачивается на четверть: кровати, гномы и одеяло.
    [hands] Поменяйся с кем-нибудь всеми картами.
    [shove] Гном перекатывается из одной чужой кровати в другую чужую. Последнего не тронь.
   *[own] { $ru_text }
  }
card-whole = { card } { card-text }
back = Карта рубашкой вверх

# Почему нельзя?
card-not-held = У тебя нет карты { card }.
surplus-first = { $count ->
    [one] У тебя { $count } карта
    [few] У тебя { $count } карты
   *[many] У тебя { $count } карт
  }, а можно не больше восьми. Сначала убери лишнюю.
no-surplus = Карты убирают, только когда их больше восьми. У тебя — { $count }.
drawn-or-keep = Карта из колоды — { card }. Сыграй её или оставь себе.
drawn-other-target = Карта из колоды — { card }: она действует не туда.
nothing-drawn = Карта из колоды ещё не взята.
swap-needs-eight = Карту меняют, только когда на руке восемь. У тебя — { $count }.
too-weak = Не перетянуть: { $mine ->
    [0] у тебя ни одного бодрого
    [one] у тебя { $mine } бодрый
   *[other] у тебя { $mine } бодрых
  }, а напротив — { $weigh ->
    [all] { $theirs }, считая спящих
   *[awake] { $theirs }
  }.
blanket-at-the-edge = Одеяло уже у твоего края: дальше тянуть некуда.
nobody-sleeps = Никто не спит.
nobody-sleeps-here = В твоей кровати никто не спит.
pillow-empty = На этой подушке никого нет.
awake-already = Этот гном и так не спит.
asleep-already = Этот гном уже спит.
bed-full = Там уже три гнома: кровать полна.
pillow-taken = На этой подушке уже лежит гном.
no-such-bed = С этой стороны нет кровати ({ $side }).
own-gnome = Это твой гном. Выбери гнома в чужой кровати.
last-gnome = Это последний гном в кровати, он остаётся.
sleeper-stays = Спящий гном никуда не побежит. Выбери бодрого.
third-bed = Нужна третья кровать: не твоя и не его собственная.
not-with-yourself = С собой меняться нельзя: выбери другого игрока.
give-another = { card } сейчас играется. Отдай другую карту.
they-have-no-card = Меняться нечем, карт нет: { $name }.
card-first = Сначала тронь карту, потом того, на кого она.
lay-first = Сначала положи гнома на одну из своих подушек.
stay-first = Сначала выбери, кто из твоих гномов останется.
bed-before-round = Подушки выбирают перед раундом, а этот уже идёт.
not-your-bed = Это чужая кровать. Выбирай в своей.
open-in-turn = Сейчас не твой ход: карту брать рано.

# Что сделано; перед этим стоит имя
told-draw = берёт карту из колоды
told-keep = оставляет карту себе
told-lay = кладёт гнома на подушку
told-stay = выбирает, какой гном останется
told-take-open = берёт открытую карту { card }
told-swap = меняет карту { card } на новую
told-drop = убирает лишнюю карту { card }
told-play = играет { card }
told-play-on = играет { card } на игрока { $name }

# То же, когда карту видит только хозяин
told-swap-unseen = меняет одну карту на новую
told-drop-unseen = убирает лишнюю карту
told-barter = меняется картой с игроком { $name }

# Издания
card-twice = { $file }, карта «{ $card }», ключ «{ $field }»: у каждого вида карт свой id.
card-for-four = { $file }, карта «{ $card }», ключ «{ $field }»: эффект «{ $effect }» — только для четверых; копии пишут в copies_for_four.
card-without-copies = { $file }, карта «{ $card }», ключ «{ $field }»: нужна хотя бы одна копия.
card-limit = { $file }, карта «{ $card }», ключ «{ $field }»: ограничение «{ $limit }» не подходит к эффекту «{ $effect }».
card-amount = { $file }, карта «{ $card }», ключ «{ $field }»: у эффекта «{ $effect }» нет числа; нужно 1.
card-extra = { $file }, карта «{ $card }», ключ «{ $field }»: «{ $effect }» после такого же эффекта ничего не делает.
card-text-missing = { $file }, карта «{ $card }», ключ «{ $field }»: это не наша карта; нужны её собственные слова, ru и en.
deck-too-small = { $file }, ключ «{ $field }»: на { $players } игроков нужно карт не меньше { $expected }, а их { $found }.
deck-no-pull = { $file }, ключ «{ $field }»: нужна карта для любого числа игроков, которая тянет одеяло, а её нет.

# Позиции и виды из данных
position-seats = Позиция, ключ «{ $field }»: нужна одна запись на каждого игрока.
position-seat = Позиция, ключ «{ $field }»: нужно место этой игры.
position-teams = Позиция, ключ «{ $field }»: команды бывают только вчетвером.
position-gnomes = Позиция, ключ «{ $field }»: каждый гном от A до L — не больше раза.
position-blanket = Позиция, ключ «{ $field }»: вдвоём ничто не движется вбок; нужен 0.
position-card = Позиция, ключ «{ $field }»: нужны карты этого издания; а не «{ $text }».
position-hand = Позиция, ключ «{ $field }»: карт не больше { $most }.
position-cards = Позиция, ключ «{ $field }»: каких-то карт больше, чем в колоде на { $players } игроков.
position-deck = Позиция, ключ «{ $field }»: нужны ровно те карты на { $players } игроков, которых нет в других местах.
position-dice = Позиция, ключ «{ $field }»: нужны 64 шестнадцатеричные цифры.
position-over = Позиция, ключ «{ $field }»: не сходится с одеялом, гномами, раундом или счётом тихих ходов.
position-turn = Позиция, ключ «{ $field }»: нужно место того, чей ход, или ничего, если игра окончена.
position-phase = Позиция, ключ «{ $field }»: с такими картами ход зайти так далеко не мог.
position-drawn = Позиция, ключ «{ $field }»: нужна взятая карта, одна из руки, и только в фазе «drawn».
view-hands = Вид, ключ «{ $field }»: нужны свои карты и число карт у остальных.
view-deck = Вид, ключ «{ $field }»: карты не сходятся.
view-moment = Вид, ключ «{ $field }»: нужен стол в покое.

# Чем кончилось
tally-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  }
tally-team = команда: { tally-tokens }
tally-gnomes = { $count ->
    [one] { $count } гном под конец
    [few] { $count } гнома под конец
   *[many] { $count } гномов под конец
  }
end-OD-31 = Три раунда сыграны.
end-OD-32 = Три раунда сыграны.

# Что видно
zone-field = Поле, раунд { $round } из 3
zone-open = Открытая карта { $number }
zone-deck = Колода, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
deck = { zone-deck }
zone-discards = Сброс, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
discards = { zone-discards }
zone-hand = Рука: { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
zone-tokens = Жетоны: { $name }, { $count }
zone-buttons = Что можно сделать
colour = { $colour ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[green] зелёная
  }
bed = { colour } кровать: { $name }, бодрых { $count }
own-bed = { colour } кровать
team = { $team ->
    [sun] Команда солнца
   *[moon] Команда луны
  }, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  }
pillow = Подушка: { $name }
blanket = Одеяло
gnome = { $awake ->
    [yes] Бодрый гном: { $name }
   *[no] Спящий гном: { $name }
  }

# Что можно сделать
draw = Взять карту из колоды
keep = Оставить себе
lay = Положить гнома сюда
stay = Пусть останется этот гном
take-open = Взять { card }
swap = Обменять { card }
drop = Убрать { card }
play = Сыграть { card }
play-on = Сыграть { card }: { $name }
prompt-lay = Выбери подушку для своего гнома
prompt-stay = Кто останется? Тронь гнома
prompt-turn = Сыграй карту или возьми новую
prompt-pull = Тянем? Бодрых { $mine } против { $theirs }
prompt-drawn = Сыграй новую карту или оставь себе
prompt-keep = Новую карту сейчас не сыграть: оставь себе
prompt-surplus = Больше восьми: убери одну карту
prompt-wait = Думает { $name }
prompt-touched = Под одеялом: { $name }, { $count ->
    [one] { $count } гном
    [few] { $count } гнома
   *[many] { $count } гномов
  }!
prompt-played = { $name }: { card }
prompt-over = Игра окончена
ask-pull = Тронь одеяло: тянем!
ask-join = На какую подушку?
ask-wake = Кого разбудить?
ask-wake-all = Тронь любого, кто спит
ask-lull = Кого усыпить?
ask-evict = В кого подушкой?
ask-lure = Кого переманить?
ask-shove = Кто покатится?
ask-barter = Какую карту отдать?
ask-hands = С кем? Тронь кровать
ask-spin = Чья кровать приедет к тебе?
ask-draw = Тронь колоду
ask-pillow = На какую подушку?
ask-other-pillow = На какую подушку другой кровати?
ask-player = Кому? Тронь кровать
ask-discards = Тронь сброс
ask-swap = Поменять карту? Тронь сброс

# Первая игра
lesson-lay = Положи гнома на подушку. Выбирай любую!
lesson-stay = Новый раунд: останется один гном. Тронь его.
lesson-pull = Сыграй «Тянем!» и тронь одеяло.
lesson-weak = Один против двоих. Зови помощника!
lesson-lullaby = Сейчас они победят! Усыпи гнома: спящие не тянут.
lesson-wake = Твой гном задремал. Разбуди его!
lesson-pillow = Бой подушками! Выгони гнома из чужой кровати.
lesson-lure = Перемани: сначала гном, потом подушка.
lesson-take = Играть нечего? Возьми открытую карту.
lesson-score = Тяни! Жетон за каждого гнома под одеялом.
lesson-spin = Тронь кровать, которая приедет к тебе.

# Чем это хорошо
reason-take = Карта «Тянем!» всегда пригодится
reason-open = Эта карта пригодится
reason-bed = До этой подушки одеяло дотянется
reason-draw = Вдруг придёт карта получше
reason-keep = Эту карту лучше поберечь
reason-swap = Другая карта нужнее
reason-drop = Эта карта нужна меньше всех
reason-barter = Другая карта вместо ненужной
reason-hands = Вдруг чужие карты лучше твоих
reason-win = Одеяло твоё: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  }!
reason-pull = Одеяло ближе: { $count ->
    [one] останется { $count } клетка
    [few] останется { $count } клетки
   *[many] останется { $count } клеток
  }
reason-stronger = Так сильнее: бодрых { $mine } против { $theirs }
reason-weaken = Одним соперником меньше
reason-rival = Кто-то из других станет слабее

# Что вышло
brought-tokens = { $count ->
    [one] +{ $count } жетон
    [few] +{ $count } жетона
   *[many] +{ $count } жетонов
  }
brought-pulled = { $count ->
    [one] одеяло сдвинулось на { $count } клетку
    [few] одеяло сдвинулось на { $count } клетки
   *[many] одеяло сдвинулось на { $count } клеток
  }
brought-woke = { $count ->
    [one] проснулся { $count } гном
    [few] проснулись { $count } гнома
   *[many] проснулось { $count } гномов
  }
brought-slept = { $count ->
    [one] уснул { $count } гном
    [few] уснули { $count } гнома
   *[many] уснуло { $count } гномов
  }
brought-came = { $count ->
    [one] +{ $count } гном в кровати
    [few] +{ $count } гнома в кровати
   *[many] +{ $count } гномов в кровати
  }
brought-left = { $count ->
    [one] −{ $count } гном в кровати
    [few] −{ $count } гнома в кровати
   *[many] −{ $count } гномов в кровати
  }
brought-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
  }
brought-moved = { $count ->
    [one] { $count } гном в другой кровати
    [few] { $count } гнома в другой кровати
   *[many] { $count } гномов в другой кровати
  }
brought-round = раунд { $round } окончен
