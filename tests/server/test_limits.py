"""Buckets, places, cookies, names: the small things that keep strangers in bounds."""

import pytest

from igroteka.server.avatars import fit_name, fit_text
from igroteka.server.guard.guests import Guest, Signer, changed, new_guest
from igroteka.server.guard.limits import Bucket, Limit, Places


def test_a_bucket_empties_and_fills_again() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_and_only_the_last_are_remembered() -> None:
    limit = Limit(1, 1, clock=lambda: 0.0, addresses=2)
    assert [limit.take(address) for address in "aabbcc"] == [True, False] * 3
    assert list(limit.buckets) == ["b", "c"]


def test_places_are_counted_in_all_and_for_each_address() -> None:
    places = Places(most=3, most_each=2)
    assert [places.enter(address) for address in "aaabb"] == [True, True, False, True, False]
    places.leave("a")
    assert places.enter("b")
    places.leave("a")
    assert places.by_address == {"b": 2}


def test_a_cookie_is_read_only_with_our_signature() -> None:
    signer, guest = Signer(b"k" * 32), Guest("id", "Ann", "cat", "ru")
    cookie = signer.signed(guest)
    assert signer.read(cookie) == guest
    assert Signer(b"x" * 32).read(cookie) is None


@pytest.mark.parametrize("cookie", ["", ".", "x", "x.y", "WyJhIl0.AAAA", "é.é", "a" * 5000])
def test_no_other_text_is_a_cookie(cookie: str) -> None:
    assert Signer(b"k" * 32).read(cookie) is None


def test_every_bit_of_a_cookie_counts() -> None:
    signer = Signer(b"k" * 32)
    cookie = signer.signed(new_guest())
    for place in range(len(cookie)):
        other = cookie[:place] + ("A" if cookie[place] != "A" else "B") + cookie[place + 1 :]
        assert signer.read(other) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Аня  ", "Аня"),
        ("<b>Eve</b>", "bEveb"),
        ("a\u202eb\n\tc", "abc"),
        ("Zoë O’Neil-2", "Zoë O’Neil-2"),
        ("x" * 99, "x" * 16),
        ("👾", ""),
    ],
)
def test_names_are_letters_digits_and_a_few_signs(given: str, kept: str) -> None:
    assert fit_name(given) == kept


def test_chat_has_no_hidden_characters() -> None:
    assert fit_text("hi\u200f\x00 there\n!") == "hi there !"


def test_only_pictures_of_ours_are_taken() -> None:
    guest = changed(Guest("id", "", "cat"), "Bob", "../../etc", None)
    assert (guest.name, guest.picture) == ("Bob", "cat")
