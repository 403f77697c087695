"""The engine: the rules as WebAssembly, the same bytes for everybody, and Python's way into it.

mode       engine, checked or interpreted
kinds      what the annotations of an entry point mean at its border
declaring  the list of entry points, and what each does with its arguments
files      where the modules lie, and whether they still are what the sources say
module     a module, an instance of it for each thread, and its memory
rooms      memory that stays in an instance while compiled code works on it
binding    an entry point as Python calls it
preparing  calls whose arguments are packed once, for what is called again and again
"""
