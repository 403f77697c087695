"""The web client as it was built: files that never change by their names, and one page for all.

/                    the page; what it shows is decided by its path
/table/..., /learn   the same page
/assets/...          files named after their contents: kept for ever
/icon.svg, ...       files of fixed names: asked for again each time
"""

import gzip
from collections.abc import Mapping
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.params import FromPath

from gloaming.server.tables.refusal import Refusal

from .link_previews import Previews

FOLDER = Path(__file__).parent.parent / "web"
INDEX = "index.html"
MISSING = 404
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
NAMED_BY_CONTENTS = "assets"
END_OF_HEAD = b"</head>"
NOT_PAGES = ("api", "live")
GZIPPED = ".gz"
SMALLER: Final = (("br", ".br"), ("gzip", GZIPPED))  # the best first
ENDINGS: Final = tuple(ending for _, ending in SMALLER)
KINDS = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT = (
    "The web client has not been built yet.\n\n"
    "    make client\n\n"
    "builds it, and `make play` builds it and starts the server.\n"
)

AnyRequest = Request[Any, Any, Any]


class Pages:
    """The built client, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Find the files; nothing beside them can ever be asked for."""
        paths = [path for path in folder.rglob("*") if path.is_file()]
        self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self._names = {plain_name(name) for name in self._files}

    def answer(self, request: AnyRequest, path: str) -> Response[bytes]:
        """Answer with a file, or with the page that knows what to show."""
        name = path.strip("/")
        if name in self._names:
            return self._file(request, name)
        if INDEX not in self._files:
            return Response(NOT_BUILT.encode(), status_code=MISSING, media_type="text/plain")
        parts = PurePosixPath(name).parts
        if PurePosixPath(name).suffix or (parts and parts[0] in NOT_PAGES):
            raise Refusal("no-such-page", "there is no such page")
        return self._file(request, INDEX)

    def has(self, path: str) -> bool:
        """Tell whether a path is that of a file."""
        return path.strip("/") in self._names

    def page_with(self, tags: str) -> Response[bytes]:
        """Answer with the page, and more in its head."""
        page = self._files.get(INDEX, b"").replace(END_OF_HEAD, tags.encode() + END_OF_HEAD, 1)
        headers = {"cache-control": EACH_TIME}
        return Response(page, headers=headers, media_type=kind_of(INDEX))

    def _file(self, request: AnyRequest, name: str) -> Response[bytes]:
        """Answer with a file, compressed if it is kept so and that is understood."""
        accepted = request.headers.get("accept-encoding", "")
        smaller = ((kind, name + end) for kind, end in SMALLER if kind in accepted)
        encoding, kept = next(((k, n) for k, n in smaller if n in self._files), ("", name))
        is_named_by_contents = name.startswith(f"{NAMED_BY_CONTENTS}/")
        headers = {
            "cache-control": FOR_EVER if is_named_by_contents else EACH_TIME,
            "vary": "accept-encoding",
        }
        if encoding:
            headers["content-encoding"] = encoding
        content = self._files[kept] if encoding else unpacked(self._files, name)
        return Response(content, headers=headers, media_type=kind_of(name))


def plain_name(name: str) -> str:
    """Return what a file is called that may be kept compressed.

    >>> plain_name("assets/main-1a2b.js.br"), plain_name("icon.svg")
    ('assets/main-1a2b.js', 'icon.svg')
    """
    return name.removesuffix(ENDINGS[0]).removesuffix(ENDINGS[1])


def unpacked(files: Mapping[str, bytes], name: str) -> bytes:
    """Return a file as it was before it was compressed; few ask for that."""
    return files[name] if name in files else gzip.decompress(files[name + GZIPPED])


def kind_of(name: str) -> str:
    """Return the media type of a file."""
    kind = KINDS.get(PurePosixPath(name).suffix) or guess_type(name)[0]
    return kind or "application/octet-stream"


def pages(folder: Path = FOLDER, previews: Previews | None = None) -> Router:
    """Return the routes of the client: every path that nothing else answers.

    What links show of themselves stands in the page that is sent.
    """
    built = Pages(folder)

    @get("/", include_in_schema=False)
    async def home(request: AnyRequest) -> Response[bytes]:
        """Show the client's first page."""
        return built.answer(request, INDEX)

    @get("/{path:path}", include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
        """Show the client, or a file of it."""
        tags = await previews.tags(path) if previews and not built.has(path) else ""
        return built.page_with(tags) if tags else built.answer(request, path)

    return Router("/", route_handlers=[home, page])
