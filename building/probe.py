"""Whether the compiler in CC makes a module that this Python loads: exits with an error if not."""

import importlib.util
import sys
from pathlib import Path

from setuptools import Extension

from building.extension import compile
from igroteka.compiled import SUFFIX

EMPTY = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&module); }
"""

if __name__ == "__main__":
    source = Path(sys.argv[1], "probe.c")
    source.write_text(EMPTY, "ascii")
    compile(sys.argv[1], "-O1", [Extension("probe", [str(source)])])
    spec = importlib.util.spec_from_file_location("probe", source.with_suffix(SUFFIX))
    assert spec
    importlib.util.module_from_spec(spec)
