"""Settings from file, environment and command line, checked alike."""

from pathlib import Path

import pytest

from igroteka.engine.refusal import Refusal
from igroteka.server.settings import Settings, merged, settings


def written(folder: Path, text: str) -> Path:
    file = folder / "club.toml"
    file.write_text(text, "utf-8")
    return file


def test_nothing_said_is_the_default() -> None:
    assert merged(None, {}) == Settings()


def test_the_environment_overrides_the_file_and_the_command_line_both(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "10.0.0.1"\nbot_pace = 0.5\n')
    found = merged(file, {"IGROTEKA_PORT": "2", "IGROTEKA_HOST": "10.0.0.2"}, port=3)
    assert (found.port, found.host, found.bot_pace) == (3, "10.0.0.2", 0.5)


def test_lists_and_tables_in_the_environment() -> None:
    found = merged(
        None, {"IGROTEKA_ORIGINS": "https://a.example, https://b.example", "IGROTEKA_EDITIONS": "pryzhok=x.toml"}
    )
    assert (found.origins, found.editions) == (["https://a.example", "https://b.example"], {"pryzhok": "x.toml"})


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    assert merged(None, {"IGROTEKA_SETTINGS": str(written(tmp_path, "port = 7"))}).port == 7


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [("port = 'x'", "port", "int"), ("prot = 1", "prot", "nothing"), ("bot_pace = -1", "bot_pace", "float >= 0")],
)
def test_a_bad_file_is_refused_by_file_key_and_expectation(tmp_path: Path, text: str, key: str, expected: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(Refusal) as problem:
        merged(file, {})
    found = problem.value.args_by_name
    assert (found["file"], found["field"]) == (str(file), key)
    assert str(found["expected"]).startswith(expected)


def test_a_bad_variable_is_refused_by_its_name() -> None:
    with pytest.raises(Refusal, match="IGROTEKA_PORT"):
        merged(None, {"IGROTEKA_PORT": "many"})
    with pytest.raises(Refusal, match="IGROTEKA_PROT"):
        merged(None, {"IGROTEKA_PROT": "1"})


def test_without_a_database_our_own_is_taken() -> None:
    assert settings(None, lambda: "memory:").database == "memory:"
    assert settings(None, lambda: "memory:", database="sqlite:///x").database == "sqlite:///x"
