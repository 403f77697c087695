"""How long arrays of records live: until the function returns in which they are.

    ghosts = many_ghosts()
    body = ghosts[0]          # to numba nothing but an address
    ...                       # it would free the array here, after its last use
    body.x = 1

Numba counts references to arrays, but not to their records.  So an array is not let go after its
last use, but where the function returns, or in a loop where it is made anew.  Two things would get
around that, and are refused: a record that is carried on to the next round of a loop in which
arrays are made, and a record that is returned from the function in which its array was made.
"""

from typing import Any

from numba.core import ir, lowering, typed_passes, types
from numba.core.analysis import compute_cfg_from_blocks, compute_live_map, compute_use_defs

TUPLES: Any = types.BaseTuple


def keep_arrays() -> None:
    """Have numba let arrays of records live, in this process and for good."""
    stage: Any = typed_passes.NativeLowering
    stage.lowering_class = KeepingLower


def holds_records(kind: Any) -> bool:
    """Tell whether something of a type is an array of records, or has one in it."""
    if isinstance(kind, types.Array):
        return isinstance(kind.dtype, types.Record)
    return any(map(holds_records, parts_of(kind)))


def has_record(kind: Any) -> bool:
    """Tell whether something of a type is a record, or has one in it."""
    return isinstance(kind, types.Record) or any(map(has_record, parts_of(kind)))


def parts_of(kind: Any) -> tuple[Any, ...]:
    """Return the types of the parts of a tuple; nothing else has any."""
    return tuple(kind.types) if isinstance(kind, TUPLES) else ()


class KeepingLower(lowering.Lower):
    """Lowering that lets go of arrays of records where a function returns."""

    def lower(self) -> None:
        """Lower a function, unless a record could outlive its array."""
        self.refuse_short_lives()
        super().lower()

    def _find_singly_assigned_variable(self) -> None:
        """Find the variables that need no place in memory; what is kept until the end has one."""
        super()._find_singly_assigned_variable()
        self._singly_assigned_vars -= self.kept()

    def delvar(self, name: str) -> None:
        """Let go of a variable after its last use, unless it is kept."""
        if not holds_records(self.typeof(name)):
            super().delvar(name)

    def lower_inst(self, inst: Any) -> None:
        """Lower an instruction; before a return all is let go that was kept."""
        if isinstance(inst, ir.Return):
            for name in sorted(self.kept() - {inst.value.name}):
                kind = self.typeof(name)
                self._alloca_var(name, kind)
                self.decref(kind, self.builder.load(self.getvar(name)))
        super().lower_inst(inst)

    def kept(self) -> set[str]:
        """Return the names of the variables that are kept until the function returns."""
        return {made.target.name for made in self.assigned() if self.is_kept(made)}

    def is_kept(self, made: Any) -> bool:
        """Tell whether what is assigned is kept."""
        return holds_records(self.typeof(made.target.name))

    def assigned(self) -> list[Any]:
        """Return all assignments of the function."""
        return [made for label in self.blocks for made in self.assigned_in(label)]

    def refuse_short_lives(self) -> None:
        """Raise if a record is carried on in a loop that makes arrays of records, or returned."""
        cfg, used = compute_cfg_from_blocks(self.blocks), compute_use_defs(self.blocks)
        alive = compute_live_map(cfg, self.blocks, used.usemap, used.defmap)
        for loop in cfg.loops().values():
            assigned = [made for label in loop.body for made in self.assigned_in(label)]
            records = {one.target.name for one in assigned if self.is_record(one)}
            if any(map(self.is_made, assigned)) and records & alive[loop.header]:
                self.refuse("carries a record on in a loop that makes arrays; make them before")
        if has_record(self.fndesc.restype) and any(map(self.is_made, self.assigned())):
            self.refuse("makes an array of records and returns a record; return the array")

    def assigned_in(self, label: int) -> list[Any]:
        """Return the assignments of a block."""
        return list(self.blocks[label].find_insts(ir.Assign))

    def is_made(self, made: Any) -> bool:
        """Tell whether a call returns an array of records."""
        is_call = isinstance(made.value, ir.Expr) and made.value.op == "call"
        return is_call and self.is_kept(made)

    def is_record(self, made: Any) -> bool:
        """Tell whether what is assigned is a record."""
        return has_record(self.typeof(made.target.name))

    def refuse(self, why: str) -> None:
        """Raise with the name of the function."""
        raise TypeError(f"{self.fndesc.modname}.{self.fndesc.qualname}: {why}")
