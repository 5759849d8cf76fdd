# The lab's own words.

lab-title = { $game } ({ $edition }): { $games ->
    [one] { $games } random game
   *[other] { $games } random games
  }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
lab-title-by = { $game } ({ $edition }): { $games ->
    [one] { $games } game by { $by }
   *[other] { $games } games by { $by }
  }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
lab-options = options: { $options }; seed: { $seed }
lab-stopped = Stopped before all { $asked } games were played.
lab-lengths = Lengths
lab-mean = mean
lab-median = median
lab-ninety = 90 %
lab-most = most
lab-actions = actions in a game
lab-turns = turns in a game
lab-choices = legal actions for a decision
lab-ended = Ended by
lab-games = games
lab-share = share
lab-wins = Wins
lab-by-seat = by seat
lab-by-order = by order of play
lab-numbers = At least one game and one core are needed.
lab-option = “{ $text }” is not an option: write name=value.

replay-start = Before the first action
replay-step = { $number }. { $seat ->
    [chance] physics
   *[other] seat { $seat }
  }: { $action }
replay-next = Enter — on, q — enough
replay-good = The record is in order: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } { $over ->
    [yes] and the result
   *[no] so far, the game is not over
  }.
replay-partly = The record has no seed, so the rules could not be checked: only its form, its notation and its box are in order ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }).
replay-to = There are only { $actions } actions in this record.
replay-own = The record is of “{ $name }”, which is not on the shelf; give the folder of that game with --game.

ladder-title = Level
ladder-games = games
ladder-rate = wins
ladder-interval = 95 %
ladder-ratings = Elo
ladder-skills = openskill
ladder-ended = ended by
lab-by = Unknown player “{ $name }”. { did-you-mean }Choose from: { $known }.
ladder-pair = “{ $text }” is not a pair: write two players with a colon between them, for example master:amateur.
ladder-alone = A match needs at least two players.
look-back-moment = { $number }. Seat { $seat } played { $action } and lost { $cost } of 100; better: { $better }. { $why }

lab-no-physics = { $game } has no physics to calibrate.
calibrate-agreement = Both agree on whether anything moves in { $percent } % of all placements anywhere by a still hand.
calibrate-standing = standing
calibrate-asked = anywhere
calibrate-agreed = same move
calibrate-fates = same fate
calibrate-alike = same chips
calibrate-piles = piles
calibrate-laid = sensibly laid
calibrate-fell = fell
calibrate-sure = 95 %
calibrate-wanted = SH-85
calibrate-guessed = fast pile
calibrate-time = processor
