# `make help` lists what there is to make. Everything starts from python3, make and a package index.
PYTHON ?= python3
WORKERS ?= auto
BIN := .venv/bin
READY := .venv/ready
SETUP := .venv/setup-done
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILE := build/uv/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

# What `make test-quick` leaves out: browsers, faults, compilers, many games.
BULK := contract/test_compiled.py contract/test_loading.py contract/test_table.py contract/test_text.py \
	games/etazhiki/test_play.py games/odeyalo/test_play.py games/pryzhok/test_play.py games/shipuchka/test_calibration.py \
	games/shipuchka/test_challenges.py games/stroyka/test_many_games.py lab/test_ladder.py server/test_asked.py \
	server/test_together.py server/test_twins.py storage/test_processes.py tables/test_undo_secrets.py
QUICK := $(addprefix --ignore=tests/,browser build faults $(BULK))

.PHONY: setup help build play test test-quick check format bench lock types screenshots clean

setup: build  ## install everything and build

help:  ## show this list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/make \1:\2/p' $(MAKEFILE_LIST) | awk -F: '{ printf "  %-17s %s\n", $$1, $$2 }'

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

build: $(SETUP)  ## compile edited rules, rebuild the client if it changed
	@$(BIN)/python -m building $(PACE)

play: PACE := --quick
play: $(READY)  ## start a server, print its address and a QR code (ARGS="--port 8000")
	@$(BIN)/python -m building $(PACE)
	@$(BIN)/igroteka play $(ARGS)

# What `make play` has compiled quickly is good enough for tests: it is not compiled again.
test test-quick: PACE := --quick
test: build  ## run all tests (ARGS="tests/games/pryzhok" runs a part)
	@extra="$$($(BIN)/python -m tests.postgres)"; test -z "$$extra" || $(PIP) install --require-hashes $$extra || echo "No PostgreSQL to test with"
	@$(BIN)/python -m building test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

test-quick: build  ## run the tests without browsers, faults and bulk games, in about a minute
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(QUICK) $(ARGS)

check: build  ## check style, types, imports and the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/test_layers.py
	$(BIN)/python tools/types/generate.py --check
	$(BIN)/python -m building check

format: $(SETUP)  ## sort imports and format the Python code
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

bench: build  ## measure beside peers (ARGS="rules", ARGS="load")
	@$(PIP) install --require-hashes -r requirements/bench.lock
	@$(BIN)/python -m bench $(ARGS)

types: build  ## write the client's types from the server's messages
	@$(BIN)/python tools/types/generate.py

screenshots: build  ## take the pictures of the documentation
	@$(BIN)/python -m tests.browser.screenshots docs/screenshots

lock: build/uv/bin/uv  ## update the lock files after changing dependencies in pyproject.toml
	$(COMPILE) pyproject.toml -o requirements/runtime.lock
	$(COMPILE) pyproject.toml --group dev -c requirements/runtime.lock -o requirements/dev.lock
	$(COMPILE) --group build -c requirements/dev.lock -o requirements/build.lock
	$(COMPILE) --group zig -o requirements/zig.lock
	$(COMPILE) --group node -o requirements/node.lock
	$(COMPILE) --group postgres -o requirements/postgres.lock
	$(COMPILE) --group bench -c requirements/dev.lock -o requirements/bench.lock

build/uv/bin/uv:
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip --quiet install uv

clean:  ## remove everything that was built or installed
	rm -rf build dist .venv src/igroteka/client_dist src/igroteka/compiled.*.json
	find src -name '*.so' -delete
