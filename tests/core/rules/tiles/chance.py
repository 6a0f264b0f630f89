"""Random games: legal moves and nonsense, timeouts, objections, players who leave.

A seed repeats a game.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from core.rules.actions import Action, Decision, Leave, Timeout
from core.rules.events import RoundDealt
from core.rules.match import Match, new_match, table_can_be
from core.rules.pieces import Groups, Seat, groups_of
from core.rules.play import deal, decide, evolve_all
from core.rules.sheet import Goal, OptionValue
from core.rules.sheets import with_house_rules
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.pieces import JOKER, Tile, TilePiece, TilePieces, as_pieces, bare
from core.rules.tiles.model.round import TileRound

T = TypeVar("T")

ONE_ROUND = Goal("rounds", 1)
LONGEST = 1500
"""More moves than any round takes."""
WILD = 120
"""The number of random moves, after which everybody plays to win."""


class Die:
    """Chance from a seed: a linear congruential generator."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, sides: int) -> int:
        """Return a random number from 0."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % sides

    def one_of(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        left = list(things)
        return tuple(left.pop(self.below(len(left))) for _ in range(len(left)))


@dataclass(frozen=True, slots=True)
class Step:
    """An attempt: who did what, the answer of the rules, and the match before and after."""

    before: Match
    seat: Seat
    action: Action
    decision: Decision
    after: Match


def begun(
    sheet: str, seats: int, rules: Mapping[str, OptionValue], die: Die
) -> tuple[Match, RoundDealt]:
    """Deal the only round of a match with a random starter."""
    match = new_match(with_house_rules(sheet, {**rules, "first_starter": "lot"}), seats, ONE_ROUND)
    stock = die.shuffled(match.sheet.family.pieces.pack(match.sheet))
    decision = deal(match, stock=stock, starter=die.below(seats))
    (event,) = decision.events
    assert isinstance(event, RoundDealt)
    return evolve_all(match, (event,)), event


def dealt(sheet: str, seats: int, rules: Mapping[str, OptionValue], die: Die) -> Match:
    """Return a match whose only round has been dealt."""
    match, _ = begun(sheet, seats, rules, die)
    return match


def round_of(match: Match) -> TileRound:
    assert isinstance(match.round, TileRound)
    return match.round


def play(match: Match, die: Die) -> Iterator[Step]:
    """Play a round at random, and later to win, so that it ends."""
    for turn in range(LONGEST):
        round_ = round_of(match)
        if round_.outcome is not None:
            return
        seat = round_.to_move if die.below(10) or turn > WILD else die.below(match.seats)
        action = _in_earnest(match) if turn > WILD else _tried(match, die)
        decision = decide(match, seat, action)
        after = evolve_all(match, decision.events)
        yield Step(match, seat, action, decision, after)
        match = after
    raise AssertionError("the round does not end")


def _in_earnest(match: Match) -> Action:
    seen = match.sheet.family.rules.view(round_of(match), round_of(match).to_move)
    (action, *_) = match.sheet.family.players.computer("easy", seen)
    return action


def _tried(match: Match, die: Die) -> Action:
    """Return a random action, legal or not."""
    round_ = round_of(match)
    rack = round_.rack(round_.to_move)
    throw = die.below(100)
    if throw < 45:
        return _in_earnest(match)
    if throw < 65:
        return Lay(groups=disturbed(round_, die, foreign=True), takes=_some(rack, die))
    if throw < 75:
        return Timeout(draft=disturbed(round_, die, foreign=False) if die.below(4) else None)
    if throw < 85:
        return Draw()
    if throw < 89:
        return Object()
    if throw < 92:
        return Accept()
    if throw < 95:
        return Pass()
    if throw == 99 and not die.below(5):
        return Leave()
    return Return(tile=die.one_of(rack) if rack else JOKER)


def _some(rack: TilePieces, die: Die) -> TilePieces:
    """Return tiles to pick up, now and then."""
    return () if die.below(8) or not rack else (die.one_of(rack),)


def disturbed(round_: TileRound, die: Die, *, foreign: bool) -> Groups:
    """Return the table with some tiles of the rack laid and some others moved.

    When time runs out, nobody can hold tiles that are neither from their rack nor from the table.
    A proposal may contain anything: `foreign` adds tiles from anywhere, and removes others.
    """
    groups = [list(as_pieces(group)) for group in groups_of(round_.table)]
    hand = list(die.shuffled(round_.rack(round_.to_move)))
    for _ in range(1 + die.below(4)):
        _disturb(groups, hand, die)
    if foreign and not die.below(6):
        groups.append([Tile(die.one_of("rbkgy"), 1 + die.below(14)) for _ in range(3)])
    if not foreign and not die.below(3) and groups:
        groups.pop(die.below(len(groups)))
    return tuple(tuple(group) for group in groups if group)


def _disturb(groups: list[list[TilePiece]], hand: list[TilePiece], die: Die) -> None:
    """Make one change: a new group, a tile laid off, one moved, or a group split."""
    way = die.below(4)
    if way == 0:
        groups.append(sorted((hand.pop() for _ in range(min(3, len(hand)))), key=_by_number))
    elif not groups:
        return
    elif way == 1 and hand:
        die.one_of(groups).insert(die.below(2) * 99, hand.pop())
    elif way == 2 and (group := die.one_of(groups)):
        moved = bare(group.pop(die.below(len(group))))
        die.one_of(groups).append(moved)
    elif way == 3:
        group = die.one_of(groups)
        cut = die.below(len(group) + 1)
        groups.append(group[cut:])
        del group[cut:]


def _by_number(piece: TilePiece) -> int:
    return piece.number if isinstance(piece, Tile) else 0


def lying(match: Match) -> Counter[TilePiece]:
    """Count every piece of the game, wherever it is, jokers without readings."""
    round_ = round_of(match)
    places = [*round_.racks, round_.stock, *(meld.pieces for meld in round_.table)]
    return Counter(bare(piece) for place in places for piece in as_pieces(place))


SHEETS = ("rummikub", "schmidt", "bookmark", "budacsek", "kids", "kids-pro")
HOUSE_RULES: dict[str, st.SearchStrategy[OptionValue]] = {
    "jokers": st.integers(0, 8),
    "first_laying": st.sampled_from([0, 12, "none"]),
    "rebuild": st.sampled_from(["free", "keep3", "none"]),
    "same_turn": st.booleans(),
    "joker_laid": st.sampled_from(["value", 25]),
    "joker_exchange": st.sampled_from(["rack", "rack_or_table", "none"]),
    "stock_out": st.sampled_from(["draw", "lowest", "aborted", "skip"]),
    "stock_out_at": st.sampled_from(["last_draw", "first_need"]),
    "rack_limit": st.sampled_from([0, 9, 12]),
    "penalty_tiles": st.integers(0, 3),
    "idle_penalty": st.integers(0, 2),
    "loose_table_tiles": st.sampled_from(["offender", "restore", "salvage", "stock"]),
    "false_melds": st.sampled_from(["refused", "players"]),
    "one_action": st.booleans(),
}


@dataclass(frozen=True)
class Start:
    """A table at which a round is dealt and played at random."""

    sheet: str
    seats: int
    rules: dict[str, OptionValue]
    seed: int

    @property
    def die(self) -> Die:
        return Die(self.seed)

    def dealt(self) -> tuple[Match, Die]:
        die = self.die
        return dealt(self.sheet, self.seats, self.rules, die), die


@st.composite
def starts(draw: st.DrawFn, *, copies: int = 2) -> Start:
    """Choose a sheet, some house rules and the players.

    There are few tiles, and the first laying is easy, so that a round is short.
    """
    size: dict[str, OptionValue] = {"numbers": 8, "copies": copies, "hand": draw(st.integers(4, 8))}
    soon: dict[str, OptionValue] = {"first_laying": 12}
    rules = size | soon | draw(st.fixed_dictionaries({}, optional=HOUSE_RULES))
    if rules.get("one_action"):
        rules |= {"first_laying": "none"}
    sheet, seats = draw(st.sampled_from(SHEETS)), draw(st.integers(2, 4))
    assume(table_can_be(with_house_rules(sheet, rules), seats))
    return Start(sheet, seats, rules, draw(st.integers(0, 2**32)))
