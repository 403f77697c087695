"""`gloaming site`: the whole client as plain files, for any web host, below any path.

    index.html             the page; it says that there is no server behind it
    assets/, icon.svg ...  as the server serves them
    sw.js                  keeps all that in the browser
    gloaming-site.json     tells an older site from other files

Pages stand behind a # (`#/learn/menhirs`): a plain host answers no path but those of its files.
"""

import json
import re
from pathlib import Path

import click

from gloaming import __version__
from gloaming.core.errors import GloamingError
from gloaming.server.http.guarding import HEADERS
from gloaming.server.http.pages import FOLDER, INDEX, SMALLER

NOTE = "gloaming-site.json"
CHARSET = '<meta charset="utf-8" />'
AS_THEY_ARE = ".nojekyll"  # public forges leave files alone where there is such a file
FILES_ONLY = ("frame-ancestors", "base-uri")  # of the policy what a page cannot say of itself
COMPRESSED = tuple(ending for _, ending in SMALLER)


class SiteError(GloamingError):
    """A folder that is not written to, or a client that is not there."""


def write_site(folder: Path, *, force: bool) -> None:
    """Write the site into a folder, and say what was written and how to look at it."""
    files = built_files()
    make_room(folder, force=force)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    size = sum(map(len, files.values())) / 1_000_000
    click.echo(f"Wrote {len(files)} files, {size:.1f} MB, to {folder}.")
    click.echo("Copy the folder to any web host, below any path. To look at it here:\n")
    click.echo(f"    python -m http.server --directory {folder} 8000\n")
    click.echo("and open http://localhost:8000/")


def built_files() -> dict[str, bytes]:
    """Return what a site consists of, by name."""
    if not (FOLDER / INDEX).exists():
        raise SiteError("the web client has not been built yet: run `make client`")
    paths = [path for path in sorted(FOLDER.rglob("*")) if path.is_file()]
    files = {
        path.relative_to(FOLDER).as_posix(): path.read_bytes()
        for path in paths
        if not path.name.endswith(COMPRESSED)
    }
    files[INDEX] = without_server(files[INDEX].decode()).encode()
    files[AS_THEY_ARE] = b""
    note = {"gloaming": __version__, "files": sorted(files)}
    return {**files, NOTE: (json.dumps(note, indent=1) + "\n").encode()}


def without_server(page: str) -> str:
    """Return the page for plain files: it names them from where it lies, and has its own policy."""
    policy = "; ".join(
        part
        for part in HEADERS["content-security-policy"].split("; ")
        if not part.startswith(FILES_ONLY)
    )
    near = re.sub(r'(href|src)="/', r'\1="./', page)
    told = near.replace('<html lang="en">', '<html lang="en" data-served="files">')
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return told.replace(CHARSET, f"{CHARSET}\n    {meta}")


def make_room(folder: Path, *, force: bool) -> None:
    """Take an older site away; refuse a folder in which anything else lies."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file; name a folder")
    if not folder.exists() or not any(folder.iterdir()):
        return
    if (folder / NOTE).is_file():
        remove_older(folder)
    elif not force:
        raise SiteError(
            f"{folder} is not empty, and no older site; --force writes there all the same"
        )


def remove_older(folder: Path) -> None:
    """Remove the files of an older site, and nothing else."""
    try:
        names = json.loads((folder / NOTE).read_bytes())["files"]
        paths = [folder / str(name) for name in names]
    except (ValueError, KeyError, TypeError):
        raise SiteError(f"{folder / NOTE} cannot be read; write into another folder") from None
    root = folder.resolve()
    for path in paths:
        if path.resolve().is_relative_to(root):
            path.unlink(missing_ok=True)
