"""A second opinion on looks by triangles: trimesh meshes, cast by Intel's Embree.

Furniture is boxes of twelve triangles, a ghost is a fine mesh around its cylinder and dome.
Embree reckons in float32, and the meshes are a little inside the round ghosts, so samples
along outlines may differ.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import trimesh
from numpy.typing import NDArray

from gloaming.games.spokenchaos.assumptions import ASSUMPTIONS, PIECE_NAMES
from gloaming.games.spokenchaos.exchange.to_scene import Scene
from gloaming.games.spokenchaos.sight.keyhole import is_open, new_keyhole, sample_u, sample_z
from gloaming.games.spokenchaos.sight.look import from_view
from gloaming.games.spokenchaos.solids.ghost_solid import DIRECTIONS, foot
from gloaming.games.spokenchaos.solids.lobby import MIRROR

Vectors = NDArray[np.float64]
SECTIONS = 64
CLEAR = 1e-4  # of the glass, for rays that leave it
NEAR_GLASS = 1e-3


class Meshes(NamedTuple):
    """A scene as triangles."""

    furniture: Any  # a mesh, or None for an empty lobby
    ghosts: Any
    owners: NDArray[np.int64]  # of each triangle of the ghosts
    ghost_count: int
    turn: Vectors | None  # of the mirror
    shift: Vectors | None


def meshes_of(scene: Scene) -> Meshes:
    """Return a scene as triangles."""
    boxes = [box for index in range(len(PIECE_NAMES)) for box in boxes_of(scene, index)]
    solids = [ghost_mesh(ghost) for ghost in scene.ghosts]
    owners = [np.full(len(mesh.faces), number) for number, mesh in enumerate(solids)]
    mirror = scene.lobbies[0].pieces[MIRROR]
    return Meshes(
        trimesh.util.concatenate(boxes) if boxes else None,
        trimesh.util.concatenate(solids) if solids else None,
        np.concatenate(owners) if owners else np.zeros(0, np.int64),
        len(solids),
        np.array(mirror.turn) if mirror.is_placed else None,
        np.array(mirror.shift) if mirror.is_placed else None,
    )


def boxes_of(scene: Scene, index: int) -> list[Any]:
    """Return the boxes of a piece that stands in the lobby."""
    piece = scene.lobbies[0].pieces[index]
    if not piece.is_placed:
        return []
    place = np.eye(4)
    place[:3, :3], place[:3, 3] = piece.turn, piece.shift
    found = []
    for x0, x1, y0, y1, z0, z1 in ASSUMPTIONS.furniture[index].boxes:
        box = trimesh.creation.box(bounds=[[x0, y0, z0], [x1, y1, z1]])
        box.apply_transform(place)
        found.append(box)
    return found


def ghost_mesh(ghost: Any) -> Any:
    """Return a ghost as a mesh: a cylinder and a ball."""
    base = np.array(foot(ghost))
    head = base + float(ghost.neck) * DIRECTIONS[ghost.way]
    body = trimesh.creation.cylinder(
        radius=float(ghost.radius), segment=[base, head], sections=SECTIONS
    )
    ball = trimesh.creation.icosphere(subdivisions=4, radius=float(ghost.radius))
    ball.apply_translation(head)
    return trimesh.util.concatenate([body, ball])


@cache
def open_rays(door: str, grid: int) -> tuple[Vectors, Vectors]:
    """Return the eye before a door, and the directions of all samples in the opening."""
    keyhole = new_keyhole(grid)[0]
    eye = from_view(door, (0.0, float(keyhole.eye), float(keyhole.eye_height)))
    ends = [
        from_view(door, (u, float(keyhole.plate), z))
        for z in (float(sample_z(keyhole, row)) for row in range(grid))
        for u in (float(sample_u(keyhole, column)) for column in range(grid))
        if is_open(keyhole, u, z)
    ]
    return np.array(eye), np.array(ends) - np.array(eye)


def first_hits(mesh: Any, starts: Vectors, ways: Vectors) -> Vectors:
    """Return how far along each ray a mesh is met, or infinity."""
    far = np.full(len(starts), np.inf)
    if mesh is not None and len(starts):
        places, rays, _ = mesh.ray.intersects_location(starts, ways, multiple_hits=False)
        lengths = np.linalg.norm(ways[rays], axis=1)
        far[rays] = np.linalg.norm(places - starts[rays], axis=1) / lengths
    return far


def ghosts_met(meshes: Meshes, starts: Vectors, ways: Vectors, stops: Vectors) -> NDArray[np.bool_]:
    """Return which ghosts each ray meets before it is stopped."""
    met = np.zeros((len(starts), meshes.ghost_count), bool)
    if meshes.ghosts is None or not len(starts):
        return met
    places, rays, triangles = meshes.ghosts.ray.intersects_location(
        starts, ways, multiple_hits=True
    )
    far = np.linalg.norm(places - starts[rays], axis=1) / np.linalg.norm(ways[rays], axis=1)
    before = far <= stops[rays]
    met[rays[before], meshes.owners[triangles[before]]] = True
    return met


def samples(meshes: Meshes, door: str, grid: int) -> NDArray[np.int64]:
    """Return how many samples show each ghost, directly or by way of the mirror."""
    eye, ways = open_rays(door, grid)
    starts = np.repeat(eye[None], len(ways), axis=0)
    stops = first_hits(meshes.furniture, starts, ways)
    met = ghosts_met(meshes, starts, ways, stops)
    if meshes.turn is not None and meshes.shift is not None:
        ends = starts + np.where(np.isfinite(stops), stops, 0.0)[:, None] * ways
        bouncing = np.isfinite(stops) & on_glass(meshes, ends, ways)
        normal = meshes.turn[:, 1]
        turned = ways[bouncing] - 2 * (ways[bouncing] @ normal)[:, None] * normal
        begins = ends[bouncing] + CLEAR * normal
        far = first_hits(meshes.furniture, begins, turned)
        met[bouncing] |= ghosts_met(meshes, begins, turned, far)
    return met.sum(axis=0)


def on_glass(meshes: Meshes, ends: Vectors, ways: Vectors) -> NDArray[np.bool_]:
    """Tell which rays end on the front of the glass."""
    assert meshes.turn is not None
    assert meshes.shift is not None
    own = (ends - meshes.shift) @ meshes.turn
    glass = ASSUMPTIONS.glass
    is_there = np.abs(own[:, 1] - glass.y) < NEAR_GLASS
    is_there &= (own[:, 0] >= glass.x[0]) & (own[:, 0] <= glass.x[1])
    is_there &= (own[:, 2] >= glass.z[0]) & (own[:, 2] <= glass.z[1])
    towards: NDArray[np.bool_] = (ways @ meshes.turn)[:, 1] < 0
    return is_there & towards
