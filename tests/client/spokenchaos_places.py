"""Where places of the lobby are on the stage that is seen from above."""

from math import cos, hypot, pi, sin, tan

from playwright.sync_api import FloatRect

AZIMUTHS = (pi, pi / 2, 0.0, -pi / 2)  # of the camera, by the side that it looks from


def on_stage(box: FloatRect, x: float, y: float, z: float, azimuth: float) -> tuple[float, float]:
    """Return where a place of the lobby is on the stage that is seen from above.

    As the camera of the stage: so far away, tilted a little, with its view from bottom to top.
    """
    far, tilt, target, view = 11.7, 0.02, 0.1, 42 * pi / 180
    eye = (far * sin(tilt) * sin(azimuth), far * cos(tilt), far * sin(tilt) * cos(azimuth))
    ahead = (-eye[0], target - eye[1], -eye[2])
    length = hypot(*ahead)
    ahead = (ahead[0] / length, ahead[1] / length, ahead[2] / length)
    right = (-ahead[2], 0.0, ahead[0])
    size = hypot(*right)
    right = (right[0] / size, 0.0, right[2] / size)
    up = (
        right[1] * ahead[2] - right[2] * ahead[1],
        right[2] * ahead[0] - right[0] * ahead[2],
        right[0] * ahead[1] - right[1] * ahead[0],
    )
    point = (x - 3 - eye[0], z - eye[1], 3 - y - eye[2])
    across, high, deep = (
        sum(one * other for one, other in zip(point, way, strict=True))
        for way in (right, up, ahead)
    )
    aspect = box["width"] / box["height"]
    half = tan(view / 2) * max(1.0, 1.2 / aspect)
    return (
        box["x"] + box["width"] / 2 * (1 + across / deep / half / aspect),
        box["y"] + box["height"] / 2 * (1 - high / deep / half),
    )
