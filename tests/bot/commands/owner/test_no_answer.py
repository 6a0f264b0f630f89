"""`rummy serve` at a terminal while a platform does not answer, or sends invalid answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.support.commands.watched import watched
from tests.support.discord.loopback.server import TOKEN as DISCORD
from tests.support.loopback.serving import free_port
from tests.support.telegram.loopback.server import TOKEN as TELEGRAM

AWAY, ODD = "does not answer", "answers, but not as"
AGAIN = "The program keeps trying"
WITHOUT_FIELDS = b'{"ok": true, "result": {}}'


@contextmanager
def answering(body: bytes | None, status: int = 200) -> Iterator[str]:
    """Run a server that answers every request with this JSON; on None it closes the connection."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if body is None:
                return
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_PUT = do_GET  # noqa: N815 - as the library calls them

        def log_message(self, *_given: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def settings(platform: str, url: str, folder: Path) -> dict[str, str]:
    token = {"telegram": TELEGRAM, "discord": DISCORD}[platform]
    return {
        "HOME": str(folder),
        "RUMMY_DATABASE_URL": f"sqlite:///{folder / 'rummy.sqlite3'}",
        f"RUMMY_{platform.upper()}_TOKEN": token,
        f"RUMMY_{platform.upper()}_API": url,
    }


def seen(platform: str, url: str, folder: Path, until: str = AGAIN, **more: str) -> str:
    """Serve until the output contains a text, stop with Ctrl-C, and return the whole output."""
    with watched("serve", **settings(platform, url, folder), **more) as command:
        command.until(until)
        command.interrupt()
        status, written = command.ends()
    assert status == 0
    assert "Ended." in written
    assert "Traceback" not in written
    return written


PLATFORMS = pytest.mark.parametrize("platform", ["telegram", "discord"])


@PLATFORMS
def test_a_server_that_cannot_be_reached_is_told_in_a_sentence(
    platform: str, tmp_path: Path
) -> None:
    written = seen(platform, f"http://127.0.0.1:{free_port()}", tmp_path)
    assert f"{platform.title()} {AWAY}" in written
    assert f"RUMMY_{platform.upper()}_API" in written


@PLATFORMS
def test_a_server_that_hangs_up_is_told_in_a_sentence(platform: str, tmp_path: Path) -> None:
    with answering(None) as url:
        assert f"{platform.title()} {AWAY}" in seen(platform, url, tmp_path)


@PLATFORMS
@pytest.mark.parametrize("body", [WITHOUT_FIELDS, b"<html>"])
def test_a_server_that_answers_oddly_is_told_in_a_sentence(
    platform: str, body: bytes, tmp_path: Path
) -> None:
    with answering(body) as url:
        assert f"{ODD} {platform.title()}" in seen(platform, url, tmp_path)


def test_colours_are_left_out_where_nobody_wants_them(tmp_path: Path) -> None:
    away = f"http://127.0.0.1:{free_port()}"
    assert "\x1b[" in seen("telegram", away, tmp_path, until="where")
    assert "\x1b[" not in seen("telegram", away, tmp_path, until="where", NO_COLOR="1")


@PLATFORMS
def test_the_sentence_is_not_buried_under_tracebacks(platform: str, tmp_path: Path) -> None:
    written = seen(platform, f"http://127.0.0.1:{free_port()}", tmp_path, until="where")
    assert ".py:" not in written
