# Two commands are all one needs: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
READY := .venv/ready
LOCK := requirements.lock
EXTRAS := host,research
LOCKED_GROUPS := test client engine bench services lock
INSTALL := $(BIN)/pip install --quiet --constraint $(LOCK)
BENCH_READY := .venv/bench-ready
ENGINE_READY := .venv/engine-ready
NODE_READY := .venv/node-ready
PACKAGES_READY := client/node_modules/.package-lock.json
BUILT := src/gloaming/server/web/index.html
GENERATED := client/src/generated/games.ts
GENERATED_NOW := .venv/generated
CLIENT_SOURCES := $(shell find client/src client/public client/packing -type f) \
	$(wildcard client/*.json client/*.ts client/*.js src/gloaming/*/*/engine.wasm) client/index.html
GENERATED_FROM := $(shell find src/gloaming -name '*.py' -o -path '*/data/*' -name '*.json' -o -path 'src/gloaming/lessons/*.json')
RULES := tests/core tests/games
# Those that are quick enough uncompiled.
UNCOMPILED := tests/bots/search tests/bots/test_uncompiled.py tests/puzzles/finstere/test_feast.py
# What needs databases, sockets and processes.
SERVICES := storage identity bus access hosting bot_players live http endurance
# Of the tests in a browser those without whole matches.
BRIEF := first_match first_coach lessons rules puzzles puzzle_tiles published_puzzles composing analysis analysis_board matches local_tables offline site letters at_once pages set_up_finstere set_up_menhirs accounts reconnecting deciding thinking
# Three of these at once, the longest first.
LANES := check server fast checked browser interpreted rebuilt bench-brief client-check packages browsers pythons
# A clone has its engine; whoever has changed a rule gets it anew before anything is played.
CURRENT := $(BIN)/python -m engine current || $(MAKE) engine

.PHONY: play test near check format engine generated fast checked rebuilt sameness interpreted server attacks hostile kills embree suites fuzz bots puzzles playthroughs
.PHONY: pythons packages newest lock parity bench bench-brief bench-fresh bench-bots browser browsers client client-check client-tests screenshots clean

play: $(INSTALLED) $(BUILT)  ## set up, start the server and say which address to open
	@$(CURRENT)
	$(BIN)/gloaming serve

engine: $(ENGINE_READY)  ## compile the rules that were changed; whoever changes none has them compiled
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m engine

test: $(ENGINE_READY) $(BENCH_READY) $(BUILT)  ## everything that must hold before a change lands
	$(BIN)/python -m tests.lanes $(LANES)
	$(BIN)/python -m tests.lanes attacks  # alone, for they measure how others fare meanwhile

check: $(READY)  ## style, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY)  ## put the source into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

near: $(READY) $(PACKAGES_READY) $(GENERATED)  ## a minute after a change: style, types, the tests that import it (SINCE=main~3)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.near $(SINCE)

fast: $(READY)  ## all tests that need no service and no browser
	@$(CURRENT)
	$(BIN)/pytest $(SERVICES:%=--ignore=tests/server/%) --ignore=tests/hostile --ignore=tests/engine \
		--ignore=tests/pythons --ignore=tests/client --ignore=tests/browsers --ignore=tests/packaging

rebuilt: $(ENGINE_READY)  ## the same sources give the same modules, and these play alike everywhere
	@$(CURRENT)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/pytest tests/engine

sameness: $(ENGINE_READY)  ## that with 10,000 matches of each game, in every mode and in Node
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m engine checked
	PATH="$(CURDIR)/$(BIN):$$PATH" GLOAMING_MATCHES=10000 $(BIN)/pytest tests/engine/test_sameness.py

server: $(READY)  ## the server with real databases, buses, sockets and killed processes
	$(BIN)/pytest $(SERVICES:%=tests/server/%)

packages: $(READY) $(BUILT)  ## what people install: extras, sdist and wheel, proxies before a server
	$(BIN)/pytest tests/packaging

attacks: $(READY)  ## attacks on real servers, those that take seconds
	$(BIN)/pytest tests/hostile -m "not long"

pythons: $(READY)  ## a short suite under every Python that the machine has
	$(BIN)/nox --session every_python

newest: $(READY)  ## the fast tests with the newest version of everything, whatever is locked
	$(BIN)/nox --session newest

lock: $(READY)  ## lock the newest versions that fit, for every Python and system
	$(INSTALL) --group lock
	$(BIN)/uv pip compile --quiet --universal --upgrade --python-version 3.11 pyproject.toml \
		--extra host --extra research $(LOCKED_GROUPS:%=--group %) --custom-compile-command "make lock" --output-file $(LOCK)

hostile: $(READY)  ## all of them, and a table of what they reached
	$(BIN)/pytest tests/hostile

generated: $(GENERATED)  ## write what the client has of messages, games and lessons (2 s)

client: $(BUILT)  ## build the web client, if something in it changed

client-check: $(PACKAGES_READY) $(GENERATED)  ## the client's style, types and headless tests
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client run check

browser: $(READY) $(BUILT)  ## the client in a real browser: what takes seconds
	$(BIN)/pytest $(BRIEF:%=tests/client/test_%.py)

browsers: $(READY) $(BUILT)  ## Chromium, Firefox and WebKit: a turn of every game, and the same rules
	@$(CURRENT)
	$(BIN)/pytest tests/browsers

parity: $(READY) $(BUILT)  ## the same rules in Chromium, with 2,000 matches of each game
	GLOAMING_MATCHES=2000 $(BIN)/pytest tests/browsers/test_parity.py -k chromium

client-tests: $(READY) $(BUILT)  ## all of that, whole matches by hand, keys and text among them
	$(BIN)/pytest tests/client

screenshots: $(READY) $(BUILT)  ## pictures of every page, at both sizes, into docs/images
	$(BIN)/python -m tests.client.screenshots

kills: $(READY)  ## kill the server 200 times under load, on SQLite and on PostgreSQL
	GLOAMING_KILLS=200 $(BIN)/pytest tests/server/endurance/test_killing.py \
		tests/server/storage/test_promises.py -k kill

checked: $(ENGINE_READY)  ## the tests of rules and bots, every index checked
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m engine checked
	GLOAMING_RULES=checked $(BIN)/pytest $(RULES) tests/bots
	GLOAMING_RULES=checked $(BIN)/pytest tests/puzzles -m "not sweep"  # slow provers are slow in any mode

interpreted: $(READY)  ## the rules' tests as plain Python, every branch covered; bots and puzzles too
	GLOAMING_RULES=interpreted $(BIN)/pytest $(RULES) $(UNCOMPILED) src/gloaming/core src/gloaming/games \
		--cov --cov-report=term --cov-fail-under=100

embree: $(READY)  ## Spokenchaos: 200 random scenes from all doors beside trimesh and Embree
	GLOAMING_SCENES=200 $(BIN)/pytest tests/games/spokenchaos/sight/test_look_embree.py

suites: $(READY)  ## OpenSpiel's own suites on every way to play, playthroughs of all games
	GLOAMING_SUITES=whole $(BIN)/pytest tests/research/test_openspiel_suites.py

fuzz: $(READY)  ## many more random positions, new ones every time
	GLOAMING_EXAMPLES=20000 $(BIN)/pytest tests/games -k oracle
	GLOAMING_LOBBIES=2000 $(BIN)/pytest tests/games/spokenchaos/midnight/test_cards_by_search.py
	GLOAMING_EXAMPLES=1000 $(BIN)/pytest tests/puzzles -k oracle  # slow provers are slow

puzzles: $(READY)  ## prove every shipped puzzle anew
	GLOAMING_PUZZLES=all $(BIN)/pytest tests/puzzles -k "collection or shipped"

playthroughs: $(READY)  ## write the golden playthroughs and perft counts anew
	$(BIN)/python -m tests.games.playthroughs

bench: $(BENCH_READY) $(ENGINE_READY) $(BUILT)  ## measure, beside OpenSpiel and boardgame.io; writes docs/benchmarks.md
	$(BIN)/python -m bench

bench-brief: $(BENCH_READY) $(ENGINE_READY) $(BUILT)  ## run every part of that for a moment, write nothing, see that no bot fell to half
	GLOAMING_BENCH=brief $(BIN)/python -m bench > /dev/null
	GLOAMING_BENCH=brief $(BIN)/python -m bench.bots > /dev/null

bench-fresh: $(BENCH_READY) $(ENGINE_READY)  ## a fresh clone, an empty home: `make play` to the first move in a browser
	$(BIN)/python -m bench.fresh

bench-bots: $(BENCH_READY) $(ENGINE_READY)  ## measure how strong the bots are (hours; can be stopped and resumed)
	$(BIN)/python -m bench.bots

bots: $(READY)  ## the lower levels in 10,000 random positions of each game
	GLOAMING_POSITIONS=10000 $(BIN)/pytest tests/bots/test_legality.py

# What is needed to play.
$(INSTALLED): pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Gloaming needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@echo "Fetching what Gloaming is made of into .venv: half a minute or so, once."
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(INSTALL) --editable .
	@touch $@

# And what is needed to test.
$(READY): $(INSTALLED)
	@echo "Fetching what the tests need: about a minute, once."
	$(INSTALL) --editable '.[$(EXTRAS)]' --group test
	@touch $@

# Node comes from a wheel, so a machine with only Python builds the client.
$(NODE_READY): $(INSTALLED)
	@echo "Fetching Node and the client's packages, and building the web client: again half a minute."
	$(INSTALL) --group client
	@touch $@

$(PACKAGES_READY): client/package.json client/package-lock.json $(NODE_READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error --prefix client ci --no-audit --no-fund
	@touch $@

# Files that stay the same keep their time, so that the client is not built again for nothing.
$(GENERATED_NOW): $(GENERATED_FROM) $(INSTALLED)
	@$(CURRENT)
	@$(BIN)/python -m gloaming.server.messages client/src/generated
	@touch $@

$(GENERATED): $(GENERATED_NOW) ;

$(BUILT): $(GENERATED) $(CLIENT_SOURCES) $(PACKAGES_READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent --prefix client run build

$(ENGINE_READY): $(READY) engine/package.json engine/package-lock.json
	$(INSTALL) --group engine
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix engine ci --no-audit --no-fund
	@touch $@

$(BENCH_READY): $(READY)
	$(INSTALL) --group bench
	@touch $@

clean:
	rm -rf .venv .lanes client/node_modules client/src/generated src/gloaming/server/web .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
