"""What is seen and touched: every action has a gesture, every label its words in both languages."""

import re
from collections.abc import Iterator
from itertools import chain

import msgspec

from igroteka.engine.core.seats import CHANCE
from igroteka.engine.gestures import flat, steps
from igroteka.engine.refusal import Refusal
from igroteka.engine.scene import Gesture, Label, Scene, Step
from igroteka.engine.words import LANGUAGES
from igroteka.tables.play import Play, watched
from tests.contract.cases import Case, sampled, walk

PLACE = re.compile(r"\b[A-Za-z]\d(\.\d)?\b")  # c3, m1.2
SELF_TOLD = ("slide", "hop")  # "Masha: the red frog jumps"


def test_sprites_lie_in_zones_and_have_ids_of_their_own(case: Case) -> None:
    for step in sampled(case, 40, every=5):
        for seat in [*range(case.players), None]:
            scene = case.game.table().scene(step.state.view(seat), seat)
            ids = [zone.id for zone in scene.zones] + [sprite.id for sprite in scene.sprites]
            assert len(set(ids)) == len(ids)
            assert {sprite.zone for sprite in scene.sprites} <= {zone.id for zone in scene.zones}
            boards = {zone.id for zone in scene.zones if zone.kind == "board" and zone.inside is None}
            assert {zone.inside for zone in scene.zones} <= {None, *boards}
            assert {rising.at for rising in scene.floats} <= set(ids)
            assert msgspec.json.decode(msgspec.json.encode(scene))


def test_every_legal_action_has_a_gesture(case: Case) -> None:
    for step in (step for step in sampled(case, 41, every=5) if step.seat != CHANCE):
        scene, gestures = drawn(case, step.state.view(step.seat), step.seat, step.state.legal(step.seat))
        actions = {gesture.action for gesture in gestures if gesture.action is not None}
        aiming = any(gesture.point for gesture in gestures)  # what is aimed at is not listed
        assert actions <= set(step.state.legal(step.seat))
        assert aiming or actions == set(step.state.legal(step.seat))
        touchable = {zone.id for zone in scene.zones} | {sprite.id for sprite in scene.sprites}
        assert all(gesture.path and set(gesture.path) <= touchable for gesture in gestures)


def test_a_path_of_touches_means_one_action(case: Case) -> None:
    for step in sampled(case, 42, every=5):
        _, gestures = drawn(case, step.state.view(step.seat), step.seat, step.state.legal(step.seat))
        meaning = {gesture.path: gesture.action for gesture in gestures}
        assert all(meaning[gesture.path] == gesture.action for gesture in gestures)
        assert not any(path[:n] in meaning for path in meaning for n in range(1, len(path)))


def test_gestures_fold_into_a_tree_and_back(case: Case) -> None:
    for step in sampled(case, 47, every=9):
        view, legal = step.state.view(step.seat), step.state.legal(step.seat)
        _, gestures = drawn(case, view, step.seat, legal)
        tree = steps(case.game.table(), view, step.seat, legal)
        assert sorted(map(repr, flat(tree))) == sorted(map(repr, gestures))
        for prompt in prompts(tree):
            check(case, prompt)


def prompts(tree: list[Step]) -> Iterator[Label]:
    """In the middle of a gesture the line says what this step wants."""
    for step in tree:
        if step.then:
            assert step.prompt, f"nothing is said after {step.touch}"
            yield step.prompt
        yield from prompts(step.then)


def test_a_gesture_that_ends_in_a_point_ends_in_a_zone(case: Case) -> None:
    for step in sampled(case, 48, every=9):
        scene, gestures = drawn(case, step.state.view(step.seat), step.seat, step.state.legal(step.seat))
        zones = {zone.id for zone in scene.zones}
        for gesture in gestures:
            assert (gesture.action is None) == gesture.point
            assert not gesture.point or gesture.path[-1] in zones


def test_what_a_touch_means_is_the_action(case: Case) -> None:
    for step in sampled(case, 43, every=9):
        view = step.state.view(step.seat)
        _, gestures = drawn(case, view, step.seat, step.state.legal(step.seat))
        for gesture in [gesture for gesture in gestures if not gesture.point]:
            assert case.game.table().why(view, step.seat, list(gesture.path)) == gesture.action


def test_hostile_touches_mean_nothing_or_an_action(case: Case) -> None:
    view = case.start().view(0)
    for path in ([], ["x"], ["cell-z9", "cell-a1"], ["stop", "stop"], ["mine-99-1", "floors"], [""]):
        meant = case.game.table().why(view, 0, path)
        assert meant is None or isinstance(meant, Refusal) or 0 <= meant < case.game.action_count


def test_every_touch_that_leads_nowhere_has_its_sentence_in_both_languages(case: Case) -> None:
    table, game = case.game.table(), case.game
    for step in sampled(case, 45, every=7):
        view = step.state.view(step.seat)
        scene, _ = drawn(case, view, step.seat, [])
        for touched in [*scene.sprites, *scene.zones]:
            meant = table.why(view, step.seat, [touched.id])
            if isinstance(meant, Refusal):
                problem = game.refusal(meant.key, meant.rule, **meant.args_by_name)
                assert problem.rule and meant.key not in (problem.text("ru"), problem.text("en"))


def test_all_labels_have_words_in_both_languages(case: Case) -> None:
    for step in sampled(case, 44, every=5):
        for seat in [*range(case.players), None]:
            scene, gestures = drawn(
                case, step.state.view(seat), seat, step.state.legal(step.seat) if seat == step.seat else []
            )
            for label in labels(scene, gestures):
                check(case, label)


def test_what_is_done_is_told_of_whoever_did_it(case: Case) -> None:
    """After a name: not as it is offered ("Take a card") but as it was done ("takes a card")."""
    words, table = case.game.words, case.game.table()
    for step in walk(case, 36, 300):
        if step.seat < 0 or "examples" in case.name:
            continue
        said = table.label(step.state.view(step.seat), step.seat, step.action)
        label = case.game.told(step.state, step.seat, step.action, step.seat).label or said
        if label is None or label.key in SELF_TOLD:
            continue
        key = f"told-{label.key.removeprefix('told-')}"
        for language in LANGUAGES:
            assert words.has(language, key), key
            text = words.text(language, key, {"name": "Masha", **label.args})
            assert text[0].islower() and "{" not in text and "$" not in text, text


def test_words_name_no_places_the_board_does_not_show(case: Case) -> None:
    """Moves, prompts and what is looked at are read by people who see no coordinates."""
    for step in (step for step in sampled(case, 47, every=5) if step.seat != CHANCE):
        scene, gestures = drawn(case, step.state.view(step.seat), step.seat, step.state.legal(step.seat))
        shown = [on_sight(case, sprite.label) for sprite in scene.sprites if sprite.label and sprite.back is None]
        for label in [*(gesture.label for gesture in gestures), *([scene.prompt] if scene.prompt else []), *shown]:
            said = [case.game.words.text(language, label.key, label.args) for language in LANGUAGES]
            assert not any(PLACE.search(text) for text in said), said


def on_sight(case: Case, label: Label) -> Label:
    """What is shown to somebody who looks closer at a thing; only screen readers tell where it lies."""
    key = f"{label.key}-seen"
    return Label(key, label.args) if case.game.words.has("en", key) else label


def test_the_end_has_words(case: Case) -> None:
    outcome = [step.state for step in walk(case, 45)][-1].outcome()
    assert outcome is not None
    check(case, Label(f"end-{outcome.rule}"))
    for line in chain.from_iterable(outcome.tally):
        check(case, Label(line.key, line.args))


def test_what_was_brought_has_words(case: Case) -> None:
    """A game without a summary has its floating points added up."""
    play = Play(case.game, case.players, case.options, "46")
    for step in walk(case, "46", 150):
        play.apply(step.seat, step.action, 1)
    for index, views in watched(play):
        for label in case.game.table().summary(views, play.done[index][0]):
            check(case, label)


def drawn(case: Case, view: object, seat: int | None, legal: list[int]) -> tuple[Scene, list[Gesture]]:
    table = case.game.table()
    return table.scene(view, seat), table.gestures(view, seat, legal) if legal else []


def labels(scene: Scene, gestures: list[Gesture]) -> Iterator[Label]:
    yield from (zone.label for zone in scene.zones)
    yield from (sprite.label for sprite in scene.sprites if sprite.label)
    yield from (gesture.label for gesture in gestures)
    if scene.prompt:
        yield scene.prompt


def check(case: Case, label: Label) -> None:
    for language in LANGUAGES:
        assert case.game.words.has(language, label.key), f"{label.key} is missing in {language}"
        text = case.game.words.text(language, label.key, label.args)
        assert text.strip() and "{" not in text, text


def test_both_languages_have_the_same_words(case: Case) -> None:
    if (case.game.folder / "words.ru.ftl").exists():
        keys = [keys_of((case.game.folder / f"words.{language}.ftl").read_text()) for language in LANGUAGES]
        assert keys[0] == keys[1]


def keys_of(text: str) -> set[str]:
    return {line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()}


def test_the_art_of_a_scene_is_drawn(case: Case) -> None:
    folder = case.game.folder / "art"
    for step in sampled(case, 46, every=5):
        for seat in [*range(case.players), None]:
            scene = case.game.table().scene(step.state.view(seat), seat)
            arts = {thing.art for thing in [*scene.zones, *scene.sprites] if thing.art}
            assert all((folder / f"{art}.svg").exists() for art in arts), arts
