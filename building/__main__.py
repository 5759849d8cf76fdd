"""`make build`: recompile the rules and rebuild the client, if they changed. `check`: the client's own checks."""

import sys

from building import client, rules

steps = [client.check] if sys.argv[1:] == ["check"] else [rules.build, client.build]
results = [step() for step in steps]  # every step runs, whatever became of the one before
sys.exit(not all(results))
