"""Rounds of Spokenchaos at a real server: begun quickly by a socket, gone on with in the page."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from playwright.sync_api import Browser, expect

from .spokenchaos_table import Lobby, alone
from .talking import TALKING

State: TypeAlias = dict[str, Any]
Moment: TypeAlias = dict[str, Any]

BESIDE, INSIDE, OUT = 1, 2, 3
GHOSTS, SMALLS = 7, 4
SOME = 3  # ghosts of a seat that come into the lobby
TRIES = 8  # until chance leaves enough ghosts in the lobby
BRIEFLY = 50  # milliseconds
LONGEST = 600  # of these: only a hang reaches it

# Take listed actions until one of some words is asked for: prepared ones first, then as the page
# would be played without thought, with some ghosts of each seat brought into the lobby.
PLAY = f"""
async ([table, prepared, last, ghosts]) => {{
  const {{ socket, until, send, ask }} = await ({TALKING})();
  const look = async () => {{
    send({{ type: 'watch-table', table, seen: '' }});
    return (await until(({{ type }}) => type === 'table')).table.now;
  }};
  const entered = [new Set(), new Set()];
  for (;;) {{
    const sight = (await look()).sights.find(({{ actions }}) => actions?.length);
    if (!sight) continue;
    const texts = sight.actions.map(({{ text }}) => text);
    const first = (word) => texts.find((text) => text.startsWith(word));
    if (last.some(first)) break;
    const doors = entered[sight.seat];
    const enter = texts.find((text) => text.startsWith('enter') && !doors.has(text));
    if (enter) doors.add(enter);
    const ghost = doors.size < ghosts ? first('ghost') : undefined;
    const actions = first('take') && prepared.length > 0
      ? prepared.shift()
      : [first('keep') ?? first('pass') ?? first('spot') ?? enter ?? ghost ?? first('done')
        ?? 'stay'];
    const answer = await ask(table, {{ do: 'act', seat: sight.seat, actions }});
    if (answer.type === 'refused') throw new Error(answer.text);
  }}
  socket.close();
}}
"""

# What seat 0 knows of a table, told in words.
LISTEN = f"""
async (table) => {{
  const {{ socket, until, send }} = await ({TALKING})();
  send({{ type: 'watch-table', table, seen: '' }});
  const {{ table: {{ now }} }} = await until(({{ type }}) => type === 'table');
  socket.close();
  return now.sights.find(({{ seat }}) => seat === 0);
}}
"""


class Round(Lobby):
    """A table of two seats that are both played here."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        """Open a page that was told nothing yet."""
        super().__init__(browser, address, **wishes)
        self.table = ""
        self.read = -1  # messages, when seat 0 was listened to last
        self.told: dict[int, Moment] = {}

    def begin(
        self,
        last: Sequence[str],
        prepared: Sequence[Sequence[str]] = (),
        ghosts: int = SOME,
        **options: str,
    ) -> None:
        """Open a table, and play it up to where one of some words is asked for."""
        path = self.open(alone(2), players="2", grid="64", **options)
        furniture = [list(actions) for actions in prepared]
        self.table = path.rsplit("/", 1)[1]
        self.page.evaluate(PLAY, [self.table, furniture, list(last), ghosts])
        self.wait_until_asked()

    @property
    def moments(self) -> list[Moment]:
        """Return all moments so far as seat 0 knows them, in their order."""
        if self.read < len(self.heard):
            self.read = len(self.heard)
            sight = self.page.evaluate(LISTEN, self.table)
            moments = enumerate(sight.get("moments", []), sight.get("moments_before", 0))
            self.told |= dict(moments)
        return [self.told[at] for at in sorted(self.told)]

    @property
    def now(self) -> State:
        """Return the state after the last moment."""
        state: State = self.moments[-1]["state"]
        return state

    @property
    def changes(self) -> int:
        """Return how often the page was told that something has changed: secret plans too."""
        return sum(frame.startswith('{"type":"news"') for frame in self.heard)

    def hear_of(self, text: str) -> None:
        """Wait until the page was told of a moment, and asks for what comes then."""
        for _ in range(LONGEST):
            if any(moment["text"] == text for moment in self.moments):
                break
            self.page.wait_for_timeout(BRIEFLY)
        self.wait_until_asked()

    def press(self, name: str) -> None:
        """Press a button of the action bar, and wait until the page has heard what came of it."""
        self.close_card()
        before = self.changes
        if name == SEAL:
            self.seal()
        else:
            self.button(name).first.click()
        for _ in range(LONGEST):
            if self.changes > before:
                break
            self.page.wait_for_timeout(BRIEFLY)
        self.wait_until_asked()

    def asks_for(self, name: str) -> bool:
        """Tell whether a button of the action bar begins so."""
        return self.button(name).count() > 0

    def answer_all(self, name: str) -> list[tuple[State, State]]:
        """Press the first such button as long as there is one; return what each did."""
        done = []
        while self.asks_for(name):
            before = self.now
            self.press(name)
            done.append((before, self.now))
        return done

    def go_on(self, until: str = "") -> None:
        """Leave the furniture and the ghosts as they are, up to a button or the next round."""
        number = self.now["round_number"]
        while self.now["round_number"] == number and not (until and self.asks_for(until)):
            self.press(next(name for name in PASSIVE if self.asks_for(name)))

    def shown_inside(self) -> set[int]:
        """Return the ghosts that are drawn in the lobby."""
        self.close_card()
        drawn = self.page.locator("[data-ghost][data-place='inside']")
        return {int(name) for name in drawn.evaluate_all("all => all.map(g => g.dataset.ghost)")}


SEAL = "Seal my plan"
PASSIVE = ("Leave it", SEAL, "Keyhole to the")


def at_midnight(
    browser: Browser,
    address: str,
    card: str,
    needs: Callable[[State], bool] = bool,
    ghosts: int = SOME,
) -> tuple[Round, State]:
    """Turn up a midnight card in a page; return it with the state before anything comes of it.

    Who picked the first round's side pressed a button here, and so the card came.
    """
    for _ in range(TRIES):
        played = Round(browser, address)
        played.begin(["side"], ghosts=ghosts, midnight="true", midnight_cards=card)
        played.button("Keyhole to the").first.click()
        played.hear_of(f"midnight {card}")
        expect(played.page.get_by_role("tabpanel")).to_contain_text("Midnight, “")
        texts = [moment["text"] for moment in played.moments]
        state = played.moments[texts.index(f"midnight {card}")]["state"]
        if needs(state):
            return played, state
        played.context.close()
    raise AssertionError(f"chance never left what {card} needs")


def inside(state: State, seat: int | None = None, most: int = GHOSTS) -> set[int]:
    """Return the ghosts in the lobby, of one seat or of all, and perhaps only small ones."""
    return {
        number
        for number, figure in enumerate(state["figures"])
        if figure["where"] == INSIDE and number % GHOSTS < most and seat in (None, number // GHOSTS)
    }


def body(state: State, ghost: int) -> dict[str, Any]:
    """Return where a ghost is."""
    found: dict[str, Any] = state["figures"][ghost]["body"]
    return found


def place(state: State, ghost: int) -> tuple[int, int]:
    """Return x and y of a ghost."""
    return body(state, ghost)["x"], body(state, ghost)["y"]


def field(state: State, ghost: int) -> tuple[int, int]:
    """Return column and row of a ghost."""
    x, y = place(state, ghost)
    return x // 32, y // 32
