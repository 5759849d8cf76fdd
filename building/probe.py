"""Whether the compiler in CC makes a module that this Python loads: exits with an error if not."""

import importlib.util
import sys
from pathlib import Path

from building.extension import linked

EMPTY = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""


def main(place: Path) -> None:
    source = place / "probe.c"
    source.write_text(EMPTY, "ascii")
    spec = importlib.util.spec_from_file_location("probe", linked("probe", source, place))
    assert spec
    importlib.util.module_from_spec(spec)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
