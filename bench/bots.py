"""`make bench-bots`: the ladders of the arena, and our best beside OpenSpiel's MCTS bot.

It takes hours.  Finished matches are kept, so that it can be stopped and started again; matches
of other bots or rules than the present ones are left alone.
"""

import sys
import time
from bisect import bisect
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import gloaming
import gloaming.research.openspiel  # registers our games
from gloaming.bots import BOTS
from gloaming.bots.arena.pairing import Arena, pairings, round_robin
from gloaming.bots.arena.ratings import Share, shares, wilson
from gloaming.bots.arena.results import Results
from gloaming.bots.arena.running import on_cores, run
from gloaming.bots.thinking import Thinking
from gloaming.core.options import write_options
from gloaming.core.streams import below, stream_from
from gloaming.games import find

from .extent import IS_BRIEF, extent
from .report import machine

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
BENCH = Path(__file__).parents[1] / ".bench"
PLAYED = ("bots", "games", "core")  # the packages that decide how a match goes
BEGIN, END = "<!-- bots -->\n", "<!-- end of bots -->\n"

SECONDS = extent(0.2, 0.002)  # for our whole turn, and for every single action of the other
OUTSIDE = {
    "menhirs": "gloaming_menhirs",
    "finstere": "gloaming_finstere(players=2)",
    "spokenchaos": "gloaming_spokenchaos(players=2)",
}
LEVELS = extent(None, 3)  # that climb, from the lowest; None: all
OUTSIDE_MATCHES = extent(20, 1)
EXPLORATION = 2.0
FEWEST = 10  # simulations
GROWTH = 2.0  # from one action to the next
TICKETS = 1_000_000


def kept(name: str) -> Path:
    """Return where matches between bots as they are now are kept; brief ones are apart."""
    digest, folder = blake2b(digest_size=6), Path(gloaming.__file__).parent
    for source in sorted(path for part in PLAYED for path in (folder / part).rglob("*.py")):
        digest.update(source.read_bytes())
    path = BENCH / digest.hexdigest() / extent(f"{name}.jsonl", f"brief-{name}.jsonl")
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


class Ladder(NamedTuple):
    """A ladder to be climbed: how many sets of matches for each pair of levels."""

    game: str
    players: int
    sets: int
    top_sets: int  # of the two best, which take their time
    seed: int = 1  # of the first set: levels are measured on other seeds than they were tuned on


BRIEF_LADDERS = tuple(Ladder(name, 2, 1, 0) for name in OUTSIDE)
WHOLE_LADDERS = (
    Ladder("menhirs", 2, 20, 10),
    Ladder("finstere", 2, 75, 6),
    Ladder("finstere", 3, 80, 8),
    Ladder("finstere", 4, 60, 3),
    Ladder("finstere", 5, 20, 1),
    Ladder("finstere", 6, 17, 1),
    Ladder("finstere", 7, 15, 1),
    Ladder("spokenchaos", 2, 50, 20, 6001),
    Ladder("spokenchaos", 3, 60, 30, 6001),
    Ladder("spokenchaos", 4, 30, 12, 6001),
)
LADDERS = extent(WHOLE_LADDERS, BRIEF_LADDERS)


def climb(ladder: Ladder) -> list[Share]:
    """Let each level play the one below it."""
    game = find(ladder.game)
    texts = {"players": str(ladder.players)} if ladder.game != "menhirs" else {}
    options = {**write_options(game.options_type()), **texts}
    bots = tuple(BOTS[ladder.game])[:LEVELS]
    low = Arena(ladder.game, tuple(options.items()), bots[:-1], ladder.players, ladder.seed)
    top = msgspec.structs.replace(low, bots=bots[-2:])
    contests = round_robin(low, ladder.sets, ladder=True)
    contests += round_robin(top, ladder.top_sets, ladder=True)
    results = Results(kept(f"{ladder.game}-{ladder.players}"))
    return shares(run(contests, results, on_cores(None), tick), pairings(bots, ladder=True))


def tick(count: int) -> None:
    """Show that something happens."""
    sys.stderr.write("." * count)
    sys.stderr.flush()


class Outside(msgspec.Struct, frozen=True):
    """A match beside OpenSpiel's bot."""

    game: str
    seed: int
    part: float  # of the win, that was ours
    our_seconds: float  # for a turn, on average
    other_seconds: float  # for a turn, on average


class Outsider:
    """OpenSpiel's MCTS bot with random rollouts, and as many simulations as its time allows.

    It is the one in Python: the one in C++ crashes on games that are written in Python.
    """

    def __init__(self, game: Any, seed: int) -> None:
        """Begin with few simulations."""
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self.bot = mcts.MCTSBot(
            game, EXPLORATION, FEWEST, evaluator, solve=True, random_state=chance
        )

    def step(self, state: Any) -> int:
        """Return its action; what that took says how many simulations come next."""
        began = time.monotonic()
        action = int(self.bot.step(state))
        rate = SECONDS / (time.monotonic() - began)
        wanted = self.bot.max_simulations * min(rate, GROWTH)
        self.bot.max_simulations = max(FEWEST, int(wanted))
        return action


def play_outside(name: str, seed: int) -> Outside:
    """Play one match of our best against OpenSpiel's bot; seats alternate."""
    game = pyspiel.load_game(OUTSIDE[name])
    other, ours = Outsider(game, seed), seed % 2
    state, stream = game.new_initial_state(), stream_from(seed)
    spent, turns = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        seat, began = state.current_player(), time.monotonic()
        if state.is_chance_node():
            draw(state, stream_from(seed // 2, len(state.history())))
            continue
        turn = turn_of(state)
        if seat == ours:
            for action in our_plan(state, seat, stream):
                carry_out(state, action)
        else:
            state.apply_action(other.step(state))
        spent[seat == ours] += time.monotonic() - began
        turns[seat == ours] += turn_of(state) != turn
    means = [total / max(1, count) for total, count in zip(spent, turns, strict=True)]
    return Outside(name, seed, (state.returns()[ours] + 1) / 2, means[True], means[False])


def turn_of(state: Any) -> int:
    """Return the number of the turn."""
    return int(state.play.entry_points.turn_number(state.play.states, 0))


def carry_out(state: Any, action: int) -> None:
    """Do what we do; where OpenSpiel is offered but a part of all actions, past its list."""
    play = state.play
    if play.variant.is_listed:
        play.entry_points.apply(play.states, 0, play.player, action)
        play.come_to_rest()
    else:
        state.apply_action(action)


def our_plan(state: Any, seat: int, stream: Any) -> list[int]:
    """Return the actions of our strongest bot."""
    game = state.play.variant.game
    imagined = game.imagine(state.play.states, seat, stream)
    bot = list(BOTS[game.name].values())[-1]
    return bot.plan(game, imagined, seat, stream, Thinking(seconds=SECONDS))


def draw(state: Any, stream: Any) -> None:
    """Let chance act: the same for both matches of a pair, as long as they go alike."""
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    ticket = below(stream, TICKETS) / TICKETS
    place = bisect(list(accumulate(chances)), ticket)
    state.apply_action(int(actions[min(place, len(actions) - 1)]))


def outside_matches(name: str) -> Iterator[Outside]:
    """Yield the matches of a game that are kept, and play the others."""
    path = kept(f"outside-{name}")
    lines = path.read_bytes().splitlines() if path.exists() else []
    known = {one.seed: one for line in lines for one in [msgspec.json.decode(line, type=Outside)]}
    for seed in range(OUTSIDE_MATCHES):
        if seed not in known:
            known[seed] = play_outside(name, seed)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(known[seed]) + b"\n")
            tick(1)
        yield known[seed]


def share_row(ladder: Ladder, share: Share) -> list[str]:
    """Return a rung of a ladder as a row."""
    fair = 1 / share.players
    is_reached = share.elo >= 100 if share.players == 2 else share.share >= 2 * fair  # noqa: PLR2004 - the goals
    return [
        f"{ladder.game}, {ladder.players} players",
        f"{share.challenger} at a table of {share.field}",
        f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%}), {share.difference} Elo",
        str(share.matches),
        "+100 Elo" if share.players == 2 else f"{2 * fair:.0%}",  # noqa: PLR2004 - the goals
        "yes" if is_reached else "NO",
    ]


def outside_row(name: str) -> list[str]:
    """Return our part of the wins against OpenSpiel's bot as a row."""
    matches = list(outside_matches(name))
    wins = sum(one.part for one in matches)
    low, high = wilson(wins, len(matches))
    ours = sum(one.our_seconds for one in matches) / len(matches)
    others = sum(one.other_seconds for one in matches) / len(matches)
    share = wins / len(matches)
    return [
        f"{name}, 2 players",
        f"owl ({ours:.2f} s a turn) against OpenSpiel's MCTSBot ({others:.2f} s a turn)",
        f"{share:.1%} ({low:.1%} to {high:.1%})",
        str(len(matches)),
        "80%",
        "yes" if share >= 0.8 else "NO",  # noqa: PLR2004 - the goal
    ]


HEADER = ["game", "who", "share of wins, 19 in 20", "matches", "goal", "reached"]


def section(rows: Sequence[Sequence[str]]) -> str:
    """Return the part of the page about bots."""
    lines = [HEADER, ["---"] * len(HEADER), *rows]
    table = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    return f"""\
{BEGIN}
## The bots

Made by `make bench-bots` on {datetime.now(UTC):%Y-%m-%d}. {machine()}.

On a ladder each level plays alone at a table of the level below it, on every seat with the same
seeds; bots are limited by simulations, so that the same seeds give the same matches. OpenSpiel's
bot is its `MCTSBot` with random rollouts on our games through `gloaming.research.openspiel`, with
about {SECONDS:g} s for every single action; ours has {SECONDS:g} s for its whole turn.

{table}

{END}"""


def with_section(page: str, new: str) -> str:
    """Return a page with its part about bots replaced, or added at its end."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before.rstrip()}\n\n{new}{after}" if rest else f"{page.rstrip()}\n\n{new}"


def section_of(page: str) -> str:
    """Return the part about bots of a page, as it stands."""
    _, begin, rest = page.partition(BEGIN)
    part, _, _ = rest.partition(END)
    return f"{BEGIN}{part}{END}" if begin else ""


def main() -> None:
    """Measure everything, and put it into the page."""
    rows = [share_row(ladder, one) for ladder in LADDERS for one in climb(ladder)]
    rows += [outside_row(name) for name in OUTSIDE]
    if not IS_BRIEF:
        page = with_section(PAGE.read_text(encoding="utf-8"), section(rows))
        PAGE.write_text(page, encoding="utf-8")
    print(section(rows))


if __name__ == "__main__":
    main()
