"""The addresses of `rummy web`. Browser tests cover the page."""

import socket

import pytest

from bot.texts.translator import without_marks
from tests.support.commands.answer import Rummy
from tests.support.translator import TRANSLATOR


@pytest.mark.parametrize("port", ["0", "-1", "65536", "70000", "99999", "9" * 40, "x", "७३", ""])
def test_an_invalid_port_is_refused_with_the_valid_range(rummy: Rummy, port: str) -> None:
    rummy("web", "--no-browser", "--port", port).refuses("--port", "from 1 to 65535")


def test_the_sentence_is_in_the_language_of_the_reader(rummy: Rummy) -> None:
    said = {
        rummy("web", "--port", "99999", "--language", language).err
        for language in TRANSLATOR.languages
    }
    assert len(said) == len(TRANSLATOR.languages)
    assert not [one for one in said if "65535" not in one or "99999" not in one]


def test_a_port_that_another_program_holds_is_refused(rummy: Rummy) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        rummy("web", "--no-browser", "--port", port).refuses(f"127.0.0.1:{port}", "--port")


@pytest.mark.parametrize(
    ("host", "obstacle"),
    [("a..b", "unknown"), ("ü" * 70, "unknown"), ("203.0.113.7", "elsewhere")],
)
def test_a_host_at_which_nobody_can_listen_is_told_apart(
    rummy: Rummy, host: str, obstacle: str
) -> None:
    figures = {"obstacle": obstacle, "place": host, "setting": "--host / --port", "why": ""}
    said = rummy("web", "--no-browser", "--host", host)
    said.refuses(without_marks(TRANSLATOR.text("cli-no-room", "en", **figures)))


def test_a_table_without_guests_needs_a_second_player(rummy: Rummy) -> None:
    rummy("web", "--no-browser", "--seats", "you").refuses("2", "1")
