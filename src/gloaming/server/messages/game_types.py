"""What each game tells and is made of, as TypeScript: one module for each, and one for all.

A module has the types of a game's state, guide, outlook, options and actions, and the constants
that it declares, so that nobody types them again.
"""

import json
from collections.abc import Mapping, Sequence
from types import NoneType
from typing import Any, get_args

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, NOBODY, SEVERAL
from gloaming.core.entry_points import ILLEGAL, OVER, TAKEN
from gloaming.core.families import Family, Part
from gloaming.core.option_descriptions import OptionAbout, describe_options
from gloaming.core.session import (
    ACTOR,
    AFTER,
    BEGIN,
    BY,
    COLUMNS,
    END,
    FIRST,
    IS_SECRET,
    MEETS_CHANCE,
    MOST_BRANCHES,
    NO_TURN,
    NONE,
    REVEALED,
    SEAT,
    TURN,
    TURN_COLUMNS,
)
from gloaming.games import NAMES, find

from .game_schema import COMMON, besides, definitions
from .typescript import declaration

HEADER = "// Made from the games by `make generated`; do not edit.\n"


def game_text(name: str) -> str:
    """Return the module of a game."""
    game = find(name)
    named = definitions(game) | besides(game)
    return "\n".join(
        [
            HEADER,
            *(declaration(known, named[known]) for known in sorted(named)),
            besides_text(game.told.besides),
            options_text(describe_options(game.options_type)),
            constants_text(game.constants()),
            actions_text(game.families),
        ]
    )


def besides_text(kinds: Mapping[str, Any]) -> str:
    """Return the type of what the entry points tell that only this game has, by their names."""
    lines = "".join(f"  readonly {name}: {written_kind(kind)};\n" for name, kind in kinds.items())
    about = "/** What the entry points tell that only this game has. */\n"
    return f"{about}export interface Besides {{\n{lines}}}\n"


def written_kind(kind: Any) -> str:
    """Return a Struct, or a Struct or None, as TypeScript."""
    parts = get_args(kind) or (kind,)
    return " | ".join("null" if part is NoneType else part.__name__ for part in parts)


def games_text() -> str:
    """Return the module of all games: what messages carry of whatever game it is."""
    imports = "".join(f"import type * as {name} from './{name}';\n" for name in NAMES)
    fields = "".join(map(game_fields, NAMES))
    common = [
        f"export type {known} = Games[GameName]['{name.lower()}'];\n"
        for known, name in COMMON.items()
    ]
    return f"""\
{HEADER}
{imports}
/** Who acts where no seat does: chance, the rules, several in secret, nobody any more. */
export const CHANCE = {CHANCE};
export const AUTOMATIC = {AUTOMATIC};
export const SEVERAL = {SEVERAL};
export const NOBODY = {NOBODY};

/** The one action of the rules themselves. */
export const GO_ON = {GO_ON};

/** What is read of a moment by the engine's session, and what it writes of a turn: the places. */
export const MOMENT = {{ turn: {TURN}, actor: {ACTOR}, by: {BY}, width: {COLUMNS} }} as const;
export const TURN = {{
  seat: {SEAT},
  first: {FIRST},
  begin: {BEGIN},
  end: {END},
  after: {AFTER},
  isSecret: {IS_SECRET},
  meetsChance: {MEETS_CHANCE},
  width: {TURN_COLUMNS},
}} as const;

/** Why no turn is taken back; no moment is a seat's. */
export const NO_TURN = {NO_TURN};
export const REVEALED = {REVEALED};
export const NONE = {NONE};

/** How many states are looked at where chance acts. */
export const MOST_BRANCHES = {MOST_BRANCHES};

/** What comes of an action that is asked for. */
export const TAKEN = {TAKEN};
export const OVER = {OVER};
export const ILLEGAL = {ILLEGAL};

/** How each game is played and what it tells, by its name; null: it tells no such thing. */
export interface Games {{
{fields}}}

export type GameName = keyof Games;

{"".join(common)}"""


def game_fields(name: str) -> str:
    """Return how one game is played and what it tells, as a field of all."""
    known = definitions(find(name))
    told = "".join(
        f"    readonly {part.lower()}: {f'{name}.{part}' if part in known else 'null'};\n"
        for part in COMMON.values()
    )
    options = f"    readonly options: {name}.Options;\n"
    return f"  readonly {name}: {{\n{options}{told}  }};\n"


def options_text(options: tuple[OptionAbout, ...]) -> str:
    """Return the type of a game's options as they are written."""
    fields = "".join(f"  readonly {option.name}?: {written_as(option)};\n" for option in options)
    return f"/** How the game is played, as text. */\nexport interface Options {{\n{fields}}}\n"


def written_as(option: OptionAbout) -> str:
    """Return the type of an option's text."""
    if option.kind in ("list", "text"):
        return "string"
    choices = ("true", "false") if option.kind == "switch" else option.choices
    numbers = ["`${number}`"] if option.kind in ("number", "seat") else []
    return " | ".join([*map(json.dumps, choices), *numbers])


def constants_text(constants: Mapping[str, Any]) -> str:
    """Return a game's constants, with types as narrow as can be."""
    lines = [
        f"export const {name} = {json.dumps(value)}{'' if is_plain(value) else ' as const'};\n"
        for name, value in constants.items()
    ]
    return "".join(lines)


def is_plain(value: Any) -> bool:
    """Tell whether a value is a number or a text."""
    return not isinstance(value, dict | list | tuple)


def actions_text(families: Sequence[Family]) -> str:
    """Return how the numbers of a game's actions are made up, and the type of what they mean."""
    table = [
        [family.name, [[part.name, part.values] for part in family.parts]] for family in families
    ]
    kinds = "".join(f"\n  | {action_type(family)}" for family in families)
    return f"""\
/** The families of actions in order, and their parts: so many numbers, or names. */
export const FAMILIES = {json.dumps(table)} as const;

/** What an action means. */
export type Action ={kinds};
"""


def action_type(family: Family) -> str:
    """Return the type of a family's actions."""
    fields = [f'readonly family: "{family.name}"', *map(part_type, family.parts)]
    return f"{{ {'; '.join(fields)} }}"


def part_type(part: Part) -> str:
    """Return a part of an action as a field."""
    values = "number" if isinstance(part.values, int) else " | ".join(map(json.dumps, part.values))
    return f"readonly {part.name}: {values}"
