"""The files of the page: read and compressed once, at addresses that change with them."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parent / "page"
TYPES: Mapping[str, str] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
START = "index.html"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file in the form that is sent."""

    type: str
    body: bytes
    packed: bytes
    """The compressed file."""


@dataclass(frozen=True, slots=True)
class Assets:
    """All files of the page."""

    version: str
    """A digest of all files, which is part of each address."""
    start: Asset
    """The page itself, which refers to the other files."""
    files: Mapping[str, Asset]

    @property
    def weight(self) -> int:
        """How many bytes are transferred before the first move."""
        return len(self.start.packed) + sum(len(one.packed) for one in self.files.values())


def load_assets(folder: Path = PAGE) -> Assets:
    """Read the files of the page."""
    sources = {
        file.name: file.read_bytes()
        for file in sorted(folder.iterdir())
        if file.suffix in TYPES and file.name != START
    }
    start = (folder / START).read_text("utf-8")
    whole = hashlib.sha256(start.encode())
    for name, source in sources.items():
        whole.update(name.encode() + b"\0" + source)
    version = whole.hexdigest()[:16]
    modules = [name for name in sources if name.endswith(".js")]
    preloads = "\n".join(f'<link rel="modulepreload" href="v/{version}/{one}">' for one in modules)
    html = start.replace("{{version}}", version).replace("<!-- preloads -->", preloads)
    return Assets(
        version=version,
        start=_asset(START, html.encode()),
        files={name: _asset(name, source) for name, source in sources.items()},
    )


def _asset(name: str, body: bytes) -> Asset:
    return Asset(TYPES[Path(name).suffix], body, gzip.compress(body, 9, mtime=0))
