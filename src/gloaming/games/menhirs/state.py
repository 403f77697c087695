"""What a match of Menhirs is made of."""

from gloaming.core.layout import Bool, Int8, Int16, Int64, Layout

# Phases of a match.
DEALING, PLACING, MOVING, REMOVING, OVER = range(5)

# Why a match ended; 0 while it goes on.
_, MENHIRS_FREE, ROUNDS_PLAYED = range(3)


class Terms(Layout):
    """What stays the same from the first turn to the last."""

    menhirs: Int64  # the cells of the menhirs in play
    removals: Int64  # bit t: turn t is "move and remove"
    board: Int8  # the small or the large one
    must_detach: Bool
    may_pass: Bool
    no_take_back: Bool


class State(Layout):
    """A match at one moment.  Sets of cells are numbers with a bit for each cell."""

    terms: Terms
    mist: Int64  # the cells under mist
    chosen: Int64  # the tiles picked so far for the part that will move
    banned: Int64  # the move that would take the opponent's back, or PASS
    moved: Int64  # the move that would take this turn's back, or PASS
    face_down: Int64  # the cells of menhirs that count as forest
    forests_left: Int8  # land tiles to be dealt
    menhirs_left: Int8
    menhirs_dealt: Int8
    dealt: Int8  # cells with land
    supply: Int8  # mist tiles to be placed
    placed: Int8  # by the players
    phase: Int8  # DEALING, PLACING, MOVING, REMOVING or OVER
    turn: Int8  # 1 to 24
    turns_made: Int16  # placements and turns that are final
    hide_menhirs: Bool  # option
    scoring: Bool  # option
    ending: Int8  # why the match ended
    winner: Int8  # the seat, if menhirs came free
