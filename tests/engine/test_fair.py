"""The fair queue: owners in turn, each by what its items cost."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.engine.fair import Fair


def taken(queue: Fair[str]) -> str:
    found = ""
    while (item := queue.take()) is not None:
        found += item
    return found


def filled(share: float, *items: tuple[str, float]) -> Fair[str]:
    queue = Fair[str](share)
    for owner, cost in items:
        queue.put(owner, cost, owner)
    return queue


def test_owners_are_served_in_turn() -> None:
    assert taken(filled(1, *[("a", 1)] * 4, ("b", 1), *[("c", 1)] * 2)) == "abcacaa"


def test_an_item_that_costs_more_waits_for_more_turns() -> None:
    assert taken(filled(1, ("a", 3), *[("b", 1)] * 5)) == "bbabbb"


def test_cheap_items_share_a_turn() -> None:
    assert taken(filled(2, *[("a", 1)] * 4, *[("b", 2)] * 2)) == "aabaab"


def test_an_owner_with_nothing_waiting_saves_nothing() -> None:
    queue = filled(3, ("a", 1))
    assert queue.take() == "a"
    for owner in "aaaab":
        queue.put(owner, 3, owner)
    assert taken(queue) == "abaaa"


def test_what_is_removed_is_not_taken_and_leaves_nothing_behind() -> None:
    queue = filled(1, ("a", 5), ("b", 1))
    queue.remove("a", "a")
    queue.remove("a", "a")
    assert (len(queue), taken(queue), queue.take()) == (1, "b", None)


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.floats(0.1, 20)), max_size=60))
def test_nobody_who_waits_is_ever_behind_by_more_than_a_share_and_an_item(items: list[tuple[str, float]]) -> None:
    """Of two owners that wait all the time neither gets more than the other by more than that."""
    queue, dearest = Fair[tuple[str, float]](5), 20
    for owner, cost in items:
        queue.put(owner, cost, (owner, cost))
    left = {owner: sum(1 for other, _ in items if other == owner) for owner in "abcd"}
    spent = dict.fromkeys("abcd", 0.0)
    while (item := queue.take()) is not None:
        spent[item[0]] += item[1]
        left[item[0]] -= 1
        waiting = [spent[owner] for owner in "abcd" if left[owner]]
        assert not waiting or max(waiting) - min(waiting) <= 2 * 5 + dearest
    assert not any(left.values())
