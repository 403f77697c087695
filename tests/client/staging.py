"""A lobby of one's own wish on the real stage: a replay whose states are prepared.

The furniture and the ghosts are let down by the rules and looked at by the rules, so that what is
shown is what a match would show.  Only the way there is left out.
"""

from collections.abc import Collection, Sequence
from copy import deepcopy
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Page

from gloaming.core.interchange import convert
from gloaming.core.turning_points import TurningPoint
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import Scene, to_scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.text.account import Account, Caught, Looked
from gloaming.games.spokenchaos.text.keyhole_view import Sight
from gloaming.games.spokenchaos.text.moved import GhostMove
from gloaming.server.http.replaying import Replay
from gloaming.server.http.turning_points import ShownTurningPoint
from gloaming.server.tables.views.shown import ShownMoment
from tests.games.spokenchaos.scenes import described

from .opening import READY, open_table, sit
from .talking import TALKING

AUTOMATIC = -2
BESIDE, INSIDE, OUT = 1, 2, 3
LOOKING, CATCHING = 13, 14
SIDES = "NESW"
COLOURS = ("blue", "orange", "red", "green")
SIZES_OF_A_SEAT = ("small",) * 4 + ("medium",) * 2 + ("large",)
GHOSTS = len(SIZES_OF_A_SEAT)
PATH = "/replay/staged"
PIECE_FIELDS = ("x", "y", "yaw", "face", "lean", "angle", "height", "turn", "shift")
GHOST_FIELDS = ("x", "y", "way", "bottom", "radius", "neck")

# Look at a table as its first seat does.
WATCH = f"""
async (table) => {{
  const {{ socket, until, send }} = await ({TALKING})();
  send({{ type: 'watch-table', table, seen: '' }});
  const {{ table: {{ now }} }} = await until(({{ type }}) => type === 'table');
  socket.close();
  return now.sights[0].state;
}}
"""


def any_state(page: Page) -> dict[str, Any]:
    """Return how the server tells a match of four that has just begun."""
    commands = [*(sit(seat) for seat in range(4)), READY]
    table = open_table(page, {"game": "spokenchaos", "options": {"players": "4"}}, commands)
    state: dict[str, Any] = page.evaluate(WATCH, table)
    return state


def stage_look(
    context: BrowserContext, state: dict[str, Any], lines: Sequence[str], door: str
) -> None:
    """Let `PATH` show a lobby that is described in words, and a look at it through a door.

    Moment 1 is the look, moment 2 what follows: those that were caught are home again.
    """
    position = convert(described(*lines), Position)
    scene, ghosts = to_scene(position), numbers(position)
    looking = furnished(state, scene, ghosts, door)
    account = looked(looking, scene, ghosts, door)
    caught = {sight.ghost for sight in account.sights if sight.is_caught}
    after = deepcopy(looking)
    for ghost in caught:
        after["figures"][ghost]["where"] = BESIDE
    catching = {**looking, "phase": CATCHING}
    moments = [moment(catching, account), moment(after, went_home(caught))]
    route(context, looking, moments, (TurningPoint(1, "caught", 0, len(caught)),))


def look_point(
    state: dict[str, Any], lines: Sequence[str], door: str, kind: str, at: int
) -> ShownTurningPoint:
    """Return a look at a lobby that is described in words, as what decided a match."""
    position = convert(described(*lines), Position)
    scene, ghosts = to_scene(position), numbers(position)
    looking = furnished(state, scene, ghosts, door)
    looked_at = moment({**looking, "phase": CATCHING}, looked(looking, scene, ghosts, door))
    return ShownTurningPoint(at, kind, 0, 1, looking, looked_at)


def stage_all_ghosts(context: BrowserContext, state: dict[str, Any]) -> None:
    """Let `PATH` show all 28 ghosts in the lobby, one in each of as many fields."""
    full = deepcopy(state)
    for number, figure in enumerate(full["figures"]):
        row, column = divmod(number, 6)
        figure["where"] = INSIDE
        figure["body"] |= {"x": column * 32 + 16, "y": row * 32 + 16}
    route(context, full, [moment(full, went_home(()))])


def stage_everywhere(context: BrowserContext, state: dict[str, Any], door: str) -> None:
    """Let `PATH` show ghosts of all sizes waiting, in the lobby and escaped, and the keyhole."""
    full = deepcopy(state)
    full |= {"round_number": 3, "side": SIDES.index(door[0]), "door": int(door[1:])}
    for number, figure in enumerate(full["figures"]):
        seat, own = divmod(number, GHOSTS)
        figure["where"] = (BESIDE, OUT, INSIDE)[(own + seat) % 3]
        column, row = (seat + 1, own) if own < 6 else (0, seat)
        figure["body"] |= {"x": column * 32 + 16, "y": row * 32 + 16}
    route(context, full, [moment(full, went_home(()))])


def furnished(
    state: dict[str, Any], scene: Scene, ghosts: Sequence[int], door: str
) -> dict[str, Any]:
    """Return a state with the furniture and the ghosts of a scene, just before a look."""
    made = deepcopy(state)
    made |= {"phase": LOOKING, "round_number": 3, "side": SIDES.index(door[0])}
    made |= {"door": int(door[1:]), "number": int(door[1:])}
    for piece, put in zip(made["pieces"], scene.lobbies[0].pieces, strict=True):
        piece |= {**plain(put, PIECE_FIELDS), "is_placed": bool(put.is_placed)}
    for ghost, body in zip(ghosts, scene.ghosts, strict=True):
        made["figures"][ghost] |= {"where": INSIDE, "body": plain(body, GHOST_FIELDS)}
    return made


def plain(record: Any, fields: Sequence[str]) -> dict[str, Any]:
    """Return fields of a record as plain numbers, and rows of them."""
    return {field: getattr(record, field).tolist() for field in fields}


def numbers(position: Position) -> list[int]:
    """Return which one of all ghosts each one of a position is: the seats in turn."""
    taken: list[int] = []
    for place, ghost in enumerate(position.ghosts):
        fitting = (
            seat * GHOSTS + own
            for seat in ((place + turn) % 4 for turn in range(4))
            for own in range(GHOSTS)
            if SIZES_OF_A_SEAT[own] == ghost.size
        )
        taken.append(next(number for number in fitting if number not in taken))
    return taken


def looked(state: dict[str, Any], scene: Scene, ghosts: Sequence[int], door: str) -> Looked:
    """Return the account of a look, as the server tells it."""
    least = enough(state["grid"])
    sights = (
        Sight(ghost, seen.samples, seen.mirrored, seen.line, seen.samples >= least)
        for ghost, seen in sorted(zip(ghosts, keyhole_look(*scene, door).ghosts, strict=True))
    )
    return Looked(door, tuple(sights))


def went_home(ghosts: Collection[int]) -> Caught:
    """Return the account of the catching after a look, as the server tells it."""
    return Caught(ghosts=tuple(GhostMove(ghost, "beside", None) for ghost in sorted(ghosts)))


def moment(state: dict[str, Any], account: Account) -> ShownMoment:
    """Return a moment that comes by rule alone."""
    return ShownMoment(AUTOMATIC, "", account, state)


def route(
    context: BrowserContext,
    start: dict[str, Any],
    moments: Sequence[ShownMoment],
    points: tuple[TurningPoint, ...] = (),
) -> None:
    """Answer with a prepared replay."""
    replay = Replay(
        table="staged",
        game="spokenchaos",
        options={},
        seats=COLOURS,
        players=COLOURS,
        bots=(),
        guests=(),
        seed="",
        commitment="",
        result="",
        winners=(0,),
        look={},
        start=start,
        score=None,
        moments=tuple(moments),
        turning_points=points,
        record="",
    )
    body = msgspec.json.encode(replay)
    context.route(
        "**/api/tables/staged/replay*",
        lambda asked: asked.fulfill(body=body, content_type="application/json"),
    )
