"""Around the game: gathering, emotes, taking back, giving up, a robot standing in, playing again."""

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.guest import Guest

Invite = Callable[..., Guest]


def together(invite: Invite, game: str = "pryzhok") -> tuple[Guest, Guest]:
    """Two people at a table that has begun."""
    masha, peter = invite("ru"), invite("ru")
    table = masha.lay(game, "me", "open", start=False, options={"first": "0"})
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    masha.page.locator(".begin .button.main:enabled").click()
    peter.page.wait_for_selector(".table")
    masha.wait("mine")
    return masha, peter


def test_the_host_fills_free_seats_with_robots_and_begins(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.lay("pryzhok", "me", "open", "open", start=False))
    expect(masha.page.get_by_role("button", name="Начать игру")).to_be_disabled()
    masha.page.get_by_role("button", name="Позвать роботов").click()
    masha.page.get_by_role("button", name="Начать игру").click()
    masha.page.wait_for_selector(".table")


def test_only_the_host_sets_the_table(invite: Invite) -> None:
    masha, peter = invite(), invite()
    table = masha.lay("pryzhok", "me", "open", start=False)
    masha.sit_at(table)
    peter.sit_at(table, seat=1)
    expect(peter.page.get_by_role("button", name="Начать игру")).to_have_count(0)
    players = {"name": "Сколько игроков"}
    expect(peter.page.get_by_role("group", **players).locator("input").first).to_be_disabled()
    masha.page.get_by_role("group", **players).locator("label", has_text="3").click()
    expect(peter.page.locator(".seats li")).to_have_count(3)


def test_an_emote_is_seen_and_told(invite: Invite) -> None:
    masha, peter = together(invite)
    masha.page.get_by_role("button", name="Сказать картинкой").click()
    masha.page.get_by_role("button", name="Ого!").click()
    expect(peter.page.get_by_role("log")).to_contain_text("Ого!")


def test_words_only_where_the_host_allows_them(invite: Invite) -> None:
    _, peter = together(invite)
    peter.page.get_by_role("button", name="Сказать картинкой").click()
    peter.page.wait_for_selector(".pictures")
    assert peter.page.get_by_label("Сообщение за стол").count() == 0

    chatty = invite()
    chatty.sit_at(chatty.lay("pryzhok", "me", "bot", chat=True))
    chatty.page.get_by_role("button", name="Сказать картинкой").click()
    chatty.page.get_by_label("Сообщение за стол").fill("Привет!")
    chatty.page.get_by_role("button", name="Отправить").click()
    expect(chatty.page.get_by_role("log")).to_contain_text("Привет!")


def test_a_move_is_taken_back_with_consent(invite: Invite) -> None:
    masha, peter = together(invite)
    masha.take_turn()
    peter.act()
    masha.page.get_by_role("button", name="Вернуть ход").click()
    peter.page.get_by_role("button", name="Можно").click()
    masha.wait("mine")
    assert masha.states[-1]["mover"] == 0


WHOLE = """() => [...document.querySelectorAll('.answers button')].map((button) => {
  const [at, room] = [button, document.querySelector('.answers')].map((one) => one.getBoundingClientRect());
  const inside = at.left >= room.left - 1 && at.right <= room.right + 1;
  return inside && button.scrollWidth <= button.clientWidth && button.scrollHeight <= button.clientHeight;
})"""
PHONES = (320, 390)  # px


def test_both_answers_are_whole_beside_the_line_of_a_phone(invite: Invite) -> None:
    masha, peter = together(invite, "stroyka")
    masha.act()
    peter.act()
    masha.page.get_by_role("button", name="Вернуть ход").click()
    for width in PHONES:
        peter.page.set_viewport_size({"width": width, "height": 844})
        peter.page.get_by_role("button", name="Нет").wait_for()
        assert peter.page.evaluate(WHOLE) == [True, True]


def test_whoever_looks_on_by_phone_is_asked_in_whole_words(invite: Invite) -> None:
    masha, peter = invite("ru"), invite("ru")
    peter.page.goto(f"/t/{masha.lay('stroyka', 'me', 'bot', options={'first': '0'})}")
    for width in PHONES:
        peter.page.set_viewport_size({"width": width, "height": 844})
        peter.page.get_by_role("button", name="Играть вместо робота").wait_for()
        assert peter.page.evaluate(WHOLE) == [True]


def test_giving_up_is_asked_twice_and_ends_the_game(invite: Invite) -> None:
    masha, peter = together(invite)
    masha.page.get_by_role("button", name="Меню").click()
    masha.page.get_by_role("button", name="Сдаться").click()
    expect(masha.page.get_by_text("Точно сдаёшься?")).to_be_visible()
    masha.page.get_by_role("button", name="Сдаться").click()
    peter.wait("over")
    masha.wait("over")


def test_a_robot_stands_in_and_gives_the_seat_back(invite: Invite) -> None:
    masha, peter = together(invite)
    masha.page.get_by_role("button", name="Меню").click()
    masha.page.get_by_role("button", name="Пусть играет робот").click()
    peter.wait("mine")
    masha.page.get_by_role("button", name="Играть дальше").click()
    expect(masha.page.get_by_role("button", name="Играть дальше")).to_have_count(0)
    peter.take_turn()
    masha.wait("mine")


def test_playing_again_at_the_same_table(invite: Invite) -> None:
    masha = invite()
    masha.sit_at(masha.finished("pryzhok", quiet=2))
    address = masha.page.url
    masha.page.get_by_role("button", name="Ещё раз!").click()
    masha.page.wait_for_selector(".end", state="detached")
    assert masha.page.url == address


def test_a_spectator_looks_on_and_touches_nothing(invite: Invite) -> None:
    masha, watcher = invite(), invite()
    table = masha.lay("etazhiki", "me", "bot")
    watcher.page.goto(f"/t/{table}")
    expect(watcher.page.get_by_text("Ты смотришь игру")).to_be_visible()
    assert watcher.page.locator(".table .start").count() == 0


def test_a_table_that_is_not_there_is_told_in_a_sentence(invite: Invite) -> None:
    masha = invite()
    masha.page.goto("/t/nothing-here")
    expect(masha.page.get_by_role("alert")).to_contain_text("Такого стола нет.")


def test_the_moves_in_words_outlive_a_reload_and_one_may_look_back(invite: Invite) -> None:
    """To look, not to take back."""
    masha, peter = together(invite)
    masha.take_turn()
    peter.act()
    masha.page.reload()
    masha.page.wait_for_selector(".table .sprite")
    before = masha.page.locator(".stage [data-id^=frog]").count()
    masha.page.get_by_role("button", name="Меню").click()
    masha.page.get_by_role("button", name="Что было").click()
    move = masha.page.locator("dialog ol button").last
    expect(move).to_contain_text("Гость 1")
    said = move.inner_text()
    assert len(said.split()) > 4, said  # what was done, in words
    expect(move.locator(".brought")).to_contain_text("лягуш")  # and what it brought: at least one has turned over
    expect(move.locator(".sign svg")).to_be_visible()  # it can be touched
    move.click()
    expect(masha.page.locator(".prompt .text")).to_contain_text("Гость 1")
    assert masha.page.locator(".stage [data-id^=frog]").count() == before
    assert masha.page.locator(".table .start").count() == 0  # nothing is touched in the past
    first = masha.page.locator(".prompt .text").inner_text()
    expect(masha.page.get_by_role("button", name="Ход назад")).to_be_disabled()
    masha.page.get_by_role("button", name="Ход вперёд").click()
    masha.page.get_by_role("button", name="Ход назад").click()
    expect(masha.page.get_by_role("button", name="Ход назад")).to_be_disabled()
    expect(masha.page.locator(".prompt .text")).to_have_text(first)
    face = masha.page.locator(".prompt .icon use")
    made = face.get_attribute("href")
    masha.page.get_by_role("button", name="Меню").click()
    masha.page.get_by_role("button", name="Что было").click()
    masha.page.locator("dialog ol button").first.click()
    expect(masha.page.locator(".prompt .text")).not_to_contain_text("Гость 1")
    assert face.get_attribute("href") != made  # the picture of whoever made the move
    masha.page.get_by_role("button", name="Вернуться в игру").click()
    expect(masha.page.get_by_role("button", name="Вернуться в игру")).to_have_count(0)


def test_a_frog_is_lifted_to_look_at_its_other_side(invite: Invite) -> None:
    """A long touch shows both sides and moves nothing; a short one picks it up."""
    masha = invite(viewport={"width": 390, "height": 844})
    masha.sit_at(masha.lay("pryzhok", "me", "bot", options={"first": "0"}))
    thing = masha.wait("mine")["lit"][0]
    masha.page.mouse.move(*thing["at"])
    masha.page.mouse.down()
    expect(masha.page.locator(".peek .side")).to_have_count(2)
    masha.page.wait_for_timeout(500)  # a long touch is as long as this
    masha.page.mouse.up()
    expect(masha.page.locator(".peek")).to_have_count(0)
    assert masha.page.locator(".stage .chosen").count() == 0
    masha.page.locator('[data-id="cell-a1"]').click(button="right", force=True)
    expect(masha.page.locator(".peek .words")).to_have_text("Пустая клетка")  # point 12: no coordinates on the board


# However slow the machine is, nobody gives up waiting for drawings.
PATIENT = """const plain = setTimeout;
window.setTimeout = (then, time, ...more) => time < 4000 && plain(then, time, ...more);"""


def test_no_bare_board_before_its_drawings(invite: Invite) -> None:
    masha = invite()
    page, held = masha.page, list[Route]()
    table = masha.lay("pryzhok", "me", "bot", options={"first": "0"})
    page.add_init_script(PATIENT)
    page.route("**/art/pryzhok.svg", lambda route: held.append(route))
    with page.expect_request("**/art/pryzhok.svg"):
        page.goto(f"/t/{table}")
    page.wait_for_selector(".table")
    expect(page.locator(".table .panel, .table .sprite, .table .zone")).to_have_count(0)
    held.pop().continue_()
    page.wait_for_selector(".stage .sprite svg use")
    masha.wait("mine")
