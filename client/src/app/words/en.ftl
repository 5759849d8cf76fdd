# The client's own words. The table:
table-you = You
table-you-behind = (you)
table-your-turn = Your turn!
table-turn-of = { $name } to play
table-look-on = Look what came of it!
table-thinks = { $name } is thinking…
table-waiting = One moment
table-next = Now touch something that glows
table-hint = Hint
table-hint-try = Try this
table-cancel = Cancel
table-over = The game is over
table-result = Result
table-faster = { $name } was faster! Look at the table now.
table-why = That does not go. Touch something that glows.
table-rule = Rule { $rule }
table-understood = I see
table-player = Player { $number }
table-bot-tiny = Tiny
table-bot-novice = Novice
table-bot-amateur = Hobbyist
table-bot-expert = Expert
table-bot-gentle = Gentle
table-bot-clever = Clever
table-robot-1 = Cog
table-robot-2 = Bolt
table-robot-3 = Gear
table-robot-4 = Spring
table-robot-5 = Button
table-robot-6 = Widget
table-bot-master = Master
table-bot-even = Even match
table-away = away
table-offline = not connected
table-offline-now = Connection lost. Reconnecting…
table-resigned = gave up
table-holding = { $zone }: { $count }
table-told = The table in words
table-told-open = Tell me the table in words
table-told-close = Back to the table
table-told-empty = Nothing here.
table-team = together with { $names }
table-stage = The table
table-move = { $name }: { $what }
table-did = { $name } { $what }
table-brought-to = { $name }: { $what }
table-won-you = You have won!
table-won = { $name } has won!
table-won-shared = A shared win: { $names }
table-rematch = Once more!
table-look = Look at the table
table-look-back = Look back
table-best = Your best: { $count }
table-best-new = A new record: { $count }!
table-best-club = Best of the club
table-somebody = Somebody
table-picture = Save a picture
table-shelf = To the shelf
table-won-team = The winning team: { $names }
table-kind = A good game!

# Everywhere:
app-name = Igroteka
app-skip = To the content
app-home = To the shelf of games
app-close = Close
app-cancel = Never mind
app-copy-by-hand = Did not work. Please select and copy it.
app-back = Rub out
app-less = Fewer
app-more = More

game-pryzhok = Flip Jump
game-etazhiki = Floors
game-stroyka = The Big Build
game-odeyalo = My Blanket!
game-shipuchka = Fizz

fact-players = { $low ->
    [one] { $low } player
   *[other] { $low } players
}
fact-players-range = { $low } to { $high } players
fact-players-either = { $low } or { $high } players
fact-age = age { $age } and up
fact-minutes = { $low }–{ $high } minutes

# The shelf:
home-title = What shall we play?
home-soon = soon
home-coming = Coming to the shelf
home-continue = Your games
home-continue-lobby = waiting
home-continue-playing = being played
home-continue-over = finished
home-code = Table code
home-join = Join by code
home-join-go = Join
home-tv = This is the television
home-tables = Open tables

# How to play:
start-age = How old are you?
start-alone = Play alone
start-solo = solo
start-alone-hint = right now
start-device = On this device
start-device-hint = pass it around
start-friends = With friends
start-friends-hint = by link or code
start-bots = Against robots
start-bots-hint = right now
start-learn = Learn by playing
start-rules = Rules
start-players = How many players
start-level = Robots
start-even = The robot adapts to you: when it loses it plays the next game stronger, when it wins, weaker. It never peeks.
start-rung = Of 100 games against “{ $below }” it wins { $games }.
start-options = How we play

# Settings:
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-auto = Auto
settings-theme-light = Day
settings-theme-dark = Evening
settings-sound = Sound
settings-vibration = Vibration
settings-me = This is me
settings-name = My name
settings-picture = My picture

# Before the game:
lobby-seats = Seats at the table
lobby-seat = Seat { $number }
lobby-team = team { $number }
lobby-open = Free
lobby-sit = Sit here
lobby-sit-at = Sit down on seat { $number }
lobby-stand-at = Free seat { $number }
lobby-you = you
lobby-beside = One more here
lobby-beside-at = One more player at this device: seat { $number }
lobby-bot-at = Put a robot on seat { $number }
lobby-name-at = Name on seat { $number }
lobby-level-at = How strong the bot on seat { $number } is
lobby-start = Start the game
lobby-waiting = { $count ->
    [one] Waiting: { $count } seat is free
   *[other] Waiting: { $count } seats are free
}
lobby-wait-host = About to start
lobby-fill = Call the robots
lobby-invite = Call your friends
lobby-invite-hint = Point a phone’s camera here
lobby-code = Code
lobby-only-here = The server hears only this computer. To call your friends, start it for the whole home network.
lobby-link = Link to the table
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-share-text = We are playing { $game } — come and sit with us!
lobby-qr = QR code with the link to this table
lobby-options = How we play
lobby-private = By invitation
lobby-private-hint = whoever has the link may sit
lobby-public = Open table
lobby-public-hint = everybody sees it in the list
lobby-who = Who may sit down
lobby-chat = We may write to each other
lobby-window = Seconds for cutting in
lobby-clock = Seconds for a move (0: no clock)

# At the table:
play-menu = Menu
play-emotes = Say it with a picture
play-emoted = { $name }: { $emote }
play-said = { $name }: { $text }
play-write = A message to the table
play-send = Send
play-undo = Take back
play-undo-waiting = Asked whether the move may be taken back. Waiting.
play-undo-asks = { $name } would like to take the move back. All right?
play-undo-yes = All right
play-undo-no = No
play-claim = A seat in this game
play-sit-for = Play on for { $name }
play-claim-asks = { $name } would like to play on for { $seat }, and will see that hand. All right?
play-join = Play for a robot
play-claim-mine = We asked whether you may play for { $seat }. Waiting.
play-claim-yes = Yes! Now it is you who plays.
play-claim-no = They will finish with the robot. Watch and cheer!
play-claim-waiting = { $name } has asked to play on for { $seat }. The players are deciding.
play-resign = Give up
play-resign-of = { $name } gives up
play-resign-sure = Really give up?
play-leave = To the shelf of games
play-away = Let a robot play
play-away-of = Let a robot play for { $name }
play-back = Play on
play-back-of = { $name } plays again
play-away-now = A robot is playing for you
play-moves = Moves so far
play-moves-none = Nobody has moved yet.
play-moves-secret = a secret move
play-moves-look = See how it looked
play-moves-then = { $what }
play-moves-back = Back to the game
play-moves-back-short = Back
play-rules = Rules
play-tv = Open on a television
play-hand-only = Board on the television, my cards here
play-whole = Show the whole board
play-replay = Watch the game
play-share = Call your friends
play-connecting = Connecting…
play-offline = The connection is gone. It will come back by itself.
play-cut-in-of = { $name }: cut in!
play-cut-in-title = Does anybody want to cut{"\u00A0"}in?
play-cut-in-cannot = There is nothing to cut in with
play-cut-in-back = I see, go{"\u00A0"}on
play-go = Nobody, go{"\u00A0"}on
play-watching = You are watching
play-gone = This table has been cleared away.
play-flood = Too much at once. Open the page again.
play-old = Igroteka has been renewed. Open the page again.
play-none = There is no such table.
play-none-hint = Check the code or the link, or start a new one.

curtain-turn = { $name }, your turn!
curtain-hint = The others look away
curtain-ready = It’s me, show
curtain-cut = { $name }, do you cut in?
curtain-cut-no = No, go on

# The big screen:
tv-title = { $game }: the big screen
tv-join = Point your camera and sit down to play
tv-code = Code { $code }
tv-here = This is the television
tv-ask = Type the table’s code: it is on the phone of whoever called you to play.
tv-show = Show the table
tv-or = Or take an open table:
boxes-title = Or begin a game of your own:
tv-how = The table on a television
tv-how-open = Open on the television
tv-how-code = and type the code
tv-how-here = Open it right here
tv-home = Or choose “This is the television” on the shelf of games.

# Open tables:
tables-title = Open tables
tables-none = There are no open tables now.
tables-none-hint = Lay your own, and people will join you.
tables-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
tables-full = All seats are taken
tables-join = Join
tables-watch = Watch

join-looking = Looking for the table…

# Rules:
rules-title = Rules: { $game }
rules-play = Play
rules-learn = Learn by playing
rules-curious = For the curious: fine points and our rulings
rules-none = There are no rules of this game yet.

# Learning:
learn-title = Learning { $game }
learn-step = Step { $number } of { $total }
learn-next = Next
learn-again = Once more
learn-well-1 = Well done!
learn-well-2 = That’s it!
learn-well-3 = Great!
learn-well-4 = You did it!
learn-well-5 = Wonderful!
learn-done = You can play it!
learn-play = Play
learn-rules = All the rules
learn-none = There are no lessons for this game yet.

# Records:
replay-title = Record: { $game }
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-last = To the end
replay-previous = One move back
replay-next = One move on
replay-speed = Speed
replay-scrubber = Move
replay-at = Move { $move } of { $total }
replay-start = Start of the game
replay-moves = Moves
replay-eyes = Whose eyes
replay-eyes-all = A spectator
replay-link = Link to this moment
replay-linked = The link is copied
replay-export = Download the record
replay-import = Open a record
replay-too-long = The file is too big for the record of a game.
replay-none = There is no such record.
replay-none-hint = A record appears when the game is finished.
replay-of = { $move }
back-title = How the game went
back-turn = { $name }: this move cost { $cost } % of the chance of winning
back-better = Better: { $move }
back-hint = Hint: “{ $reason }”
back-none = No single move turned this game.

error-network = The server does not answer. Try again a little later.
error-server = Something went wrong. Try again.
error-too-many = Too fast. Wait a minute.
error-again = Again

# Pictures:
emote-clap = Well done!
emote-hurry = Hurry up!
emote-laugh = Funny!
emote-oops = Oops!
emote-sad = What a pity…
emote-thanks = Thank you!
emote-think = Thinking…
emote-wow = Wow!

picture-bear = Bear
picture-cat = Cat
picture-dog = Dog
picture-elephant = Elephant
picture-fox = Fox
picture-frog = Frog
picture-hedgehog = Hedgehog
picture-lion = Lion
picture-mouse = Mouse
picture-owl = Owl
picture-panda = Panda
picture-penguin = Penguin
picture-pig = Piglet
picture-rabbit = Rabbit
picture-raccoon = Raccoon
picture-tiger = Tiger

# The pile in three dimensions

pile-looking = The bottle with its pile of chips. Arrows turn it, plus and minus bring it nearer and further.
pile-aiming = A chip in your hand. Arrows move it by a millimetre, with Shift by five, Enter lays it, Escape lets it be.
pile-again = See it again, slowly
pile-aim = { $x ->
    [0] in the middle
   *[other] { $x } mm to the side
}, { $y ->
    [0] in the middle
   *[other] { $y } mm away
}, { $height } mm high: { $mood ->
    [safe] it will lie safely
    [bold] it may fall
   *[other] it will fall
}
