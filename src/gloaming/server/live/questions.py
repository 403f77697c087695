"""Questions about a table that change nothing: each is answered from the asker's own view."""

from collections.abc import Callable
from typing import TypeAlias

from gloaming.server.messages.from_client import AskExpectation, AskGuide, AskOutlook, AskPreview
from gloaming.server.messages.from_server import (
    Expectation,
    Guide,
    Outlook,
    Preview,
    ServerMessage,
)
from gloaming.server.tables.views.expecting import expectation_of
from gloaming.server.tables.views.guiding import guide_of, outlook_of
from gloaming.server.tables.views.previewing import preview_of
from gloaming.server.tables.views.view import PersonView

Question: TypeAlias = AskGuide | AskOutlook | AskPreview | AskExpectation


def answer_to(question: Question, seen: PersonView) -> Callable[[], ServerMessage]:
    """Return what works the answer out, in any thread; what may not be asked is refused at once."""
    table, seat, mark = question.table, question.seat, seen.mark
    if isinstance(question, AskGuide):
        guide = guide_of(seen, seat)
        return lambda: Guide(table, seat, mark, *guide())
    if isinstance(question, AskExpectation):
        expectation = expectation_of(seen, seat)
        return lambda: Expectation(table, seat, mark, *expectation())
    actions = question.actions
    if isinstance(question, AskOutlook):
        outlook = outlook_of(seen, seat, actions)
        return lambda: Outlook(table, seat, mark, actions, outlook())
    preview = preview_of(seen, seat, actions)
    return lambda: Preview(table, seat, mark, actions, *preview())
