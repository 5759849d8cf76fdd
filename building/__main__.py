"""`make build`: recompile the rules and rebuild the client, both at once, if they changed.

`check`, `test`: the client's own. `client --meanwhile`, `rules --meanwhile`: begin with it in the background, where
this machine has what it takes. `--quick`, for `make play`: rules that run a tenth slower are compiled in half the time.
"""

import subprocess
import sys

from building import ROOT, client, tools


def build(quick: bool) -> bool:
    """Build the client in a process of its own, and compile the rules meanwhile; both whatever becomes of the other."""
    other = subprocess.Popen([sys.executable, "-m", "building", "client"], cwd=ROOT)
    rules = make_rules(quick)
    return other.wait() == 0 and rules


def make_rules(quick: bool) -> bool:
    from building import rules  # not before Cython is there

    return rules.build(quick)


def begin(what: str, quick: bool) -> bool:
    """Nobody waits for it: the build that follows does, and says what went wrong."""
    able = client.wanted() and tools.machine_node() if what == "client" else tools.compiler()
    if able:
        command = [sys.executable, "-m", "building", what, *["--quick"] * quick]
        null = subprocess.DEVNULL
        subprocess.Popen(command, cwd=ROOT, start_new_session=True, stdin=null, stdout=null)  # it says how far it is
    return True


def main(asked: list[str]) -> bool:
    quick = "--quick" in asked
    match [word for word in asked if word != "--quick"]:
        case [("client" | "rules") as what, "--meanwhile"]:
            return begin(what, quick)
        case ["client"]:
            return client.build()
        case ["rules"]:
            return make_rules(quick)
        case [script]:
            return client.script(script)
    return build(quick)


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
