"""A board shows what is new, what jokers stand for, and what is wrong in a draft."""

from dataclasses import replace

import pytest

from bot.render.board import Board, Mine, ShownPiece
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import Set

RUMMIKUB, PLAYERS_WATCH = SHEETS["rummikub"], SHEETS["budacsek"]


def new_in(board: Board) -> dict[int, str]:
    found = {m.number: " ".join(p.piece for p in m.pieces if p.new) for m in board.melds}
    return {number: pieces for number, pieces in found.items() if pieces}


def roles_in(board: Board) -> list[str]:
    return [piece.role for meld in board.melds for piece in meld.pieces if piece.piece == "J"]


def rack_of(board: Board) -> list[str]:
    assert board.rack is not None
    return [" ".join(piece.piece for piece in group.pieces) for group in board.rack]


def draft(at: Set, groups: str) -> Board:
    return at.private(Mine(draft=at.family.notation.read_groups(groups)), seen=at.table)


class TestNew:
    def test_a_tile_added_to_a_meld_is_new(self) -> None:
        at = Set(RUMMIKUB, "r4 r5 r6 r7 | b8 k8 y8")
        assert new_in(at.public(seen="r4 r5 r6 | b8 k8 y8")) == {1: "r7"}

    def test_a_tile_moved_to_another_meld_is_new_there(self) -> None:
        at = Set(RUMMIKUB, "r4 r5 r6 | r7 b7 k7")
        assert new_in(at.public(seen="r4 r5 r6 r7")) == {2: "r7 b7 k7"}

    def test_of_equal_tiles_the_one_that_came_is_new(self) -> None:
        at = Set(RUMMIKUB, "r4 r5 r6 r7 | r6 b6 k6")
        assert new_in(at.public(seen="r4 r5 r6")) == {1: "r7", 2: "r6 b6 k6"}

    def test_all_tiles_are_new_at_first_sight(self) -> None:
        assert new_in(Set(RUMMIKUB, "r4 r5 r6").public()) == {1: "r4 r5 r6"}

    def test_a_joker_that_was_taken_over_is_new_where_it_lies_and_so_is_its_tile(self) -> None:
        at = Set(RUMMIKUB, "r4 r5 r6 | b9 k9 J")
        assert new_in(at.public(seen="r4 J=r5 r6")) == {1: "r5", 2: "b9 k9 J"}

    def test_of_two_jokers_the_one_that_stands_for_another_tile_is_new(self) -> None:
        at = Set(RUMMIKUB, "J=r5 r6 r7 J=r8 r9")
        (meld,) = at.public(seen="r6 r7 J=r8 r9").melds
        assert [piece.role for piece in meld.pieces if piece.new] == ["r5"]
        at = Set(RUMMIKUB, "J=r5 r6 r7 J=r8 r9")
        (meld,) = at.public(seen="J=r5 r6 r7").melds
        assert [piece.role or piece.piece for piece in meld.pieces if piece.new] == ["r8", "r9"]


class TestJokers:
    def test_a_joker_in_a_run_stands_for_a_tile(self) -> None:
        assert roles_in(Set(RUMMIKUB, "r4 J=r5 r6").public()) == ["r5"]

    def test_a_joker_in_a_set_has_an_open_colour(self) -> None:
        assert roles_in(Set(RUMMIKUB, "b9 k9 J").public()) == ["9"]

    def test_a_joker_in_a_set_of_four_has_a_colour(self) -> None:
        assert roles_in(Set(RUMMIKUB, "r9 b9 k9 J").public()) == ["y9"]

    def test_two_jokers_beside_one_tile_have_open_colours(self) -> None:
        at = Set(RUMMIKUB, "b5 J=r5 J=k5")
        assert roles_in(at.public()) == ["5", "5"]

    def test_a_joker_in_a_draft_stands_for_its_later_tile(self) -> None:
        assert roles_in(draft(Set(RUMMIKUB, "", ("r4 r6 J", "")), "r4 J r6")) == ["r5"]


class TestRack:
    def test_blocks_first_then_colours(self) -> None:
        at = Set(RUMMIKUB, "", ("r1 r2 b7 k1 y5 J", ""))
        mine = Mine(blocks=(at.pieces("b7 k1"),), gained=at.pieces("y5"))
        board = at.private(mine)
        assert rack_of(board) == ["b7 k1", "r1 r2", "y5", "J"]
        assert board.rack is not None
        assert [group.own for group in board.rack] == [True, False, False, False]
        new = [piece.piece for group in board.rack for piece in group.pieces if piece.new]
        assert new == ["y5"]

    def test_of_two_equal_tiles_one_is_new(self) -> None:
        at = Set(RUMMIKUB, "", ("r1 r1", ""))
        board = at.private(Mine(gained=at.pieces("r1")))
        assert board.rack is not None
        assert board.rack[0].pieces == (ShownPiece("r1", new=True), ShownPiece("r1"))

    def test_a_block_that_has_left_the_rack_is_none(self) -> None:
        at = Set(RUMMIKUB, "", ("r1 r2", ""))
        board = at.private(Mine(blocks=(at.pieces("b7 b8"),)))
        assert board.rack is not None
        assert [group.own for group in board.rack] == [False]

    def test_a_board_holds_no_foreign_rack(self) -> None:
        at = Set(RUMMIKUB, "", ("r1 r2", "k9 k10 J"), to_move=0)
        assert "k9" not in str(at.private())
        assert at.public().rack is None
        assert "r1" not in str(at.public())


class TestDraft:
    at = Set(RUMMIKUB, "r4 r5 r6 | b8 k8 y8", ("r7 k9 k10", ""))

    def test_marks_what_it_would_lay_and_takes_it_off_the_rack(self) -> None:
        board = draft(self.at, "r4 r5 r6 r7 | b8 k8 y8")
        assert board.draft
        assert (new_in(board), rack_of(board)) == ({1: "r7"}, ["k9 k10"])

    def test_marks_a_group_that_is_no_meld(self) -> None:
        board = draft(self.at, "r4 r5 r6 | b8 k8 | y8 k9 k10")
        assert {meld.number: meld.wrong for meld in board.melds} == {1: False, 2: True, 3: True}

    def test_marks_nothing_where_the_players_watch_the_melds(self) -> None:
        at = Set(PLAYERS_WATCH, "r4 r5 r6", ("g7 k9 k10 J", ""))
        board = draft(at, "r4 r5 r6 g7 | k9 k10")
        assert not any(meld.wrong for meld in board.melds)

    def test_tells_no_joker_role_where_the_players_watch_the_melds(self) -> None:
        at = Set(PLAYERS_WATCH, "", ("r4 r6 J g7 k9 J", ""))
        assert roles_in(draft(at, "r4 J r6 | g7 J k9")) == ["", ""]

    def test_single_tiles_of_a_draft_are_in_hand(self) -> None:
        board = draft(self.at, "r4 r5 r6 | b8 k8 y8 | k9 | r7")
        assert [piece.piece for piece in board.loose] == ["k9", "r7"]
        assert len(board.melds) == 2

    def test_table_tiles_that_it_leaves_out_are_missing(self) -> None:
        board = draft(self.at, "r4 r5 r6 | k8 y8 r7")
        assert [piece.piece for piece in board.missing] == ["b8"]

    def test_nothing_is_missing_or_wrong_without_a_draft(self) -> None:
        board = self.at.private(Mine(), seen=self.at.table)
        assert (board.draft, board.missing, board.loose, new_in(board)) == (False, (), (), {})


def test_a_seat_shows_what_it_holds_and_whose_turn_it_is() -> None:
    at = Set(RUMMIKUB, "", ("r1 r2", "b1"), to_move=1)
    first, second = at.public(until="20:45").seats
    assert (first.count, first.to_move, first.until) == (2, False, "")
    assert (second.count, second.to_move, second.until) == (1, True, "20:45")


def test_an_ending_needs_a_round_that_is_over() -> None:
    from bot.render.board import ending

    at = Set(RUMMIKUB, "", ("r1 r2", "b1"))
    with pytest.raises(ValueError, match="TileView"):
        ending(replace(at.view()), at.around())
