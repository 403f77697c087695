"""Logs: one event a line, as text for people or JSON for programs, never with local values.

A traceback that shows local values would show seeds of matches that still go on.
"""

import logging
import sys
from typing import Any

import structlog

from .settings import Settings

QUIET = ("uvicorn", "websockets", "alembic")  # tell every connection, or nothing of use

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def start_logs(settings: Settings) -> None:
    """Let everything that is told in this process go to standard error, in one manner."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    structlog.configure(
        processors=[*SHARED, *rendering(settings)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=level, handlers=[handler(settings)], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))


def handler(settings: Settings) -> logging.Handler:
    """Return what writes the lines of other libraries in our manner."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.stdlib.add_logger_name],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *rendering(settings),
            ],
        )
    )
    return writer


def rendering(settings: Settings) -> list[Any]:
    """Return how an event becomes a line."""
    if settings.log_format == "json":
        tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
        return [
            structlog.processors.ExceptionRenderer(tracebacks),
            structlog.processors.JSONRenderer(),
        ]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]
