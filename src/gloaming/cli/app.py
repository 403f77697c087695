"""The commands and their arguments; each loads what it needs only when it runs."""

from pathlib import Path
from typing import Any

import click

from gloaming import __version__

from .settings_help import CommandWithSettings

# Settings of the server are read by the server, the same names everywhere.
SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}
HOW_TO_SET = "A setting can also stand in the environment or in a file: see `gloaming settings`."

# Options of the game itself (--players 4, --advanced ...) are read by the game.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

position = click.argument("position", help="a file with a drawing or JSON; - for standard input")
as_json = click.option("--json", "as_json", is_flag=True, help="print JSON for programs")
game_name = click.argument("game", help="finstere, menhirs or spokenchaos")
backup_file = click.argument("path", help="the file of the backup")
match_seed = click.option(
    "--seed", default="", help="where chance comes from; by default nobody knows it"
)


class InOrder(click.Group):
    """A group whose help lists the commands as they stand here."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the commands from the first to the last."""
        return list(self.commands)


@click.group(cls=InOrder, invoke_without_command=True)
@click.version_option(
    __version__, message="gloaming %(version)s", help="print the version and exit"
)
@click.pass_context
def app(context: click.Context) -> None:
    """Three board games about not being seen."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@app.command()
@position
@click.option("--card", required=True, help="1 to 20, 1-hit, 2-hits, 3-hits or unlimited")
@as_json
def monster(position: str, card: str, *, as_json: bool) -> None:
    """Walk the monster of Finstere Flure for one card, and tell why he goes where he goes."""
    from .monster import show_monster  # noqa: PLC0415 - keeps the start quick

    show_monster(position, card, as_json=as_json)


@app.command()
@position
@click.option("--token", help="the token to move (Finstere Flure)")
@click.option("--steps", help="0 to 20 (Finstere Flure)")
@as_json
def moves(position: str, token: str | None, steps: str | None, *, as_json: bool) -> None:
    """List the distinct complete moves in a position."""
    from .moves import show_moves  # noqa: PLC0415 - keeps the start quick

    show_moves(position, token, steps, as_json=as_json)


@app.command()
@position
@click.option("--door", required=True, help="N1 to N6, E1 to E6, S1 to S6 or W1 to W6")
@click.option("--png", default="", help="a file for the ID picture")
@as_json
def look(position: str, door: str, png: str, *, as_json: bool) -> None:
    """Look through a keyhole of Spokenchaos: who is seen, how much of it, along which line."""
    from .look import show_look  # noqa: PLC0415 - keeps the start quick

    show_look(position, door, png, as_json=as_json)


@app.command()
@position
@click.option("--seconds", type=float, help="stop after this many seconds")
@click.option("--nodes", type=int, help="stop after this many positions")
@as_json
def solve(position: str, seconds: float | None, nodes: int | None, *, as_json: bool) -> None:
    """Solve a position of Menhirs: who wins, how soon, and how."""
    from .solve import show_solution  # noqa: PLC0415 - keeps the start quick

    show_solution(position, seconds, nodes, as_json=as_json)


@app.command(context_settings=GAME_OPTIONS)
@click.pass_context
@game_name
@match_seed
@as_json
def new(context: click.Context, game: str, seed: str, *, as_json: bool) -> None:
    """Print the position in which a match starts; the game's options follow: --players 4 ..."""
    from .new import show_new  # noqa: PLC0415 - keeps the start quick

    show_new(game, context.args, seed, as_json=as_json)


@app.command()
@click.argument("record", help="a record; - for standard input")
@click.option("--verify", is_flag=True, help="only check it")
@click.option("--step", is_flag=True, help="wait for Enter after every move")
@click.option("--numbers", is_flag=True, help="write it by number, for the analysis board")
def replay(record: str, *, verify: bool, step: bool, numbers: bool) -> None:
    """Step through a record with explanations, or verify it against its seed."""
    from .replay import show_replay  # noqa: PLC0415 - keeps the start quick

    show_replay(record, verify=verify, step=step, numbers=numbers)


@app.command()
@click.argument("record", help="a record; - for standard input")
@click.option("--level", default="", help="the bot that judges; by default the strongest")
@click.option("--simulations", type=int, help="simulations for each turn")
@click.option("--plot", default="", help="an SVG file for everybody's chances over the match")
@as_json
def analyse(record: str, level: str, simulations: int | None, plot: str, *, as_json: bool) -> None:
    """Tell where a match was won and lost, and what was choice and what was luck."""
    from .analyse import show_analysis  # noqa: PLC0415 - keeps the start quick

    show_analysis(record, level, simulations, plot, as_json=as_json)


@app.command(context_settings=GAME_OPTIONS)
@click.pass_context
@click.argument(
    "game", default="", help="finstere, menhirs or spokenchaos; not needed with --resume"
)
@click.option(
    "--seats", default="", help="who plays, in turn order, comma-separated: person or a bot"
)
@match_seed
@click.option("--resume", default="", help="go on with a saved record")
@click.option("--save", default="", help="where the match is saved after every turn")
@click.option("--pace", default=0.0, show_default=True, help="seconds for each step of the monster")
def play(context: click.Context, /, game: str, **wishes: Any) -> None:
    """Play in the terminal; the game's options follow: --players 4 --advanced ..."""
    from .play import start_play  # noqa: PLC0415 - keeps the start quick

    start_play(game, context.args, **wishes)


@app.command(context_settings=GAME_OPTIONS)
@click.pass_context
@game_name
@click.option("--bots", default="", help="comma-separated, the weakest first; by default all")
@click.option(
    "--sets", default=10, show_default=True, help="sets of matches for each pair, one on every seat"
)
@click.option("--ladder", is_flag=True, help="only each against the one before it")
@click.option(
    "--sprt", default="", help="two Elo bounds such as 0,100: play until the test decides"
)
@click.option("--workers", default=0, show_default=True, help="processes; 0: one for each core")
@click.option("--ray", is_flag=True, help="play on a Ray cluster")
@click.option("--ray-address", default="", help="address of the cluster; by default a new one")
@click.option(
    "--seed",
    default=1,
    show_default=True,
    help="seed of the first set; each further set has the next",
)
@click.option("--results", default="", help="a file of matches, from which a run is resumed")
@click.option("--json", default="", help="a file for the ratings")
@click.option("--plot", default="", help="a file for the ratings as a picture, SVG")
def arena(
    context: click.Context, /, game: str, ray_address: str, *, ray: bool, **wishes: Any
) -> None:
    """Let bots play one another, and rate them; the game's options follow: --players 4 ..."""
    from .arena import Wishes, show_arena  # noqa: PLC0415 - keeps the start quick

    show_arena(game, context.args, Wishes(ray=ray_address if ray else None, **wishes))


@app.command()
@game_name
@click.argument("lesson", default="", help="where to begin; by default the first")
@click.option("--language", default="en", show_default=True, help="en, nl, de or fr")
@click.option("--list", "is_list", is_flag=True, help="only list the lessons")
def learn(game: str, lesson: str, language: str, *, is_list: bool) -> None:
    """Learn a game by doing: lessons on real positions, judged by the rules."""
    from .learn import learn_lessons, list_lessons  # noqa: PLC0415 - keeps the start quick

    if is_list:
        list_lessons(game, language)
    else:
        learn_lessons(game, lesson, language)


class PuzzleGroup(InOrder):
    """A group whose first word, if it is no command, is the id of a puzzle to be played."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command for the words."""
        words = args if args[0] in self.commands else ["play", *args]
        return super().resolve_command(ctx, words)


@app.group(cls=PuzzleGroup, invoke_without_command=True)
@click.pass_context
def puzzle(context: click.Context) -> None:
    """Play a puzzle in the terminal: puzzle ID; or judge one: puzzle check FILE."""
    if context.invoked_subcommand is None:
        raise click.UsageError("say which puzzle: `gloaming puzzles` lists them")


@puzzle.command("play")
@click.argument("name", metavar="ID", help="the id of a shipped puzzle")
@as_json
def play_puzzle(name: str, *, as_json: bool) -> None:
    """Play a shipped puzzle, or print it for programs."""
    from .puzzle import show_puzzle  # noqa: PLC0415 - keeps the start quick

    show_puzzle(name, as_json=as_json)


@puzzle.command()
@click.argument("file", help="a puzzle as JSON; - for standard input")
@click.option("--seconds", type=float, help="stop after this many seconds")
@as_json
def check(file: str, seconds: float | None, *, as_json: bool) -> None:
    """Judge a puzzle: whether it is sound, how many solutions it has, how hard it is."""
    from .puzzle import check_puzzle  # noqa: PLC0415 - keeps the start quick

    check_puzzle(file, seconds, as_json=as_json)


@app.group(cls=InOrder, invoke_without_command=True)
@click.option("--game", help="finstere, menhirs or spokenchaos")
@click.option("--kind", help="for example feast")
@as_json
@click.pass_context
def puzzles(context: click.Context, game: str | None, kind: str | None, *, as_json: bool) -> None:
    """List the puzzles that there are, or compose new ones: puzzles make."""
    if context.invoked_subcommand is None:
        from .puzzles import show_puzzles  # noqa: PLC0415 - keeps the start quick

        show_puzzles(game, kind, as_json=as_json)
    elif game or kind or as_json:
        raise click.UsageError("options of `make` stand behind it")


@puzzles.command("make")
@click.option("--kind", required=True, help="for example feast")
@click.option("--grade", type=int, required=True, help="1 to 9; some kinds: 0 for any")
@click.option("--count", type=int, default=1, show_default=True, help="how many")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="equal seeds give equal puzzles"
)
@click.option("--workers", default=0, show_default=True, help="processes; 0: one for each core")
@click.option("--output", default="", help="a file of JSON lines; it is filled up to the count")
@as_json
def make(kind: str, grade: int, *, as_json: bool, **wishes: Any) -> None:
    """Compose puzzles of a kind and a grade, each of them proved."""
    from .puzzles import make_puzzles  # noqa: PLC0415 - keeps the start quick

    make_puzzles(kind, grade, as_json=as_json, **wishes)


@puzzles.command("reports", cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.option("--all", "is_all", is_flag=True, help="those that are settled, too")
@as_json
@click.pass_context
def reports(context: click.Context, *, is_all: bool, as_json: bool) -> None:
    """List what people have reported of published puzzles, for the host."""
    from .reports import show_reports  # noqa: PLC0415 - keeps the start quick

    show_reports(context.args, is_all=is_all, as_json=as_json)


@puzzles.command("settle", cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.argument("puzzle", help="its id, like p-Wv3x9Qa1")
@click.argument("decision", type=click.Choice(("hide", "show", "delete")), help="what to do")
@click.pass_context
def settle(context: click.Context, puzzle: str, decision: Any) -> None:
    """Hide, show or delete a published puzzle; its reports are settled by that."""
    from .reports import settle as do  # noqa: PLC0415 - keeps the start quick

    do(puzzle, decision, context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.pass_context
def serve(context: click.Context) -> None:
    """Serve games to browsers and programs: --port 8000 --host 0.0.0.0 --database ... --bus ..."""
    from gloaming.server.tuning import spare_memory  # noqa: PLC0415 - keeps the start quick

    spare_memory()
    from .serve import start_serve  # noqa: PLC0415 - keeps the start quick

    start_serve(context.args)


@app.command()
@click.argument(
    "folder", type=click.Path(path_type=Path), help="a new or empty folder, or an older site"
)
@click.option("--force", is_flag=True, help="even if other files lie there")
def site(folder: Path, *, force: bool) -> None:
    """Write everything but people at other screens as plain files, for any web host."""
    from .site import write_site  # noqa: PLC0415 - keeps the start quick

    write_site(folder, force=force)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.pass_context
def worker(context: click.Context) -> None:
    """Think for bots beside servers: --bus redis://... --database postgresql://..."""
    from gloaming.server.tuning import spare_memory  # noqa: PLC0415 - keeps the start quick

    spare_memory()
    from .serve import start_work  # noqa: PLC0415 - keeps the start quick

    start_work(context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.pass_context
@backup_file
def backup(context: click.Context, path: str) -> None:
    """Write everything that the server keeps to a new file, also while it runs."""
    from .serve import write_backup  # noqa: PLC0415 - keeps the start quick

    write_backup(path, context.args)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS, epilog=HOW_TO_SET)
@click.pass_context
@backup_file
@click.option("--replace", is_flag=True, help="even if something is there")
def restore(context: click.Context, path: str, *, replace: bool) -> None:
    """Put a backup into the database, also while the server runs."""
    from .serve import read_backup  # noqa: PLC0415 - keeps the start quick

    read_backup(path, context.args, replace=replace)


@app.command(cls=CommandWithSettings, context_settings=SETTINGS)
@click.pass_context
def settings(context: click.Context) -> None:
    """List the server's settings, what they mean and what they are now."""
    from .serve import show_settings  # noqa: PLC0415 - keeps the start quick

    show_settings(context.args)
