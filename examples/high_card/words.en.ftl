# High Card: all that the game says.

title = High Card
pitch = Lay a card face down: the highest takes the prize.

not-held = You do not hold the { $card }.
position-wrong = Position, key “{ $field }”: six cards each out of 24, each card in one place, six prizes 1 1 2 2 3 3, and points that the prizes explain.

zone-prize = The prize
zone-laid = The card in front of { $name }
zone-hand = The cards of { $name }
zone-points = The points of { $name }
prize = { $points ->
    [one] A prize of one point
   *[other] A prize of { $points } points
}
card = the { $card }
back = a card face down
lay = lays the { $card }
told-down = lays a card face down
prompt-lay = Choose a card for this prize.
prompt-down = Now lay it in front of you.
prompt-wait = Wait until all have laid.
prompt-open = The highest card takes the prize!
prompt-over = All prizes are gone.
reason-high = A big prize: worth a high card.
reason-middle = A middling prize: a middling card will do.
reason-low = A small prize: keep your high cards.

lesson-lay = Touch a card, then the place before you.
lesson-high = Three points! Lay one of your highest.
lesson-low = One point only. Lay a low card.
lesson-again = Look at the prize once more.

tally = { $count ->
    [one] one point
   *[other] { $count } points
}
end-HC-4 = All six prizes are taken.
