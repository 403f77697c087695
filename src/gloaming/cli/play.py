"""`gloaming play`: a whole match in the terminal, people and bots in any mix."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from gloaming.bots import BOTS, find_bot
from gloaming.bots.bot import play_turn
from gloaming.bots.thinking import Thinking
from gloaming.core.actors import AUTOMATIC, SEVERAL
from gloaming.core.errors import GloamingError, NotationError, OptionsError
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.core.record import read_record, result_words, write_record
from gloaming.core.seeds import check_seed, fresh_seed
from gloaming.core.streams import Stream, stream_from
from gloaming.games import find

from .face import Face
from .finstere_face import FinstereFace
from .menhirs_face import MenhirsFace
from .reading import read_arguments, read_text
from .spokenchaos_face import SpokenchaosFace

PERSON = "person"
SLOWEST_PACE = 60.0
FACES: dict[str, Face] = {
    "finstere": FinstereFace(),
    "menhirs": MenhirsFace(),
    "spokenchaos": SpokenchaosFace(),
}


class LeaveError(Exception):
    """Somebody leaves the table; the match is saved."""


def start_play(
    game: str,
    arguments: Sequence[str],
    *,
    seats: str,
    seed: str,
    resume: str,
    save: str,
    pace: float,
) -> None:
    """Set a table up and play until the match is over or somebody leaves."""
    if not 0 <= pace <= SLOWEST_PACE:
        raise OptionsError(f"is 0 to {SLOWEST_PACE} seconds", "--pace")
    if game.startswith("--"):
        # The game was left out, so this is the first option of the default one.
        game, arguments = "", [game, *arguments]
    if resume:
        if game or arguments or seed:
            raise OptionsError("a saved match has its game, options and seed", "--resume")
        match = read_record(read_text(resume), find)
        save = save or resume
    else:
        found = find(game or "finstere")
        options = read_arguments(found.options_type, arguments)
        match = Match(found, options, check_seed(seed or fresh_seed()))
    players = read_seats(match, seats)
    path = Path(save) if save else default_path(match)
    check_savable(path)
    TerminalTable(match, players, path, pace).run()


def read_seats(match: Match, text: str) -> list[str]:
    """Return who plays each seat; by default one person against the strongest bots."""
    players = text.split(",") if text else [PERSON]
    if len(players) > len(match.seat_names):
        raise OptionsError(f"there are only {len(match.seat_names)} seats", "--seats")
    for player in players:
        check_player(match, player)
    strongest = list(BOTS[match.game.name])[-1]
    return players + [strongest] * (len(match.seat_names) - len(players))


def check_player(match: Match, player: str) -> None:
    """Refuse a player that is neither a person nor a bot of the game."""
    try:
        if player != PERSON:
            find_bot(match.game.name, player)
    except OptionsError as error:
        raise OptionsError(f"{error.message}, and {PERSON} for people", "--seats") from None


def default_path(match: Match) -> Path:
    """Return where a match is saved if the player names no place."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "gloaming" / f"{match.game.name}.record"


def check_savable(path: Path) -> None:
    """Refuse a place where the match cannot be saved, before anybody has moved."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        was_there = path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if not was_there:
            path.unlink()
    except OSError as error:
        raise NotationError(f"cannot be saved: {error.strerror}", str(path)) from None


class TerminalTable:
    """One match in one terminal."""

    def __init__(self, match: Match, players: Sequence[str], path: Path, pace: float) -> None:
        """Sit down."""
        self.match = match
        self.players = players
        self.path = path
        self.pace = pace
        self.face = FACES[match.game.name]
        # What people type and name is shown as it is: brackets and colons mean nothing.
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.stream: Stream = stream_from(*os.urandom(12))

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        say = self.console.print
        seating = zip(self.match.seat_names, self.players, strict=True)
        say(f"{self.match.game.title}: " + ", ".join(f"{seat} {who}" for seat, who in seating))
        say(f"The seed is committed to: {self.match.commitment}", style="dim", soft_wrap=True)
        try:
            self.play_on()
        except (LeaveError, KeyboardInterrupt, EOFError):
            self.save()
            say("\nThe match is saved. Go on with:")
            say(f"  gloaming play --resume {self.path}", soft_wrap=True)
            return
        self.save()
        outcome = self.match.outcome
        say(self.face.picture(self.match))
        say(result_words(outcome, self.match.seat_names) if outcome else "", style="bold")
        say(
            f"The seed was {self.match.seed}; the record is in {self.path}",
            style="dim",
            soft_wrap=True,
        )

    def play_on(self) -> None:
        """Let everybody act in turn."""
        self.advance()
        while self.match.outcome is None:
            seat = self.match.seats_to_act()[0]
            player = self.players[seat]
            if player == PERSON:
                self.person_turn(seat)
            else:
                self.bot_turn(seat, player)
            self.advance()
            self.save()

    def bot_turn(self, seat: int, player: str) -> None:
        """Let a bot act, and say what it did and what it thinks of its chances."""
        before, is_secret = len(self.match.moments), self.match.actor == SEVERAL
        bot, thinking = find_bot(self.match.game.name, player), Thinking()
        play_turn(self.match, seat, bot, self.stream, thinking)
        made = self.match.moments[before:]
        if is_secret:
            self.console.print(f"{self.match.seat_names[seat]}: plans in secret", style="dim")
            return
        lines = self.match.game.write_lines(self.match.options, made)
        said = [line.strip() for line in lines if line.startswith(" ")]
        name = self.match.seat_names[seat]
        told = ", ".join(said).removeprefix(f"{name}: ")
        thought = f"   ({player} {thinking.last.sentence})" if thinking.last else ""
        self.console.print(f"{name}: {told}{thought}", style="dim")

    def advance(self) -> None:
        """Let chance and the rules do their part, telling each step."""
        for moment in self.match.advance():
            self.tell(moment)

    def tell(self, moment: Moment) -> None:
        """Say what chance or the rules did."""
        sentences = "; ".join(self.match.game.explain(self.match.options, moment))
        self.console.print(f"  {sentences}")
        kept = self.face.keep(self.match, moment, self.path)
        if kept:
            self.console.print(f"  {kept}", style="dim", soft_wrap=True)
        if self.pace and moment.ply.actor == AUTOMATIC:
            time.sleep(self.pace)

    def person_turn(self, seat: int) -> None:
        """Ask a person until the turn is over."""
        turn = self.match.turn_number
        self.console.print(self.face.picture(self.match))
        while turn == self.match.turn_number and seat in self.match.seats_to_act():
            try:
                self.answer(seat, self.ask(self.face.question(self.match, seat)))
            except (GloamingError, UnicodeDecodeError) as error:
                self.console.print(f"  {error}", style="yellow")

    def ask(self, question: str) -> str:
        """Return what the person types."""
        self.console.print(question, style="bold")
        answer = self.console.input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return answer

    def answer(self, seat: int, text: str) -> None:
        """Do what the person asks for."""
        word, _, rest = text.partition(" ")
        if word == "help":
            self.console.print(self.face.help())
        elif word == "quit":
            raise LeaveError
        elif word == "save":
            self.path = Path(rest.strip() or self.path)
            self.save()
            self.console.print(f"  saved to {self.path}")
        elif word == "undo":
            self.match.undo(seat)
            self.console.print(self.face.picture(self.match))
        elif word == "board":
            self.console.print(self.face.picture(self.match))
        else:
            self.tell_or_play(seat, text)

    def tell_or_play(self, seat: int, text: str) -> None:
        """Answer a question about the game, or act."""
        told = self.face.tell(self.match, seat, text)
        if told is not None:
            self.console.print(told)
            return
        turn = self.match.turn_number
        self.play_all(seat, self.face.understand(self.match, seat, text))
        if self.match.turn_number == turn:
            self.console.print(self.face.picture(self.match))

    def play_all(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out some actions, or none of them."""
        done = 0
        try:
            for action in actions:
                self.match.play(seat, action)
                done += 1
        except GloamingError:
            for _ in range(done):
                self.match.undo(seat)
            raise

    def save(self) -> None:
        """Save the match, so that it can be resumed."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(write_record(self.match), encoding="utf-8")
        except OSError as error:
            raise NotationError(f"cannot be saved: {error.strerror}", str(self.path)) from None
