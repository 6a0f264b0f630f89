"""`rummy ratings`: list all ratings; on request, recompute them from the stored rounds."""

import asyncio
from collections.abc import Mapping

from bot.commands.console import YES, Console
from bot.commands.parsing import Parser
from core.engine.evening.standings import EVERYWHERE, Rating
from core.engine.people import PersonId


def ratings_arguments(parser: Parser) -> None:
    """Declare whether to recompute them."""
    parser.add_argument("--rebuild", action="store_true")
    parser.add_argument("--database", metavar="URL")
    parser.json()


def run_ratings(console: Console, *, rebuild: bool, database: str | None, as_json: bool) -> int:
    """List the ratings, after recomputing them if requested."""
    from bot.app.databases import ratings

    url = database or console.settings.database_url.get_secret_value()
    listed = asyncio.run(ratings(url, rebuild=rebuild))
    if as_json:
        console.write_json(
            {
                "rounds": listed.rounds,
                "ratings": [
                    {"chat": chat, "sheet": sheet, "person": person, **_data(rating)}
                    for (chat, sheet, person), rating in sorted(listed.ratings.items())
                ],
            }
        )
        return YES
    if listed.rounds is not None:
        console.say("cli-ratings-rebuilt", rounds=listed.rounds, ratings=len(listed.ratings))
    everywhere = {
        (sheet, person): rating
        for (chat, sheet, person), rating in listed.ratings.items()
        if chat == EVERYWHERE
    }
    _tell(console, everywhere, listed.names)
    return YES


def _data(rating: Rating) -> dict[str, object]:
    return {
        "mu": rating.mu,
        "sigma": rating.sigma,
        "rounds": rating.rounds,
        "points": rating.points,
    }


def _tell(
    console: Console,
    ratings: Mapping[tuple[str, PersonId], Rating],
    names: Mapping[PersonId, str],
) -> None:
    if not ratings:
        console.say("top-none")
    for sheet in dict.fromkeys(sheet for sheet, _ in sorted(ratings)):
        console.say(f"sheet-{sheet}")
        here = [(rating, who) for (on, who), rating in ratings.items() if on == sheet]
        here.sort(key=lambda one: (-one[0].skill, one[1]))
        for place, (rating, who) in enumerate(here, 1):
            console.say(
                "top-line",
                place=str(place),
                name=names.get(who) or str(who),
                figure=str(rating.points),
                rounds=rating.rounds,
            )
