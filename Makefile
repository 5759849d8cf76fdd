# make setup · play · test · check · bench — everything starts from python3, make and a package index.
PYTHON ?= python3
WORKERS ?= auto
BIN := .venv/bin
READY := .venv/ready
SETUP := .venv/setup-done
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILE := build/uv/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

.PHONY: setup build play test check bench lock types screenshots clean

setup: build

# What playing needs: the tools of the build, the runtime; client and rules are built meanwhile.
$(READY): requirements/runtime.lock requirements/build.lock requirements/zig.lock requirements/node.lock pyproject.toml hatch_build.py
	@echo "Setting up .venv"
	@$(PYTHON) -m building client --meanwhile
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --no-compile --require-hashes -r requirements/build.lock
	@$(BIN)/python -m building rules --meanwhile $(PACE)
	@$(PIP) install --no-compile --require-hashes -r requirements/runtime.lock
	@extra="$$($(BIN)/python -m building.needs)"; test -z "$$extra" || $(PIP) install --require-hashes $$extra
	@IGROTEKA_SKIP_BUILD=1 $(PIP) install --no-compile --no-deps --no-build-isolation -e .
	@touch $@

# What working on it needs besides: tests, types, style.
$(SETUP): $(READY) requirements/dev.lock
	@$(PIP) install --require-hashes -r requirements/dev.lock
	@touch $@

build: $(SETUP)
	@$(BIN)/python -m building

play: PACE := --quick
play: $(READY)
	@$(BIN)/python -m building $(PACE)
	@$(BIN)/igroteka play $(ARGS)

test: build
	@extra="$$($(BIN)/python -m tests.postgres)"; test -z "$$extra" || $(PIP) install --require-hashes $$extra || echo "No PostgreSQL to test with"
	@$(BIN)/python -m building test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_layers.py
	$(BIN)/python tools/types/generate.py --check
	$(BIN)/python -m building check

bench: build
	@$(PIP) install --require-hashes -r requirements/bench.lock
	@$(BIN)/python -m bench $(ARGS)

types: build
	@$(BIN)/python tools/types/generate.py

screenshots: build
	@$(BIN)/python -m tests.browser.screenshots docs/screenshots

lock: build/uv/bin/uv
	$(COMPILE) pyproject.toml -o requirements/runtime.lock
	$(COMPILE) pyproject.toml --group dev -c requirements/runtime.lock -o requirements/dev.lock
	$(COMPILE) --group build -c requirements/dev.lock -o requirements/build.lock
	$(COMPILE) --group zig -o requirements/zig.lock
	$(COMPILE) --group node -o requirements/node.lock
	$(COMPILE) --group postgres -o requirements/postgres.lock
	$(COMPILE) --group bench -c requirements/dev.lock -o requirements/bench.lock

build/uv/bin/uv:
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip --quiet install uv

clean:
	rm -rf build dist .venv src/igroteka/client_dist src/igroteka/compiled.*.json
	find src -name '*.so' -delete
