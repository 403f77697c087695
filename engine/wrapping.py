"""Wrappers: an entry point as the outside calls it, with the address of one block.

    block   first    what it returns, a slot for each part
            then     the arguments, one after the other
    slot    8 bytes: an integer, a float, 0 or 1, or the address of a record;
            an array takes one for its address and one for each dimension

The wrapper returns 0, or the number by which numba knows what went wrong.
"""

from typing import Any

from llvmlite import ir
from numba.np.arrayobj import make_array, populate_array

from gloaming.core.engine.declaring import EntryPoint
from gloaming.core.engine.kinds import Array, Group, Kind, Plain, Record, leaves, slots_of

from .types import type_of

SLOT = ir.IntType(64)
ADDRESS = ir.IntType(32)
STATUS = ir.IntType(32)
NUMBER = ir.DoubleType()


def wrapper(entry: EntryPoint, lowered: Any) -> Any:
    """Return a library with the wrapper of an entry point."""
    context, signature = lowered.target_context, lowered.signature
    library = context.codegen().create_library(f"wrapper.{entry.name}")
    module = library.create_ir_module(f"wrapper.{entry.name}")
    rule = context.declare_function(module, lowered.fndesc)
    function = ir.Function(module, ir.FunctionType(STATUS, [SLOT.as_pointer()]), entry.name)
    builder = ir.IRBuilder(function.append_basic_block())
    result = entry.signature.result
    slots = Slots(context, builder, function.args[0])
    slots.place = slots_of(result)
    arguments = [slots.read(kind) for kind in entry.signature.arguments]
    status, value = context.call_conv.call_function(
        builder, rule, signature.return_type, signature.args, arguments
    )
    slots.place = 0
    if isinstance(result, Group):
        for place, (kind, type_) in enumerate(
            zip(leaves(result), signature.return_type, strict=True)
        ):
            slots.write(builder.extract_value(value, place), kind, type_)
    else:
        slots.write(value, result, signature.return_type)
    builder.ret(status.code)
    library.add_ir_module(module)
    library.finalize()
    return library


class Slots:
    """The slots of a block, one after the other."""

    def __init__(self, context: Any, builder: Any, block: Any) -> None:
        """Begin with the first."""
        self.context, self.builder, self.block, self.place = context, builder, block, 0

    def next(self, kind: Any = SLOT) -> Any:
        """Return the address of the next slot, which holds something of a kind."""
        address = self.builder.gep(self.block, [ADDRESS(self.place)])
        self.place += 1
        return self.builder.bitcast(address, kind.as_pointer())

    def number(self) -> Any:
        """Read the next slot as an integer."""
        return self.builder.load(self.next())

    def read(self, kind: Kind) -> Any:
        """Read an argument."""
        match kind:
            case Group(_, parts):
                values = [self.read(part) for part in parts]
                return self.context.make_tuple(self.builder, type_of(kind), values)
            case Array():
                return self.read_array(kind)
            case Record():
                return self.builder.inttoptr(
                    self.number(), self.context.get_value_type(type_of(kind))
                )
            case Plain("d"):
                return self.builder.load(self.next(NUMBER))
            case Plain("?"):
                return self.builder.trunc(self.number(), ir.IntType(1))
            case _:
                return self.number()

    def read_array(self, kind: Array) -> Any:
        """Read an array that lies in memory row by row."""
        builder, item = self.builder, self.context.get_data_type(type_of(kind).dtype)
        array = make_array(type_of(kind))(self.context, builder)
        address = builder.inttoptr(self.number(), item.as_pointer())
        shape = [self.number() for _ in range(kind.dimensions)]
        strides = [SLOT(kind.dtype.itemsize)]
        for extent in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], extent))
        populate_array(array, address, shape, strides, SLOT(kind.dtype.itemsize), None)
        return array._getvalue()

    def write(self, value: Any, kind: Any, type_: Any) -> None:
        """Write a part of what is returned, of a type; a flag is whatever is not 0."""
        if not kind.letter:
            return
        if (value.type == NUMBER) != (kind.letter == "d"):
            raise TypeError(f"{value.type} is returned, and {kind.letter} was promised")
        if kind.letter == "d":
            self.builder.store(value, self.next(NUMBER))
            return
        if kind.letter == "?":
            value = self.builder.icmp_unsigned("!=", value, value.type(0))
        if value.type.width < SLOT.width:
            is_signed = kind.letter == "q" and getattr(type_, "signed", False)
            value = (self.builder.sext if is_signed else self.builder.zext)(value, SLOT)
        self.builder.store(value, self.next())
