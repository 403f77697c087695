"""Builds the engine: the rules behind the entry points, compiled to WebAssembly.

    Python --numba--> LLVM's language --LLVM--> objects --zig--> module --binaryen--> engine.wasm

lowering     numba types the rules and writes them in LLVM's language
wrapping     a function for each entry point that takes one address
optimising   all of it becomes one module, optimised for WebAssembly
linking      the module with the little that it needs of a runtime (runtime.c)
sources      of which files it is made; noting writes that down
"""
