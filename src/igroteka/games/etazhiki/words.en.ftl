# Floors: everything the game says.

title = Floors
pitch = Ride up and down a house without end, and get rid of all your cards.

option-level = Level
option-level-full = full · from 8
option-level-middle = middle · from 6
option-level-beginner = beginner · from 4
option-helps = Show the ring of floors
option-quiet = Stop after so many turns without a star (0: never)
option-cut-in = A night floor cuts in
option-cut-in-any-time = at any time
option-cut-in-after-a-card = only after a card
option-first = Who begins
option-first-random = by lot

# Cards
card = { $card ->
    [floor] floor { $number }
    [night] night floor { $number }
    [ball] ball { $number }
    [near] ball “nearest floors”
    [even] ball “even floors”
    [odd] ball “odd floors”
   *[skip] ball “miss a turn”
  }
card-of = { card }
card-with = { card }
way = From { $open } to { $number } it is { $up ->
    [one] { $up } floor up
   *[other] { $up } floors up
  } or { $down ->
    [one] { $down } floor
   *[other] { $down } floors
  } down.
sum-up = { $over ->
    [0] { $open } + { $ball } = { $above }
   *[other] { $open } + { $ball } = { $over }, and above 9 it starts again from 0: that is { $above }
  }
sum-down = { $from ->
    [0] { $open } − { $ball } = { $below }
   *[other] { $open } is also { $from }, and { $from } − { $ball } = { $below }
  }

# Why not?
floor-unfit-ball = Floor { $number } does not fit: floor { $open } and ball { $ball } are open. Up: { sum-up }. Down: { sum-down }. Or the same floor, { $open }. { way }
floor-unfit-near = Floor { $number } does not fit: the ball wants the nearest floors, 1 or 2 away from { $open }. These go: { $fits }. { way }
floor-unfit-even = Floor { $number } does not fit: the ball wants even floors. These go: { $fits }.
floor-unfit-odd = Floor { $number } does not fit: the ball wants odd floors. These go: { $fits }.
floor-unfit-skip = Floor { $number } does not fit: while the ball “miss a turn” is open only the same floor goes, { $open }. Another ball can cover it.
pile-unfit = Floor { $number } does not go on { $open }. On { $open } go { $fits }; on { $other } go { $other_fits }. { way }
pile-unfit-other-fits = Floor { $number } does not go on { $open }: there go { $fits }. But it goes on the other pile, on { $other }!
card-not-held = You have no { card-of } in your hand.
ball-without-floors = In your turn you must lay a floor, and you have none. So no ball either: draw two cards.
ball-covers = First lay a floor that goes now: { $fits }. If you cover the open ball, none of your floors goes any more.
ball-in-vain = In your turn you must lay a floor, and with none of your balls a floor of yours would go.
card-first = Touch a card in your hand first, then its pile.
choose-the-top = Your last floor is laid! Now all your balls go: choose the one that stays on top.
not-finishing = All balls at once go only after your last floor.
floor-goes = You can lay a card, so no drawing and no passing yet. Of your floors these go: { $fits }.
ball-helps = You can lay cards, so no drawing and no passing yet. Try the { card }: then your floor { $floor } goes.
drawn-already = You have drawn in this turn. Lay a floor, or pass.
draw-after-card = One draws before laying cards. You have laid one already.
draw-first = Draw two cards first. If nothing goes then, you may pass.
pass-after-floor = You have laid cards, so you do not pass: lay more, or end your turn.
floor-still-due = You have laid a ball; now a floor must follow. These go: { $fits }, or try another ball.
end-without-floor = A turn needs at least one floor. Lay one first.
others-may-cut-in = One moment: the others may cut in now.
cut-in-or-let-go = It is not your turn, but you may cut in with a night floor that fits, or let it go.
may-cut-in = It is somebody else’s turn ({ $name }), but you may cut in with a night floor that fits.
your-own-turn = It is your own turn: simply lay the card.
no-night-floors = At this level there are no night floors, and nobody cuts in.
nothing-to-let-go = There is nothing to let go: nobody asks you now.
finishing-undisturbed = The last floor is laid ({ $name }): now nobody may cut in.
nothing-laid-yet = You can cut in only right after somebody has laid a card.
no-card-yet = It is too early to cut in: nobody has laid a card in this game yet.
let-go-already = You have let it go. Wait for the next card.
one-pile-of-floors = There is only one pile of floors here.
day-floors-only = Beginners play with day floors only.
which-pile = There are two piles: lay the card on one of them.
beginners-pass-to-draw = Beginners draw when they pass.
nothing-to-draw = There is nothing left to draw, so lay a card that goes.
end-before-floor = You have laid no card yet. Lay one, or draw two.

# Editions
deck-too-many-copies = { $file }, key “{ $field }”: expected at most { $most } equal cards in all.
deck-too-small = { $file }, key “{ $field }”: expected at least { $expected } cards for { $players } players at level “{ $level }”, found { $found }.
deck-few-floors = { $file }, key “{ $field }”: expected at least { $expected } floors at level “{ $level }”, a quarter of its cards, found { $found }.
deck-no-ball = { $file }, key “{ $field }”: expected a numbered ball at level “{ $level }”, to open the pile of balls with; found none.

# Positions and views from plain data
position-seats = Position, key “{ $field }”: expected one entry for each player.
position-card = Position, key “{ $field }”: expected cards such as 5, 5n, b3, near, even, odd, skip; not “{ $text }”.
position-open = Position, key “{ $field }”: expected a floor and a ball, for beginners two floors.
position-under = Position, key “{ $field }”: it does not agree with the cards in “spent”.
position-by = Position, key “{ $field }”: expected seats of this game, or nothing.
position-cards = Position, key “{ $field }”: there are more of some cards than in the deck of level “{ $level }”.
position-deck = Position, key “{ $field }”: expected exactly the cards of level “{ $level }” that are nowhere else.
position-dice = Position, key “{ $field }”: expected 64 hexadecimal digits.
position-active = Position, key “{ $field }”: expected a seat of this game.
position-laid = Position, key “{ $field }”: on every pile at least its open card was laid, and all that lies beneath it.
position-over = Position, key “{ $field }”: the stars and the count of quiet turns do not agree with it.
position-stars = Position, key “{ $field }”: expected at most { $goal } stars, and the one who has them as the active player.
position-flags = Position, key “{ $field }”: the turn cannot have come this far at this level, or after the end.
position-turn = Position, key “{ $field }”: with this hand the turn of the active player cannot go on.
position-asked = Position, key “{ $field }”: expected seats that may cut in now.
view-hands = View, key “{ $field }”: expected the own cards, and the number of cards of everybody else.
view-deck = View, key “{ $field }”: the cards do not add up.
view-finishing = View, key “{ $field }”: it does not agree with the hand of the active player.
view-asked = View, key “{ $field }”: it does not agree with the own hand and the open cards.

# How it ended
tally-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }
tally-cards = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
end-ET-24 = All stars collected!
end-ET-26 = Too many turns without a star.

# What is seen
zone-floors = Floors
zone-balls = Balls
zone-floors-1 = First pile
zone-floors-2 = Second pile
zone-deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
zone-hand = Hand: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
zone-stars = Stars: { $name }, { $count }
zone-ring = The ring of floors. These go: { $fits }
zone-buttons = What you can do
deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
button-draw = Draw two
button-pass = Pass
button-pass-draw = Draw{"\u00A0"}two
button-end = Done
button-let = Let it go
draw = Draw two cards
pass = Pass
end = End the turn
let = Let it go
lay = Lay { card }
cut-in = Cut in with { card-with }
leave-on-top = Lay all balls, { card } on top
lay-on-pile = Lay { card } on pile { $pile }

# What was done; a name stands before it
told-draw = draws two cards
told-pass = passes
told-end = ends the turn
told-let = does not cut in
told-lay = lays { card }
told-cut-in = cuts in with { card-with }
told-leave-on-top = lays all balls, { card } on top
told-lay-on-pile = lays { card } on pile { $pile }

# What the line asks for
prompt-where = Now touch the pile of floors
prompt-where-ball = Now touch the pile of balls
prompt-lay = Lay a floor that fits, or a ball first
prompt-lay-floor = Lay a floor that fits
prompt-draw = Nothing fits: draw two cards
prompt-lay-or-pass = Lay a floor that fits, or pass
prompt-pass = Still nothing fits: pass
prompt-floor = Now lay a floor
prompt-more = Lay more, or end your turn
prompt-done = Nothing more fits: press “Done”
prompt-top = Your last floor! Which ball stays on top?
prompt-top-only = Your last floor is laid! Lay the last ball
prompt-star = A star!
prompt-beginner = The same number or its neighbour, or draw two
prompt-beginner-pass = The same number or its neighbour, or pass
prompt-beginner-draw = Nothing fits: draw two cards
prompt-cut-in = Cut in with your night floor?
prompt-may-cut-in = { $name } plays. You may cut in!
prompt-wait = Thinking: { $name }
prompt-over = The game is over

# The first game
lesson-take = Touch your 4. Then touch the 4 on the table.
lesson-neighbour = 5 lives next to 4. Lay 5 on 4!
lesson-below = And 7 lives next to 8. Lay 7 on 8!
lesson-round = After 9 comes 0 again: neighbours!
lesson-pass = Nothing fits? Take two cards.
lesson-same = Touch your 5. Then touch the 5 on the table.
lesson-up = Ball 3: you may go 3 up. From 5: 6, 7, 8!
lesson-down = Or 3 down. From 5: 4, 3, 2!
lesson-ring = After 9 comes 0 again. From 9 two up: 0, 1!
lesson-ball = Nothing fits? Change the ball: lay the 3.
lesson-near = This ball: any floor 1 or 2 away.
lesson-draw = Nothing to lay. Take two cards.
lesson-end = Nothing else fits. Touch “Done”!
lesson-top = Only balls are left. Keep “miss a turn” on top!
lesson-star = Your last card! Lay it, and a star is yours.
lesson-night = Not your turn? Cut in with a night floor!

# Why
reason-star = Your hand is empty: a star!
reason-cut-in = The turn becomes yours
reason-chain = { $count ->
    [one] It fits
   *[other] { $count } floors can go, one after the other
  }
reason-ball = This ball makes your floors fit
reason-skip = The next player misses a turn
reason-keep = Nothing more fits
reason-later = The rest will come in handy later
reason-let = That card will come in handy later

# What it brought
brought-star = +1 star: { $count } of { $goal }
brought-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
  }
brought-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
