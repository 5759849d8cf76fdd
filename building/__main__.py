"""`make build`: recompile the rules and rebuild the client, both at once, if they changed.

`check`, `test`: the client's own. `client --meanwhile`: begin with the client in the background, where Node is there.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from building import ROOT, client, tools


def build() -> bool:
    """Both are done, whatever becomes of the other; each works in processes of its own."""
    from building import rules

    with ThreadPoolExecutor(2) as workers:
        results = [workers.submit(step) for step in (rules.build, client.build)]
    return all(result.result() for result in results)


def begin_client() -> bool:
    """Nobody waits for it: the build that follows does, and says what went wrong."""
    if client.wanted() and tools.machine_node():
        command = [sys.executable, "-m", "building", "client"]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.Popen(command, cwd=ROOT, start_new_session=True, **quiet)  # type: ignore[call-overload]
    return True


def main(asked: list[str]) -> bool:
    if asked == ["client", "--meanwhile"]:
        return begin_client()
    if asked == ["client"]:
        return client.build()
    return client.script(asked[0]) if asked else build()


if __name__ == "__main__":
    sys.exit(not main(sys.argv[1:]))
