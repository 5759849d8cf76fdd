# The client's own words. The table:
table-you = You
table-your-turn = Your turn
table-turn-of = { $name } to play
table-thinks = { $name } is thinking
table-waiting = One moment
table-cancel = Cancel
table-over = The game is over
