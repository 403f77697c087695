"""A table is the authority over one match.  Everything here is pure: no clock, socket or file.

    command --decide--> events --after--> table --view--> what one person may know

Events are kept, tables are folded from them, and views are all that ever goes out.
"""
