# Connect Four: everything the game says.

title = Connect Four
pitch = Drop a stone; four of yours in a line win.

option-first = Who begins
option-first-random = by lot

column-full = Column { $column } is full: choose another.
position-turn = Position, key “{ $field }”: expected null when there are four in a line or the board is full, else 0 or 1.

zone-board = The board
column-a = Column a
column-b = Column b
column-c = Column c
column-d = Column d
column-e = Column e
column-f = Column f
column-g = Column g
stone-x = a red stone
stone-o = a yellow stone
drop = Drop a stone into column { $column }
prompt-drop = Choose a column.
prompt-wait = The other player is to choose.

end-CF-3 = Four in a line.
end-CF-4 = The board is full: a draw.
