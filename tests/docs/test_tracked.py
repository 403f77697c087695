"""What git knows is what people write: no file that `make` writes from others."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_nothing_generated_is_tracked() -> None:
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True)  # noqa: S607
    names = [Path(name) for name in listed.split("\0") if (ROOT / name).is_file()]
    assert [name for name in names if "generated" in name.parts] == []
    texts = [name for name in names if name.suffix in {".py", ".ts", ".js", ".json"}]
    assert texts
    assert [name for name in texts if "do not edit" in first_line(ROOT / name)] == []


def first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as text:
        return next(text, "")
