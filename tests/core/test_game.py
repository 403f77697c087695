"""What every game has without saying so."""

from gloaming.core.layout import same
from gloaming.core.streams import many_streams
from tests.core.toy import TOY
from tests.core.toy.game import Toy, ToyOptions
from tests.core.toy.playing import random_match


def test_a_game_reads_its_options_as_they_are_given() -> None:
    assert TOY.arguments_for_new(["--players", "3"]) == ["--players", "3"]


def test_a_view_is_a_copy() -> None:
    match = random_match(2, 1, 1, plies=3)
    shown = TOY.view(match.states, 0)
    shown[0].die = 0
    assert match.state.die


def test_by_default_a_guide_says_nothing() -> None:
    options = ToyOptions()
    assert super(Toy, TOY).guide(options, TOY.start(options), 0) == {}


def test_by_default_there_are_no_constants_to_tell() -> None:
    assert TOY.constants() == {}


def test_by_default_a_move_of_a_play_out_is_one_action() -> None:
    states = TOY.start(ToyOptions(players=2, rounds=3))
    assert TOY.play_out(states, many_streams(1, 1)) == 12
    assert TOY.outcome(states) is not None
    before = TOY.start(ToyOptions(players=2, rounds=3))
    assert not same(states, before)


def test_by_default_there_is_no_outlook_and_nothing_to_put_together() -> None:
    options = ToyOptions()
    assert TOY.outlook(options, TOY.start(options)) is None
    assert not TOY.has_outlook
    assert TOY.dangers(options, TOY.start(options)) == {}
    assert TOY.exposure(options, TOY.start(options), 0, ()) is None
    assert not TOY.has_exposure
    assert TOY.kit == {}


def test_by_default_everything_that_was_shown_may_be_looked_up() -> None:
    options = ToyOptions()
    match = random_match(2, 1, 1, plies=3)
    moment, now = match.moments[0], match.states
    assert not TOY.is_by_memory(options)
    assert not TOY.adds_up_points(options)
    assert TOY.recall(options, moment.before, now) is moment.before
    assert TOY.recall_words(options, moment, now) == TOY.words(options, moment)


def test_by_default_nothing_is_counted() -> None:
    assert TOY.score(TOY.start(ToyOptions())) is None
