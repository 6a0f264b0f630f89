"""Choosing by trial, and chance from a seed."""

from collections import Counter
from collections.abc import Iterator
from itertools import count

from core.rules.players.trial import Lots, Trial, chosen, foreseen, unhurried

TRIAL = Trial(worlds=32, clear=1.0)


def worth(option: int, world: int) -> float:
    """Worlds differ much, and all alike for every option."""
    return 100.0 * (world % 7) + option


def test_the_first_option_stays_where_none_is_better() -> None:
    assert chosen([5, 5, 4], worth, count(), TRIAL).place == 0


def test_the_option_that_does_better_in_the_same_worlds_is_taken() -> None:
    verdict = chosen([5, 6, 4], worth, count(), TRIAL)
    assert (verdict.place, verdict.gain) == (1, 1.0)


def test_an_option_that_is_better_by_chance_is_not_taken() -> None:
    def by_chance(option: int, world: int) -> float:
        return 0.0 if option == 0 else (1.1 if world % 2 else -1.0)

    assert chosen([0, 1], by_chance, count(), TRIAL).place == 0


def test_one_option_needs_no_world() -> None:
    assert chosen([1], worth, iter(()), TRIAL).place == 0


def test_the_worse_options_are_given_up_on_the_way() -> None:
    tried: Counter[int] = Counter()

    def counted(option: int, world: int) -> float:
        tried[option] += 1
        return worth(option, world)

    assert chosen([0, 1, 2, 3, 4, 5, 6], counted, count(), TRIAL).place == 6
    assert tried[6] == tried[0] == 32
    assert tried[1] == 8


def test_impatience_takes_the_clearest_option_so_far() -> None:
    def worlds() -> Iterator[int]:
        yield from range(4)

    drawn = iter([False, False, False, False, True])
    trial = Trial(worlds=32, clear=1.0, patience=lambda: next(drawn))
    assert chosen([5, 6], worth, worlds(), trial).place == 1
    at_once = Trial(worlds=32, clear=1.0, patience=lambda: True)
    assert chosen([5, 6], worth, iter(()), at_once).place == 0
    assert not unhurried()


def test_chance_from_a_seed_is_the_published_sequence() -> None:
    lots = Lots(1234567)
    assert [lots.below(1 << 64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_every_order_and_every_weighted_place_can_come() -> None:
    lots, orders, places = Lots(3), set(), Counter[int]()
    for _ in range(400):
        items = [1, 2, 3]
        lots.shuffle(items)
        orders.add(tuple(items))
        places[lots.weighted((1, 0, 3))] += 1
    assert len(orders) == 6
    assert places[2] > places[0] > 0 == places[1]


def test_playing_on_finds_the_better_choice() -> None:
    class Playing:
        def option(self, choice: str) -> int:
            return len(choice)

        def worth(self, option: int, world: int) -> float:
            return worth(option, world)

    told = foreseen(["lay", "draw", "no"], Playing(), count(), TRIAL)
    assert (told.choice, told.instead, told.verdict.gain) == ("draw", "lay", 1.0)
    alone = foreseen(["lay"], Playing(), iter(()), TRIAL)
    assert (alone.choice, alone.verdict.place) == ("lay", 0)
