"""Serving: one process, or several that share a port and are started anew when they die."""

import asyncio
import signal
import socket
from collections.abc import Callable
from multiprocessing import resource_tracker
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from .connections import ConnectionLimits, Doorkeeper, HttpConnection, without_slow_readers
from .hosting.metrics import counting_together
from .listening import listen
from .live.websocket_protocol import websocket_protocol
from .logs import start_logs
from .process import House, prepare
from .settings import Settings
from .steady_clock import SteadyClock
from .storage.errors import StorageUnavailableError
from .storage.serving_lock import serving_lock

SECONDS_OF_SILENCE = 60  # until a process is thought to hang: machines may be very busy


def serve(settings: Settings, announce: Callable[[Settings], None]) -> int:
    """Serve until a signal says to stop, and return it.

    `announce` is told the settings once the port is known.
    """
    start_logs(settings)
    with serving_lock(settings):
        asyncio.run(prepare(settings))
        return serve_alone(settings, announce)


def serve_alone(settings: Settings, announce: Callable[[Settings], None]) -> int:
    """Serve a database that no other server has."""
    with listen(settings) as listening:
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        announce(settings)
        if settings.workers == 1:
            return serve_here(settings, listening)
        with counting_together():
            processes = Processes(configured(House(settings), settings), [listening])
            processes.run()
        return processes.stopped_by


class Processes(Multiprocess):
    """Those who serve behind one port."""

    stopped_by = 0  # the signal that said so

    def run(self) -> None:
        """Serve until told to stop; processes inherit that Ctrl+C is blocked.

        A terminal sends it to all of them, and one that has hardly begun would tell a traceback.
        """
        if hasattr(resource_tracker, "ensure_running"):
            resource_tracker.ensure_running()  # Python unblocks Ctrl+C when it starts that one
        mask_interrupt(signal.SIG_BLOCK)
        super().run()
        mask_interrupt(signal.SIG_UNBLOCK)

    def handle_signals(self) -> None:
        """Carry out what signals have said, Ctrl+C among them."""
        mask_interrupt(signal.SIG_UNBLOCK)
        mask_interrupt(signal.SIG_BLOCK)
        super().handle_signals()

    def handle_int(self) -> None:
        """Stop on Ctrl+C."""
        self.stopped_by = signal.SIGINT
        super().handle_int()

    def handle_term(self) -> None:
        """Stop when the system says so."""
        self.stopped_by = signal.SIGTERM
        super().handle_term()

    def keep_subprocess_alive(self) -> None:
        """Put others in the place of those that have died.

        uvicorn asks each whether it is well, and keeps the end of the pipe at which that process
        listens open here, too: of one that dies just then it would hear nothing for a minute.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def mask_interrupt(how: int) -> None:
    """Block Ctrl+C for this process and those that it starts, or unblock it."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(how, {signal.SIGINT})


class Server(uvicorn.Server):
    """uvicorn's, which always ends in order, however often it is told to.

    By itself it leaves without closing anything when it is told twice, and then repeats every
    signal, so that the process ends before its last word.
    """

    stopped_by = 0  # the first signal that said so

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as signals call it
        """Stop; a second Ctrl+C waits for nobody who is still connected."""
        if self.stopped_by and sig == signal.SIGINT:
            for connection in tuple(self.server_state.connections):
                connection.transport.abort()
        self.stopped_by = self.stopped_by or sig
        self.should_exit = True


def serve_here(settings: Settings, listening: socket.socket) -> int:
    """Serve in this process, anew whenever a backup was restored; return what signal ended it."""
    stopped_by, clock = 0, SteadyClock()
    while not stopped_by:
        stopped_by = serve_once(settings, listening, clock)
    return stopped_by


def serve_once(settings: Settings, listening: socket.socket, clock: SteadyClock) -> int:
    """Serve until a signal says to stop, and return it, or 0 when a backup was restored."""

    def leave() -> None:
        server.should_exit = True

    server = Server(configured(House(settings, leave, clock), settings))
    server.run([listening.dup()])
    if not server.started:
        raise StorageUnavailableError("the server could not start; its log says why")
    return server.stopped_by


class Configured(uvicorn.Config):
    """How uvicorn serves, and who looks after its connections in each process."""

    def __init__(self, house: House, settings: Settings, **more: Any) -> None:
        """Set limits for connections."""
        super().__init__(house, **more)
        limits = ConnectionLimits(
            header_seconds=settings.header_seconds,
            body_seconds=settings.body_seconds,
            send_seconds=settings.send_seconds,
            per_address=settings.connections_per_address,
            proxies=settings.trusted_proxies,
        )
        self.door = Doorkeeper(limits)

    def load(self) -> None:
        """Load what uvicorn needs, in the process that serves: no class made here goes there."""
        super().load()
        if self.ws_protocol_class is not None:
            self.ws_protocol_class = without_slow_readers(self.ws_protocol_class)


def configured(house: House, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves a house."""
    return Configured(
        house,
        settings,
        workers=settings.workers,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=websocket_protocol(),
        ws_per_message_deflate=False,
        ws_max_size=settings.largest_message,
        proxy_headers=False,  # the application itself knows whom to believe
        timeout_graceful_shutdown=max(1, round(settings.drain_seconds)),
        timeout_worker_healthcheck=SECONDS_OF_SILENCE,
    )
