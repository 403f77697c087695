"""The published test vectors hold in every mode, bit for bit."""

import json
from typing import Any

import pytest

from gloaming.core.engine.mode import mode
from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from tests.games.spokenchaos.vectors import COARSE, FILE, look_of, pieces_of, vector, write_vectors

VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
IS_SLOW = mode() == "interpreted"
GRIDS = (COARSE,) if IS_SLOW else (256, COARSE)
SOME = VECTORS[:12] if IS_SLOW else VECTORS


@pytest.mark.parametrize("number", range(len(SOME)))
def test_scenes_and_pictures_are_as_published(number: int) -> None:
    published = VECTORS[number]
    scene = to_scene(convert(published["position"], Position))

    assert pieces_of(scene) == published["pieces"]
    assert [float(ghost.bottom) for ghost in scene.ghosts] == published["bottoms"]
    for wanted in published["looks"]:
        if wanted["grid"] in GRIDS:
            assert look_of(scene, wanted["door"], wanted["grid"]) == wanted


def test_vectors_show_what_a_twin_gets_wrong() -> None:
    looks = [look for published in VECTORS for look in published["looks"]]

    assert any(any(look["mirrored"]) for look in looks)
    assert any(piece["angle"] for published in VECTORS for piece in published["pieces"].values())
    assert any(0 < samples < 16 for look in looks for samples in look["samples"])


def test_the_file_can_be_written_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("vectors") / "look_vectors.json"
    first = convert(VECTORS[0]["position"], Position)
    monkeypatch.setattr("tests.games.spokenchaos.vectors.FILE", file)
    monkeypatch.setattr("tests.games.spokenchaos.vectors.positions", lambda: [(first, ("N1",))])
    write_vectors()

    assert json.loads(file.read_text("utf-8")) == [vector(first, ("N1",))] == VECTORS[:1]
