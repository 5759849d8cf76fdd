"""Why not? The rule an action would break, with the numbers, from nothing but what the asking seat sees."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from . import kinds
from .box import Box, bits
from .kinds import KIND_BY_NAME, LEVELS, NAMES, counted, on_ring

Reason = tuple[str, str, dict[str, Any]]  # key of the sentence, rule, numbers in it


def card_words(kind: int) -> dict[str, Any]:
    """A card as its words need it: what it is, and its number."""
    if kind >= kinds.NEAR:
        return {"card": NAMES[kind], "number": 0}
    return {"card": ("floor", "night", "ball")[kind // 10], "number": kind % 10}


def row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def early(view: Mapping[str, Any]) -> bool:
    """Return whether others may cut in now, before the first card of a turn (ET-34); a position's `early`."""
    laid = view["floor_laid"] or view["ball_laid"]
    applies = view["level"] == "full" and view["cut_in"] == "any-time" and not view["over"]
    return applies and not laid and sum(view["laid"]) > len(view["laid"])


class Reasons:
    """The reasons of one seat at one moment; only for actions that are not legal."""

    def __init__(self, boxes: Sequence[Box], view: Mapping[str, Any], seat: int) -> None:
        self.view = view
        self.seat = seat
        self.level = LEVELS.index(view["level"])
        self.box = boxes[self.level]
        self.hand = counted(view["hands"][seat])
        self.open = [KIND_BY_NAME[name] for name in view["open"]]

    def reason(self, action: int) -> Reason:
        if self.level == kinds.BEGINNER:
            return self.beginner(action)
        if action >= kinds.LAY:
            return "one-pile-of-floors", "ET-14", {}
        if self.seat != self.view["active"]:
            return self.out_of_turn(action)
        if kinds.CLAIM <= action < kinds.TOP or action == kinds.LET:
            return "your-own-turn", "ET-30", {}
        if self.view["finishing"] and not kinds.TOP <= action < kinds.DRAW:
            return "choose-the-top", "ET-21", {}
        return self.in_turn(action)

    # Out of turn

    def out_of_turn(self, action: int) -> Reason:
        if self.level != kinds.FULL and (kinds.CLAIM <= action < kinds.TOP or action == kinds.LET):
            return "no-night-floors", "ET-50", {}
        if kinds.CLAIM <= action < kinds.TOP:
            return self.claim(action - kinds.CLAIM + kinds.NIGHT)
        if action == kinds.LET:
            return "nothing-to-let-go", "ET-34", {}
        if self.view["asked"]:
            return self.asked()
        return "not-your-turn", "ET-13", {"seat": self.view["active"] + 1}

    def asked(self) -> Reason:
        """Say what else somebody may do who holds a night floor that fits."""
        if early(self.view):
            return "may-cut-in", "ET-34", {"seat": self.view["active"] + 1}
        return "cut-in-or-let-go", "ET-34", {}

    def claim(self, kind: int) -> Reason:
        if not self.hand[kind]:
            return self.not_held(kind)
        if self.view["finishing"]:
            return "finishing-undisturbed", "ET-33", {"seat": self.view["active"] + 1}
        if not self.view["window"] and not early(self.view):
            return "no-card-yet" if self.view["cut_in"] == "any-time" else "nothing-laid-yet", "ET-34", {}
        if kind % 10 not in self.fitting():
            return self.unfit(kind)
        return "let-go-already", "ET-34", {}

    # In turn

    def in_turn(self, action: int) -> Reason:
        if action < kinds.CLAIM:
            return self.card(action)
        if action < kinds.DRAW:
            return self.top(action - kinds.TOP + kinds.BALL)
        return {kinds.DRAW: self.draw, kinds.PASS: self.passing, kinds.END: self.end}[action]()

    def card(self, kind: int) -> Reason:
        if not self.hand[kind]:
            return self.not_held(kind)
        return self.unfit(kind) if kind < kinds.BALL else self.ball()

    def not_held(self, kind: int) -> Reason:
        return "card-not-held", "ET-13", card_words(kind)

    def fitting(self) -> list[int]:
        return self.box.fitting(self.open[0], self.open[1])

    def unfit(self, kind: int) -> Reason:
        """Return the floors that fit and the distances of this one, both ways round the ring."""
        key, rule = self.unfit_key()
        floor, ball = self.open[0] % 10, self.open[1] % 10
        ways = {"up": on_ring(kind - floor), "down": on_ring(floor - kind)}
        args = {**card_words(kind), **ways, "open": floor, "fits": row(self.fitting())}
        return key, rule, {**args, **sums(floor, ball)} if key == "floor-unfit-ball" else args

    def unfit_key(self) -> tuple[str, str]:
        specials = {kinds.NEAR: "ET-40", kinds.EVEN: "ET-41", kinds.ODD: "ET-41", kinds.SKIP: "ET-42"}
        ball = self.open[1]
        return (f"floor-unfit-{NAMES[ball]}", specials[ball]) if ball in specials else ("floor-unfit-ball", "ET-14")

    def ball(self) -> Reason:
        """ET-18: a ball that would leave no floor to lay."""
        if not self.floors_held():
            return "ball-without-floors", "ET-18", {}
        going = self.floors_that_go()
        if going:
            return "ball-covers", "ET-18", {"fits": row(going)}
        return "ball-in-vain", "ET-18", {}

    def floors_held(self) -> set[int]:
        return {kind % 10 for kind in range(kinds.BALL) if self.hand[kind]}

    def floors_that_go(self) -> set[int]:
        return self.floors_held() & set(self.fitting())

    def top(self, kind: int) -> Reason:
        if not self.view["finishing"]:
            return "not-finishing", "ET-21", {}
        return self.not_held(kind)

    def draw(self) -> Reason:
        if self.view["floor_laid"] or self.view["ball_laid"]:
            return "draw-after-card", "ET-19", {}
        return ("drawn-already", "ET-19", {}) if self.view["drawn"] else self.can_move()

    def passing(self) -> Reason:
        if self.view["floor_laid"]:
            return "pass-after-floor", "ET-19", {}
        if self.view["ball_laid"]:
            return "floor-still-due", "ET-13", {"fits": row(self.fitting())}
        return self.can_move() if self.may_move() else ("draw-first", "ET-19", {})

    def can_move(self) -> Reason:
        """You cannot draw or pass: here is what you can do."""
        going = self.floors_that_go()
        if going:
            return "floor-goes", "ET-19", {"fits": row(going)}
        ball, floor = self.helping_ball() or (kinds.BALL, 0)
        return "ball-helps", "ET-19", {**card_words(ball), "floor": floor}

    def helping_ball(self) -> tuple[int, int] | None:
        """A ball in hand and a floor that would go with it."""
        balls = bits({kind - kinds.BALL for kind in range(kinds.BALL, kinds.KINDS) if self.hand[kind]})
        ball = self.box.helping_ball(self.open[0], bits(self.floors_held()), balls)
        return (ball, min(self.floors_held() & set(self.box.fitting(self.open[0], ball)))) if ball >= 0 else None

    def may_move(self) -> bool:
        """Return whether some floor in hand can be laid, at once or with a ball in hand."""
        return bool(self.floors_that_go()) or self.helping_ball() is not None

    def end(self) -> Reason:
        if self.view["ball_laid"]:
            return "floor-still-due", "ET-13", {"fits": row(self.fitting())}
        return "end-without-floor", "ET-20", {}

    # Beginners

    def beginner(self, action: int) -> Reason:
        if kinds.NIGHT <= action < kinds.DRAW or action == kinds.LET:
            return "day-floors-only", "ET-60", {}
        if self.seat != self.view["active"]:
            return "not-your-turn", "ET-13", {"seat": self.view["active"] + 1}
        if action >= kinds.LAY:
            return self.on_pile((action - kinds.LAY) // 2, (action - kinds.LAY) % 2)
        if action < kinds.NIGHT:
            return "which-pile", "ET-61", {}
        return {kinds.DRAW: self.no_draw, kinds.PASS: self.no_pass, kinds.END: self.no_end}[action]()

    def on_pile(self, number: int, pile: int) -> Reason:
        if not self.hand[number]:
            return self.not_held(number)
        other = self.box.fitting(self.open[1 - pile], 0)
        key = "pile-unfit-other-fits" if number in other else "pile-unfit"
        here, there = self.open[pile], self.open[1 - pile]
        fits = {"open": here, "fits": row(self.box.fitting(here, 0)), "other": there, "other_fits": row(other)}
        ways = {"up": on_ring(number - here), "down": on_ring(here - number)}
        return key, "ET-61", {**card_words(number), **fits, **ways}

    def no_draw(self) -> Reason:
        return "beginners-pass-to-draw", "ET-62", {}

    def no_pass(self) -> Reason:
        return ("pass-after-floor" if self.view["floor_laid"] else "nothing-to-draw"), "ET-62", {}

    def no_end(self) -> Reason:
        return "end-before-floor", "ET-62", {}


def sums(floor: int, ball: int) -> dict[str, Any]:
    """ET-15: the two sums as one says them: 9 + 2 = 11, that is 1; 0 is also 10, 10 - 3 = 7."""
    up, start = floor + ball, floor if floor >= ball else floor + 10
    return {
        "ball": ball,
        "above": on_ring(up),
        "over": up if up > 9 else 0,
        "below": start - ball,
        "from": start if start > 9 else 0,
    }
