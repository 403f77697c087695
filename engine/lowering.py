"""Lowering: numba types the rules and writes them in LLVM's language, but compiles nothing.

Numba optimises for the machine it runs on, links, and loads the result into the process.
Optimising here would write 64-bit addresses into what is to run with 32-bit ones, so all of
that is left out: what remains are libraries of unoptimised code that call one another.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
from numba import njit
from numba.core import callconv, codegen, cpu

from .lifetimes import keep_arrays

# Nobody calls rules from Python here, so numba need not write how that is done.
UNCALLED: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def only_lower() -> None:
    """Have numba leave out everything behind lowering, in this process and for good."""
    keep_arrays()
    library: Any = codegen.CPUCodeLibrary
    library._optimize_functions = set_layout
    library.finalize = finalize
    context: Any = cpu.CPUContext
    context.get_executable = nothing_to_run
    context.make_constant_array = constant_array(context.make_constant_array)
    convention: Any = callconv.CPUCallConv
    convention.build_excinfo_struct = without_place(convention.build_excinfo_struct)


class Exact(np.ndarray):
    """An array that is flattened byte by byte.

    NumPy leaves whatever was in memory in the gaps between the fields of the copied records, and
    no two builds would be the same.
    """

    def flatten(self, order: Any = "C") -> Any:
        """Return a copy of one dimension."""
        return np.frombuffer(self.tobytes(order), self.dtype)


def constant_array(write: Callable[..., Any]) -> Callable[..., Any]:
    """Return what writes an array into the code as a constant, the gaps in its records too."""
    return lambda context, builder, kind, given: write(context, builder, kind, given.view(Exact))


def without_place(build: Callable[..., Any]) -> Callable[..., Any]:
    """Return what writes an exception into the code, without the file and line that raise it.

    The bytes would depend on the folder in which they are made, and on comments.
    """
    return lambda convention, raised, given, _place, _name: build(
        convention, raised, given, None, None
    )


def set_layout(library: Any, module: Any) -> None:
    """Give a module the layout of data that all modules have while they are linked."""
    module.data_layout = library._codegen._data_layout


def finalize(library: Any) -> None:
    """Close a library for changes, and do nothing else."""
    library._raise_if_finalized()
    library._finalize_dynamic_globals()
    library._finalized = True


def nothing_to_run(*_: Any) -> Callable[..., Any]:
    """Return something new and built in, as which numba knows the rule from now on."""
    return [].append


def lowered(rule: Callable[..., Any], arguments: Iterable[Any]) -> Any:
    """Return what numba makes of a rule for arguments of some types."""
    compiling: Any = rule
    arguments = tuple(arguments)
    compiling.compile(arguments)
    return compiling.overloads[arguments]


def libraries_behind(library: Any, known: dict[int, Any] | None = None) -> Iterator[Any]:
    """Yield a library and all that it calls, each once."""
    known = {} if known is None else known
    if id(library) in known:
        return
    known[id(library)] = library
    yield library
    for other in library._linking_libraries:
        yield from libraries_behind(other, known)


def translator(*, checks: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return what takes rules in for lowering; every index is checked if that is asked for."""
    return njit(error_model="numpy", boundscheck=checks, **UNCALLED)
