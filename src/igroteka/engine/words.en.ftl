# What the engine itself has to say.

game-over = The game is over.
not-your-turn = It is not your turn: player { $seat } is to play.
notation-unknown = “{ $text }” is not an action of this game.
players-wrong = This game is for { $known } players, not { $players }.
option-int = Option “{ $option }” must be a whole number from { $low } to { $high }, not “{ $value }”.
option-bool = Option “{ $option }” must be true or false, not “{ $value }”.
option-choice = Option “{ $option }” must be one of: { $choices }; not “{ $value }”.
option-unknown = There is no option “{ $option }”; there are: { $known }.
option-first = Player { $value } cannot begin a game of { $players }: seats are counted from 0.
options-not-a-table = Options must be a table of names and values.
file-unreadable = The file { $file } cannot be read: { $problem }.
file-not-text = The file { $file } is not text in UTF-8.
file-not-toml = The file { $file } is not TOML: { $problem }.
field-unfit = { $file }, key “{ $field }”: expected { $expected ->
    [required] a value, but there is none
    [nothing] no such key
   *[other] { $expected }
  }.
game-unknown = There is no game “{ $name }”; there are: { $known }, or the folder of an own game.
