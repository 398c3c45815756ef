# Ludothèque. Needs python3 (3.11 or newer), make and git; fetches the rest into this folder.

PORT ?= 8000
PYTHON ?= python3
WORKERS ?= 2
N ?= 25
SEED ?= 1

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist loadgroup
PAGE := src/ludotheque/server/static/index.html
WEB_SOURCES := $(shell find web \( -name node_modules -o -name shots \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test setup lint format test-python test-browser art looks torture bench against mutants lock clean

help: ## show this list
	@echo "make play   is all you need to play;   make test   checks everything. All targets:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/package.stamp ## play in the browser; another port: make play PORT=9000
	@.venv/bin/ludo serve --port $(PORT)

test: lint test-python test-browser ## every check: style, types, import directions, tests, browser tests

setup: .venv/dev.stamp ## prepare .venv and the page, for playing and for developing

lint: setup ## style, types, import directions; the page's types and tests
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo
	$(PY) tools/by_name.py
	$(PY) tools/web.py check test

format: setup ## rewrite the Python files in the house style
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

test-python: setup ## the tests that need no browser
	$(PYTEST) -m "not browser"

test-browser: setup ## the tests in a real Chromium, installed if it can be
	$(PY) tools/chromium.py
	$(PYTEST) -m browser

torture: setup ## kill the server 500 times while people play, on both stores; goes on where it stopped (an hour at most)
	$(PY) -m tests.server.torture

art: setup ## draw the pictures whose data has changed, into games/*/art
	.venv/bin/ludo art

looks: setup ## take pictures of every screen at both sizes, into docs/looks
	$(PY) tools/chromium.py
	PYTHONPATH=. $(PY) tools/looks.py $(NAMES)

bench: setup ## speed here and in comparable engines, side by side
	bench/run
	-$(PY) bench/lab.py

against: setup ## is this tree slower than commit REV? Only some games: GAMES="leduc thargos"
	@$(PY) bench/against.py $(or $(REV),main) $(if $(GAMES),--games $(GAMES)) $(if $(PAIRS),--pairs $(PAIRS)) $(if $(HERE),--here $(HERE))

mutants: setup ## change GAME's rules in N places drawn by SEED: which changes do its tests not notice?
	@$(PY) tools/mutants.py $(GAME) $(N) $(SEED) --workers $(WORKERS) $(if $(AGAIN),--again) $(if $(FILES),--files $(FILES))

lock: setup ## pin every dependency again; newer versions: make lock UPGRADE=--upgrade
	$(PIP) install --quiet uv
	$(LOCK) --group build --output-file requirements/run.txt
	$(LOCK) --group build --group dev --all-extras --constraint requirements/run.txt --output-file requirements/dev.txt
	$(PY) tools/web.py lock

clean: ## remove everything that was installed or built here (not the saved games)
	rm -rf .venv .bench .mutants web/node_modules src/ludotheque/server/static dist test-results
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

LOCK := .venv/bin/uv pip compile pyproject.toml $(UPGRADE) --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

# The environment, in the order in which things need each other: Python, pinned packages (node is one), the page, ourselves.
$(PY):
	$(PYTHON) tools/make_venv.py .venv

.venv/run.stamp: requirements/run.txt | $(PY)
	$(PIP) install --quiet --require-hashes -r requirements/run.txt
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc .venv/run.stamp
	$(PY) tools/web.py install
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(PY) tools/web.py build

.venv/package.stamp: pyproject.toml examples/pyproject.toml .venv/run.stamp | $(PAGE)
	$(PIP) install --quiet --no-deps --no-build-isolation -e . -e examples
	@touch $@

.venv/dev.stamp: requirements/dev.txt | .venv/package.stamp
	$(PIP) install --quiet --require-hashes -r requirements/dev.txt
	@touch $@
