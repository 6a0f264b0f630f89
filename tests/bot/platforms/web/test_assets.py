"""The files of the page: how long browsers keep them, and their size."""

import re

from tests.support.web.site import Site, serving

MOST_BYTES = 120_000
"""The maximum number of bytes before the first move."""
PACKED = {"Accept-Encoding": "gzip"}
NAMED = re.compile(r'(?:href|src)="(v/[0-9a-f]{16}/[\w.]+)"')


async def fetched(site: Site, path: str) -> tuple[dict[str, str], bytes]:
    """Fetch a file in its compressed form."""
    url = f"{site.url}{path}"
    async with site.client.get(url, headers=PACKED, auto_decompress=False) as answer:
        assert answer.status == 200, path
        return dict(answer.headers), await answer.read()


async def start(site: Site) -> set[str]:
    """Return the files that the page names."""
    async with site.client.get(site.url) as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
        return set(NAMED.findall(await answer.text()))


async def test_files_are_kept_for_a_year_under_an_address_that_changes_with_them() -> None:
    async with serving() as site:
        for path in await start(site):
            headers, _ = await fetched(site, path)
            assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert headers["Content-Encoding"] == "gzip"
            assert headers["X-Content-Type-Options"] == "nosniff"
        headers, _ = await fetched(site, f"v/{'0' * 16}/main.js")
        assert headers["Cache-Control"] == "no-cache"


async def test_everything_before_the_first_move_weighs_less_than_120_kb() -> None:
    async with serving() as site:
        paths = await start(site)
        assert {path.rpartition("/")[2] for path in paths} >= {"main.js", "game.js", "page.css"}
        weights = [len((await fetched(site, path))[1]) for path in ("", *paths)]
        assert sum(weights) < MOST_BYTES
