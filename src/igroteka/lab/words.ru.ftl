# Слова лаборатории.

lab-title = { $game } ({ $edition }): { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
   *[other] { $games } случайных партий
  }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }
lab-title-by = { $game } ({ $edition }): { $games ->
    [one] { $games } партия ({ $by })
    [few] { $games } партии ({ $by })
   *[other] { $games } партий ({ $by })
  }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
  }
lab-options = настройки: { $options }; зерно: { $seed }
lab-stopped = Остановлено раньше, чем сыграны все партии: { $asked }.
lab-lengths = Длина
lab-mean = в среднем
lab-median = медиана
lab-ninety = 90 %
lab-most = больше всего
lab-actions = действий за партию
lab-turns = ходов за партию
lab-choices = возможных действий на решение
lab-ended = Конец по правилу
lab-games = партий
lab-share = доля
lab-wins = Победы
lab-by-seat = по местам
lab-by-order = по очереди хода
lab-numbers = Нужны хотя бы одна партия и одно ядро.
lab-option = «{ $text }» — не настройка: пишите имя=значение.

replay-start = Перед первым действием
replay-step = { $number }. { $seat ->
    [chance] физика
   *[other] место { $seat }
  }: { $action }
replay-next = Enter — дальше, q — хватит
replay-good = Запись в порядке: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
  } { $over ->
    [yes] и результат
   *[no] — игра не окончена
  }.
replay-partly = В записи нет зерна случайности, поэтому правила проверить нельзя: в порядке только вид, нотация и коробка ({ $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
  }).
replay-to = Действий в этой записи всего { $actions }.
replay-own = Это запись игры «{ $name }», которой нет на полке; укажите папку игры через --game.

ladder-title = Уровень
ladder-games = партий
ladder-rate = побед
ladder-interval = 95 %
ladder-ratings = Эло
ladder-skills = openskill
ladder-ended = конец по правилу
lab-by = Игрока «{ $name }» нет. { did-you-mean }Можно выбрать: { $known }.
ladder-pair = «{ $text }» — не пара: напишите двух игроков через двоеточие, например master:amateur.
ladder-alone = Для встречи нужны хотя бы два игрока.
look-back-moment = { $number }. Место { $seat }: { $action } стоило { $cost } из 100; лучше было { $better }. { $why }

lab-no-physics = В игре { $game } нет физики, которую можно сверить.
calibrate-agreement = Обе стопки согласны, сдвинется ли что-нибудь, в { $percent } % укладок где угодно неподвижной рукой.
calibrate-standing = стоит
calibrate-asked = где угодно
calibrate-agreed = сдвиг
calibrate-fates = падение
calibrate-alike = те же фишки
calibrate-piles = стопок
calibrate-laid = разумно
calibrate-fell = упало
calibrate-sure = 95 %
calibrate-wanted = SH-85
calibrate-guessed = быстрая
calibrate-time = процессор
