"""Tokens of a puzzle: as many as a match can have."""

from gloaming.core.errors import PositionError
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.material import MATCH_TOKENS


def check_tokens(position: Position) -> None:
    """Refuse more tokens than all players of a match have."""
    count = len(position.names())
    if count > MATCH_TOKENS:
        words = f"a match has at most {MATCH_TOKENS} tokens, not {count}"
        raise PositionError(words, "$.position.tokens")
