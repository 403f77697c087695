"""Calls into an instance of a module: straight to wasmtime's C interface, or by its public calls.

wasmtime's own calls check and convert every argument, which takes ten microseconds.  Here the one
argument is an address, so `DirectCalls` go past that.  They need parts of wasmtime that any version
may change, and these are all that we use:

    wasmtime._bindings, its `dll` and its C types     the C interface itself
    Store._context(), Instance._instance              what its functions are handed
    Trap._from_ptr()                                  why a call failed

They are tried once, on a module of a few bytes.  Where they do not work, `PublicCalls` do the same.
"""

import ctypes
import logging
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from typing import Any, Protocol

import wasmtime

SIGN, WORD = 1 << 31, 1 << 32
GIVEN = -7  # to a function of the probe
PROBE = """
(module
  (memory (export "memory") 1)
  (func (export "same") (param i32) (result i32) local.get 0))
"""

Call = Callable[[int], int]

log = logging.getLogger(__name__)


class TrappedError(Exception):
    """A call that was stopped inside the module."""

    def __init__(self, trap: wasmtime.Trap) -> None:
        """Say why, in the last line of what wasmtime says."""
        super().__init__(str(trap).strip().splitlines()[-1].strip())
        self.is_interrupted = trap.trap_code == wasmtime.TrapCode.INTERRUPT


class Calls(Protocol):
    """What an instance exports."""

    def memory_start(self) -> int:
        """Return where the memory begins in this process."""
        ...

    def function(self, name: str) -> Call:
        """Return an exported function that takes an address and returns a number of 32 bits."""
        ...


class PublicCalls:
    """What an instance exports, by calls that wasmtime promises."""

    def __init__(self, store: wasmtime.Store, instance: wasmtime.Instance) -> None:
        """List what is exported."""
        self._store, self._exports = store, instance.exports(store)

    def memory_start(self) -> int:
        """Return where the memory begins in this process."""
        memory: Any = self._exports["memory"]
        return ctypes.addressof(memory.data_ptr(self._store).contents)

    def function(self, name: str) -> Call:
        """Return an exported function; raise KeyError if there is none."""
        exported: Any = self._exports[name]

        def call(argument: int) -> int:
            """Call with an address, as a number with a sign."""
            try:
                return int(exported(self._store, (argument + SIGN) % WORD - SIGN))
            except wasmtime.Trap as trap:
                raise TrappedError(trap) from None

        return call


class DirectCalls:
    """What an instance exports, by the C interface."""

    def __init__(self, store: wasmtime.Store, instance: wasmtime.Instance) -> None:
        """Find the C interface."""
        self._bindings: Any = vars(wasmtime)["_bindings"]
        self._context = store._context()  # noqa: SLF001 - the way past wasmtime's own calls
        self._instance = ctypes.byref(instance._instance)  # noqa: SLF001 - the same

    def memory_start(self) -> int:
        """Return where the memory begins in this process."""
        memory = ctypes.byref(self._exported("memory").memory)
        found = self._bindings.wasmtime_memory_data(self._context, memory)
        return ctypes.addressof(found.contents)

    def function(self, name: str) -> Call:
        """Return an exported function; raise KeyError if there is none."""
        exported, run = self._exported(name), unchecked_call()
        value = self._bindings.wasmtime_val_raw_t()
        trap = ctypes.POINTER(self._bindings.wasm_trap_t)()
        arguments = (
            self._context,
            ctypes.byref(exported.func),
            ctypes.byref(value),
            ctypes.c_size_t(1),
            ctypes.byref(trap),
        )

        def call(argument: int) -> int:
            """Call with an address."""
            value.i32 = argument
            if run(*arguments) or trap:
                found = wasmtime.Trap._from_ptr(ctypes.cast(trap, type(trap)))  # noqa: SLF001 - the same
                # That frees it, so this pointer to it must not be seen again.
                ctypes.memset(ctypes.byref(trap), 0, ctypes.sizeof(trap))
                raise TrappedError(found)
            return int(value.i32)

        return call

    def _exported(self, name: str) -> Any:
        """Return what is exported by a name; listing all of it takes ten times as long."""
        found, letters = self._bindings.wasmtime_extern_t(), name.encode()
        given = ctypes.create_string_buffer(letters, len(letters)), len(letters)
        if not self._bindings.wasmtime_instance_export_get(
            self._context, self._instance, *given, ctypes.byref(found)
        ):
            raise KeyError(name)
        return found.of


@cache
def unchecked_call() -> Any:
    """Return the function of the C interface that calls without converting."""
    bindings = vars(wasmtime)["_bindings"]
    run: Any = ctypes.CDLL(vars(bindings)["dll"]._name).wasmtime_func_call_unchecked  # noqa: SLF001 - the same
    run.restype = ctypes.c_void_p
    return run


def calls_to(store: wasmtime.Store, instance: wasmtime.Instance) -> Calls:
    """Return how to call what an instance exports, the fastest way that works."""
    kind = DirectCalls if can_call_directly() else PublicCalls
    return kind(store, instance)


@cache
def can_call_directly() -> bool:
    """Tell whether this version of wasmtime has the parts that direct calls need."""
    store = wasmtime.Store(wasmtime.Engine())
    module = wasmtime.Module(store.engine, PROBE)
    instance = wasmtime.Instance(store, module, [])
    try:
        has_passed = passes(DirectCalls(store, instance), PublicCalls(store, instance))
    except (AttributeError, KeyError, TypeError, ctypes.ArgumentError, OSError):
        has_passed = False
    if not has_passed:
        log.warning("wasmtime %s is called by its public calls, more slowly", version("wasmtime"))
    return has_passed


def passes(direct: Calls, public: Calls) -> bool:
    """Tell whether direct calls find and do the same as public ones.

    Nothing is made to trap: that is a signal, which a program that watches for signals may take
    for its own fault.
    """
    is_same = direct.memory_start() == public.memory_start()
    return (
        is_same and direct.function("same")(GIVEN) == GIVEN and hasattr(wasmtime.Trap, "_from_ptr")
    )
