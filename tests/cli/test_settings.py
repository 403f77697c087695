"""`gloaming settings` and the help of `serve` tell every setting, whatever else is around."""

import pytest

from gloaming.server.settings import kinds_of_settings, words_of

from .terminal import Run


@pytest.mark.parametrize("variable", ["GLOAMING_ADDRESS", "GLOAMING_POSITIONS"])
def test_variables_of_other_tools_do_no_harm(
    gloaming: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "100")
    assert "\nport = " in gloaming("settings").text


def test_a_misspelt_variable_is_told_and_left_aside(
    gloaming: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GLOAMING_PROT", "9")
    answer = gloaming("settings")
    assert answer.code == 0
    assert answer.err == "GLOAMING_PROT: no setting, so it is left aside; GLOAMING_PORT is one\n"


@pytest.mark.parametrize("command", ["serve", "worker", "backup", "restore", "settings"])
def test_help_lists_every_setting(gloaming: Run, command: str) -> None:
    words = " ".join(gloaming(command, "--help").text.split())
    assert "--config a file with settings" in words
    for key, kind in kinds_of_settings().items():
        assert f"--{key.replace('_', '-')} {words_of(kind)}" in words
