"""`make build`: recompile what changed, rebuild the client if it changed. --no-client: only the rules."""

import sys

from building import client, rules

rules.build(fatal=True)
if "--no-client" not in sys.argv:
    client.build(fatal=True)
