"""Settings that cannot be are refused in a sentence; ports are written as people write them."""

import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.engine.refusal import Refusal
from igroteka.server.settings import merged


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """`serve` logs to the stderr of its test, which is closed afterwards: no later test may write there."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.parametrize(
    "given",
    [{"bot_breath": float("inf")}, {"bot_breath": float("nan")}, {"host": "a\0b"}, {"database": "sqlite:///a\0b"}],
)
def test_settings_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        merged(None, {}, **given)


def test_deeply_nested_toml_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("port = " + "[" * 5000 + "]" * 5000)
    said = subprocess.run([sys.executable, "-m", "igroteka.cli", "serve", "--settings", file], capture_output=True)
    assert b"nested too deeply" in said.stderr
    assert b"Traceback" not in said.stderr


@pytest.mark.parametrize(
    "given",
    [
        ["--host", "a\0b"],
        ["--database", "sqlite:///a\0b"],
        ["--database", "postgresql://["],
        ["--database", "postgresql://a:b@[::1"],
        ["--database", "nothing"],
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--quiet", *given]) == 2
    said = capsys.readouterr().err
    assert said.startswith("igroteka: ") and said.count("\n") == 1


@pytest.mark.parametrize("name", ["IGROTEKA_BOT_BREATH", "IGROTEKA_BOT_PACE"])
def test_no_end_is_no_number(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(name, "inf")
    assert main(["serve", "--port", "0"]) == 2
    assert name in capsys.readouterr().err


def test_a_bad_data_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("IGROTEKA_DATA", str(tmp_path / "file" / "inside"))
    assert main(["serve", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("igroteka: ") and str(tmp_path / "file") in said


def test_a_port_is_written_as_people_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--host", "127.0.0.1", "--port", str(port), "--database", "memory:"]) == 2
    assert f" {port} " in capsys.readouterr().err
