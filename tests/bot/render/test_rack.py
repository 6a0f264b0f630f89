"""A rack appears in its owner's order."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.render.pieces import Order, in_order
from core.rules.cards.family import FAMILY
from core.rules.pieces import Pieces, print_groups
from core.rules.tiles.model.pieces import Joker, Tile, read_pieces

RACK = read_pieces("r1 r4 r4 b4 b9 k1 J J")

tiles = st.builds(Tile, st.sampled_from("rbk"), st.integers(1, 4)) | st.just(Joker())


def order(by: Order, *blocks: str, rack: Pieces = RACK) -> str:
    return print_groups(in_order(rack, by, tuple(map(read_pieces, blocks))))


def test_by_colour() -> None:
    assert order("colour") == "r1 r4 r4 | b4 b9 | k1 | J J"


def test_by_number_jokers_last() -> None:
    assert order("number") == "r1 k1 | r4 r4 b4 | b9 | J J"


def test_blocks_stand_first_and_the_rest_is_sorted() -> None:
    assert order("number", "b9 J", "k1 r1") == "b9 J | k1 r1 | r4 r4 b4 | J"


def test_laid_tiles_drop_out_of_their_block() -> None:
    assert order("colour", "r5 r4 r6", "g1") == "r4 | r1 r4 | b4 b9 | k1 | J J"


def test_cards_by_rank() -> None:
    hand = FAMILY.notation.read_pieces("AS 10S KS AH 3D")
    assert order("number", rack=hand) == "AS AH | 3D | 10S | KS"
    assert order("colour", rack=hand) == "AS 10S KS | AH | 3D"


@given(
    st.lists(tiles).map(tuple),
    st.lists(st.lists(tiles, min_size=1).map(tuple)),
    st.sampled_from(["colour", "number"]),
)
def test_no_piece_is_lost_or_doubled(rack: Pieces, blocks: list[Pieces], by: Order) -> None:
    shown = in_order(rack, by, blocks)
    assert Counter(piece for group in shown for piece in group) == Counter(rack)
    assert all(shown)
