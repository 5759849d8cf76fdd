"""Statistics of rounds of My Blanket!: turns a player, endings, tokens; by the bots' quick player, or by simple ones.

    python -m tools.balance.odeyalo --by rush --players 2 --games 300

`rush` pulls whenever it may, `build` first gets three awake gnomes: both take what wins, then do the first thing of a
short list; `rush-hold` and `build-hold` first hold off who would win next. `policy` is the game's own strategy, one
action ahead.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Any, cast

from igroteka.engine.core.actions import Actions
from igroteka.engine.core.dice import Dice
from igroteka.engine.core.seats import OVER
from igroteka.games.odeyalo.game import BlanketGame, make
from igroteka.games.odeyalo.kinds import A_DRAW, A_SWAP, BED, DRAWN, SURPLUS
from igroteka.games.odeyalo.rules import Blanket
from igroteka.games.odeyalo.strategy import make as make_strategy
from igroteka.lab.players import player as lab_player

Choose = Callable[[Blanket, Dice], int]
STRENGTHEN = ("join", "wake", "lure", "racket")
WEAKEN = ("lullaby", "pillow", "lure", "shove")
RUSH, BUILD = ("pull", "heave", *WEAKEN, *STRENGTHEN), (*STRENGTHEN, *WEAKEN, "heave", "pull")
SIMPLE = {"rush": (RUSH, False), "build": (BUILD, False), "rush-hold": (RUSH, True), "build-hold": (BUILD, True)}


class Simple:
    """Looks at the table as a person does who has played twice."""

    def __init__(self, box: BlanketGame, order: tuple[str, ...], holds_off: bool) -> None:
        self.box, self.order, self.holds_off = box, order, holds_off

    def __call__(self, state: Blanket, dice: Dice) -> int:
        names = {self.box.name(action): action for action in state.legal(state.turn)}
        wanted = self.pick(state, [name for name in names if self.is_sensible(state, name)], dice)
        return names[wanted]

    def pick(self, state: Blanket, names: list[str], dice: Dice) -> str:
        for word in self.words(state):
            found = [name for name in names if name.split()[:2] == ["play", word] or self.is_drawn(state, name, word)]
            if found:
                return found[dice.below(len(found))]
        return self.taken(state, names, dice)

    def words(self, state: Blanket) -> tuple[str, ...]:
        """Return the priority of a play: the win, then defence, then the list."""
        side = state.side(state.turn)
        if state.distance(side) == 1:
            return ("pull", "heave", *self.order)
        if self.holds_off and state.distance((side + 2) & 3) == 1:
            return ("pull", "heave", *WEAKEN, *self.order)
        strong = state.awake_at(side) == 3
        return ("heave", "pull", *self.order) if strong else self.order

    def is_drawn(self, state: Blanket, name: str, word: str) -> bool:
        return name.startswith("play!") and state.box.ids[state.drawn] == word

    def is_sensible(self, state: Blanket, name: str) -> bool:
        """OD-20, OD-32: against the bed opposite, never against a partner."""
        parts = name.split()
        word = state.box.ids[state.drawn] if parts[0] == "play!" else parts[1] if parts[0] == "play" else ""
        if word not in ("lullaby", "pillow", "lure", "shove"):
            return True
        target = next(part for part in parts[1:] if part[0] in "SWNE")
        return target[0] == "SWNE"[(state.side(state.turn) + 2) & 3]

    def taken(self, state: Blanket, names: list[str], dice: Dice) -> str:
        """An open pull or helper, else a card from the deck; what nobody needs is put away."""
        for place, card in enumerate(state.view(None)["open"] if "draw" in names else ()):
            if card in ("pull", "heave", "join"):
                return f"open {place + 1}"
        for name in ("draw", "keep"):
            if name in names:
                return name
        return names[dice.below(len(names))]


def policy(box: BlanketGame) -> Choose:
    knows, actions = make_strategy(box), Actions()

    def choose(state: Blanket, dice: Dice) -> int:
        world = state.clone()
        world.redeal(state.turn, dice)
        actions.clear()
        state.list_actions(state.turn, actions)
        return knows.policy(world, state.turn, dice, actions)

    return choose


def level(name: str, options: dict[str, Any]) -> Choose:
    """A level of the bots, or a yardstick of the lab."""
    plays, actions = lab_player(name, "odeyalo", None, options), Actions()

    def choose(state: Blanket, dice: Dice) -> int:
        actions.clear()
        state.list_actions(state.turn, actions)
        return plays.plan(state, state.turn, actions, dice)[0]

    return choose


def chooser(name: str, box: BlanketGame, options: dict[str, Any]) -> Choose:
    if name in SIMPLE:
        return Simple(box, *SIMPLE[name])
    return policy(box) if name == "policy" else level(name, options)


class Tally:
    """Counters over all rounds."""

    def __init__(self) -> None:
        self.turns: list[float] = []
        self.tokens: Counter[int] = Counter()
        self.starter = self.rounds = self.first = self.games = self.quiet_games = 0
        self.wins: Counter[str] = Counter()
        self.deeds: Counter[str] = Counter()

    def play(self, state: Blanket, by: list[Choose], names: list[str], dice: Dice) -> None:
        first, quiet = state.turn, 0
        while state.turn != OVER:
            quiet += self.play_round(state, by, dice) == 0
        self.games += 1
        self.quiet_games += quiet > 0
        for seat in range(state.players):
            self.wins[names[seat]] += state.result(seat)  # type: ignore[assignment]
        self.first += state.result(first)  # type: ignore[assignment]

    def play_round(self, state: Blanket, by: list[Choose], dice: Dice) -> int:
        """One round: how many tokens it brought."""
        number, starter, turns, before = state.round, state.starter, 0, held(state)
        while state.turn != OVER and state.round == number:
            seat, chooses = state.turn, state.phase == BED
            action = by[seat](state, dice)
            self.deeds[deed(state, action)] += 1
            state.apply(seat, action)
            turns += not chooses and (state.turn != seat or state.round != number or state.phase == BED)
        won = [now - then for now, then in zip(held(state), before, strict=True)]
        self.turns.append(turns / state.players)
        self.tokens[sum(won)] += 1
        self.rounds += 1
        self.starter += won[starter] > 0
        return sum(won)

    def report(self) -> str:
        share = {count: f"{self.tokens[count] / self.rounds:.1%}" for count in sorted(self.tokens)}
        starter, first = self.starter / self.rounds, self.first / self.games
        wins = {name: round(float(won), 1) for name, won in self.wins.items()}
        deeds = {what: round(self.deeds[what] / self.rounds, 1) for what in ("pulls", "other cards", "taken")}
        return (
            f"turns a player a round: {mean(self.turns):.1f}; of all in a round: {deeds};\n"
            f"rounds by tokens: {share} (0: OD-34);\n"
            f"games with a round stopped by OD-34: {self.quiet_games / self.games:.1%};\n"
            f"rounds to the starter: {starter:.1%}; games to the first: {first:.1%};\nwins: {wins} of {self.games}"
        )


def deed(state: Blanket, action: int) -> str:
    """Return the kind of a turn: a card that pulls, another one (drawn just now or not), or a card for later.

    The choice of a pillow before a round is none.
    """
    kind = state.box.numbers.kind_of[action] if action < A_SWAP or state.phase != DRAWN else state.drawn
    if kind >= 0:
        return "pulls" if state.box.effect(kind) == "pull" else "other cards"
    return "taken" if action != A_DRAW and state.phase not in (SURPLUS, BED) else ""


def held(state: Blanket) -> list[int]:
    tokens: list[int] = state.view(None)["tokens"]
    return tokens


def seated(names: list[str], players: int, teams: bool) -> list[str]:
    """Return the players by seat: in turn around the table, or team by team."""
    one, other = names[0], names[-1]
    return [one, one, other, other] if teams else [one, other] * (players // 2)


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--by", default="policy", help="rush, build, policy, random, or a level; two with a colon")
    wishes.add_argument("--players", type=int, default=2)
    wishes.add_argument("--teams", action="store_true")
    wishes.add_argument("--pillow", choices=("chosen", "middle"), default="chosen", help="option of the game")
    wishes.add_argument("--weigh", choices=("all", "awake"), default="all", help="option of the game")
    wishes.add_argument("--games", type=int, default=300)
    wish = wishes.parse_args()
    box, tally = make(), Tally()
    options = {"teams": wish.teams, "pillow": wish.pillow, "weigh": wish.weigh}
    names = seated(wish.by.split(":"), wish.players, wish.teams)
    by = {name: chooser(name, box, options) for name in set(names)}
    for number in range(wish.games):
        turned = names[::-1] if number % 2 else names
        state = cast(Blanket, box.start(wish.players, options, f"balance {number}"))
        tally.play(state, [by[name] for name in turned], turned, Dice(f"balance {number} moves"))
    print(tally.report())


if __name__ == "__main__":
    main()
