"""Pages for those who write programs: what can be asked over HTTP, and the messages' types."""

from collections.abc import Callable
from functools import cache
from html import escape
from typing import Any

from litestar import MediaType, Request, Router, get
from litestar.handlers import HTTPRouteHandler

from gloaming.server.messages.files import SHOWN
from gloaming.server.messages.from_server import LIVE_PATH

TITLE = "Gloaming for programs"


@get("/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: Request[Any, Any, Any]) -> str:
    """Show the OpenAPI document as a page without scripts."""
    return page(request.app.openapi_schema.to_schema())


def generated_file(name: str, text: Callable[[], str]) -> HTTPRouteHandler:
    """Return the route of a generated file, which is made when it is first asked for."""
    kind = MediaType.JSON if name.endswith(".json") else MediaType.TEXT

    @cache
    def content() -> bytes:
        return text().encode()

    @get(f"/{name}", media_type=kind, include_in_schema=False, sync_to_thread=True)
    def show() -> bytes:
        return content()

    return show


def page(document: dict[str, Any]) -> str:
    """Return a page about everything that can be asked."""
    parts = [
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{TITLE}</title>",
        f"<h1>{TITLE}</h1>",
        f"<p>Live messages go over the WebSocket <code>{LIVE_PATH}</code>; their types: ",
        "<a href=/api/messages.ts>TypeScript</a>, ",
        "<a href=/api/messages.schema.json>JSON schema</a>. ",
        "The rest is HTTP: <a href=/api/schema/openapi.json>OpenAPI 3.1</a>. ",
        "Requests that change something need the header <code>X-Gloaming: 1</code>; ",
        "programs say who they are with <code>Authorization: Bearer TOKEN</code>. ",
        "What belongs to an account is shown to its own pages only, by their cookie.</p>",
    ]
    for path, methods in document["paths"].items():
        parts += [section(method, path, about) for method, about in methods.items()]
    return "".join(parts) + "</html>"


def section(method: str, path: str, about: dict[str, Any]) -> str:
    """Return what a page says of one request."""
    heading = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    body = about.get("requestBody", {}).get("content", {})
    answers = about.get("responses", {}).items()
    lines = [f"<p>{escape(about.get('description', ''))}</p>"]
    lines += [parameter_line(parameter) for parameter in about.get("parameters", ())]
    lines += [f"<p>Body: {escape(kind_of(content))}</p>" for content in body.values()]
    lines += ["<ul>", *(answer_line(status, answer) for status, answer in answers), "</ul>"]
    return heading + "".join(lines)


def parameter_line(parameter: dict[str, Any]) -> str:
    """Return what a page says of one part of an address."""
    words = escape(parameter.get("description", ""))
    return f"<p>In the {parameter['in']}: <code>{escape(parameter['name'])}</code> {words}</p>"


def answer_line(status: str, answer: dict[str, Any]) -> str:
    """Return what a page says of one answer."""
    kinds = [kind_of(content) for content in answer.get("content", {}).values()]
    words = escape(answer.get("description", ""))
    return f"<li>{status}: {words} {escape(' '.join(kinds))}</li>"


def kind_of(content: dict[str, Any]) -> str:
    """Return the name of what a body holds."""
    described = content.get("schema", {})
    inner = described.get("items", described)
    name = str(inner.get("$ref", inner.get("type", ""))).rpartition("/")[2]
    return f"list of {name}" if "items" in described else name


def reading() -> Router:
    """Return the routes of these pages."""
    return Router("/api", route_handlers=[docs, *map(generated_file, SHOWN, SHOWN.values())])
