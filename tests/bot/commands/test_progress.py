"""Long commands show progress on a terminal, and can be interrupted with a summary."""

from tests.support.commands.answer import Rummy
from tests.support.commands.watched import watched


def test_simulate_shows_a_bar_and_tells_what_was_played_when_it_is_ended() -> None:
    with watched("simulate", "basic", "--games", "100000", "--seed", "1") as command:
        command.until("/100000")
        command.interrupt()
        status, written = command.ends()
    assert status == 1
    assert "of 100000 games; the figures are of these." in written
    assert "Rounds won by easy" in written
    assert "Traceback" not in written


def test_on_a_pipe_there_is_no_bar(rummy: Rummy) -> None:
    answer = rummy("simulate", "basic", "--games", "2", "--seed", "1")
    assert (answer.status, answer.err) == (0, "")
    assert "%|" not in answer.out
