"""Choosing at random among legal choices, for whole batches at once."""

from gloaming.core.compiled import compiled
from gloaming.core.streams import Streams, below

from .variant import Masks, Numbers


@compiled
def choose_any(masks: Masks, streams: Streams, out: Numbers) -> None:
    """Write a legal choice for every match, each as likely as another."""
    for index in range(len(masks)):
        ticket = below(streams[index], masks[index].sum())
        choice = 0
        while ticket >= masks[index, choice]:
            ticket -= masks[index, choice]
            choice += 1
        out[index] = choice
