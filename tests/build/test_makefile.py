"""The targets of the Makefile, without carrying them out."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def said(*words: str) -> str:
    return subprocess.run(
        ["make", "--no-print-directory", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def test_help_lists_every_target() -> None:
    [targets] = re.findall(r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {line.split()[1] for line in said("help").splitlines()} == set(targets.split())


def test_the_quick_tests_leave_out_what_is_there() -> None:
    ignored = re.findall(r"--ignore=(\S+)", said("--dry-run", "test-quick"))
    assert "tests/browser" in ignored and "tests/faults" in ignored
    assert [name for name in ignored if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("target", ["play", "test", "test-quick"])
def test_what_was_compiled_to_play_is_not_compiled_again_to_test(target: str) -> None:
    assert "-m building --quick\n" in said("--dry-run", target)
    assert "-m building\n" in said("--dry-run", "build").replace(" \n", "\n")
