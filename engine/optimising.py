"""Optimising: all libraries become one module, and LLVM optimises that for WebAssembly."""

import re
from collections.abc import Collection, Iterable
from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
# What every browser of these days and wasmtime can do.
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
# The optimiser finds more to do once counters of references are gone, and the other way round.
ROUNDS = 3
COMMON = re.compile(r"= common (dso_local )?global")
DEFINED_HERE = "internal|private|weak"
DEFINITION = re.compile(rf"^define (dso_local )?(linkonce_odr )?(?!{DEFINED_HERE})", re.MULTILINE)


def linked(libraries: Iterable[Any], kept: Collection[str]) -> Any:
    """Return one module of all libraries, for 32-bit addresses."""
    whole = None
    for library in libraries:
        module = llvm.parse_assembly(mergeable(str(library._final_module)))
        for function in module.functions:
            if function.name in kept and not function.is_declaration:
                function.linkage = "external"
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    return whole


def mergeable(text: str) -> str:
    """Return a module's text in which what other modules define, too, is no contradiction.

    What is weak stays, though nobody has called it yet when it is linked: what counts references
    to arrays, say, if the first entry points use none.
    """
    text = COMMON.sub("= linkonce_odr global", text)
    return DEFINITION.sub("define weak_odr ", text)


def target_machine() -> Any:
    """Return what writes code for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(opt=3, reloc="static", features=FEATURES)


def optimised(module: Any, machine: Any, kept: Collection[str], rounds: int = ROUNDS) -> Any:
    """Return a module in which only what is kept can be called from outside, optimised."""
    text = str(module)
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    layout = f'target datalayout = "{machine.target_data}"'
    text = re.sub(r"^target datalayout = .*$", layout, text, flags=re.MULTILINE)
    module = llvm.parse_assembly(text)
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in kept else "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    for _ in range(rounds):
        builder.getModulePassManager().run(module, builder)
        pruning = llvm.create_new_module_pass_manager()
        pruning.add_refprune_pass()
        pruning.run(module, builder)
    return module
