"""A simulated month: do ratings rank players by strength, and how fast is a list?

`poe ratings-month`: 40 people in 6 chats finish 3,000 rounds in a SQLite file; some leave, some tie
and one person is forgotten. A stopped table leaves no row. Then 10,000 people ask who is ahead.
"""

import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from core.engine.evening.standings import ALL_SHEETS, EVERYWHERE, RoundResult, SeatResult
from core.engine.people import Address, ChatId, PersonId
from core.engine.ports import Change, Listing
from core.rules.players.trial import Lots
from storage.sql.database import open_database
from storage.sql.opened import Database
from tests.support.databases.stored import OPENED
from tests.support.rules.third_family import FAMILIES

NOVEMBER = 1_793_500_000.0
DAY = 86_400.0
MILLION = 1_000_000
SHEET = "rummikub"


@dataclass
class Community:
    """People with strengths, and the chats in which they play."""

    lots: Lots
    people: int
    chats: int

    def strength(self, person: int) -> float:
        """Return the strength of a person: strengths are evenly spread."""
        return 3.0 * person / self.people

    def round(self, number: int, rounds: int) -> RoundResult:
        """Let two to four people of a chat, and perhaps a computer, finish a round."""
        chat = 1 + self.lots.below(self.chats)
        regulars = [p for p in range(1, self.people + 1) if p % self.chats in {chat - 1, chat % 6}]
        self.lots.shuffle(regulars)
        players = regulars[: 2 + self.lots.below(3)]
        shown = {player: self.strength(player) + self._luck() for player in players}
        order = sorted(players, key=lambda player: shown[player])
        tie = self.lots.below(50) == 0
        left = self.lots.below(60) == 0
        seats = [
            SeatResult(
                person=player,
                score=0 if tie else 10 * place,
                won=not tie and place == len(order) - 1,
                turns=10,
                own=10,
                left=left and player == players[0],
            )
            for place, player in enumerate(order)
        ]
        if self.lots.below(4) == 0:
            seats.append(SeatResult(person=None, level="easy", score=-10, turns=10))
        return RoundResult(
            table=1,
            deal=number,
            at=NOVEMBER + 29 * DAY * number / rounds,
            sheet=SHEET,
            options=SHEET,
            chats=(chat,),
            result="draw" if tie else "win",
            assist="arrange",
            seats=tuple(seats),
        )

    def _luck(self) -> float:
        """Return random luck by Gumbel's distribution."""
        even = (1 + self.lots.below(MILLION)) / (MILLION + 2)
        return -math.log(-math.log(even))


async def play(database: Database, results: Sequence[RoundResult]) -> None:
    """Store each round with the change that ends it."""
    table = await database.store.new_table()
    listing = Listing(code=f"T{table}", chats=(ChatId(1),), people=(), is_open=True)
    change = Change(table=table, expected=0, family="tiles", listing=listing, events=(OPENED,))
    await database.store.append(change)
    for result in results:
        await database.store.append(replace(change, expected=1, events=(), result=result))


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation: 1 if both have the same order."""
    ranks = [
        {place: rank for rank, place in enumerate(sorted(range(len(v)), key=v.__getitem__))}
        for v in (one, other)
    ]
    distance = sum((ranks[0][place] - ranks[1][place]) ** 2 for place in range(len(one)))
    many = len(one)
    return 1 - 6 * distance / (many * (many**2 - 1))


async def month(folder: Path, people: int, chats: int, rounds: int) -> float:
    """Let a month pass, and return how well ratings order the strengths."""
    community = Community(Lots(1), people, chats)
    async with open_database(f"sqlite:///{folder / 'month.sqlite3'}", FAMILIES) as database:
        for person in range(1, people + 1):
            address = Address("test", str(person))
            await database.register.person(address, name=f"P{person}", language=None)
        await play(database, [community.round(number, rounds) for number in range(rounds)])
        standings = database.keepers.standings
        before = await standings.ratings()
        rated = {who: r for (at, on, who), r in before.items() if at == EVERYWHERE and on == SHEET}
        order = sorted(rated)
        agreed = rank_correlation(
            [rated[who].skill for who in order], [community.strength(who) for who in order]
        )
        gone = order[-1]
        await database.archive.forget(gone)
        top = await standings.by_rating(EVERYWHERE, SHEET, gone, people)
        assert gone not in {one.person for one in top.first}
        made, ratings = await standings.rebuild()
        assert made == rounds
        assert await standings.ratings() == before
        print(f"{rounds} rounds of {people} people in {chats} chats: rank correlation {agreed:.3f}")
        print(f"made anew: {ratings} ratings from {made} rows, the same to the last digit")
        return agreed


async def crowd(folder: Path, people: int) -> float:
    """Fill a list with this many people, and return the longest time of `top` in seconds."""
    lots = Lots(2)
    async with open_database(f"sqlite:///{folder / 'crowd.sqlite3'}", FAMILIES) as database:
        community = Community(lots, 4, 1)
        pairs = [(2 * n + 1, 2 * n + 2) for n in range(people // 2)]
        rounds = []
        for number, pair in enumerate(pairs):
            seats = [SeatResult(person=p, score=10 * i, won=i > 0) for i, p in enumerate(pair)]
            rounds.append(
                replace(community.round(number, len(pairs)), seats=tuple(seats), result="win")
            )
        rounds = [replace(one, chats=(1,)) for one in rounds]
        await play(database, rounds)
        times = []
        for _ in range(50):
            reader = PersonId(1 + lots.below(people))
            began = time.perf_counter()  # noqa: TID251 - it measures
            lists = database.keepers.standings
            await lists.by_rating(ChatId(1), SHEET, reader, 5)
            await database.keepers.standings.by_wins(
                ChatId(1), ALL_SHEETS, rounds[0].season, reader, 5
            )
            times.append(time.perf_counter() - began)  # noqa: TID251 - it measures
        times.sort()
        usual, most = (f"{seconds * 1000:.1f} ms" for seconds in (times[25], times[-1]))
        print(f"top among {people} people: {usual}, at most {most}")
        return times[-1]


async def main(people: int = 40, chats: int = 6, rounds: int = 3_000, many: int = 10_000) -> None:
    """Run both, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        await month(Path(folder), people, chats, rounds)
        await crowd(Path(folder), many)


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:])))
