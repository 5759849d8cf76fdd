# Tic-tac-toe: everything the game says.

title = Tic-tac-toe
pitch = Three of your marks in a line win.

option-first = Who begins
option-first-random = by lot

cell-taken = There is a mark on { $cell } already.
position-turn = Position, key “{ $field }”: expected null when there are three in a line or the board is full, else 0 or 1.

zone-board = The board
cell = Cell { $cell }
cell-seen = Cell
mark = Mark a cell
mark-x = an X
mark-o = an O
prompt-mark = Choose a cell.
prompt-wait = The other player is to choose.

end-TT-2 = Three in a line.
end-TT-3 = The board is full: a draw.
