"""Running contests: on all cores of this machine, or on a Ray cluster; the results are the same."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from gloaming.core.extras import require

from .pairing import Contest
from .playing import Finished, play_contest
from .results import Results

Runner = Callable[[Sequence[Contest]], Iterator[Finished]]


def run(
    contests: Iterable[Contest],
    results: Results,
    runner: Runner,
    tell: Callable[[int], None] = lambda _count: None,
) -> list[Finished]:
    """Play what is not played yet; return the results of all, in the order of the contests."""
    asked = list(contests)
    waiting = [contest for contest in asked if contest.key not in results.by_key]
    tell(len(asked) - len(waiting))
    for finished in runner(waiting):
        results.add(finished)
        tell(1)
    return [results.by_key[contest.key] for contest in asked]


def on_cores(workers: int | None) -> Runner:
    """Return what plays on the cores of this machine, on all of them by default."""
    count = workers or os.cpu_count() or 1

    def play(contests: Sequence[Contest]) -> Iterator[Finished]:
        """Yield the matches as they end."""
        if count == 1 or len(contests) == 1:
            yield from map(play_contest, contests)
            return
        # A process of its own each: rules hold no lock, but what Python does around them would.
        with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
            for future in as_completed([pool.submit(play_contest, one) for one in contests]):
                yield future.result()

    return play


def on_ray(address: str = "") -> Runner:
    """Return what plays on a Ray cluster, or on a new one on this machine."""
    ray = load_ray()

    def play(contests: Sequence[Contest]) -> Iterator[Finished]:
        """Yield the matches as they end."""
        if not ray.is_initialized():
            ray.init(address=address or None, log_to_driver=False)
        waiting = [ray.remote(play_contest).remote(contest) for contest in contests]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)

    return play


def load_ray() -> Any:
    """Return Ray, or say how to get it."""
    require("ray", "cluster", "--ray")
    import ray  # noqa: PLC0415 - an extra that few need

    return ray
