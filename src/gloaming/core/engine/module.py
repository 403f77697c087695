"""A module of the engine and its instances, one for each thread, each with a memory of its own."""

import ctypes
import threading
from functools import cache

import numpy as np
import wasmtime

from gloaming.core.errors import EngineError

from .calls import Call, TrappedError, calls_to
from .files import current_path
from .limits import LIMIT, TICK_SECONDS, Deadline, TimeLimitError

BLOCK_BYTES = 1024  # for the arguments of a call
SCRATCH_BYTES = 1 << 16  # for what arguments point at, at first
MOST_KEPT_BYTES = 1 << 25  # an instance that had to make more room is not kept
ADDRESSES = 1 << 32
NEVER = 1 << 40  # ticks
Bytes = ctypes.c_uint8 * ADDRESSES


class Memory(Bytes):  # type: ignore[misc, valid-type]  # made by ctypes
    """All addresses of an instance; arrays that lie here keep the instance alive."""

    instance: "Instance"


class Machine:
    """What compiles modules for this computer and runs them, with or without a clock."""

    def __init__(self, *, has_clock: bool) -> None:
        """Set up the machine; a clock ticks from now on."""
        configuration = wasmtime.Config()
        configuration.cranelift_opt_level = "speed"
        configuration.epoch_interruption = has_clock
        configuration.memory_reservation = ADDRESSES
        configuration.memory_may_move = False
        self.has_clock = has_clock
        self.engine = wasmtime.Engine(configuration)
        if has_clock:
            threading.Thread(target=self._tick, name="engine clock", daemon=True).start()

    def _tick(self) -> None:
        """Let time go on."""
        pause = threading.Event()
        while not pause.wait(TICK_SECONDS):
            self.engine.increment_epoch()


@cache
def machine(*, has_clock: bool) -> Machine:
    """Return one of the two machines."""
    return Machine(has_clock=has_clock)


class Module:
    """A module, compiled for this computer when it is first needed."""

    def __init__(self, package: str, machine: Machine) -> None:
        """Name a module; nothing is read yet."""
        self.package, self.machine = package, machine
        self._threads = threading.local()
        self._lock = threading.Lock()
        self._code: wasmtime.Module | None = None
        self._deputy: Module | None = None

    def defer_to(self, deputy: "Module") -> None:
        """Let another machine run everything, so that this one need not compile it as well."""
        self._deputy = deputy

    def code(self) -> wasmtime.Module:
        """Return the module, compiled for this computer."""
        with self._lock:
            if self._code is None:
                self._code = wasmtime.Module(self.machine.engine, read(self.package))
            return self._code

    def instance(self) -> "Instance":
        """Return the instance of this thread."""
        if self._deputy is not None:
            return timely(self._deputy.instance())
        found: Instance | None = getattr(self._threads, "instance", None)
        if found is None:
            self._threads.instance = found = Instance(self)
        return found

    def forget(self, instance: "Instance") -> None:
        """Let an instance go that has failed, or has grown too large."""
        if getattr(self._threads, "instance", None) is instance:
            self._threads.instance = None


@cache
def module_of(package: str, *, has_clock: bool = False) -> Module:
    """Return the module of a package, for one of the machines."""
    return Module(package, machine(has_clock=has_clock))


def instance_for(package: str) -> "Instance":
    """Return the instance of this thread, one that can be stopped if there is a limit."""
    if LIMIT.deadline is None:
        return module_of(package).instance()
    return timely(module_of(package, has_clock=True).instance())


def timely(instance: "Instance") -> "Instance":
    """Let an instance keep to the deadline of this thread, if its machine has a clock."""
    deadline = LIMIT.deadline
    if instance.deadline is not deadline:
        instance.keep_to(deadline)
    return instance


def read(package: str) -> bytes:
    """Read a module."""
    try:
        return current_path(package).read_bytes()
    except OSError:
        raise EngineError(package, "has no such module yet: `make engine` makes it") from None


class Instance:
    """A module at work, for one thread at a time."""

    def __init__(self, module: Module) -> None:
        """Begin with a block for arguments and some room for what they point at."""
        self.module = module
        self.store = wasmtime.Store(module.machine.engine)
        self.keep_to(None)
        self._calls = calls_to(self.store, wasmtime.Instance(self.store, module.code(), []))
        self._functions: dict[str, Call] = {}
        self._has_failed = False
        self.start = self._calls.memory_start()
        # A memory with 32-bit addresses has all of them reserved, so it never moves.
        self.memory = Memory.from_address(self.start)
        self.bytes = np.frombuffer(self.memory, np.uint8)
        self.view = memoryview(self.memory).cast("B")
        self.block = self.take(BLOCK_BYTES)
        self.scratch, self.room = self.take(SCRATCH_BYTES), SCRATCH_BYTES

    def keep_to(self, deadline: Deadline | None) -> None:
        """Let what is computed from now on end at a deadline, if the machine has a clock."""
        self.deadline = deadline
        if self.module.machine.has_clock:
            self.store.set_epoch_deadline(NEVER if deadline is None else deadline.ticks())

    def take(self, count: int) -> int:
        """Take so many bytes of memory, all zero, for good; return their address."""
        deadline = self.deadline
        self.keep_to(None)  # so that whatever takes too long is stopped in an entry point
        try:
            return self.function("take")(min(count, ADDRESSES - 1)) % ADDRESSES
        except TrappedError:
            words = f"there is no room for {count} bytes more"
            raise EngineError(self.module.package, words) from None
        finally:
            self.keep_to(deadline)

    def make_room(self, count: int) -> int:
        """Return an address behind which so many bytes are free during a call."""
        if count > self.room:
            room = max(count, 2 * self.room)
            self.scratch, self.room = self.take(room), room
            if count > MOST_KEPT_BYTES:
                self.module.forget(self)
        return self.scratch

    def run(self, name: str) -> None:
        """Call an exported function with the block of arguments."""
        self.run_with(name, self.function(name), self.block)

    def run_with(self, name: str, function: Call, block: int) -> None:
        """Call a function with a block of arguments, and say by its name what goes wrong."""
        try:
            status = function(block)
        except TrappedError as trapped:
            raise self._failed(name, str(trapped), is_late=trapped.is_interrupted) from None
        if status:
            raise self._failed(name, f"it ended with status {status}", is_late=False)

    def function(self, name: str) -> Call:
        """Return an exported function, found only once."""
        return self._functions.get(name) or self._find(name)

    def _find(self, name: str) -> Call:
        """Find an exported function."""
        if self._has_failed:
            words = "an earlier call failed in this room; open another one"
            raise EngineError(f"{self.module.package}.{name}", words)
        try:
            self._functions[name] = found = self._calls.function(name)
        except KeyError:
            words = "the engine has no such entry point"
            raise EngineError(f"{self.module.package}.{name}", words) from None
        return found

    def _failed(self, name: str, words: str, *, is_late: bool) -> EngineError:
        """Return why a call failed; the instance is not used again."""
        self.module.forget(self)
        self._has_failed = True
        self._functions.clear()
        full = f"{self.module.package}.{name}"
        return TimeLimitError(full) if is_late else EngineError(full, words)
