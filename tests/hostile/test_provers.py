"""Somebody has the hardest puzzles proved without end: nobody who answers one waits for that."""

import asyncio
from collections.abc import Sequence
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from gloaming.puzzles.solutions import solutions_of
from tests.server.endurance.running import Server, running, until
from tests.server.http.puzzling import FEAST, predict

from .figures import Figures
from .measuring import milliseconds, quantile, timed, times
from .pulse import FREELY, pulse_of
from .visiting import PROXY, browsing, sign_up

AT_ONCE = 3
ANSWERS = 20
BEATS = 300
MOST_WAIT = 0.5  # seconds; a proof takes longer
ELSEWHERE = "198.51.100.7"
STEPS = {"A": 7, "B": 7, "C": 6}  # as many as there may be in a published puzzle
PLACES = [[column, row] for column in range(2, 12) for row in range(2, 9)]


def hard(number: int) -> dict[str, Any]:
    """Return a feast that takes seconds to prove, another one for each number."""
    puzzle = deepcopy(FEAST)
    cells = {name: PLACES[(number + 17 * at) % len(PLACES)] for at, name in enumerate(STEPS)}
    own = [{"name": name, "cell": cell} for name, cell in cells.items()]
    puzzle["position"]["tokens"][:1] = own
    puzzle |= {"own": list(STEPS), "unique": False}
    puzzle["task"]["moves"] = [{"token": name, "steps": steps} for name, steps in STEPS.items()]
    return puzzle


class Attack:
    """Somebody who publishes one hard puzzle after another."""

    def __init__(self) -> None:
        """Begin with nothing published."""
        self.is_over = False
        self.proofs: list[float] = []
        self._numbers = count()

    async def go_on(self, web: httpx.AsyncClient) -> None:
        """Publish until it is enough."""
        while not self.is_over:
            await publish(web, hard(next(self._numbers)), self.proofs)


class Fared(NamedTuple):
    """How long everything took, alone and under the attack."""

    idle: Sequence[float]
    answers: Sequence[float]
    others: Sequence[float]
    proof: float  # of somebody else
    attack: Attack


async def publish(web: httpx.AsyncClient, puzzle: dict[str, Any], seconds: list[float]) -> int:
    """Publish a puzzle, and note how long its proof took."""
    async with timed(seconds):
        answer = await web.post("/api/puzzles", json={"title": "A puzzle", "puzzle": puzzle})
    return answer.status_code


async def answers(web: httpx.AsyncClient, first: int) -> list[float]:
    """Solve shipped puzzles; return how long each verdict took."""
    seconds: list[float] = []
    for number in range(first, first + ANSWERS):
        name = f"ff-{number:04}"
        body = {"answer": solutions_of("feast")[name]}
        async with timed(seconds):
            answer = await web.post(f"/api/puzzles/{name}/answers", json=body)
        assert answer.json()["is_solved"], answer.text
    return seconds


async def attacked(folder: Path, database: str) -> Fared:
    """Attack a server while others play, solve and publish."""
    server = Server(folder, database, *FREELY, *PROXY, "--puzzles-per-hour", "1000")
    async with (
        running(server),
        browsing(server) as hostile,
        browsing(server, ELSEWHERE) as solver,
        pulse_of(server) as pulse,
    ):
        await sign_up(hostile, "Ada")
        await sign_up(solver, "Bea")
        idle, attack = await answers(solver, 1), Attack()
        own: list[float] = []
        attacking = [asyncio.create_task(attack.go_on(hostile)) for _ in range(AT_ONCE)]
        await until(lambda: attack.proofs)  # one is done, and the next one has begun
        busy, others = await asyncio.gather(answers(solver, 1 + ANSWERS), pulse.beats(BEATS))
        assert await publish(solver, predict(8), own) == httpx.codes.CREATED
        attack.is_over = True
        await asyncio.gather(*attacking)
        assert "Traceback" not in server.log.read_text()
        return Fared(idle, busy, others, own[0], attack)


def test_answers_wait_for_no_proof(own_database: str, tmp_path: Path, figures: Figures) -> None:
    fared = asyncio.run(attacked(tmp_path, own_database))
    slow, usual = quantile(fared.answers, 0.9), quantile(fared.idle, 0.9)
    others, proofs = quantile(fared.others, 0.99), fared.attack.proofs
    name = f"hard proofs, {AT_ONCE} at once"
    figures.note(name, "p90 of answers", times(slow, usual), f"under {milliseconds(MOST_WAIT)}")
    figures.note(name, "p99 of others", milliseconds(others), f"under {milliseconds(MOST_WAIT)}")
    figures.note(name, "somebody else's proof", milliseconds(fared.proof), "its turn comes next")
    figures.note(name, "slowest proof", milliseconds(max(proofs)), "")
    assert max(slow, others) < MOST_WAIT < quantile(proofs, 0.5)
    assert fared.proof < max(proofs)
