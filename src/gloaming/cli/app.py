"""The commands and their arguments; each loads what it needs only when it runs."""

from typing import Annotated

import typer

from gloaming import __version__

from .settings_help import CommandWithSettings

app = typer.Typer(
    help="Three board games about not being seen.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

# Settings of the server are read by the server, the same names everywhere.
SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}
HOW_TO_SET = "A setting can also stand in the environment or in a file: see `gloaming settings`."

# Options of the game itself (--players 4, --advanced ...) are read by the game.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

Position = Annotated[
    str, typer.Argument(help="a file with a drawing or JSON; - for standard input")
]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON for programs")]
Game = Annotated[str, typer.Argument(help="finstere, menhirs or spokenchaos")]
BackupFile = Annotated[str, typer.Argument(help="the file of the backup")]
Seed = Annotated[str, typer.Option(help="where chance comes from; by default nobody knows it")]


def show_version(wanted: bool) -> None:  # noqa: FBT001 - typer's way to give a flag
    """Print the version and leave."""
    if wanted:
        typer.echo(f"gloaming {__version__}")
        raise typer.Exit


@app.callback()
def gloaming(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="the version")
    ] = False,
) -> None:
    """Three board games about not being seen."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def monster(
    position: Position,
    card: Annotated[str, typer.Option(help="1 to 20, 1-hit, 2-hits, 3-hits or unlimited")],
    as_json: AsJson = False,
) -> None:
    """Walk the monster of Finstere Flure for one card, and tell why he goes where he goes."""
    from .monster import show_monster  # noqa: PLC0415 - keeps the start quick

    show_monster(position, card, as_json=as_json)


@app.command()
def moves(
    position: Position,
    token: Annotated[str | None, typer.Option(help="the token to move (Finstere Flure)")] = None,
    steps: Annotated[str | None, typer.Option(help="0 to 20 (Finstere Flure)")] = None,
    as_json: AsJson = False,
) -> None:
    """List the distinct complete moves in a position."""
    from .moves import show_moves  # noqa: PLC0415 - keeps the start quick

    show_moves(position, token, steps, as_json=as_json)


@app.command()
def look(
    position: Position,
    door: Annotated[str, typer.Option(help="N1 to N6, E1 to E6, S1 to S6 or W1 to W6")],
    png: Annotated[str, typer.Option(help="a file for the ID picture")] = "",
    as_json: AsJson = False,
) -> None:
    """Look through a keyhole of Spokenchaos: who is seen, how much of it, along which line."""
    from .look import show_look  # noqa: PLC0415 - keeps the start quick

    show_look(position, door, png, as_json=as_json)


@app.command()
def solve(
    position: Position,
    seconds: Annotated[float | None, typer.Option(help="stop after so long")] = None,
    nodes: Annotated[int | None, typer.Option(help="stop after so many positions")] = None,
    as_json: AsJson = False,
) -> None:
    """Solve a position of Menhirs: who wins, how soon, and how."""
    from .solve import show_solution  # noqa: PLC0415 - keeps the start quick

    show_solution(position, seconds, nodes, as_json=as_json)


@app.command(context_settings=GAME_OPTIONS)
def new(context: typer.Context, game: Game, seed: Seed = "", as_json: AsJson = False) -> None:
    """Print the position in which a match starts; the game's options follow: --players 4 ..."""
    from .new import show_new  # noqa: PLC0415 - keeps the start quick

    show_new(game, context.args, seed, as_json=as_json)


@app.command()
def replay(
    record: Annotated[str, typer.Argument(help="a record; - for standard input")],
    verify: Annotated[bool, typer.Option("--verify", help="only check it")] = False,
    step: Annotated[bool, typer.Option("--step", help="wait for Enter after every move")] = False,
) -> None:
    """Step through a record with explanations, or verify it against its seed."""
    from .replay import show_replay  # noqa: PLC0415 - keeps the start quick

    show_replay(record, verify=verify, step=step)


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(help="finstere, menhirs or spokenchaos; not needed with --resume")
    ] = "",
    seats: Annotated[
        str, typer.Option(help="who plays, in turn order, by commas: person or a bot of the game")
    ] = "",
    seed: Seed = "",
    resume: Annotated[str, typer.Option(help="go on with a saved record")] = "",
    save: Annotated[str, typer.Option(help="where the match is saved after every turn")] = "",
    pace: Annotated[float, typer.Option(help="seconds for each step of the monster")] = 0.0,
) -> None:
    """Play in the terminal; the game's options follow: --players 4 --advanced ..."""
    from .play import start_play  # noqa: PLC0415 - keeps the start quick

    start_play(game, context.args, seats=seats, seed=seed, resume=resume, save=save, pace=pace)


@app.command(context_settings=GAME_OPTIONS)
def arena(
    context: typer.Context,
    game: Game,
    bots: Annotated[str, typer.Option(help="by commas, the weakest first; by default all")] = "",
    sets: Annotated[int, typer.Option(help="of matches for each pair, one on every seat")] = 10,
    ladder: Annotated[bool, typer.Option(help="only each against the one before it")] = False,
    sprt: Annotated[str, typer.Option(help="two Elo, 0,100: until the second bot is tested")] = "",
    workers: Annotated[int, typer.Option(help="processes; 0: one for each core")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="play on a Ray cluster")] = False,
    ray_address: Annotated[str, typer.Option(help="of the cluster; by default a new one")] = "",
    seed: Annotated[int, typer.Option(help="of the first set; each set has the next one")] = 1,
    results: Annotated[str, typer.Option(help="a file of matches: one is resumed from it")] = "",
    json: Annotated[str, typer.Option(help="a file for the ratings")] = "",
    plot: Annotated[str, typer.Option(help="a file for the ratings as a picture, SVG")] = "",
) -> None:
    """Let bots play one another, and rate them; the game's options follow: --players 4 ..."""
    from .arena import Wishes, show_arena  # noqa: PLC0415 - keeps the start quick

    address = ray_address if ray else None
    wishes = Wishes(bots, sets, ladder, sprt, workers, address, seed, results, json, plot)
    show_arena(game, context.args, wishes)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
def serve(context: typer.Context) -> None:
    """Serve games to browsers and programs: --port 8000 --host 0.0.0.0 --database ... --bus ..."""
    from .serve import start_serve  # noqa: PLC0415 - keeps the start quick

    start_serve(context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
def worker(context: typer.Context) -> None:
    """Think for bots beside servers: --bus redis://... --database postgresql://..."""
    from .serve import start_work  # noqa: PLC0415 - keeps the start quick

    start_work(context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
def backup(context: typer.Context, path: BackupFile) -> None:
    """Write everything that the server keeps to a new file, also while it runs."""
    from .serve import write_backup  # noqa: PLC0415 - keeps the start quick

    write_backup(path, context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
def restore(
    context: typer.Context,
    path: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help="even if something is there")] = False,
) -> None:
    """Put a backup into the database, also while the server runs."""
    from .serve import read_backup  # noqa: PLC0415 - keeps the start quick

    read_backup(path, context.args, replace=replace)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS)
def settings(context: typer.Context) -> None:
    """List the server's settings, what they mean and what they are now."""
    from .serve import show_settings  # noqa: PLC0415 - keeps the start quick

    show_settings(context.args)
