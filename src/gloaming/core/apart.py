"""Rules that are compiled apart: called by other rules, but never made part of them.

Numba takes every rule that another one calls into that one's machine code, and optimises all of
it again.  For a deep tree of rules that takes minutes.  A rule compiled apart is called through
a slot instead, so it is compiled once, and only when it is first called:

    caller ---> slot ---> the rule
                 |
                 +--- empty: `open` compiles the rule, or loads it from the cache

It has one signature, that of its annotations: an integer has 64 bits, a layout is a record,
records are an array of them, and an array has one dimension unless `Annotated` says how many.
"""

import ctypes
import inspect
from collections.abc import Callable, Sequence
from functools import cached_property, wraps
from threading import Lock
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, imputils
from numba.extending import lower_builtin, type_callable

from .compiled import compiled, mode
from .layout import Layout, dtype_of

Rule = TypeVar("Rule", bound=Callable[..., Any])

PLAIN_TYPES = {
    int: numba.int64,
    float: numba.float64,
    bool: numba.boolean,
    type(None): numba.void,
}


def compiled_apart(rule: Rule) -> Rule:
    """Compile a rule by itself, on its first call; other rules call it where it is."""
    if mode() == "interpreted":
        return rule
    entrance = Entrance(rule)

    @wraps(rule)
    def enter(*arguments: Any) -> Any:
        return entrance.opened()(*arguments)

    teach_calls(enter, entrance)
    return cast("Rule", enter)


class Entrance:
    """Where a rule that is compiled apart is entered."""

    def __init__(self, rule: Callable[..., Any]) -> None:
        """Give a rule a slot that compiled rules find by its name; nothing is compiled yet."""
        self.rule = cast("Any", compiled(rule))
        self.name = f"{rule.__module__}.{rule.__qualname__}"
        self.lock = Lock()
        self.slot = ctypes.c_void_p()
        self.opener = ctypes.CFUNCTYPE(None)(self.open)
        publish(self.slot_name, ctypes.addressof(self.slot))
        publish(self.opener_name, ctypes.cast(self.opener, ctypes.c_void_p).value)

    @property
    def slot_name(self) -> str:
        """Return what compiled rules call the slot."""
        return f"{self.name}.slot"

    @property
    def opener_name(self) -> str:
        """Return what compiled rules call to have the slot filled."""
        return f"{self.name}.open"

    @cached_property
    def signature(self) -> Any:
        """Return the types of the rule as its annotations give them."""
        hints = get_type_hints(self.rule.py_func, include_extras=True)
        result = compiled_type(hints.pop("return"))
        return result(*(compiled_type(hint) for hint in hints.values()))

    def opened(self) -> Any:
        """Return the rule for Python, compiled for its one signature."""
        if self.slot.value is None:
            self.open()
        return self.rule

    def open(self) -> None:
        """Compile the rule, or load it, and fill the slot."""
        with self.lock:
            if not self.rule.overloads:
                self.rule.compile(self.signature.args)
                self.rule.disable_compile()
            (made,) = self.rule.overloads.values()
            self.slot.value = made.library.get_pointer_to_function(made.fndesc.llvm_func_name)


def publish(name: str, address: int | None) -> None:
    """Let compiled rules find something in memory by its name."""
    llvmlite.binding.add_symbol(name, address)


def compiled_type(hint: Any) -> Any:
    """Return the type that an annotation means to compiled rules."""
    hint = without_aliases(hint)
    if hint in PLAIN_TYPES:
        return PLAIN_TYPES[hint]
    if isinstance(hint, type) and issubclass(hint, Layout):
        return numba.from_dtype(dtype_of(hint))
    kind, *parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return compiled_type(kind).copy(ndim=parts[0])
    if get_origin(hint) is tuple:
        return numba.types.Tuple([compiled_type(part) for part in (kind, *parts)])
    if get_origin(hint) is np.ndarray:
        (number,) = get_args(parts[0])
        return numba.from_dtype(np.dtype(number))[::1]
    return compiled_type(kind)[::1]


def without_aliases(hint: Any) -> Any:
    """Return what an annotation stands for where it is the name of a type, as NDArray may be."""
    alias = get_origin(hint) or hint
    if not hasattr(alias, "__value__"):
        return hint
    meant = alias.__value__
    given = dict(zip(alias.__type_params__, get_args(hint), strict=True))
    if given:
        meant = meant[tuple(given[parameter] for parameter in meant.__parameters__)]
    return without_aliases(meant)


def teach_calls(enter: Callable[..., Any], entrance: Entrance) -> None:
    """Teach numba what a call of the rule is in other rules: its type, and its code."""

    @type_callable(enter)
    def type_call(_: Any) -> Callable[..., Any]:
        def typed(*_: Any) -> Any:
            return entrance.signature

        vars(typed)["__signature__"] = inspect.signature(entrance.rule.py_func)
        return typed

    @lower_builtin(enter, numba.types.VarArg(numba.types.Any))
    def emit_call(context: Any, builder: Any, signature: Any, arguments: Sequence[Any]) -> Any:
        convention, result, kinds = context.call_conv, signature.return_type, signature.args
        slot = emit_opening(context, builder, entrance)
        kind = convention.get_function_type(result, kinds)
        rule = builder.bitcast(builder.load(slot), kind.as_pointer())
        status, value = convention.call_function(builder, rule, result, kinds, arguments)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return imputils.impl_ret_new_ref(context, builder, result, value)


def emit_opening(context: Any, builder: Any, entrance: Entrance) -> Any:
    """Write the code that has an empty slot filled, and fails if that fails; return the slot."""
    slot = symbol(builder.module, ir.GlobalVariable, cgutils.voidptr_t, entrance.slot_name)
    with cgutils.if_unlikely(builder, cgutils.is_null(builder, builder.load(slot))):
        kind = ir.FunctionType(ir.VoidType(), ())
        builder.call(symbol(builder.module, ir.Function, kind, entrance.opener_name), ())
        # What goes wrong in there cannot be raised there: it is only printed.
        with cgutils.if_unlikely(builder, cgutils.is_null(builder, builder.load(slot))):
            words = f"{entrance.name} cannot be compiled; the reason is printed above"
            context.call_conv.return_user_exc(builder, RuntimeError, (words,))
    return slot


def symbol(module: Any, make: Callable[..., Any], kind: Any, name: str) -> Any:
    """Return what a module knows by a name, declaring it if need be."""
    return module.globals.get(name) or make(module, kind, name)
