# My Blanket!: everything the game says.

title = My Blanket!
pitch = One blanket, many cold gnomes: tug it over to your bed.

option-teams = Two teams of two (four players)
option-pillow = The first gnome, and the one that stays
option-pillow-chosen = on a pillow the player chooses
option-pillow-middle = on the middle pillow
option-weigh = Who counts against a pull in the bed opposite
option-weigh-all = all gnomes
option-weigh-awake = only those awake
option-quiet = A round ends after so many turns without a pull (0: never)
option-first = Who begins
option-first-random = by lot

# Cards
card = { $card ->
    [pull] “Pull!”
    [heave] “Heave-ho!”
    [join] “Move over!”
    [wake] “Wake up!”
    [lullaby] “Lullaby”
    [pillow] “Pillow fight!”
    [lure] “Come to us”
    [barter] “Swap a card”
    [racket] “Racket”
    [spin] “Merry-go-round”
    [hands] “Swap hands!”
    [shove] “Roll over!”
   *[own] “{ $en }”
  }
card-text = { $card ->
    [pull] The blanket moves one cell to you. You need as many awake gnomes as { $weigh ->
        [all] lie
       *[awake] are awake
      } in the bed opposite.
    [heave] The blanket moves one cell to you; two cells if you have three gnomes, all awake.
    [join] A new gnome, awake, comes to a free pillow of your bed.
    [wake] Wake one of your sleeping gnomes and draw a card.
    [lullaby] An awake gnome in another bed falls asleep.
    [pillow] Bash! A gnome flies out of another bed. A bed keeps its last gnome.
    [lure] An awake gnome of another bed runs over to yours. A bed keeps its last gnome.
    [barter] Give somebody a card and take one of theirs, unseen. Then draw a card.
    [racket] Every sleeping gnome wakes up. Then draw a card.
    [spin] The whole field turns a quarter, beds, gnomes, blanket and all.
    [hands] Swap your whole hand with somebody.
    [shove] A gnome of one bed rolls over into another, but not yours. A bed keeps its last gnome.
   *[own] { $en_text }
  }
card-whole = { card } { card-text }
back = A card, face down

# Why not?
card-not-held = You do not have the card { card }.
surplus-first = You hold { $count } cards, and eight is the most. Put one away first.
no-surplus = Cards are put away only when there are more than eight. You have { $count }.
drawn-or-keep = You have just drawn { card }. Play it or keep it.
drawn-other-target = The card you drew is { card }: it does not go there.
nothing-drawn = You have not drawn a card yet.
swap-needs-eight = A card is exchanged only with eight in hand. You have { $count }.
too-weak = You cannot pull: you have { $mine } awake, { $weigh ->
    [all] and { $theirs } lie opposite, asleep or awake
   *[awake] they have { $theirs }
  }.
blanket-at-the-edge = The blanket already lies at your edge: there is nowhere to pull it.
nobody-sleeps = Nobody is asleep.
nobody-sleeps-here = Nobody is asleep in your bed.
pillow-empty = There is no gnome on that pillow.
awake-already = That gnome is awake already.
asleep-already = That gnome is asleep already.
bed-full = Three gnomes lie there: the bed is full.
pillow-taken = A gnome lies on that pillow.
no-such-bed = There is no bed on that side ({ $side }).
own-gnome = That one is yours. Choose a gnome in another bed.
last-gnome = It is the last gnome in that bed, and it stays.
sleeper-stays = A sleeping gnome does not run anywhere. Choose one that is awake.
third-bed = It must go to a third bed: not yours, and not its own.
not-with-yourself = Not with yourself: choose another player.
give-another = { card } is being played. Choose another card to give.
they-have-no-card = { $name } has no card to give.
card-first = First touch a card, then who it is for.
lay-first = First lay your gnome on one of your pillows.
stay-first = First choose which of your gnomes stays.
bed-before-round = Pillows are chosen before a round. This one has begun.
not-your-bed = That bed is not yours. Choose in your own.
open-in-turn = It is not your turn to take a card.

# What was done; a name stands before it
told-draw = draws a card
told-keep = keeps the card
told-lay = lays a gnome on a pillow
told-stay = chooses the gnome that stays
told-take-open = takes the open card { card }
told-swap = puts { card } away and takes a new card
told-drop = puts { card } away
told-play = plays { card }
told-play-on = plays { card } on { $name }

# The same where only the owner sees the card
told-swap-unseen = puts a card away and takes a new one
told-drop-unseen = puts a card away
told-barter = swaps a card with { $name }

# Editions
card-twice = { $file }, card “{ $card }”, key “{ $field }”: expected another id for each kind of card.
card-for-four = { $file }, card “{ $card }”, key “{ $field }”: the effect “{ $effect }” needs four players; expected copies only in copies_for_four.
card-without-copies = { $file }, card “{ $card }”, key “{ $field }”: expected at least one copy.
card-limit = { $file }, card “{ $card }”, key “{ $field }”: the limit “{ $limit }” does not go with the effect “{ $effect }”.
card-amount = { $file }, card “{ $card }”, key “{ $field }”: the effect “{ $effect }” has no amount; expected 1.
card-extra = { $file }, card “{ $card }”, key “{ $field }”: “{ $effect }” after the same effect does nothing.
card-text-missing = { $file }, card “{ $card }”, key “{ $field }”: it is not a card of ours; expected its own words, ru and en.
deck-too-small = { $file }, key “{ $field }”: expected at least { $expected } cards for { $players } players, found { $found }.
deck-no-pull = { $file }, key “{ $field }”: expected a card for everybody that pulls the blanket; found none.

# Positions and views from plain data
position-seats = Position, key “{ $field }”: expected one entry for each player.
position-seat = Position, key “{ $field }”: expected a seat of this game.
position-teams = Position, key “{ $field }”: there are teams only with four players.
position-gnomes = Position, key “{ $field }”: expected each gnome, A to L, at most once.
position-blanket = Position, key “{ $field }”: with two players nothing moves sideways; expected 0.
position-card = Position, key “{ $field }”: expected cards of this edition; not “{ $text }”.
position-hand = Position, key “{ $field }”: expected at most { $most } cards.
position-cards = Position, key “{ $field }”: there are more of some cards than in the deck for { $players } players.
position-deck = Position, key “{ $field }”: expected exactly the cards for { $players } players that are nowhere else.
position-dice = Position, key “{ $field }”: expected 64 hexadecimal digits.
position-over = Position, key “{ $field }”: blanket, gnomes, round and count of quiet turns do not agree with it.
position-turn = Position, key “{ $field }”: expected the seat to play, or nothing when the game is over.
position-phase = Position, key “{ $field }”: the turn cannot have come this far with these cards.
position-drawn = Position, key “{ $field }”: expected the card just drawn, one of the hand, in the phase “drawn” only.
view-hands = View, key “{ $field }”: expected the own cards, and the number of cards of everybody else.
view-deck = View, key “{ $field }”: the cards do not add up.
view-moment = View, key “{ $field }”: expected a table at rest.

# How it ended
tally-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
tally-team = team: { tally-tokens }
tally-gnomes = { $count ->
    [one] { $count } gnome at the end
   *[other] { $count } gnomes at the end
  }
end-OD-31 = Three rounds played.
end-OD-32 = Three rounds played.

# What is seen
zone-field = The field, round { $round } of 3
zone-open = Open card { $number }
zone-deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
deck = { zone-deck }
zone-discards = Discards, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
discards = { zone-discards }
zone-hand = Hand: { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
zone-tokens = Tokens: { $name }, { $count }
zone-buttons = What you can do
colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
  }
bed = The { colour } bed: { $name }, { $count } awake
own-bed = The { colour } bed
team = { $team ->
    [sun] Team of the sun
   *[moon] Team of the moon
  }, { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
pillow = A pillow: { $name }
blanket = The blanket
gnome = { $awake ->
    [yes] A gnome, awake: { $name }
   *[no] A gnome, asleep: { $name }
  }

# What can be done
draw = Draw a card
keep = Keep it
lay = Lay your gnome here
stay = Let this gnome stay
take-open = Take { card }
swap = Exchange { card }
drop = Put { card } away
play = Play { card }
play-on = Play { card }: { $name }
prompt-lay = Choose a pillow for your gnome
prompt-stay = Which gnome stays? Touch it
prompt-turn = Play a card or take a new one
prompt-pull = Pull? { $mine } awake against { $theirs }
prompt-drawn = Play the new card, or keep it
prompt-keep = The new card cannot be played now: keep it
prompt-surplus = More than eight: put one card away
prompt-wait = Thinking: { $name }
prompt-touched = Under the blanket: { $name }, { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
  }!
prompt-played = { $name }: { card }
prompt-over = The game is over
ask-pull = Touch the blanket: pull!
ask-join = Onto which pillow?
ask-wake = Whom to wake?
ask-wake-all = Touch anybody who sleeps
ask-lull = Whom to lull to sleep?
ask-evict = Whom to bash with a pillow?
ask-lure = Whom to lure over?
ask-shove = Who rolls over?
ask-barter = Which card do you give?
ask-hands = With whom? Touch a bed
ask-spin = Whose bed comes to you?
ask-draw = Touch the deck
ask-pillow = Onto which pillow?
ask-other-pillow = Onto which pillow of another bed?
ask-player = To whom? Touch a bed
ask-discards = Touch the discards
ask-swap = Exchange it? Touch the discards

# The first game
lesson-lay = Lay your gnome on a pillow. You choose!
lesson-stay = A new round: one gnome stays. Touch it.
lesson-pull = Play “Pull!” and touch the blanket.
lesson-weak = One against two. Call a helper!
lesson-lullaby = They are about to win! A sleeper does not pull.
lesson-wake = Your gnome has dropped off. Wake him!
lesson-pillow = A pillow fight! Bash one out of the other bed.
lesson-lure = Lure one over: first him, then your pillow.
lesson-take = Nothing to play? Take an open card.
lesson-score = Pull! A token for every gnome under it.
lesson-spin = Touch the bed that shall come to you.

# Why it is good
reason-take = A pull is always good to have
reason-open = That card will come in handy
reason-bed = The blanket can come to this pillow
reason-draw = A better card may come
reason-keep = Better save that card
reason-swap = You need another card more
reason-drop = You need that card least
reason-barter = Another card for one you need less
reason-hands = Another hand may be better than yours
reason-win = The blanket comes to your bed: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }!
reason-pull = The blanket comes nearer: { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  } more
reason-stronger = You get stronger: { $mine } awake against { $theirs }
reason-weaken = One less to pull against you
reason-rival = One of the others gets weaker

# What it brought
brought-tokens = { $count ->
    [one] +{ $count } token
   *[other] +{ $count } tokens
  }
brought-pulled = { $count ->
    [one] the blanket moved { $count } step
   *[other] the blanket moved { $count } steps
  }
brought-woke = { $count ->
    [one] { $count } gnome woke up
   *[other] { $count } gnomes woke up
  }
brought-slept = { $count ->
    [one] { $count } gnome fell asleep
   *[other] { $count } gnomes fell asleep
  }
brought-came = { $count ->
    [one] +{ $count } gnome in bed
   *[other] +{ $count } gnomes in bed
  }
brought-left = { $count ->
    [one] −{ $count } gnome in bed
   *[other] −{ $count } gnomes in bed
  }
brought-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
  }
brought-moved = { $count ->
    [one] { $count } gnome changed beds
   *[other] { $count } gnomes changed beds
  }
brought-round = round { $round } is over
