"""A bot for `igroteka seat`, in any language: a question a line on standard input, an action a line on standard output.

A question is {"seat": 0, "view": {…}, "legal": [3, 17, …]}; the answer is one of `legal`, or an action by its name.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(question["legal"][0], flush=True)
