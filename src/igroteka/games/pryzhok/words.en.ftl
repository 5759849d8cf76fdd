# Flip Jump: everything the game says.

title = Flip Jump
pitch = Hop over frogs, turn them over, make three of a colour.

option-variant = Game
option-variant-markers = 1 · most markers
option-variant-sets = 2 · all six colours
option-slides = A frog slides
option-slides-8 = along, across and slanting
option-slides-4 = along and across only
option-lines = No three of one colour in a line at the start of game 2
option-lines-whole = with gaps, too
option-lines-neighbours = neighbours only
option-quiet = Stop after so many turns without a marker (0: never)
option-first = Who begins
option-first-random = by lot

# Why not?
nothing-to-stop = There is no jump to stop: slide or jump with a frog first.
off-the-board = That way leads off the board.
another-frog-jumps = Another frog is jumping in this turn. Go on with it, or stop.
no-frog-there = There is no frog.
cell-is-taken = A frog sits there already.
jumper-cannot-slide = This frog is jumping: it can only go on jumping, or stop.
slides-straight = In this game frogs slide along and across only. Slanting they can but jump.
landed-there-already = The frog has been there in this jump. It may not land there again.
not-straight = That is no straight way: frogs go along, across or slanting.
frog-is-stuck = This frog has nowhere to go.
frog-first = Touch a frog first, then where it shall go.
gap-in-the-run = That does not go: jump over frogs that sit side by side, onto the first empty cell behind them.

# Positions from a file
position-board = Position, key “{ $field }”: expected { $size } lines of { $size } cells, farthest rank first.
position-frog = Position, key “{ $field }”: a frog is two different letters of roygbv, upper side first; an empty cell is “..”.
position-frogs = Position, key “{ $field }”: expected at least one frog, and each pair of colours at most once.
position-taken = Position, key “{ $field }”: expected one text for each player.
position-letters = Position, key “{ $field }”: expected letters of roygbv only.
position-no-supply = Position, key “{ $field }”: in game 2 everybody has markers of their own, so none lie free.
position-own = Position, key “{ $field }”: in game 2 a player has one marker of each colour at most.
position-markers = Position, key “{ $field }”: of each colour there { $count ->
        [one] is { $count } marker
       *[other] are { $count } markers
    }, free and taken together.
position-turn = Position, key “{ $field }”: expected the seat to play, or nothing when the game is over.
position-over = Position, key “{ $field }”: the markers and the count of quiet turns do not agree with it.
position-jump = Position, key “{ $field }”: expected the empty start, the landings, and the jumping frog on one of them.
position-jump-ended = Position, key “{ $field }”: this jump would have ended already.
position-touched = Position, key “{ $field }”: expected the frogs moved or flipped in the jump under way.
position-cell = Position, key “{ $field }”: expected cells of the board, such as c3.

# How it ended
tally-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
  }
tally-pairs = { $count ->
    [one] { $count } pair of the same colour
   *[other] { $count } pairs of the same colour
  }
end-PR-22 = Only one marker is left.
end-PR-24 = Too many turns without a marker.
end-PR-33 = All six colours together!

# What is seen
zone-board = The pond
zone-markers = Free markers
zone-taken = Markers: { $name }
zone-buttons = What you can do
colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
  }
frog = { $top ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[violet] Violet
  } frog on { $cell }, { $under ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[violet] violet
  } beneath
cell = Empty cell { $cell }
cell-seen = Empty cell
marker = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[violet] Violet
  } marker
button-stop = Stop here
slide = { $top ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[violet] Violet
  } frog slides
hop = { $top ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[violet] Violet
  } frog jumps over { $over ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $over }
  }
stop = Stop
told-stop = stops
prompt-where = Where to? Touch what glows
prompt-move = Slide a frog, or jump with one
prompt-jump = Keep jumping, or stop
prompt-wait = Thinking: { $name }
prompt-over = The game is over

# The first game
lesson-slide = Touch the frog. Then touch where it goes.
lesson-jump = Jump over the other frog: it turns over!
lesson-run = Jump over the whole row! The last one turns over.
lesson-jump-on = Jump — and then you may jump once more.
lesson-row = Three of one colour in a line: a marker is yours!
lesson-row-by-flip = Turn a frog over and it makes a row!
lesson-chain = The row turns over and makes another one!
lesson-last = One marker left ends the game. Take the red one!

# Why
reason-row = { $count ->
    [one] { $colour ->
        [red] Makes three reds
        [orange] Makes three oranges
        [yellow] Makes three yellows
        [green] Makes three greens
        [blue] Makes three blues
        [violet] Makes three violets
       *[many] Takes a marker
      }
   *[other] Takes { $count } markers at once
  }
reason-jump-on = Jump: a row lies ahead
reason-leaves-nothing = Leaves the next player nothing to take
reason-jump-further = The jump can go on from there
reason-wait = Nothing to take yet: wait for a better moment
reason-later = That will pay off later

# What it brought
brought-markers = { $colour ->
    [red] +{ $count } red
    [orange] +{ $count } orange
    [yellow] +{ $count } yellow
    [green] +{ $count } green
    [blue] +{ $count } blue
    [violet] +{ $count } violet
   *[many] +{ $count }
  } { $count ->
    [one] marker
   *[other] markers
  }
brought-turned = { $count ->
    [one] { $count } frog turned over
   *[other] { $count } frogs turned over
  }
