"""Checks of the table: every action has a gesture, every label its words, every drawing its file."""

from collections.abc import Iterator

from igroteka.engine.scene import Gesture, Label, Scene
from igroteka.engine.words import LANGUAGES

from .faults import Fault, fault
from .subject import Step, Subject


def drawn(subject: Subject, step: Step, seat: int | None) -> tuple[Scene, list[Gesture]]:
    """A seat's view of a moment and its legal actions."""
    view = step.state.view(seat)
    table = subject.game.table()
    legal = step.state.legal(step.seat) if seat == step.seat and step.seat >= 0 else []
    return table.scene(view, seat), table.gestures(view, step.seat, legal) if legal else []


def looks(subject: Subject) -> Iterator[tuple[Step, int | None, Scene, list[Gesture]]]:
    for step in subject.moments(6, most=25):
        for seat in [*range(subject.players), None]:
            yield (step, seat, *drawn(subject, step, seat))


def things_have_places(subject: Subject) -> Iterator[Fault]:
    """every sprite has an id of its own and lies in a zone that is there"""
    for _, seat, scene, _ in looks(subject):
        zones = {zone.id for zone in scene.zones}
        ids = [*zones, *(sprite.id for sprite in scene.sprites)]
        twice = next((name for name in ids if ids.count(name) > 1), None)
        lost = next((sprite for sprite in scene.sprites if sprite.zone not in zones), None)
        boards = {zone.id for zone in scene.zones if zone.kind == "board" and zone.inside is None}
        astray = next((zone for zone in scene.zones if zone.inside not in {None, *boards}), None)
        if twice is not None:
            yield fault("table.py", "id-twice", id=twice, seat=str(seat))
            return
        if lost is not None:
            yield fault("table.py", "no-zone", id=lost.id, zone=lost.zone)
            return
        if astray is not None:
            yield fault("table.py", "no-board", id=astray.id, zone=str(astray.inside))
            return


def actions_have_gestures(subject: Subject) -> Iterator[Fault]:
    """every legal action has a gesture of things that are there, and no touch means two"""
    for step, seat, scene, gestures in looks(subject):
        if seat != step.seat or seat < 0:
            continue
        there = {zone.id for zone in scene.zones} | {sprite.id for sprite in scene.sprites}
        for gesture in gestures:
            for touched in gesture.path:
                if touched not in there:
                    yield fault("table.py", "gesture-nowhere", id=touched)
                    return
        known = {gesture.action for gesture in gestures}
        missing = [action for action in step.state.legal(seat) if action not in known]
        if missing and not any(gesture.point for gesture in gestures):
            yield fault("table.py", "no-gesture", action=subject.game.name(missing[0]))
            return
        yield from ambiguous(gestures)


def ambiguous(gestures: list[Gesture]) -> Iterator[Fault]:
    meaning: dict[tuple[str, ...], int | None] = {}
    for gesture in gestures:
        if meaning.setdefault(gesture.path, gesture.action) != gesture.action:
            yield fault("table.py", "gesture-two", path=" → ".join(gesture.path))
            return


def touches_are_understood(subject: Subject) -> Iterator[Fault]:
    """a touch means the action whose gesture it is"""
    table = subject.game.table()
    for step, seat, _, gestures in looks(subject):
        for gesture in [gesture for gesture in gestures if not gesture.point]:
            if table.why(step.state.view(seat), step.seat, list(gesture.path)) != gesture.action:
                yield fault("table.py", "meant", path=" → ".join(gesture.path))
                return


def labels_have_words(subject: Subject) -> Iterator[Fault]:
    """every label has its words in both languages"""
    told: set[tuple[str, str]] = set()
    for _, _, scene, gestures in looks(subject):
        for label in labels(scene, gestures):
            for language in LANGUAGES:
                if (language, label.key) not in told and not worded(subject, language, label):
                    told.add((language, label.key))
                    yield fault(f"words.{language}.ftl", "word-missing", word=label.key, language=language)


def labels(scene: Scene, gestures: list[Gesture]) -> Iterator[Label]:
    yield from (zone.label for zone in scene.zones)
    yield from (sprite.label for sprite in scene.sprites if sprite.label)
    yield from (gesture.label for gesture in gestures)
    if scene.prompt:
        yield scene.prompt


def worded(subject: Subject, language: str, label: Label) -> bool:
    words = subject.game.words
    return words.has(language, label.key) and "{" not in words.text(language, label.key, label.args)


def art_is_drawn(subject: Subject) -> Iterator[Fault]:
    """every drawing that is named has its file"""
    told: set[str] = set()
    for _, _, scene, _ in looks(subject):
        for art in [*(zone.art for zone in scene.zones), *(sprite.art for sprite in scene.sprites)]:
            if art and art not in told and not subject.has(f"art/{art}.svg"):
                told.add(art)
                yield fault("art", "art-missing", art=art)


CHECKS = (things_have_places, actions_have_gestures, touches_are_understood, labels_have_words, art_is_drawn)
