# What the engine itself has to say.

game-over = The game is over.
not-your-turn = It is not your turn: { $name } is to play.
player = player { $number }
notation-unknown = “{ $text }” is not an action of this game.
position-unknown = Position, key “{ $field }”: “{ $text }” is not known in this game.
position-many = Position, key “{ $field }”: expected at most { $most } of them.
players-wrong = This game is for { $known } players, not { $players }.
option-int = Option “{ $option }” must be a whole number from { $low } to { $high }, not “{ $value }”.
option-bool = Option “{ $option }” must be true or false, not “{ $value }”.
option-choice = Option “{ $option }” must be one of: { $choices }; not “{ $value }”.
option-unknown = There is no option “{ $name }”. { did-you-mean }Choose from: { $known }.
option-missing = The record lacks the line “option { $option } …”.
first-wrong = Player { $value } cannot begin a game of { $players }: seats are counted from 0.
options-not-a-table = Options must be a table of names and values.
file-unreadable = The file { $file } cannot be read: { $problem }.
file-not-text = The file { $file } is not text in UTF-8.
file-not-toml = The file { $file } is not TOML: { $problem }.
field-unfit = { $file }, key “{ $field }”: expected { $expected ->
    [required] a value, but there is none
    [nothing] no such key
   *[other] { $expected }
  }.
did-you-mean = { $near ->
    [none] { "" }
   *[other] Did you mean “{ $near }”?{ " " }
  }
game-unknown = There is no game “{ $name }”. { did-you-mean }Choose from: { $known }, or give the folder of your own game.
game-without-box = { $file } has neither a class “Box” nor a function “make”: one of them must give the game.
game-without-table = { $file } is missing: it draws the table and says what can be touched.
game-without-table-class = { $file } has no class “Table”, a subclass of igroteka.engine.table.Table: it draws the table and says what can be touched.
game-name-taken = The folder { $folder } cannot be a game: its name must be a Python identifier that no other module has.

# Records

record-at-line = Line { $line }: { $cause }
record-expected = expected { $expected ->
    [nothing] nothing more
    [blank] an empty line
   *[other] “{ $expected }”
  }, found “{ $found }”.
record-too-long = This is too long to be the record of a game.
record-note = Only the answers of physics have a note, and it stands on one line.
record-seed = A seed is some text on one line, up to 200 characters.
record-seed-hash = the seed at the end is not the one this hash was made from.
record-without-seed = The seed is not in this record, so the game cannot be played again.
record-other-game = this is a record of “{ $mine }”, not of “{ $ours }”.
record-other-rules = it was played by version { $mine } of the rules; here is version { $ours }.
record-other-edition = it was played with another edition (hash { $mine }); here is { $ours }. Give the right one with --edition.
record-not-over = there is a result, but the game is not over.
record-result = the result is not what the rules say: { $right }.

# The line protocol

line-unknown = There is no command “{ $word }”; there are: { $known }.
line-no-game = There is no game yet: begin with “new” or “position”.
line-not-json = This is not JSON: { $problem }.
line-too-long = This line is too long.
line-seat = A seat is a number from 0 to { $last }, or “chance”; not “{ $seat }”.
line-not-asked = Seat { $seat } has nothing to choose now.
line-no-chance = Physics is not asked now.
line-milliseconds = “go” takes a number of milliseconds from 1 to { $longest }, or a JSON object.
line-level = There is no level “{ $name }”. { did-you-mean }Choose from: { $known }.
line-record = “record” takes nothing, or “seed” to reveal the seed of an unfinished game.
line-legal = This can be done.
lesson-again = That is allowed, too. But look for the other way!
data-folder = The data folder { $folder } cannot be used: { $problem }. Set IGROTEKA_DATA to another one.
seat-silent = The bot ended, or said nothing. The house’s bot plays on.
seat-slow = The bot said nothing for { $seconds } seconds. The house’s bot plays on.
seat-nonsense = { $count } answers of the bot could not be done. The house’s bot plays on.
seat-too-long = The bot’s answer does not end. The house’s bot plays on.
seat-line-lost = The line to the table is lost.
seat-no-table = There is no way to the table { $url }: { $problem }.
seat-not-there = There is no table at { $url }. Check the address.
seat-no-program = The bot { $file } cannot be started: { $problem }.
table-broken = This table cannot be drawn. { $file }, line { $line }: { $problem }

# What an action brought, where a game has no words for it
brought = { $count }
