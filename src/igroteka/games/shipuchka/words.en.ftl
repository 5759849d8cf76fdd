# Fizz: everything the game says.

title = Fizz
pitch = Lay chips on the bottle with a steady hand — and do not let it all come down.

option-kids = Children’s rules: colour or picture
option-hands = Hands
option-hands-normal = normal
option-hands-steady = steady
option-hands-shaky = shaky
option-companion = A real bottle stands on the table
option-rounds = Rounds
option-limit = A round ends after so many placements (0: never)
option-challenge = Alone: the challenge
option-challenge-free = as high as you can
option-challenge-least = at least so many in each layer
option-challenge-most = at most so many in each layer
option-challenge-colours = same colours never touch
option-each = So many in each layer
option-rulings = Rulings
option-rulings-letter = as printed
option-rulings-first = as in version 0.1
option-first = Who begins
option-first-random = by lot
option-companion-alone = A real bottle needs at least two players; alone you build in the app.
option-challenge-alone = Challenges are for one player.
no-physics = The referee of the pile (MuJoCo) is not installed here. With a real bottle you can play.

# Chips
colour = { $colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[none] any
  }
named-colour = { $named ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
  }
asked-colour = { $asked ->
    [R] red
    [G] green
    [B] blue
   *[Y] yellow
  }
colour-she = { colour }
colour-they = { colour }
picture = { $picture ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [plus] “take two”
    [rev] “turn round”
    [twice] “as many again”
    [ask] “I order”
    [half] “take half”
   *[swap] “swap”
  }
chip = { $picture ->
    [swap] “swap”
   *[other] { colour } { picture }
  }
last-colour = { $last_colour ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[none] any
  }
last-picture = { $last_picture ->
    [rock] rock
    [scissors] scissors
    [paper] paper
    [plus] “take two”
    [rev] “turn round”
    [twice] “as many again”
    [ask] “I order”
    [half] “take half”
   *[swap] “swap”
  }
beating = { $beats ->
    [rock] rock
    [scissors] scissors
   *[paper] paper
  }
pair = two at once: { chip }
chip-standing = { chip }, layer { $layer }, { $side ->
    [middle] in the middle
    [right] on the right
    [left] on the left
    [front] in front
    [back] at the back
    [front-left] front left
    [front-right] front right
    [back-left] back left
   *[back-right] back right
  }
chip-held = in your fingers: { chip }
chip-on-bottle = on the bottle: { chip }, { $count }
chip-just-laid = just laid: { chip }

# Why not?
unfit-plain = { chip } does not fit. { fits-plain }
unfit-super = { chip } does not fit. { fits-super }
unfit-kids = { chip } does not fit. { fits-kids }
unfit-asked = { chip } does not fit. { fits-asked }
fits-any = Any chip goes now.
fits-plain = What fits now: { last-colour }, or { beating } of any colour.
fits-super = What fits now: { last-colour }, or { last-picture } of any colour.
fits-kids = What fits now: { last-colour }, or { last-picture }.
fits-asked = Ordered: { asked-colour }, for { $left ->
    [one] one more chip
   *[other] { $left } more chips
  }.
chip-not-held = You do not hold { chip }.
double-needs-two = Two at once go only if they are identical, and you have just one { chip }.
chip-in-your-fingers = { chip } is in your fingers already: now put it on the bottle.
name-a-colour = With “I order” you name a colour: touch the chip, then the colour.
no-colour-alone = Alone nobody needs a colour: just lay the chip.
chip-first = First take a chip from your hand.
point-at-a-place = Point at a place on the cap or on a chip.
place-beside = There is nothing under that place. The middle of the chip must be over the cap or over a chip.
places-too-close = The two chips of a pair lie side by side: at least one chip’s width apart.
real-bottle = Lay the chip on the real bottle; here you only tell what fell.
challenge-least = Not yet: the layer below needs at least { $count } { $count ->
    [one] chip
   *[other] chips
  } first.
challenge-most = This layer is full: at most { $count } { $count ->
    [one] chip
   *[other] chips
  } in each.
challenge-colours = Too near: chips of one colour keep at least 1 mm apart, in every direction.
take-only-without = You have something that fits: { chip }. Bubbles are only for those who have nothing.
nothing-to-take = There are no bubbles to take.
give-up-after-a-fall = You can only give up after your chip has fallen.
stop-alone = Only somebody who plays alone can stop.
tell-what-fell = First tell what fell.
nothing-laid-yet = Nothing has been laid yet.
not-on-the-bottle = There are not so many of these on the bottle.
note-unfit = This is no note of the referee about these chips.

# Editions
chips-too-many-copies = { $file }, key “{ $field }”: at most { $most } copies of a face.
chips-super-once = { $file }, key “{ $field }”: of every superchip there is one at most.
chips-number = { $file }, key “{ $field }”: expected from { $low } to { $high } chips, found { $found }.

# Positions and views from plain data
position-unfit = Position, key “{ $field }”: it does not agree with the rest.
position-seats = Position, key “{ $field }”: expected one entry for each player.
position-seat = Position, key “{ $field }”: expected a seat of this game.
position-chip = Position, key “{ $field }”: expected chips such as R.rock, G.+2, swap or numbers of this box; not “{ $text }”.
position-chips-twice = Position, key “{ $field }”: “{ $text }” is somewhere else already.
position-bubbles = Position, key “{ $field }”: expected exactly the chips that are nowhere else.
position-pose = Position, key “{ $field }”: expected x, y, z in millimetres and a unit quaternion.
position-dice = Position, key “{ $field }”: expected 64 hexadecimal digits.
position-empty-hand = Position, key “{ $field }”: somebody has no chips, so the round would be over.
position-stuck = Position, key “{ $field }”: the active player could do nothing.
position-over = Position, key “{ $field }”: it does not agree with the end of the game.
view-hands = View, key “{ $field }”: expected the own chips, and the number of chips of everybody else.
view-bubbles = View, key “{ $field }”: the chips do not add up.

# How it ended
tally-before = rounds before: { $count }
tally-chips = { $count ->
    [0] no plain chips left
   *[other] plain chips: { $count }
  }
# One that costs 10 is the swap, one that costs 5 a superchip.
one-super = { $points ->
    [10] swap: { $points }
   *[other] { $count } superchip: { $points }
  }
tally-super = { $count ->
    [one] { one-super }
   *[other] { $count } superchips: { $points }
  }
tally-standing = { $count ->
    [one] { $count } chip stood
   *[other] { $count } chips stood
  }
end-SH-50 = Out of chips! The fewest points win.
end-SH-51 = Nobody can move: the fewest points win.
end-SH-52 = All rounds are played: the fewest points win.
end-SH-53 = Enough placements: the fewest points win.
end-SH-70 = The tower is finished.

# What is seen
zone-pile = Bottle, { $count ->
    [0] nothing on it yet
    [one] { $count } chip on it
   *[other] { $count } chips on it
  }
zone-signs = What counts now
zone-bubbles = Bubbles: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }
zone-hand = Hand: { $name }, { $count ->
    [one] { $count } chip
   *[other] { $count } chips
  }
zone-score = Points: { $name }, { $count }
zone-buttons = What you can do
sign-anything = Anything goes
sign-last = The last chip: { chip }
sign-order = Ordered: { colour }, { $left } more
sign-clockwise = Play goes clockwise
sign-counterwise = Play goes the other way round
button-take = Take a bubble
button-give-up = Give up
button-stop = Enough
button-standing = All stand!
button-told = These fell
button-clear = Start again
button-colour-R = Red
button-colour-G = Green
button-colour-B = Blue
button-colour-Y = Yellow
do-take = Take a bubble
do-give-up = Give up the turn
do-stop = Stop here
do-standing = Nothing fell
do-told = These fell
do-clear = Tick anew
mark = { chip } fell
mark-laid = what was just laid fell: { chip }
lay-face = Take { chip }
lay-pair = Take two at once: { chip }
lay-order = Take { chip }, order { named-colour }
place-it = Put it where you point
put-here = Put it here: place { $number }

# What was done; a name stands before it
told-do-take = takes a bubble
told-do-give-up = gives up the turn
told-do-stop = stops
told-do-standing = says that nothing fell
told-do-told = tells what fell
told-do-clear = ticks anew
told-mark = ticks what fell: { chip }
told-mark-laid = ticks that the new chip fell: { chip }
told-lay-face = takes { chip }
told-lay-pair = takes two at once: { chip }
told-lay-order = takes { chip }, orders { named-colour }
told-put = puts { chip } on the bottle
told-put-pair = puts two at once on the bottle: { chip }
told-put-order = puts { chip } on the bottle, orders { named-colour }

# What the line asks for
prompt-choose = Same colour, or what beats the last one
prompt-super = Same colour, or the same superchip
prompt-kids = Same colour, or the same picture
prompt-any = Lay any chip
prompt-asked = { $left ->
    [one] One more chip
   *[other] { $left } more chips
  } must be { colour }
prompt-again = It fell. Try again, or give up
prompt-take = Nothing fits: take a bubble
prompt-alone = Take a chip: how many will stand?
prompt-aim = Where do you put it? Mind your hand!
prompt-second = Now the second one
prompt-colour = Which colour do you order?
prompt-falling = Will it stand?
prompt-what-fell = What fell? Touch it
prompt-round-over = Round { $round } is over
prompt-wait = Thinking: { $name }
prompt-over = The game is over

# The first game
lesson-kids-colour = Red goes on red: take the red paper.
lesson-kids-picture = Or the same picture: rock on rock!
lesson-colour = On a red rock goes any red chip.
lesson-beats = Or what beats it: paper wraps the rock!
lesson-super = On a superchip: its colour, or the same superchip.
lesson-order = “I order”: touch it, then a colour for the next three.
lesson-double = Two identical chips may go at once. Take the pair!
lesson-take = Nothing fits? Take a bubble.
lesson-place = Now put it on the bottle, or on other chips.
lesson-retry = It fell alone: try again, or give up.
lesson-swap = “Swap” goes on anything, and all hands move on.

# Hints
reason-place = It lies safely there
reason-pair = Two chips go at once
reason-identical = The same chip: the next player misses a turn
reason-super = Get rid of a superchip: at the end it costs 5 points
reason-fits = It fits, and you have one chip fewer
reason-take = Nothing fits: a bubble

# What it brought
brought-stands = { $count ->
    [one] It stands: { $count } chip on the bottle
   *[other] It stands: { $count } chips on the bottle
  }
brought-fell = { $count ->
    [one] { $count } chip fell
   *[other] { $count } chips fell
  }
brought-chips = { $count ->
    [one] +{ $count } chip
   *[other] +{ $count } chips
  }
brought-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
brought-swap = all hands moved on
brought-turned = play goes the other way round
