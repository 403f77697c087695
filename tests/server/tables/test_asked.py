"""Which commands have had their effect."""

from gloaming.server.tables.asked import Asked


def log_of(*commands: str) -> Asked:
    asked = Asked()
    for number, command in enumerate(commands):
        asked.note(number, command)
    return asked


def test_a_table_knows_the_commands_up_to_its_number() -> None:
    asked = log_of("a", "b", "c")
    assert [asked.knows(command, 1) for command in "abcd"] == [True, True, False, False]


def test_one_command_may_cause_several_events() -> None:
    asked = log_of("a", "b", "b")
    assert asked.knows("b", 2)


def test_what_was_never_kept_is_not_known() -> None:
    asked = log_of("a", "mine", "mine")
    asked.note(1, "theirs")
    assert asked.knows("theirs", 1)
    assert not asked.knows("mine", 1)
    asked.note(2, "other")
    assert not asked.knows("mine", 2)
    asked.note(3, "mine")
    assert asked.knows("mine", 3)
