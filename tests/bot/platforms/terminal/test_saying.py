"""Words typed at a terminal, and their answers."""

import re
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.support.terminal.evening import Evening


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(folder=tmp_path, seed=3)


def racks(written: str) -> list[str]:
    """Return the rack at each time that the screen shows it."""
    return [
        " ".join(sorted(rack.replace("+", "").split()))
        for rack in re.findall(r"Your (?:rack|hand) \(\d+\):\n(.*)", written)
    ]


def test_the_first_screen_says_what_to_do(evening: Evening) -> None:
    first = evening.types()[0]
    assert "“help” lists the commands" in first
    assert "Your rack (14):" in first
    assert "Your initial meld needs 30 points or more." in first
    assert "type “play” and your tiles, then “done”; or type “draw”" in first
    assert "For example, with r7 r8 r9: “play r7 r8 r9”" in first
    assert first.count("black") == 1


def test_a_draw_is_told_and_marked(evening: Evening) -> None:
    _, drawn, _ = evening.types("draw")
    tile = re.search(r"You drew (\S+)\.", drawn)
    assert tile
    assert f"+{tile[1]}" in drawn
    assert "Your rack (15):" in drawn


def test_only_what_has_changed_is_written_after_a_word(evening: Evening) -> None:
    first, drafted, sorted_, asked, _ = evening.types(
        "arrange " + " ".join(racks_of(evening)[:3]), "sort number", "table"
    )
    assert "On the table:" in first or "The table is still empty" in first
    for answer in (drafted, sorted_):
        assert "Rummikub, table" not in answer
        assert "· stock " not in answer
    assert "Your move so far, with" in drafted
    assert drafted.rstrip().splitlines()[-1].startswith("Your turn:")
    assert "Your move so far" not in sorted_
    assert "Rummikub, table" in asked
    assert "Your move so far, with" in asked


def racks_of(evening: Evening) -> list[str]:
    """Return the person's rack at the start."""
    again = Evening(folder=evening.folder, seed=evening.seed)
    return racks(again.types()[0])[0].split()


def test_the_table_is_shown_once_in_one_answer(evening: Evening) -> None:
    for answer in evening.types("draw", "draw", "draw"):
        assert answer.count("Your rack") <= 1


@pytest.mark.parametrize("word", ["drwa", "play", "play xyz", "play r99", "take stock", "next",
                                  "return r1", "pass", "object", "arrange", "undo", "sort",
                                  "play " + "r1 " * 3300, "\x1b[2J", "\x00", "🂡", "group zz",
                                  "language tlh", "settings nonsense 3"])  # fmt: skip
def test_nonsense_is_answered_and_changes_nothing(evening: Evening, word: str) -> None:
    before, answer, after, _ = evening.types(word, "rack")
    assert answer.strip()
    assert len(answer) < 2500
    assert "went wrong" not in answer
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", answer)
    assert racks(after) == racks(before)
    assert "You drew" not in answer + after


def test_an_empty_line_says_nothing(evening: Evening) -> None:
    assert evening.types("", "   ")[1:3] == ["", ""]


def test_a_draft_is_given_up_only_when_meant(evening: Evening) -> None:
    rack = racks(evening.types()[0])[0].split()
    _, drafted, asked, again, _ = evening.types(f"pick {rack[0]}", "draw", "draw")
    assert "not confirmed" in drafted
    assert "You drew" not in asked
    assert "You drew" in again


def test_the_rack_stands_as_its_owner_likes_it(evening: Evening) -> None:
    rack = racks(evening.types()[0])[0].split()
    last, first = rack[-1], rack[0]
    _, number, grouped, _ = evening.types("sort number", f"group {last} {first}")
    held = re.findall(r"Your rack \(14\):\n(.*)", number)[0]
    heights = [int(word[1:]) for word in held.replace("J", "").split()]
    assert heights == sorted(heights)
    assert re.search(rf"Your rack \(14\):\n{last} {first}  ", grouped)


def words_told(told: str) -> list[str]:
    return re.findall(r"^  (\w+)(?:, [^–]+)? – .+", told, re.MULTILINE)


def test_help_names_eight_words_that_make_sense_now(evening: Evening) -> None:
    _, told, _ = evening.types("help")
    assert words_told(told) == ["play", "draw", "done", "undo", "move", "hint", "arrange", "quit"]
    assert "“help all” lists every command" in told
    assert len(told.splitlines()) < 14


def test_help_all_lists_every_word_that_works_here_and_none_of_chats(evening: Evening) -> None:
    _, told, _ = evening.types("help all")
    words = words_told(told)
    assert {"play", "draw", "done", "arrange", "split", "rules", "ask", "auto", "replay", "verify",
            "cut", "tables", "learn", "daily", "stats", "privacy", "stop",
            "quit"} <= set(words)  # fmt: skip
    assert not {"object", "return", "meld", "take"} & set(words)
    assert not {"join", "nudge", "back", "notify", "quiet", "standin", "host", "top"} & set(words)
    assert not {"pause", "resume"} & set(words)
    assert "daily list" not in told, "results are listed and shared only in chats"
    assert len(words) == len(set(words))


def test_a_long_sentence_is_broken_where_the_window_ends_and_nowhere_else(
    evening: Evening,
) -> None:
    _, told, _ = evening.types("settings all")
    (how,) = [one for one in told.split("\n\n") if one.startswith("The host can change all this")]
    ends = [line[-1] for line in how.splitlines() if len(line) < 50]
    assert set(ends) <= {"."}


def test_a_clock_that_runs_can_be_paused_and_help_says_so(evening: Evening) -> None:
    told = evening.types("settings clock 5m", "help all")[2]
    assert {"pause", "resume"} <= set(words_told(told))


def test_help_is_asked_for_in_the_language_of_the_reader(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=3, language="de")
    _, told, every, lay, _ = evening.types("hilfe", "hilfe alles", "hilfe legen")
    assert "Das kannst du jetzt schreiben:\n  legen – " in told
    assert len(words_told(told)) == 8
    assert "prüfen – " in every
    assert lay.strip().startswith("„legen“: ")


def test_help_about_one_word(evening: Evening) -> None:
    assert "“play r7 b9”" in evening.types("help play")[1]


@pytest.mark.parametrize("sheet", ["budacsek", "kids", "basic"])
def test_help_on_other_sheets_names_their_words(evening: Evening, sheet: str) -> None:
    told = evening.types("help all", sheet=sheet)[1]
    theirs = {"budacsek": "object", "kids": "return", "basic": "layoff"}
    assert [word for word in theirs.values() if f"  {word} – " in told] == [theirs[sheet]]


def test_the_rules_are_explained(evening: Evening) -> None:
    _, told, _ = evening.types("rules", sheet="bookmark")
    assert "at least 40 points" in told
    assert "at least 30 points" in told.partition("In Rummikub, by contrast:")[2]


def test_a_requested_lesson_comes_before_the_match(tmp_path: Path) -> None:
    evening = Evening(folder=tmp_path, seed=3)
    first, drawn, refused, begun = evening.learns("draw", "play r1", "learn off", sheet="kids")[:4]
    assert "First, a short lesson of a few turns." in first
    assert "your first game: turn 1 of 4" in first
    assert "That’s right!" in drawn
    assert "turn 3 of 4" not in refused
    assert "Lesson over." in begun
    assert "myRummy Kids, table" in begun


def test_another_language_from_one_line_to_the_next(evening: Evening) -> None:
    said = ("language tlh", "language DEUTSCH", "ziehen", "hilfe")
    _, known, _, german, asked, _ = evening.types(*said)
    assert "en (English), de (Deutsch)" in known
    assert "type “language de”" in known
    assert "Du hast" in german
    assert "Dein Brett (15):" in german
    assert "Das kannst du jetzt schreiben:" in asked
    assert "  ziehen – " in asked


def test_a_terminal_in_german(tmp_path: Path) -> None:
    first, refused, _ = Evening(folder=tmp_path, language="de", seed=3).types("legen rot 99")
    assert "Du bist am Zug" in first
    assert "gibt es in diesem Spiel nicht" in refused


def test_the_typed_word_is_quoted_unchanged(tmp_path: Path) -> None:
    """Words to type are in the reader's language, where `meld` and `play` are both *legen*."""
    answer = Evening(folder=tmp_path, language="de", seed=3).types("meld r7 r8 r9")[1]
    assert "Den Befehl „meld“ gibt es nur im Kartenspiel. Schreib „legen“" in answer


def test_play_without_a_place_tells_how_to_rearrange(evening: Evening) -> None:
    rack = racks(evening.types()[0])[0].split()
    answers = evening.types(*(f"play {rack[0]}" for _ in range(3)))
    assert ["To rearrange" in answer for answer in answers] == [False, True, True, False, False]


def test_sorting_what_is_sorted_shows_it(evening: Evening) -> None:
    *_, sorted_again, _ = evening.types("sort colour", "sort colour")
    assert "Your rack (14)" in sorted_again


def test_the_record_is_put_where_it_is_said_to_be(evening: Evening, tmp_path: Path) -> None:
    _, told, _ = evening.types("record")
    place = Path(told.split("\n")[-1])
    assert place.parent == tmp_path
    assert S_IMODE(place.stat().st_mode) == 0o600
    text = place.read_text("utf-8")
    assert 'format = "rummy-record/1"' in text
    assert "?" in text


def test_quit_ends_at_once(evening: Evening) -> None:
    assert evening.types("quit", "draw")[-1].strip() == "Goodbye!"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("sort foo", "“sort” takes “colour” or “number”, not “foo”."),
        (
            "draw please",
            "“draw” stands alone: I don’t understand “please”. Nothing has changed.",
        ),
        ("done now", "“done” stands alone"),
        ("standin", "Who? Type “standin NAME”."),
        ("remove", "Who? Type “remove NAME”."),
        ("host", "Who? Type “host NAME”."),
        ("resume", "There’s no time limit"),
        ("settings look emoji", "The terminal shows text only"),
        ("settings theme dark", "The terminal shows text only"),
        ("settings my dark", "The terminal shows text only"),
        ("rules chips", "There are no chips in this game: it counts points."),
        ("ask what is a chip?", "There are no chips in this game: it counts points."),
        ("record", "so what you can’t see is written as “?”"),
    ],
)
def test_an_unclear_line_is_answered_with_clear_ones(
    evening: Evening, line: str, answer: str
) -> None:
    assert answer in evening.types(line)[1]


def test_help_in_a_lesson_has_no_empty_heading(evening: Evening) -> None:
    _, now, every, _ = evening.learns("help", "help all")
    assert words_told(now)[-1] == "quit"
    assert "On your turn:" not in every
    assert "At any time:" in every
