"""Records of rounds that computer players played."""

from functools import lru_cache

from bot.machine.system import Chance
from core.rules.match import new_match
from core.rules.players.simulation import Game, play_round
from core.rules.records.record import Record
from core.rules.records.writing import record_of
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS

NAMES = ("Ann", "Ben", "Chloé")


@lru_cache
def record(sheet: str, rounds: int = 1) -> Record:
    """Recorded rounds of computer players."""
    goal = Goal("chips", 9) if sheet.startswith("kids") else Goal("rounds", 9)
    game = Game(match=new_match(SHEETS[sheet], 3, goal), levels=("easy",) * 3)
    chance = Chance(7)
    for _ in range(rounds):
        play_round(game, chance)
    return record_of(SHEETS[sheet], goal, NAMES, game.history)
