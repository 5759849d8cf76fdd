"""`make build`: recompile the rules and rebuild the client, both at once, if they changed.

`check`, `test`: the client's own. `client --meanwhile`, `rules --meanwhile`: begin with it in the background, where
this machine has what it takes.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from building import ROOT, client, tools


def build() -> bool:
    """Both are done, whatever becomes of the other; each works in processes of its own."""
    with ThreadPoolExecutor(2) as workers:
        results = [workers.submit(step) for step in (make_rules, client.build)]
    return all(result.result() for result in results)


def make_rules() -> bool:
    from building import rules  # not before Cython is there

    return rules.build()


def begin(what: str) -> bool:
    """Nobody waits for it: the build that follows does, and says what went wrong."""
    able = client.wanted() and tools.machine_node() if what == "client" else tools.compiler()
    if able:
        command = [sys.executable, "-m", "building", what]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.Popen(command, cwd=ROOT, start_new_session=True, **quiet)  # type: ignore[call-overload]
    return True


def main(asked: list[str]) -> bool:
    match asked:
        case [("client" | "rules") as what, "--meanwhile"]:
            return begin(what)
        case ["client"]:
            return client.build()
        case ["rules"]:
            return make_rules()
        case [script]:
            return client.script(script)
    return build()


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
