"""`make build`: recompile the rules and rebuild the client, if they changed. `check`, `test`: the client's own."""

import sys
from functools import partial

from building import client, rules

asked = sys.argv[1:]
steps = [partial(client.script, asked[0])] if asked else [rules.build, client.build]
results = [step() for step in steps]  # every step runs, whatever became of the one before
sys.exit(not all(results))
