"""`python -m bench [SECTION [ARGUMENTS]]`: one section, or all but those that run only when asked for."""

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

SECTIONS = ("rules", "storage", "load", "thinking", "search")
APART = ("twins",)  # sections that take long and compare nothing with others


def there() -> list[str]:
    return [name for name in SECTIONS if Path(__file__).with_name(f"{name}.py").exists()]


def main(arguments: Sequence[str]) -> int:
    known = [*there(), *APART]
    if arguments and arguments[0] not in known:
        print(f"There is no section {arguments[0]!r}; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    asked = {arguments[0]: arguments[1:]} if arguments else dict.fromkeys(there(), ())
    return max([run(name, own) for name, own in asked.items()])


def run(name: str, arguments: Sequence[str]) -> int:
    """One section; its `main` prints a table and writes its figures to bench/results."""
    status: int = importlib.import_module(f"bench.{name}").main(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
