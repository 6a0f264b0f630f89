"""A computer player's move, in the words that people type."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.render.pieces import bare
from core.rules.actions import Action
from core.rules.cards.model.actions import Discard, LayOff, MeldCards, Take
from core.rules.pieces import Pieces, Table, print_groups, print_pieces
from core.rules.round import Round
from core.rules.tiles.model.actions import Lay, Return

Phrases = tuple[str, ...]


def ideas(round_: Round, level: str) -> Iterator[Phrases]:
    """Yield phrases to try, one after the other, the best first."""
    family = round_.sheet.family
    view = family.rules.view(round_, round_.to_move)
    for action in family.players.computer(level, view):
        if isinstance(action, Lay):
            yield (f"play {' '.join(laid(action, view.table))}", "done")
        yield from phrases_of(action)
    if not view.rack:
        yield ("done",)


def laid(action: Lay, table: Table) -> list[str]:
    """Return the pieces that a lay brings to the table."""
    lying = Counter(bare(piece) for meld in table for piece in meld.pieces)
    wanted = Counter(bare(piece) for group in action.groups for piece in group)
    return list((wanted - lying).elements())


def phrases_of(action: Action) -> Iterator[Phrases]:
    """Yield the phrases that say an action."""
    match action:
        case Lay(groups=groups):
            yield (f"arrange {print_groups(groups)}", "done")
        case Return(tile=piece) | Discard(card=piece):
            yield (f"{action.verb} {piece}",)
        case Take(source=source):
            yield (f"take {source}",)
        case MeldCards(cards=cards):
            yield (f"meld {print_pieces(cards)}",)
        case LayOff(cards=cards, onto=onto):
            yield (f"layoff {print_pieces(cards)} {onto}",)
        case _:
            yield (action.verb,)


def blunder(round_: Round) -> Phrases:
    """Return a phrase that tries to lay an invalid meld; empty if it is not the time for it."""
    family, seat = round_.sheet.family, round_.to_move
    view = family.rules.view(round_, seat)
    if "arrange" in family.turns.words:
        lying = [print_pieces(meld.pieces) for meld in view.table]
        return () if view.turn else (f"arrange {' | '.join([*lying, _two(view.rack)])}", "done")
    unlike = (three for three in combinations(map(str, view.rack), 3) if _are_unlike(three))
    drawn = view.turn.partition(" ")[0] == "drawn"
    return (f"meld {' '.join(next(unlike))}",) if drawn else ()


def _two(rack: Pieces) -> str:
    return print_pieces([piece for piece in rack if str(piece) != "J"][:2])


def _are_unlike(cards: Sequence[str]) -> bool:
    """Whether cards have neither one rank nor one suit."""
    ranks, suits = {card[:-1] for card in cards}, {card[-1] for card in cards}
    return len(ranks) == len(cards) and len(suits) > 1
