# The Big Build: all the game says.

title = The Big Build
pitch = Gather the parts of a house in the wood and put them beside one another.

option-quiet = Stop after so many rounds without a new part of the house (0: never)
option-figure = Animal of player { $number }
option-figure-own = { $name }: which animal?
option-figure-any = any
option-figure-beaver = Chip the beaver
option-figure-hare = Chisel the hare
option-figure-hedgehog = Rasp the hedgehog
option-figure-moose = Twig the moose
option-figure-owl = Inch the owl
option-first = Who begins
option-first-random = by lot

# Items, cards, animals
item = { $item ->
    [hammer] hammer
    [saw] saw
    [brush] brush
    [plank] plank
   *[nail] nail
  }
item-wanted = { $item ->
    [hammer] a hammer
    [saw] a saw
    [brush] a brush
    [plank] a plank
   *[nail] a nail
  }
item-with = { $item ->
    [hammer] a hammer
    [saw] a saw
    [brush] a brush
    [plank] a plank
   *[nail] a nail
  }
card-items = { $one ->
    [hammer] hammer
    [saw] saw
    [brush] brush
    [plank] plank
   *[nail] nail
  }{ $two ->
    [hammer] , hammer
    [saw] , saw
    [brush] , brush
    [plank] , plank
    [nail] , nail
   *[none] { "" }
  }{ $three ->
    [hammer] , hammer
    [saw] , saw
    [brush] , brush
    [plank] , plank
    [nail] , nail
   *[none] { "" }
  }
card = card: { card-items }
figure-name = { $figure ->
    [beaver] Chip the beaver
    [hare] Chisel the hare
    [hedgehog] Rasp the hedgehog
    [moose] Twig the moose
   *[owl] Inch the owl
  }
figure-wanted = { $figure ->
    [beaver] the beaver
    [hare] the hare
    [hedgehog] the hedgehog
    [moose] the moose
   *[owl] the owl
  }
pictures = { $cost ->
    [one] { $cost } such picture
   *[other] { $cost } such pictures
  }

# Why not?
figure-twice = Two players cannot have the same animal: { figure-name }. Choose another one.
not-a-start = You begin on a cell with a flag. There is none here.
start-is-taken = Somebody stands here already. Choose another flag.
started-already = The game has begun: all animals have their places.
start-first = First put your animal on a cell with a flag.
drop-after-done = First stop walking: press “Enough”. Then you may drop cards.
draw-after-done = First stop walking: press “Enough”. Then you draw.
done-already = You have stopped walking. Drop what you do not want and draw.
moving-is-over = You have stopped walking for this turn. Now drop and draw.
card-not-held = You hold no such card: { card }.
stand-there = Your animal is there already.
cell-is-taken = Somebody stands here. You can jump over, but two do not fit on one cell.
too-far = Too far: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }. Follow a path to the next cell, or jump over animals.
no-such-item = This cell asks for { item-wanted }, and none of your cards shows one.
card-without-item = This cell asks for { item-wanted }. This card has none: give a card with { item-with }.
one-card-is-enough = One card is enough here.
token-too-dear = This token is { item } { $cost }: it takes { pictures }. You have { $held }, so { $missing } more { $missing ->
    [one] is
   *[other] are
  } missing.
payment-too-small = This token is { item } { $cost }: it takes { pictures }. These cards show { $shown }: add { $missing } more.
payment-too-large = This token is { item } { $cost }. Less will do: one of these cards can stay with you.
figure-is-here = This is { figure-name }. Touch the cell you want to go to.
token-stands = This part of the house is built already: { item } { $cost }.
place-is-empty = Here { item } { $cost } will stand. That token lies on a square in the wood.
choose-a-cell = Touch a cell that glows.

# Editions
edition-item = { $file }, key “{ $field }”: “{ $item }” is no item of this game; there are: { $known }.
edition-items = { $file }, key “{ $field }”: expected all five items, each once: { $known }.
edition-card = { $file }, key “{ $field }”: expected one to { $most } items on a card.
edition-places = { $file }, key “{ $field }”: expected { $rows } rows of { $columns } places.
edition-token = { $file }, key “{ $field }”: expected a token like “saw 3”: an item ({ $known }) and a cost from 1 to 9; not “{ $token }”.
edition-token-twice = { $file }, key “{ $field }”: the token “{ $token }” stands there twice; expected once.
edition-costs = { $file }, key “{ $field }”: expected at most { $most } different costs.
edition-outside = { $file }, key “{ $field }”: expected a place on the board of { $width } × { $height }.
edition-cell-name = { $file }, key “{ $field }”: expected a name of its own: a letter, then letters, digits and dots, up to eight signs; not “{ $cell }”.
edition-square = { $file }, key “{ $field }”: the square { $cell } needs a cost and no item.
edition-cell-item = { $file }, key “{ $field }”: the round cell { $cell } needs one of the items ({ $known }) and no cost; not “{ $item }”.
edition-squares = { $file }, key “{ $field }”: expected { $expected } squares with the cost { $cost }, one for each token; found { $found }.
edition-kind = { $file }, key “{ $field }”: expected at least { $expected } { $kind ->
    [start] START cells (kind = "start")
   *[arrow] arrow cells (kind = "arrow")
  }; found { $found }.
edition-path-end = { $file }, key “{ $field }”: expected the names of two cells; there is no cell “{ $cell }”.
edition-path-twice = { $file }, key “{ $field }”: expected a path between two different cells, each once; not “{ $from }”–“{ $to }”.
edition-apart = { $file }, key “{ $field }”: expected a board in one piece; there is no way from { $from } to { $cell }.
edition-few-cards = { $file }, key “{ $field }”: expected at least { $expected } cards; found { $found }.
edition-unpayable = { $file }, key “{ $field }”: no three cards can pay the token “{ $token }”.

# Positions and views from data
position-seats = Position, key “{ $field }”: expected an entry for each of { $players } players.
position-seat = Position, key “{ $field }”: expected a seat of this game.
position-figures = Position, key “{ $field }”: expected different animals: { $known }.
position-cell = Position, key “{ $field }”: there is no cell “{ $text }”.
position-token = Position, key “{ $field }”: there is no token “{ $token }”.
position-card = Position, key “{ $field }”: expected cards of this deck like saw+saw+brush; not “{ $text }”.
position-hand = Position, key “{ $field }”: expected at most three cards in a hand.
position-cards = Position, key “{ $field }”: more of some cards than there are in the deck.
position-deck = Position, key “{ $field }”: expected exactly the cards that are nowhere else.
position-last = Position, key “{ $field }”: expected up to three of the discards, and the seat whose they were.
position-dice = Position, key “{ $field }”: expected 64 hexadecimal digits.
position-two = Position, key “{ $field }”: expected at most one animal on a cell.
position-at = Position, key “{ $field }”: expected a cell for everybody; while animals take their places, a START cell or nothing.
position-starting = Position, key “{ $field }”: animals take their places in turn, beginning with the first player.
position-points = Position, key “{ $field }”: expected { $sum } in all, as many as parts stand and touch, and for nobody fewer than their own parts.
position-tokens = Position, key “{ $field }”: every token lies on a free square of its cost or stands in the house.
position-over = Position, key “{ $field }”: does not go with the house or the count of quiet turns.
position-turn = Position, key “{ $field }”: expected the seat to play; null only when the game is over.
position-built = Position, key “{ $field }”: a token was taken this turn only if the house is begun and quiet is 0.
position-phase = Position, key “{ $field }”: nobody walks without cards; expected “drop”.
view-board = View, key “{ $field }”: this is another board.
view-hands = View, key “{ $field }”: expected one's own cards, and the number of others' cards.
view-deck = View, key “{ $field }”: the cards do not add up.

# The table
zone-board = The clearing
zone-deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
zone-spent = Discards: { $count }
zone-hand = Cards ({ $name }): { $count }
zone-points = Points ({ $name }): { $count }
zone-buttons = What can be done
cell-round = { item }, cell { $cell }
cell-start = { item }, cell with a flag { $cell }
cell-arrow = { item }, cell with an arrow { $cell }
cell-square = empty square { $cell }: any one card
token = token { item } { $cost } on { $cell }
place = place for a part of the house: { item } { $cost }
part = part of the house: { item } { $cost }
figure = { figure-name } ({ $name }) on { $cell }
cell-round-seen = { item }
cell-start-seen = { item }, cell with a flag
cell-arrow-seen = { item }, cell with an arrow
cell-square-seen = empty square: any one card
token-seen = token { item } { $cost }
figure-seen = { figure-name } ({ $name })
figure-waiting = { figure-name } ({ $name })
site = Plan of the house: { $built } of { $all } built
deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
spent = on top of the discards: { card }
points-3 = card of 3 points
points-1 = card of 1 point

button-done = Enough
button-draw = { $count ->
    [0] Next player
    [one] Draw { $count } card
   *[other] Draw { $count } cards
  }
start = Stand on a cell with a flag
go = Go: { item }
go-square = Go to an empty square
take = Take the token: { item } { $cost }
done = Stop walking
drop = Drop { card }
draw = Draw cards

# What was done; a name stands before it
told-start = puts the animal on a flag
told-go = walks to the { item }
told-go-square = walks to an empty square
told-take = takes the token “{ item } { $cost }”
told-done = stops walking
told-drop = drops a card: { card-items }
told-draw = draws cards

prompt-start = Put { figure-wanted } on a flag
prompt-move = Where to? Touch a cell
prompt-token = You can take a part of the house!
prompt-stuck = Nowhere to go. Press “Enough”
prompt-drop = Drop cards, or draw new ones
prompt-next = Drop some cards, or touch “Next player”
prompt-change = Nowhere to go. Drop cards and draw new ones
prompt-draw = No cards left: here come new ones
prompt-wait = { $name } is playing
prompt-over = The game is over
prompt-card = Now touch a cell
prompt-which = Which card will you give?
prompt-set = Which cards will you give?

# The end
end-ST-31 = The house is ready!
end-ST-34 = Nothing has been built for a long time: the game is over.
tally-tokens = { $count ->
    [one] { $count } part of the house
   *[other] { $count } parts of the house
  }
tally-neighbours = for neighbouring parts: { $count }

# Hints
reason-token = A new part of the house: { $near ->
    [0] 1 point
    [one] 1 + { $near } neighbour
   *[other] 1 + { $near } neighbours
  }
reason-near = This way you come nearer to { item } { $cost }
reason-keep = Better save your cards
reason-start = A good place to begin
reason-draw = A new card, a new way
reason-drop = That card is not needed now

# The first game
lesson-start = You play the beaver. Stand on the flag that glows!
lesson-step = Brush on the card, brush on the cell. Touch the cell.
lesson-which = Two cards would do. Touch the cell, then a card.
lesson-jump = A hare in front? Jump over it to the saw.
lesson-arrow = Arrows lead to any arrow. Go to the brush.
lesson-token = “Saw 3” takes three saws. You have them: take it!
lesson-beside = Three parts touch it: take the saw for 1 + 3 points.
lesson-square = An empty square costs any card. Go there.
lesson-done = No way to go. Press “Enough”.
lesson-drop = Don’t want this card? Touch it to drop it.
lesson-draw = Brushes are useful: keep. Draw up to three.

# What it brought
brought-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }{ $beside ->
    [0] { "" }
   *[other] : 1 for the part, { $beside } for those beside it
  }
brought-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
  }
brought-paid = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
  }
