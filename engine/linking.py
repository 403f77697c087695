"""Linking: an object becomes a module, zig's compiler and binaryen's optimiser do it."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

RUNTIME = Path(__file__).with_name("runtime.c")
# zig puts it first, so that whoever outgrows it is stopped.
STACK_BYTES = 1 << 20
OFFERED = ("take",)  # by the runtime, to whoever calls
FINISHER = Path(__file__).parent / "node_modules" / "binaryen"
FEATURES = ("bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals", "simd")


def link(source: Path, exports: Iterable[str], target: Path) -> None:
    """Link an object with the runtime; what is not exported and not needed falls away."""
    kept = [f"-Wl,--export={name}" for name in (*exports, *OFFERED)]
    options = ["-target", "wasm32-freestanding", "-O2", "-Wl,--no-entry", "-Wl,--strip-all"]
    options += [f"-Wl,-z,stack-size={STACK_BYTES}"]
    run(sys.executable, "-m", "ziglang", "cc", *options, *kept, "-o", target, source, RUNTIME)


def finish(module: Path) -> None:
    """Optimise a module once more, where it lies."""
    allowed = [f"--enable-{feature}" for feature in FEATURES]
    run("node", FINISHER / "bin" / "wasm-opt", "-O4", *allowed, module, "-o", module)


def run(*command: str | Path) -> None:
    """Run a command, and say what it said if it failed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{done.stderr}")
