"""Games are loaded once, all of them at the start, and one that cannot be stops no other."""

import threading

from structlog.testing import capture_logs

from gloaming.core.engine.mode import Mode, mode
from gloaming.core.engine.module import module_of
from gloaming.core.errors import EngineError
from gloaming.core.game import AnyGame
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.tuning import give_memory_back
from tests.server.live.hosting import find_any, run


def test_all_are_loaded_once_beside_the_loop_and_one_that_fails_stops_no_other() -> None:
    loaded: list[str] = []

    def find(name: str) -> AnyGame:
        assert threading.current_thread() is not threading.main_thread()
        loaded.append(name)
        if name == "old":
            raise EngineError("gloaming.games.old", "its rules were changed")
        return find_any(name)

    async def test() -> None:
        offered = Repertoire(("old", "nothing", "toy", "menhirs"), find, {})
        with capture_logs() as told:
            await offered.load_all()
        assert loaded == ["old", "nothing", "toy", "menhirs"]
        assert [line["game"] for line in told] == ["old", "nothing"]
        assert (await offered.game("toy")).name == "toy"
        assert loaded[-1] == "menhirs", "what is loaded is not loaded again"
        if mode() != Mode.INTERPRETED:
            assert module_of("gloaming.games.menhirs", has_clock=True)._code is not None  # noqa: SLF001 - nothing else shows it

    run(test())


def test_memory_is_given_back_where_that_can_be_done() -> None:
    give_memory_back()
