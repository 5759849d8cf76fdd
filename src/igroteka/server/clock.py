"""The time as the journal writes it. What lasts is measured with a clock that cannot go back."""

from time import monotonic, time

BEGAN = time() - monotonic()  # the calendar is looked at once: nobody turns it back while we run


def moment(milliseconds: int) -> float:
    """When that is, or was, on the clock that cannot go back."""
    return milliseconds / 1000 - BEGAN


def now() -> int:
    """Milliseconds since 1970."""
    return int((BEGAN + monotonic()) * 1000)
