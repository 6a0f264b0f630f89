"""`rummy replay` replays a record under the rules, and prints JSON or text."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.texts.translator import Translator, without_marks
from core.rules.records.record import RecordFault
from tests.support.commands.answer import Rummy
from tests.support.commands.records import HEAD, POSITION, a_round

STANDING = {
    "position": {
        "table": "r4 r5 r6 r7 | r10 k10 y10",
        "stock": "b2 k3",
        "to_move": "Ben",
        "opened": ["Ann", "Ben"],
        "racks": {"Ann": "r1 b9", "Ben": "k1"},
        "discard": "",
        "turn": "",
        "passes": 0,
        "last_lay": "",
        "starter": "",
        "rounds_played": 0,
        "scores": {"Ann": 20, "Ben": -20},
    },
    "round_over": False,
    "result": "open",
    "winners": [],
    "scores": {"Ann": 0, "Ben": 0},
    "totals": {"Ann": 20, "Ben": -20},
    "match_over": False,
    "match_winners": [],
}
"""The final position of the first record in these tests."""


class TestJson:
    def test_a_line_a_move_and_where_it_leads(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        text = a_round("Ann lay r4 r5 r6 r7", "Ben lay r4 r5 r6 r7 | r10 k10 y10", "Ann draw")
        answer = rummy("replay", record(text), "--json")
        assert answer.status == 0
        *moves, final = answer.lines
        assert moves == [
            {"round": 1, "move": 1, "seat": "Ann", "verb": "lay", "ok": True},
            {"round": 1, "move": 2, "seat": "Ben", "verb": "lay", "ok": True, "points": 30},
            {"round": 1, "move": 3, "seat": "Ann", "verb": "draw", "ok": True},
        ]
        assert final == {"final": STANDING}

    def test_a_won_round_is_scored_and_the_match_with_it(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        position = POSITION.replace("r7 b9", "r7")
        text = a_round("Ann lay r4 r5 r6 r7", position=position)
        final = rummy("replay", record(text), "--json").lines[-1]["final"]
        assert (final["round_over"], final["result"], final["winners"]) == (True, "win", ["Ann"])
        assert final["scores"] == {"Ann": 31, "Ben": -31}
        assert final["totals"] == {"Ann": 51, "Ben": -51}
        assert (final["match_over"], final["match_winners"]) == (True, ["Ann"])

    def test_a_replay_stops_at_the_first_refused_move(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        answer = rummy("replay", record(a_round("Ann draw", "Ann draw", "Ben draw")), "--json")
        assert answer.status == 1
        assert [line.get("move") for line in answer.lines] == [1, 2, None]
        codes = ["turn_over_after_draw"]
        assert answer.lines[1].items() >= {"ok": False, "code": codes[0], "codes": codes}.items()
        assert answer.lines[2]["final"]["position"]["to_move"] == "Ben"

    def test_keep_going_replays_past_a_refused_move(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        file = record(a_round("Ann draw", "Ann draw", "Ben draw"))
        answer = rummy("replay", file, "--json", "--keep-going")
        assert answer.status == 1
        assert [line["ok"] for line in answer.lines[:-1]] == [True, False, True]

    @pytest.mark.parametrize(
        ("move", "figures"),
        [
            ("Ben lay r4 r5 r6 | k1 r10 k10", {"code": "mixed_colours", "meld": 2}),
            ("Ben lay r4 r5 r6 | r10 k10 y10 | k9", {"code": "not_on_rack", "tiles": ["k9"]}),
            ("Zoe draw", {"code": "not_seated"}),
        ],
    )
    def test_a_refusal_carries_its_figures(
        self, rummy: Rummy, record: Callable[[str], str], move: str, figures: dict[str, object]
    ) -> None:
        refused = rummy("replay", record(a_round("Ann draw", move)), "--json").lines[1]
        assert refused.items() >= figures.items()

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "Refused: It’s Ann’s turn."),
            ("de", "Ann ist am Zug."),
            ("es", "Le toca a Ann."),
            ("fr", "C’est à Ann de jouer."),
            ("it", "È il turno di Ann."),
            ("nl", "Ann is aan de beurt."),
        ],
    )
    def test_a_move_out_of_turn_names_the_player_to_move(
        self, rummy: Rummy, record: Callable[[str], str], language: str, told: str
    ) -> None:
        shown = rummy("replay", record(a_round("Ben draw")), "--language", language)
        assert told in without_marks(shown.out)

    def test_a_first_laying_too_low_says_by_how_much(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        position = POSITION.replace('opened = ["Ann"]', "").replace("r7 b9", "b7 b8 b9 k1")
        text = a_round("Ann lay r4 r5 r6 | b7 b8 b9", position=position)
        refused = rummy("replay", record(text), "--json").lines[0]
        assert (refused["code"], refused["points"], refused["needed"]) == (
            "below_threshold",
            24,
            30,
        )

    def test_a_timeout_is_never_refused(self, rummy: Rummy, record: Callable[[str], str]) -> None:
        moves = ["Ann timeout r4 r5 r6 | b9", "Ben timeout", "Ann timeout r4 r5 r6 r7"]
        told = rummy("replay", record(a_round(*moves)), "--json").lines[:-1]
        assert [(m["ok"], m["counted"], m["drawn"]) for m in told] == [
            (True, False, 3),
            (True, False, 0),
            (True, True, 0),
        ]

    def test_a_record_of_many_at_a_table_of_four_is_refused_before_its_first_move(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        head = HEAD.replace('"Ben"', '"Ben", "Cleo", "Dan", "Eve"')
        answer = rummy("replay", record(head), "--json")
        assert answer.status == 1
        beginning, final = answer.lines
        assert beginning == {
            "round": 1,
            "move": 0,
            "seat": "",
            "verb": "",
            "ok": False,
            "code": "players",
            "codes": ["players"],
            "needed": 4,
        }
        assert (final["final"]["position"], final["final"]["result"]) == ({}, "open")

    def test_a_position_without_moves_is_where_it_stands(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        (final,) = rummy("replay", record(a_round()), "--json").lines
        assert final["final"]["position"]["racks"]["Ann"] == "r7 b9"

    def test_after_the_round_is_over_everything_is_too_late(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        position = POSITION.replace("r7 b9", "r7")
        text = a_round("Ann lay r4 r5 r6 r7", "Ben draw", "Ben timeout", position=position)
        told = rummy("replay", record(text), "--json", "--keep-going").lines
        assert [move.get("code") for move in told[:-1]] == [None, "round_over", "round_over"]

    def test_cards_are_replayed_too(self, rummy: Rummy, record: Callable[[str], str]) -> None:
        head = HEAD.replace("rummikub", "basic")
        position = """
        [round.position]
        stock = "2C 3C 4C"
        discard = "KD"
        to_move = "Ann"
        racks = { Ann = "7C 8C 9C 2S", Ben = "AS" }
        """
        moves = ["Ann take discard", "Ann discard KD", "Ann meld 9C 8C 7C", "Ann timeout"]
        answer = rummy("replay", record(a_round(*moves, head=head, position=position)), "--json",
                       "--keep-going")  # fmt: skip
        taken, refused, melded, timeout, final = answer.lines
        assert (taken["ok"], melded["ok"]) == (True, True)
        assert (refused["code"], refused["tiles"]) == ("discard_same_card", ["KD"])
        assert (timeout["ok"], timeout["drawn"]) == (True, 0)
        assert final["final"]["position"]["table"] == "7C 8C 9C"


class TestWords:
    def test_moves_stand_with_what_the_rules_say_below(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        text = a_round("Ann lay r4 r5 r6 r7", "Ben lay r4 r5 r6 r7 | r10 k10 y10", "Ben draw")
        told = rummy("replay", record(text), "--language", "de").out
        assert told == (
            "Runde 1\n"
            "   1  Ann lay r4 r5 r6 r7\n"
            "   2  Ben lay r4 r5 r6 r7 | r10 k10 y10\n"
            "      Erstauslage: 30 Punkte.\n"
            "   3  Ben draw\n"
            "      Abgelehnt: Du hast ausgelegt, damit ist dein Zug vorbei. "
            "Pro Zug legst du aus oder ziehst, nicht beides.\n"
            "\n"
            "Tisch: r4 r5 r6 r7 | r10 k10 y10\n"
            "Ann: b9\n"
            "Ben: k1\n"
            "3 Steine im Vorrat.\n"
            "Ann ist am Zug.\n"
            "Stand: Ann 20, Ben −20\n"
        )

    def test_a_round_that_is_won_says_so(self, rummy: Rummy, record: Callable[[str], str]) -> None:
        text = a_round("Ann lay r4 r5 r6 r7", position=POSITION.replace("r7 b9", "r7"))
        told = rummy("replay", record(text)).out
        assert "Ann wins the round.\n" in told
        assert told.endswith("Standings: Ann 51, Ben −51\nMatch over. Won by: Ann.\n")

    def test_a_timeout_tells_its_figures(self, rummy: Rummy, record: Callable[[str], str]) -> None:
        told = rummy("replay", record(a_round("Ann timeout r4 r5 r6 | b9"))).out
        assert "Time’s up: drew 3.\n" in told

    def test_names_and_moves_move_no_cursor(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        text = a_round("A\\u001b[2Jn draw").replace('"Ann"', '"A\\u001b[2Jn"')
        text = text.replace("Ann =", '"A\\u001b[2Jn" =')
        answer = rummy("replay", record(text))
        assert answer.status == 0
        assert "\x1b" not in answer.out


class TestUnusable:
    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("", ["rummy-record/1"]),
            ("not TOML at all", ["TOML"]),
            ("[" * 10_000, ["TOML"]),
            (HEAD.replace("record/1", "record/9"), ["rummy-record/1"]),
            (HEAD.replace("rummikub", "canasta"), ["canasta", "rummikub, schmidt"]),
            (HEAD + "[options]\njokers = 99\n", ["jokers", "99", "0–8"]),
            (HEAD + "[options]\njokers = 'ma\\u001bny'\n", ["jokers", "0–8"]),
            (HEAD + "[options]\nace_high = true\n", ["ace_high", "basic"]),
            (HEAD + "[options]\nkings = 4\n", ["kings"]),
            (HEAD + "[options]\njokers = 1.5\n", ["jokers"]),
            (HEAD + "[match]\nchips = 3\n", ["chips"]),
            (HEAD + "[match]\nrounds = 0\n", ["rounds"]),
            (HEAD.replace('"Ben"', '"Ann"'), ["seats"]),
            (HEAD.replace('"Ben"', '"Ben the Brave"'), ["seats"]),
            (HEAD + "colour = 'blue'\n", ["colour"]),
            (a_round("Ann draw", "Ben frobs r4"), ["round 1", "move 2", "frobs"]),
            (a_round("Ann lay r4 rr r6"), ["round 1", "move 1", "rr"]),
            (a_round("Ann lay " + "r" * 10_000), ["“moves” holds more"]),
            (a_round("Ann lay r4 \\u001b[2J r6"), ["round 1", "move 1"]),
            (a_round("Ann return r7 : ? ?"), ["round 1", "move 1", "hidden"]),
            (
                a_round("Ann return r7 : r1 b2", position=f'{POSITION}turn = "return"'),
                ["round 1", "move 1", "impossible"],
            ),
            (a_round(position='stock = "r1 b2"\nstarter = "Ann"'), ["round 1", "full set"]),
            (a_round(position='stock = "r1 ? b2"\nstarter = "Ann"'), ["round 1", "hidden"]),
            (a_round(position='stock = ""\nstarter = "Zoe"'), ["round 1", "Zoe"]),
            (a_round(position=POSITION.replace("r4 r5 r6", "r4 r5 r7")), ["not_consecutive"]),
            (a_round(position=POSITION.replace("k1", "g1")), ["not_in_game"]),
            (a_round(position=POSITION.replace("k1", "?")), ["hidden"]),
            (a_round(position=POSITION.replace('to_move = "Ann"', "")), ["to_move"]),
            (a_round(position=POSITION.replace('["Ann"]', '[["Ann"]]')), ["opened", "Ann"]),
            (a_round(position=POSITION + "passes = true"), ["passes", "True"]),
        ],
    )  # fmt: skip
    def test_a_record_that_cannot_be_is_one_sentence_and_no_move(
        self, rummy: Rummy, record: Callable[[str], str], text: str, words: list[str]
    ) -> None:
        for as_json in ([], ["--json"]):
            answer = rummy("replay", record(text), *as_json)
            answer.refuses(*words)
            assert len(answer.err) < 500
            assert "\x1b" not in answer.err

    def test_a_round_after_an_unfinished_one_needs_a_position(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        answer = rummy("replay", record(a_round("Ann draw") + "[[round]]\n"), "--json")
        assert answer.status == 2
        assert "round 2" in answer.err

    def test_a_file_that_is_not_there(self, rummy: Rummy, tmp_path: Path) -> None:
        rummy("replay", "nowhere.toml").refuses("nowhere.toml")
        rummy("replay", str(tmp_path)).refuses("opened")
        rummy("replay", "no\0where").refuses()

    def test_a_file_that_is_no_text(self, rummy: Rummy, tmp_path: Path) -> None:
        (tmp_path / "game.toml").write_bytes(bytes(range(256)) * 40)
        rummy("replay", "game.toml", "--json").refuses("isn’t text")

    def test_a_file_without_end(self, rummy: Rummy) -> None:
        rummy("replay", "/dev/zero").refuses()

    def test_standard_input_is_read(self, program: Rummy) -> None:
        text = a_round("Ann draw").replace("Ann =", '"Ann" =').replace("Ann", "Änne")
        answer = program("replay", "-", "--json", stdin=text.encode())
        assert (answer.status, answer.lines[0]["seat"]) == (0, "Änne")
        assert json.loads(answer.out.splitlines()[-1])["final"]["position"]["to_move"] == "Ben"

    def test_standard_input_that_is_no_text(self, program: Rummy) -> None:
        program("replay", "-", stdin=b"\xff\xfe" * 100).refuses("isn’t text")

    def test_a_fault_of_a_record_is_told_in_german(
        self, rummy: Rummy, record: Callable[[str], str]
    ) -> None:
        text = a_round("Ann draw", "Ben frobs r4")
        answer = rummy("replay", record(text), "--language", "de")
        answer.refuses("Runde 1, Zug 2", "es gibt keinen Spielzug „frobs“")

    @pytest.mark.parametrize("fault", RecordFault)
    def test_each_fault_of_a_record_is_worded_in_every_language(self, fault: RecordFault) -> None:
        texts = Translator()
        key = f"record-{fault.replace('_', '-')}"
        assert all(texts.has(key, language) for language in texts.languages)
