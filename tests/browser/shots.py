"""What is photographed: each page, and each state of a game, with the way to get there."""

from tests.browser.ways import (
    GAMES,
    Shot,
    at,
    build_lobby,
    cut_the_line,
    finished,
    found,
    hinted,
    lessons,
    lobby,
    press,
    press_edge,
    see_hand,
    table,
    unlit,
    until_pause,
    watched,
    wishes,
)

SOON = "s.version > 16 && s.seat === s.mover && s.gestures.length > 1 && !s.pause"
PLAYING = "s.table.phase === 'playing'"
OVER = "s.table.phase === 'over'"
JUMP = "s.seat === s.mover && s.scene.prompt?.key === 'prompt-jump'"
FREE = f"{SOON} && s.scene.prompt?.key === 'prompt-move'"
CUT_IN = "s.pause && s.gestures.length"
TOP = "s.scene.prompt?.key.startsWith('prompt-top') && s.gestures.length"
DRAWN = "s.seat === s.mover && /prompt-(drawn|keep)/.test(s.scene.prompt?.key)"
TURN = "s.seat === s.mover && s.gestures.length && !s.pause"
LATER = SOON.replace("16", "60")
TOKEN = "s.seat === s.mover && s.scene.prompt?.key === 'prompt-token'"
PLACES = "[data-id^=cell-].start, [data-id^=token-].start"
PAYING = """s.seat === s.mover && s.gestures.some(({touch}) => /^(cell|token)-/.test(touch))
  && s.gestures.every(({touch, then}) => !/^(cell|token)-/.test(touch) || then)"""  # every one offers a choice
DROPPING = "s.seat === s.mover && ['prompt-drop', 'prompt-next'].includes(s.scene.prompt?.key)"
CHIPS = "s.scene.sprites.filter(({id}) => /^(chip|on)-/.test(id)).length"
PILED = f"s.seat === s.mover && s.gestures.length && {CHIPS} > 4 && !s.scene.sprites.some(({{id}}) => id === 'held-0')"
WHAT_FELL = f"s.seat === s.mover && {CHIPS} > 3 && s.scene.sprites.some(({{id}}) => id === 'just-laid')"
FACE = "[data-id^=face-].start"
HANDFUL = f"""{PILED} && JSON.stringify(s.gestures).includes('"face-')"""  # chips may be taken, nothing else is asked

PAGES = [
    Shot("home", at("/"), dark=True),
    Shot("home-ages", at("/#etazhiki"), dark=True),
    Shot("home-sheet-pryzhok", at("/"), press("article button", ".fold")),
    Shot("home-sheet-etazhiki", at("/#etazhiki"), press(".ages button", ".fold"), dark=True),
    Shot("lobby", lambda host, friend: f"/t/{lobby(host, friend)}", dark=True),
    Shot("lobby-as-guest", lambda host, friend: f"/t/{lobby(friend, host)}"),
    Shot("tables", at("/tables")),
    Shot("home-continue", at("/")),
    Shot("join", at("/join/")),
    Shot("join-wrong-code", at("/join/QQQQQ"), lambda page: page.get_by_role("alert").wait_for()),
    Shot("rules-pryzhok", at("/rules/pryzhok")),
    Shot("rules-pryzhok-rule", at("/rules/pryzhok#PR-20"), anew=True),
    Shot("rules-etazhiki", at("/rules/etazhiki")),
    Shot("rules-etazhiki-rule", at("/rules/etazhiki#ET-31"), anew=True, dark=True),
    Shot("rules-odeyalo", at("/rules/odeyalo")),
    Shot("learn-odeyalo-1", at("/learn/odeyalo")),
    Shot("learn-odeyalo-6", at("/learn/odeyalo"), lessons(5)),
    Shot("home-sheet-odeyalo", at("/#odeyalo"), press(".fold")),
    Shot("learn-pryzhok-1", at("/learn/pryzhok")),
    Shot("learn-pryzhok-4", at("/learn/pryzhok"), lessons(3)),
    Shot("learn-pryzhok-finish", at("/learn/pryzhok"), finished),
    Shot("learn-etazhiki-ages", at("/learn/etazhiki")),
    Shot("learn-etazhiki-1", at("/learn/etazhiki#4"), dark=True),
    Shot("learn-etazhiki-1-well", at("/learn/etazhiki#4"), found),
    Shot("learn-etazhiki-2", at("/learn/etazhiki#4"), lessons(1)),
    Shot("learn-etazhiki-5", at("/learn/etazhiki#6"), lessons(4)),
    Shot("learn-etazhiki-finish", at("/learn/etazhiki#4"), finished),
    Shot("home-sheet-stroyka", at("/#stroyka"), press(".fold")),
    Shot("lobby-stroyka", build_lobby, dark=True),
    Shot("lobby-stroyka-animal", build_lobby, press(".seats .own"), anew=True),
    Shot("rules-stroyka", at("/rules/stroyka")),
    Shot("rules-stroyka-rule", at("/rules/stroyka#ST-25"), anew=True),
    Shot("learn-stroyka-1", at("/learn/stroyka")),
    Shot("learn-stroyka-7", at("/learn/stroyka"), lessons(6)),
    Shot("home-sheet-shipuchka", at("/#shipuchka"), press(".ages button", ".fold")),
    Shot("rules-shipuchka", at("/rules/shipuchka")),
    Shot("learn-shipuchka-1", at("/learn/shipuchka#6")),
    Shot("learn-shipuchka-4", at("/learn/shipuchka#6"), lessons(3)),
    Shot("settings", at("/settings"), dark=True),
    Shot("unknown-table", at("/t/nosuchtable")),
    Shot("unknown-replay", at("/replay/nosuchtable")),
    Shot("tv-which", at("/tv"), dark=True),
    Shot("tv-lobby", lambda host, friend: f"/tv/{lobby(host, friend)}"),
]

TABLES = [
    Shot("pryzhok-markers-2", table(SOON, "pryzhok", "me", "bot", variant="markers"), dark=True),
    Shot("pryzhok-markers-4", table(SOON, "pryzhok", "me", "bot", "bot", "bot", variant="markers")),
    Shot("pryzhok-sets-2", table(SOON, "pryzhok", "me", "bot", variant="sets")),
    Shot("pryzhok-sets-4", table(SOON, "pryzhok", "me", "bot", "bot", "bot", variant="sets"), dark=True),
    Shot("pryzhok-start", table(TURN, "pryzhok", "me", "bot")),
    Shot("pryzhok-jumping", table(JUMP, "pryzhok", "me", "bot")),
    Shot("pryzhok-chosen", table(FREE, "pryzhok", "me", "bot"), press("[data-id].start"), anew=True),
    Shot("pryzhok-why-not", table(JUMP, "pryzhok", "me", "bot"), unlit, anew=True),
    Shot("pryzhok-over", table(OVER, "pryzhok", "me", "bot", stand_in=True), dark=True),
    Shot("pryzhok-over-4", table(OVER, "pryzhok", "me", "bot", "bot", "bot", stand_in=True, variant="sets")),
    Shot("pryzhok-one-device", table(SOON, "pryzhok", "me", "me", "me")),
    Shot("etazhiki-full-2", table(SOON, "etazhiki", "me", "bot", level="full"), dark=True),
    Shot("etazhiki-full-5", table(SOON, "etazhiki", "me", "bot", "bot", "bot", "bot", level="full")),
    Shot("etazhiki-middle-2", table(SOON, "etazhiki", "me", "bot", level="middle")),
    Shot("etazhiki-middle-ring", table(SOON, "etazhiki", "me", "bot", "bot", level="middle", helps=True), dark=True),
    Shot("etazhiki-beginner-2", table(SOON, "etazhiki", "me", "bot", level="beginner")),
    Shot(
        "etazhiki-beginner-5", table(SOON, "etazhiki", "me", "bot", "bot", "bot", "bot", level="beginner", helps=True)
    ),
    Shot("etazhiki-start", table(TURN, "etazhiki", "me", "bot")),
    Shot("etazhiki-cut-in", table(CUT_IN, "etazhiki", "me", "bot", "bot", level="full")),
    Shot("etazhiki-top-ball", table(TOP, "etazhiki", "me", "bot", level="full")),
    Shot("etazhiki-why-not", table(TURN, "etazhiki", "me", "bot"), unlit, anew=True),
    Shot("etazhiki-over", table(OVER, "etazhiki", "me", "bot", stand_in=True)),
    Shot("etazhiki-over-5", table(OVER, "etazhiki", "me", "bot", "bot", "bot", "bot", stand_in=True)),
    Shot("stroyka-2", table(SOON, "stroyka", "me", "bot"), dark=True),
    Shot("stroyka-5", table(LATER, "stroyka", "me", "bot", "bot", "bot", "bot"), dark=True),
    Shot("stroyka-start", table(TURN, "stroyka", "me", "bot", "bot")),
    Shot("stroyka-token", table(TOKEN, "stroyka", "me", "bot", "bot")),
    Shot("stroyka-chosen", table(SOON, "stroyka", "me", "bot"), press_edge("[data-id^=mine].start"), anew=True),
    Shot("stroyka-payment", table(PAYING, "stroyka", "me", "bot"), press(PLACES), anew=True),
    Shot("stroyka-drop", table(DROPPING, "stroyka", "me", "bot")),
    Shot("stroyka-why-not", table(TURN, "stroyka", "me", "bot"), unlit, anew=True),
    Shot("stroyka-over", table(OVER, "stroyka", "me", "bot", stand_in=True), dark=True),
    Shot("stroyka-one-device", table(PLAYING, "stroyka", "me", "me", "me"), press(".curtain .main")),
    Shot("odeyalo-2", table(SOON, "odeyalo", "me", "bot")),
    Shot("odeyalo-4", table(SOON, "odeyalo", "me", "bot", "bot", "bot"), dark=True),
    Shot("odeyalo-teams", table(SOON, "odeyalo", "me", "bot", "bot", "bot", teams=True)),
    Shot("odeyalo-start", table(TURN, "odeyalo", "me", "bot", "bot", "bot")),
    Shot("odeyalo-chosen", table(SOON, "odeyalo", "me", "bot"), press_edge("[data-id^=mine].start"), anew=True),
    Shot("odeyalo-drawn", table(DRAWN, "odeyalo", "me", "bot")),
    Shot("odeyalo-why-not", table(SOON, "odeyalo", "me", "bot"), unlit, anew=True),
    Shot("odeyalo-over", table(OVER, "odeyalo", "me", "bot", stand_in=True)),
    Shot("odeyalo-over-teams", table(OVER, "odeyalo", "me", "bot", "bot", "bot", stand_in=True, teams=True)),
    Shot("shipuchka-2", table(TURN, "shipuchka", "me", "bot", first="0")),
    Shot("shipuchka-6", table(TURN, "shipuchka", "me", *["bot"] * 5, first="0", kids=True)),
    Shot("shipuchka-held", table(HANDFUL, "shipuchka", "me", "bot", "bot", rounds=1), press(FACE)),
    Shot("shipuchka-why-not", table(PILED, "shipuchka", "me", "bot", rounds=1), unlit, anew=True),
    Shot("shipuchka-companion", table(WHAT_FELL, "shipuchka", "me", "me", "me", companion=True), see_hand),
    Shot("shipuchka-solo", table(PILED, "shipuchka", "me")),
    Shot("shipuchka-solo-over", table(OVER, "shipuchka", "me")),
    Shot("shipuchka-over", table(OVER, "shipuchka", "me", "bot", stand_in=True, rounds=1, limit=6)),
    Shot("long-names-4", table(TURN, "etazhiki", *["long"] * 4), press(".curtain .main")),
    Shot("long-names-5", table(TURN, "etazhiki", *["long"] * 5), press(".curtain .main")),
    Shot("curtain", table(PLAYING, "etazhiki", "me", "me", "me"), dark=True),
    Shot("one-device-pause", table(PLAYING, "etazhiki", "me", "me", "me", level="full"), until_pause),
    Shot("one-device-pause-5", table(PLAYING, "etazhiki", *["long"] * 5, level="full"), until_pause),
]

MENU = "header .tools button:last-child"
MOVES = "dialog li:nth-child(2) button"
AROUND = [
    Shot("table-menu", table(SOON, "etazhiki", "me", "bot"), press(MENU)),
    Shot(
        "table-menu-tv",
        table(SOON, "etazhiki", "me", "bot"),
        press(MENU, ".button:has-text('телевизоре'), .button:has-text('television')"),
    ),
    Shot("table-emotes", table(SOON, "pryzhok", "me", "bot"), press("header .tools button:nth-last-child(2)")),
    *(Shot(f"watching-{game}", watched(TURN, game)) for game in ("pryzhok", "stroyka")),
    *(Shot(f"undo-wish-{game}", wishes(game)) for game in ("pryzhok", "stroyka")),
    *(Shot(f"hint-{game}", table(TURN, game, "me", "bot", first="0"), hinted) for game in GAMES),
    *(Shot(f"moves-{game}", table(LATER, game, "me", "bot"), press(MENU, MOVES)) for game in GAMES),
    *(
        Shot(
            f"back-then-{game}", table(SOON, game, "me", "bot"), press(MENU, MOVES, "dialog ol li:nth-child(3) button")
        )
        for game in ("pryzhok", "odeyalo")
    ),
    Shot(
        "hand-only",
        table(SOON, "etazhiki", "me", "bot"),
        press(MENU, ".button:has-text('карты'), .button:has-text('cards')"),
    ),
    Shot("tv-pryzhok", table(SOON, "pryzhok", "me", "bot", "bot", page="tv"), dark=True),
    Shot("tv-etazhiki", table(SOON, "etazhiki", "me", "bot", "bot", page="tv")),
    Shot("tv-etazhiki-ring", table(TURN, "etazhiki", "me", *["bot"] * 3, page="tv", level="beginner", helps=True)),
    Shot("tv-pryzhok-4", table(SOON, "pryzhok", *["long"] * 4, page="tv", variant="sets")),
    Shot("tv-etazhiki-5", table(SOON, "etazhiki", "me", *["bot"] * 4, page="tv")),
    Shot("tv-stroyka-5", table(LATER, "stroyka", "me", *["bot"] * 4, page="tv")),
    Shot("tv-shipuchka-6", table(PILED, "shipuchka", "me", *["bot"] * 5, page="tv", first="0")),
    Shot("tv-long-names-5", table(TURN, "etazhiki", *["long"] * 5, page="tv")),
    Shot("tv-over-5", table(OVER, "etazhiki", "me", *["bot"] * 4, page="tv", stand_in=True)),
    Shot("tv-stroyka", table(LATER, "stroyka", "me", "bot", "bot", page="tv")),
    Shot("tv-odeyalo", table(SOON, "odeyalo", "me", "bot", "bot", "bot", page="tv", teams=True)),
    Shot("tv-shipuchka", table(PILED, "shipuchka", "me", "bot", "bot", page="tv", first="0")),
    Shot("tv-over", table(OVER, "etazhiki", "me", "bot", page="tv", stand_in=True)),
    Shot("replay-pryzhok", table(OVER, "pryzhok", "me", "bot", page="replay", stand_in=True)),
    Shot("replay-etazhiki", table(OVER, "etazhiki", "me", "bot", page="replay", stand_in=True), dark=True),
    Shot("replay-stroyka", table(OVER, "stroyka", "me", "bot", page="replay", stand_in=True)),
    Shot("offline", table(SOON, "pryzhok", "me", "bot"), cut_the_line, lambda page: page.context.set_offline(False)),
]

SHOTS = [*PAGES, *TABLES, *AROUND]
