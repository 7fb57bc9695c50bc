# Steppe. `make help` lists the targets; each does all the set-up it needs, once.

# The Python to use, instead of the first one found: make play PYTHON=python3.11
export PYTHON

PURE     := .venv
COMPILED := .venv-compiled
LOCKING  := .venv-lock
PEERS    := benchmarks/.peers

PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
PINNED      := $(PIP_INSTALL) --require-hashes --no-deps
SOURCE      := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null)

.NOTPARALLEL:
.DEFAULT_GOAL := help

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PURE)/.runtime  ## open the table in the browser
	@$(PURE)/bin/steppe serve

terminal: $(PURE)/.runtime  ## play Scythe in the terminal
	@$(PURE)/bin/steppe play scythe

# The package is compiled on the side, which keeps one core busy for minutes. What the system lacks
# is installed before that: two installers would lock each other out.
test: $(PURE)/.dev  ## everything: style, types, tests, plain and compiled
	@tools/environment compiler $(PURE)
	@tools/environment chromium
	@tools/environment services
	@mkdir -p build
	@$(MAKE) --no-print-directory $(COMPILED)/.dev $(COMPILED)/.package >build/compiling.log 2>&1 & \
	compiling=$$!; \
	$(MAKE) --no-print-directory check check-web test-pure test-blas test-browser || { kill $$compiling; exit 1; }; \
	wait $$compiling || { cat build/compiling.log; exit 1; }
	@$(MAKE) --no-print-directory test-compiled

test-firefox: $(PURE)/.dev  ## whole games in Firefox
	@tools/environment firefox
	@echo "== tests in Firefox"
	@STEPPE_BUILD=pure $(PURE)/bin/pytest -n auto -rs -m firefox tests/browser

# Too slow for every change; run once before a release.
test-long: $(PURE)/.dev  ## the long matrices
	@echo "== long tests"
	@STEPPE_BUILD=pure $(PURE)/bin/pytest -n auto -m long

check: $(PURE)/.dev  ## style and types
	@echo "== style"
	@$(PURE)/bin/ruff check --quiet
	@$(PURE)/bin/ruff format --check --quiet
	@echo "== types"
	@$(PURE)/bin/mypy --strict

# The built page is committed, so Node.js 20.19 or newer is needed only to change it.
NODE_READY = node -e 'const [a, b] = process.versions.node.split("."); \
	process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null

check-web:  ## style, types and tests of the browser client, if there is Node.js
	@if $(NODE_READY); then $(MAKE) --no-print-directory web/node_modules/.installed && \
		echo "== browser client" && cd web && npm run --silent check && npm run --silent lint && \
		npm run --silent test; \
	else echo "== browser client: not checked, for want of Node.js 20.19 or newer"; fi

web: web/node_modules/.installed $(PURE)/.runtime  ## build the page again (needs Node.js)
	@cd web && npm run --silent build
	@$(PURE)/bin/python tools/web_page.py

# The pictures are kept with the sources: only those who change the painter paint.
land: $(PURE)/.dev  ## paint the land behind the boards again (takes minutes)
	@$(PURE)/bin/python -m tools.paint $(LAND)

web/node_modules/.installed: web/package.json web/package-lock.json
	@cd web && npm ci --no-audit --no-fund --silent
	@touch $@

test-pure: $(PURE)/.dev  ## the tests, in plain Python
	@tools/environment services
	@echo "== tests, plain Python"
	@STEPPE_BUILD=pure $(PURE)/bin/pytest -n auto -rs --ignore=tests/browser

test-blas: $(PURE)/.dev  ## the tests that multiply matrices, under each BLAS kernel of this processor
	@echo "== tests of nets, by BLAS kernel"
	@STEPPE_BUILD=pure $(PURE)/bin/python -m tools.blas tests/nets tests/play tests/gym

# The page is the same whatever Python serves it, so these run once.
test-browser: $(PURE)/.dev  ## whole games and every page, in a real Chromium
	@tools/environment chromium
	@echo "== tests in the browser"
	@STEPPE_BUILD=pure $(PURE)/bin/pytest -n auto -rs tests/browser

test-compiled: $(COMPILED)/.dev $(COMPILED)/.package  ## the same tests, except for training, against the compiled package
	@echo "== tests, compiled"
	@STEPPE_BUILD=compiled $(COMPILED)/bin/pytest -n auto --ignore=tests/browser --ignore=tests/lab

compiled: $(COMPILED)/.package  ## the package compiled by mypyc, in .venv-compiled
	@echo "compiled: run $(COMPILED)/bin/steppe"

# Speed compared with other engines. BENCH=--quick for a short run that writes nothing.
bench: $(PURE)/.runtime $(PEERS)/.installed  ## compare the speed with other engines
	@$(MAKE) --no-print-directory $(COMPILED)/.package || echo "bench: plain Python only"
	@$(PURE)/bin/python benchmarks/run.py $(BENCH)

# BEFORE=COMMIT AFTER=COMMIT (by default the current one) BENCH="--compiled --pairs 9"
bench-commits: $(PURE)/.dev  ## compare the speed of two commits
	@$(PURE)/bin/python -m benchmarks.commits $(BEFORE) $(AFTER) $(BENCH)

# Steps per second of the research environments. BENCH=--quick for a short run.
bench-gym: $(PURE)/.dev $(COMPILED)/.dev $(PEERS)/.installed  ## measure the research environments
	@$(MAKE) --no-print-directory $(COMPILED)/.package || echo "bench: plain Python only"
	@$(PURE)/bin/python benchmarks/environments.py $(BENCH)

# The server on loopback, compared with boardgame.io if there is Node.js, and the page if there is
# Chromium. BENCH=--quick for a short run.
bench-server: $(PURE)/.dev  ## measure the server (players, actions per second, latency) and the page
	@! command -v npm >/dev/null || npm install --silent --prefix benchmarks/boardgame.io
	@$(PURE)/bin/python benchmarks/server.py scythe $(BENCH)

# An Automa's turn, and a table of five late in the game.
TASKS = scythe/automa-ultimaszyna-2:5 scythe/game-01:70
bench-page: $(PURE)/.dev  ## measure the page on a slow phone, and what keeps it busy
	@PYTHONPATH=tests:. $(PURE)/bin/python -m benchmarks.phone
	@PYTHONPATH=tests:. $(PURE)/bin/python -m benchmarks.tasks $(TASKS)

# MUTATE="noria --count 400 --seed 1"
mutate: $(PURE)/.dev  ## mutation testing: change the rules one place at a time
	@$(PURE)/bin/python -m tools.mutate $(MUTATE)

# PUZZLES="noria": only those. A long run; the compiled package is several times faster.
puzzles-check: $(PURE)/.dev  ## judge every puzzle again, after a change of the rules
	@$(PURE)/bin/python -m lab.check_puzzles $(PUZZLES)

crash: $(PURE)/.dev  ## kill the server fifty times under load, and look for what was lost
	@cd tests && ../$(PURE)/bin/python -m server.crash 50

# CHAOS=--quick for a minute instead of ten; CHAOS="--cuts 200"
chaos: $(PURE)/.dev  ## faults of disks, databases, clocks and processes, under play
	@cd tests && ../$(PURE)/bin/python -m server.chaos $(CHAOS)

# SIEGE=--quick for a minute instead of ten
siege: $(PURE)/.dev  ## hostile traffic of all kinds from twenty addresses, under play
	@PYTHONPATH=tests:. $(PURE)/bin/python -m server.siege $(SIEGE)

# Pins the newest versions of what pyproject.toml and the .in files ask for. The lists hold names,
# versions and hashes for every platform, and no address.
COMPILE_LIST = $(LOCKING)/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe \
	--strip-extras --no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	--no-emit-options
lock: $(LOCKING)/.installed  ## pin the newest versions of all dependencies
	@$(COMPILE_LIST) -o requirements/runtime.txt pyproject.toml requirements/runtime.in
	@$(COMPILE_LIST) -o requirements/dev.txt --extra arena --extra gym --extra openspiel --extra parquet --extra postgres \
		pyproject.toml requirements/dev.in
	@$(COMPILE_LIST) -o requirements/ray.txt --extra ray pyproject.toml requirements/ray.in
	@$(COMPILE_LIST) -o requirements/lock.txt requirements/lock.in
	@$(COMPILE_LIST) -o benchmarks/requirements-peers.txt benchmarks/requirements-peers.in

clean:  ## remove everything generated
	@rm -rf $(PURE) $(COMPILED) $(LOCKING) $(PEERS) build dist src/*.egg-info \
		web/node_modules .mypy_cache .ruff_cache .pytest_cache
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help play terminal test test-long check check-web web land test-pure test-blas test-browser test-firefox test-compiled compiled bench \
	bench-commits bench-gym bench-server bench-page mutate puzzles-check crash chaos siege lock clean

# -- environments: stamps record their state -------------------------------------------------------

%/.created:
	@echo "steppe: setting up $* (once)"
	@tools/environment create $*
	@touch $@

$(PURE)/.runtime: $(PURE)/.created requirements/runtime.txt pyproject.toml setup.py
	@$(PURE)/bin/python $(PINNED) -r requirements/runtime.txt
	@$(PURE)/bin/python $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(PURE)/.dev: $(PURE)/.runtime requirements/dev.txt
	@$(PURE)/bin/python $(PINNED) -r requirements/dev.txt
	@touch $@

$(COMPILED)/.runtime: $(COMPILED)/.created requirements/runtime.txt
	@$(COMPILED)/bin/python $(PINNED) -r requirements/runtime.txt
	@touch $@

$(COMPILED)/.dev: $(COMPILED)/.runtime requirements/dev.txt
	@$(COMPILED)/bin/python $(PINNED) -r requirements/dev.txt
	@touch $@

# Cleared first: setuptools would put leftovers of an earlier build into the wheel.
$(COMPILED)/.package: $(PURE)/.dev $(COMPILED)/.runtime setup.py pyproject.toml $(SOURCE)
	@tools/environment compiler $(PURE)
	@echo "steppe: compiling with mypyc"
	@rm -rf build/lib* build/bdist* build/temp* dist
	@STEPPE_COMPILE=1 $(PURE)/bin/python -m pip wheel -q --disable-pip-version-check \
		--no-build-isolation --no-deps --wheel-dir dist .
	@$(COMPILED)/bin/python $(PIP_INSTALL) --no-deps --no-index --force-reinstall dist/steppe-*.whl
	@touch $@

$(LOCKING)/.installed: $(LOCKING)/.created requirements/lock.txt
	@$(LOCKING)/bin/python $(PINNED) -r requirements/lock.txt
	@touch $@

$(PEERS)/.installed: $(PEERS)/.created benchmarks/requirements-peers.txt
	@$(PEERS)/bin/python $(PINNED) -r benchmarks/requirements-peers.txt
	@touch $@

.PRECIOUS: %/.created
