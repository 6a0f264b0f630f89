"""The tile family, as the shared rules use it."""

from collections.abc import Sequence
from dataclasses import replace

from core.rules.actions import Action, Built, Picked, Reach, Timeout
from core.rules.drafts import Draft
from core.rules.events import Event
from core.rules.family import (
    Family,
    Notation,
    PieceRules,
    Plans,
    Players,
    RoundRules,
    Teaching,
    Turn,
    Turns,
    Vocabulary,
)
from core.rules.pieces import Groups, Meld, Piece, Pieces, Seat
from core.rules.players.trial import Patience, unhurried
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.round import deal_hands, leave, without
from core.rules.sheet import Scoring, Sheet
from core.rules.teaching import Example, PuzzleOf, Step
from core.rules.tiles import decide, evolve, notation, planning, puzzles, teaching, turn
from core.rules.tiles.legality import building, lacking, objections
from core.rules.tiles.legality.melds import judge_meld, laid_value, may_grow, sort_pieces
from core.rules.tiles.model import views
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.events import (
    LayAccepted,
    LayObjected,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimedOut,
)
from core.rules.tiles.model.pieces import Joker, Tile, as_pieces, bare, read_pieces
from core.rules.tiles.model.round import TileRound, TileView
from core.rules.tiles.model.sheet import LooseTableTiles, TileSheet, pack
from core.rules.tiles.players import advice, easy, search
from core.rules.tiles.players.levels import HARD, NORMAL
from core.rules.tiles.timeout import loose_pieces

_LEVELS = {"normal": NORMAL, "hard": HARD}


def _sorted(sheet: TileSheet, pieces: Sequence[Piece]) -> Pieces:
    """Sort by colour and number, with jokers last."""
    return sort_pieces(sheet, as_pieces(pieces))


def _judged(sheet: TileSheet, pieces: Pieces) -> Meld | Refusal:
    """Return the meld that the tiles form, or why they form none."""
    judged = judge_meld(sheet, as_pieces(pieces))
    if isinstance(judged, Meld):
        return judged
    return Refusal(tuple(Fault(code=code, tiles=pieces, meld=1) for code in judged))


def _watches_melds(sheet: TileSheet) -> bool:
    """Say whether the rules check melds; on sheets with false melds the players do."""
    return not sheet.watched_by_players


def _laid_value(sheet: TileSheet, meld: Meld) -> int | None:
    """Return the value of a meld when laid; None on the kids' sheets, which score no lays."""
    return None if sheet.scoring is Scoring.CHIPS else laid_value(sheet, meld)


def starter_rank(piece: Piece) -> int | None:
    """Rank a drawn tile by its number; a joker does not count (RK-08)."""
    return piece.number if isinstance(piece, Tile) else None


def _hand(sheet: TileSheet, _seats: int) -> int:
    return sheet.hand


def _leave(round_: TileRound, seat: Seat) -> tuple[Event, ...]:
    """Return the events of a leaving seat, and the end of the round if that follows."""
    events = leave(round_, seat)
    if len(events) > 1:
        return events
    after = _without(round_, seat)
    return events + (objections.end_if_accepted(after, by=None) or decide.stuck(after))


def _without(round_: TileRound, seat: Seat) -> TileRound:
    """Return the round without a seat that left; a tile due for return stays on its rack."""
    after = without(round_, seat)
    return replace(after, drawn=None) if round_.to_move == seat else after


def _needs_shuffle(round_: TileRound, action: Action) -> Pieces | None:
    """Return the stock to shuffle if tiles return to it (KI-20)."""
    if isinstance(action, Return):
        return decide.returned_to(round_, Return(tile=action.tile))
    if not isinstance(action, Timeout):
        return None
    if round_.drawn is not None:
        return (*round_.stock, round_.drawn)
    to_stock = round_.sheet.loose_table_tiles is LooseTableTiles.STOCK
    loose = loose_pieces(round_, action.draft) if to_stock and action.draft else ()
    return (*round_.stock, *loose) if loose else None


def _with_shuffle(action: Action, order: Pieces) -> Action:
    return turn.with_stock(action, as_pieces(order))


def _word(view: TileView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a player's word."""
    if word != "hint":
        return turn.follow(view, draft, word, text)
    if not view.my_turn:
        return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
    return Turn(draft, hint=advice.hint(view))


def _picked(view: TileView, pieces: Pieces) -> Picked:
    """Return in how many ways tiles of the rack can be laid, and what they count."""
    return building.picked(turn.start(view), tuple(map(bare, as_pieces(pieces))))


def _built(view: TileView, draft: Draft) -> Built | None:
    """Return a draft's progress towards the first laying."""
    return None if draft.groups is None else building.built(turn.start(view, draft.groups))


def _refused(view: TileView, draft: Draft) -> Refusal | None:
    """Return why a draft could not be laid as it is."""
    return None if draft.groups is None else building.refused(turn.start(view, draft.groups))


def _reach(view: TileView, draft: Draft) -> Reach:
    """Return what the turn may do with the melds of the table."""
    return building.reach(turn.start(view, draft.groups))


def _lacks(sheet: TileSheet, pieces: Pieces) -> Refusal | None:
    """Say what tiles lack to become a meld."""
    return lacking.to_a_meld(sheet, as_pieces(pieces))


def _may_grow(sheet: TileSheet, pieces: Pieces) -> bool:
    """Say whether one or two more tiles could make a meld of these."""
    return may_grow(sheet, as_pieces(pieces))


def _computer(level: str, view: TileView, patience: Patience = unhurried) -> tuple[Action, ...]:
    """Return the moves of a computer player's turn."""
    if level == "easy":
        return easy.whole_turn(view)
    if level not in _LEVELS:
        raise ValueError(level)
    return search.whole_turn(view, _LEVELS[level], patience)


def _examples(sheet: Sheet) -> tuple[Example, ...]:
    """Return examples of a first laying, of using the table, and of jokers."""
    return tuple(teaching.examples(sheet.as_data()))


def _lesson(sheet: Sheet) -> tuple[Step, ...]:
    """Return a draw, a first laying, a lay that uses the table, and one with its joker."""
    return teaching.lesson(sheet.as_data())


def _judge_answer(puzzle: PuzzleOf[TileView], groups: Groups) -> Refusal | None:
    """Return what is wrong with an answer."""
    return puzzles.judge(puzzle.view, groups)


TILES: Family[TileRound, TileView] = Family(
    name="tiles",
    vocabulary=Vocabulary(
        sheet=TileSheet,
        round=TileRound,
        events=(
            TileDrawn,
            TileReturned,
            TableLaid,
            Passed,
            TimedOut,
            LayObjected,
            LayAccepted,
        ),
        actions=(Draw, Return, Lay, Pass, Object, Accept),
        pieces=(Tile, Joker),
    ),
    pieces=PieceRules(
        pack=pack,
        sort=_sorted,
        judge=_judged,
        watches_melds=_watches_melds,
        lacks=_lacks,
        may_grow=_may_grow,
        laid_value=_laid_value,
        starter_rank=starter_rank,
    ),
    rules=RoundRules(
        hand=_hand,
        deal=deal_hands,
        decide=decide.decide,
        evolve=evolve.evolve,
        settle=decide.settle,
        leave=_leave,
        without=_without,
        view=views.view,
        redact=views.redact,
        timeout_effect=views.timeout_effect,
        objection_effect=views.objection_effect,
        needs_shuffle=_needs_shuffle,
        with_shuffle=_with_shuffle,
    ),
    notation=Notation(
        read_pieces=read_pieces,
        read_groups=notation.read_groups,
        read_move=notation.read_move,
        write_event=notation.write_event,
        read_position=notation.read_position,
        write_position=notation.write_position,
    ),
    turns=Turns(
        words=(*turn.WORDS, "hint"),
        pondered=turn.PONDERED,
        waits=True,
        word=_word,
        legal_words=turn.legal_words,
        at_a_loss=turn.at_a_loss,
        picked=_picked,
        built=_built,
        refused=_refused,
        reach=_reach,
        at_timeout=turn.at_timeout,
    ),
    plans=Plans(
        words=planning.WORDS,
        begun=planning.begun,
        word=planning.plan_word,
        carried=planning.carried,
        pieces=planning.own_tiles,
        fitting=planning.fitting,
    ),
    players=Players(
        levels=("easy", *_LEVELS),
        computer=_computer,
        best_lay=advice.best,
        possible=advice.possible,
    ),
    teaching=Teaching(
        examples=_examples,
        lesson=_lesson,
        puzzle_grades=puzzles.grades,
        puzzle=puzzles.make,
        judge_answer=_judge_answer,
    ),
)
"""Number tiles and jokers: players lay or draw, and melds belong to everybody."""
