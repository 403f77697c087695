"""The record of a table's match, with a remark where it did not end by the rules."""

from gloaming.core.record import REMARK, result_words, write_record

from .table import Table, Verdict


def names_of(table: Table, seats: tuple[int, ...]) -> str:
    """Return the names of seats in a row."""
    return " and ".join(table.match.seat_names[seat] for seat in seats)


def ending_words(table: Table, verdict: Verdict) -> str:
    """Say in one sentence how a match ended."""
    outcome = table.match.outcome
    if verdict.how == "played" and outcome is not None and verdict.winners == outcome.winners:
        return result_words(outcome, table.match.seat_names)
    winners = names_of(table, verdict.winners)
    losers = names_of(table, tuple(n for n, seat in enumerate(table.seats) if seat.forfeit))
    given_up = f"{losers} {verdict.how}" if losers else verdict.how
    return f"{winners} wins, {given_up}" if winners else verdict.how


def reason_of(table: Table, verdict: Verdict) -> str:
    """Say why a match ended: what the rules say, or what people did."""
    outcome = table.match.outcome
    return outcome.reason if verdict.how == "played" and outcome else verdict.how


def finished_record(table: Table) -> str:
    """Return the record of a match that is over, with its seed."""
    text = write_record(table.match)
    verdict = table.verdict
    if verdict is None or verdict.how == "played":
        return text
    body, last = text.rstrip("\n").rsplit("\n", 1)
    return f"{body}\n{REMARK} {ending_words(table, verdict)}\n{last}\n"
