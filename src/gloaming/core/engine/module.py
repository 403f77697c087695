"""A module of the engine and its instances, one for each thread, each with a memory of its own.

wasmtime's own calls check and convert every argument, ten microseconds of it.  Here the one
argument is an address, so the call goes past that, straight to wasmtime's C interface.
"""

import ctypes
import threading
from functools import cache
from typing import Any

import numpy as np
import wasmtime
from wasmtime import _bindings as bindings

from gloaming.core.errors import EngineError

from .files import current_path
from .limits import LIMIT, TICK_SECONDS, Deadline, TimeLimitError

BLOCK_BYTES = 1024  # for the arguments of a call
SCRATCH_BYTES = 1 << 16  # for what arguments point at, at first
MOST_KEPT_BYTES = 1 << 25  # an instance that had to make more room is not kept
ADDRESSES = 1 << 32
NEVER = 1 << 40  # ticks
Bytes = ctypes.c_uint8 * ADDRESSES
# The function of wasmtime's C interface that calls without converting.
CALL: Any = ctypes.CDLL(vars(bindings)["dll"]._name).wasmtime_func_call_unchecked  # noqa: SLF001 - the same
CALL.restype = ctypes.c_void_p


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
        self._context = self.store._context()  # noqa: SLF001 - the way past wasmtime's own calls
        self._instance = wasmtime.Instance(self.store, module.code(), [])
        self._prepared: dict[str, tuple[Any, Any, Any]] = {}
        self._has_failed = False
        memory = ctypes.byref(self._exported("memory").memory)
        found = bindings.wasmtime_memory_data(self._context, memory)
        self.start = ctypes.addressof(found.contents)
        # A memory with 32-bit addresses has all of them reserved, so it never moves.
        self.memory = Memory.from_address(self.start)
        self.bytes = np.frombuffer(self.memory, np.uint8)
        self.view = memoryview(self.memory).cast("B")
        self.block = self.take(BLOCK_BYTES)
        self.scratch, self.room = self.take(SCRATCH_BYTES), SCRATCH_BYTES

    def _exported(self, name: str) -> Any:
        """Return what the module exports by a name; listing all of it takes ten times as long."""
        found, letters = bindings.wasmtime_extern_t(), name.encode()
        instance = ctypes.byref(self._instance._instance)  # noqa: SLF001 - the same
        given = ctypes.create_string_buffer(letters, len(letters)), len(letters)
        if not bindings.wasmtime_instance_export_get(
            self._context, instance, *given, ctypes.byref(found)
        ):
            raise EngineError(f"{self.module.package}.{name}", "the engine has no such entry point")
        return found.of

    def keep_to(self, deadline: Deadline | None) -> None:
        """Let what is computed from now on end at a deadline, if the machine has a clock."""
        self.deadline = deadline
        if self.module.machine.has_clock:
            self.store.set_epoch_deadline(NEVER if deadline is None else deadline.ticks())

    def take(self, count: int) -> int:
        """Take so many bytes of memory, all zero, for good; return their address."""
        arguments, value, trap = self._prepared.get("take") or self._prepare("take")
        value.i32 = min(count, ADDRESSES - 1)
        deadline = self.deadline
        self.keep_to(None)  # so that whatever takes too long is stopped in an entry point
        has_failed = CALL(*arguments) or trap
        self.keep_to(deadline)
        if has_failed:
            words = f"there is no room for {count} bytes more"
            raise EngineError(self.module.package, words)
        return int(value.i32) % ADDRESSES

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
        arguments, value, trap = self._prepared.get(name) or self._prepare(name)
        value.i32 = self.block
        if CALL(*arguments) or trap or value.i32:
            raise self._failed(name, trap, value.i32)

    def _prepare(self, name: str) -> tuple[Any, Any, Any]:
        """Prepare all that calls of a function need, once."""
        if self._has_failed:
            words = "an earlier call failed in this room; open another one"
            raise EngineError(f"{self.module.package}.{name}", words)
        exported = self._exported(name)
        value = bindings.wasmtime_val_raw_t()
        trap = ctypes.POINTER(bindings.wasm_trap_t)()
        arguments = (
            self._context,
            ctypes.byref(exported.func),
            ctypes.byref(value),
            ctypes.c_size_t(1),
            ctypes.byref(trap),
        )
        self._prepared[name] = prepared = arguments, value, trap
        return prepared

    def _failed(self, name: str, trap: Any, status: int) -> EngineError:
        """Return why a call failed; the instance is not used again."""
        self.module.forget(self)
        self._has_failed = True
        self._prepared.clear()  # the trap is freed, and its pointer must not be seen again
        if not trap:
            words = f"it ended with status {status}"
            return EngineError(f"{self.module.package}.{name}", words)
        found = wasmtime.Trap._from_ptr(trap)  # noqa: SLF001 - the same
        if found.trap_code == wasmtime.TrapCode.INTERRUPT:
            return TimeLimitError(f"{self.module.package}.{name}")
        words = str(found).strip().splitlines()[-1].strip()
        return EngineError(f"{self.module.package}.{name}", words)
