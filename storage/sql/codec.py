"""Packs events, snapshots, drafts and notices as versioned text, and unpacks all versions.

The text holds pieces in notation, and the class name of every value of several possible classes.
"""

import json
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache, partial
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.preconf.json import make_converter

from core.engine.delivery import notices
from core.engine.delivery.notices import Notice
from core.engine.people import Computer, Human, Nobody, Occupant, To, ToChat, ToPerson
from core.engine.table import events as happened
from core.engine.table.deeds import Deed
from core.engine.table.state import Settings
from core.rules import events
from core.rules.actions import Action, Leave, Timeout
from core.rules.drafts import Draft
from core.rules.events import Event
from core.rules.family import Family, Vocabulary
from core.rules.pieces import Hidden, Piece, Pieces
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.sheets import printed

T = TypeVar("T")
AnyFamily: TypeAlias = Family[Any, Any]
Data: TypeAlias = dict[str, Any]
Upcaster: TypeAlias = Callable[[str, Data], Data]
"""Upgrades data from one schema version to the next.

Its first argument is the kind: `Event`, `TableState`, `SeatState` or `Notice`.
"""

UPCASTERS: tuple[Upcaster, ...] = ()
"""The first entry upgrades schema 1 to 2, and so on."""

CLASS = "is"
"""The key of the class name in values of several possible classes."""
STORED_NAMES = {
    "ChatMoved": "HomeMoved",
    "SeatsActed": "TableMoved",
    "TimedOut": "TimeRanOut",
    "Timeout": "TimeOut",
}
"""Classes with another stored name: a renamed class keeps its stored name forever."""
STORED_FIELDS: Mapping[type, Mapping[str, str]] = {
    Deed: {"timeout": "bell"},
    Settings: {"idle_timeouts": "idle_bells"},
}
"""The same for fields of classes."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A value as stored. The family determines how its pieces are parsed."""

    schema: int
    family: str
    data: str


class Codec:
    """Packs and unpacks values of these families."""

    def __init__(
        self, families: Iterable[AnyFamily], upcasters: tuple[Upcaster, ...] = UPCASTERS
    ) -> None:
        self._converters = {family.name: _converter(family) for family in families}
        self._upcasters = upcasters

    @property
    def schema(self) -> int:
        """The schema version that is written now."""
        return len(self._upcasters) + 1

    def pack(self, family: str, value: object, kind: type) -> Packed:
        """Pack a value of a kind: an `Event`, a `TableState`, a `SeatState`, a `Notice`."""
        data = self._converters[family].unstructure(value, kind)
        return Packed(self.schema, family, json.dumps(data, separators=(",", ":")))

    def unpack(self, packed: Packed, kind: type[T]) -> T:
        """Unpack a value of any schema version."""
        data = json.loads(packed.data)
        for upcast in self._upcasters[packed.schema - 1 :]:
            data = upcast(kind.__name__, data)
        value: T = self._converters[packed.family].structure(data, kind)
        return value


@cache
def _converter(family: AnyFamily) -> Converter:
    """Make the converter of a family, once. Hooks that are registered later take precedence."""
    converter = make_converter()
    words = family.vocabulary
    _by_name(converter, Event, (*_in(events, Event), *_in(happened, Event), *words.events))
    _by_name(converter, Action, (Leave, Timeout, *words.actions))
    _by_name(converter, Notice, _in(notices, Notice))
    _by_name(converter, Occupant, (Human, Computer, Nobody))
    _by_name(converter, To, (ToPerson, ToChat))
    if words.round is not Round:
        converter.register_unstructure_hook_func(
            partial(_is, Round), lambda round_: converter.unstructure(round_, words.round)
        )
        converter.register_structure_hook_func(
            partial(_is, Round), lambda data, _: converter.structure(data, words.round)
        )
    _forward(converter, Draft)
    _sheets(converter, family)
    _pieces(converter, family)
    for kind, stored in STORED_FIELDS.items():
        _with_stored_fields(converter, kind, stored)
    return converter


def _forward(converter: Converter, kind: type) -> None:
    """Also register a class under its name, for fields that use a forward reference."""
    converter.register_unstructure_hook_func(
        partial(_is, kind.__name__), lambda value: converter.unstructure(value, kind)
    )
    converter.register_structure_hook_func(
        partial(_is, kind.__name__), lambda data, _: converter.structure(data, kind)
    )


def _with_stored_fields(converter: Converter, kind: type, stored: Mapping[str, str]) -> None:
    """Write and read fields of a class under their stored names."""
    names: dict[str, Any] = {field: override(rename=name) for field, name in stored.items()}
    converter.register_unstructure_hook(kind, make_dict_unstructure_fn(kind, converter, **names))
    converter.register_structure_hook(kind, make_dict_structure_fn(kind, converter, **names))


def _is(wanted: Any, given: Any) -> bool:  # noqa: ANN401 - types of any kind, unions too
    return bool(given == wanted)


def _in(module: types.ModuleType, base: type) -> tuple[type, ...]:
    """Return the subclasses of `base` that a module defines."""
    named = vars(module).values()
    found = (one for one in named if isinstance(one, type) and issubclass(one, base))
    return tuple(one for one in found if one is not base and one.__module__ == module.__name__)


def _by_name(converter: Converter, base: Any, classes: Iterable[type]) -> None:  # noqa: ANN401
    """Write the class name with every value declared as `base`."""
    named = {stored_name(kind): kind for kind in classes}

    def write(value: object) -> Data:
        return {CLASS: stored_name(type(value)), **converter.unstructure(value, type(value))}

    def read(data: Data, _: object) -> object:
        return converter.structure(data, named[data[CLASS]])

    converter.register_unstructure_hook_func(partial(_is, base), write)
    converter.register_structure_hook_func(partial(_is, base), read)


def stored_name(kind: type) -> str:
    """Return the stored name of a class."""
    return STORED_NAMES.get(kind.__name__, kind.__name__)


def _sheets(converter: Converter, family: AnyFamily) -> None:
    """Write all fields of a sheet except its family, which is known, and its sources.

    A field that was not stored is newer than the sheet, and has its printed value.
    """
    kind: type[Sheet] = family.vocabulary.sheet
    hints = get_type_hints(kind)
    written = [f.name for f in fields(kind) if f.name not in {"family", "sources"}]

    def write(sheet: Sheet) -> Data:
        return {name: converter.unstructure(getattr(sheet, name), hints[name]) for name in written}

    def read(data: Mapping[str, Any], _: object) -> Sheet:
        newer = {name: getattr(printed(data["id"]), name) for name in written if name not in data}
        known = [name for name in written if name in data]
        given = {name: converter.structure(data[name], hints[name]) for name in known}
        return kind(family=family, **given, **newer)

    converter.register_unstructure_hook_func(_is_sheet, write)
    converter.register_structure_hook_func(_is_sheet, read)


def _is_sheet(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Sheet)


def _pieces(converter: Converter, family: AnyFamily) -> None:
    """Write pieces in notation: one alone, several separated by spaces."""
    single = partial(_is_piece, family.vocabulary)
    several = partial(_are_pieces, family.vocabulary)

    def write(piece: Piece | None) -> str | None:
        return None if piece is None else str(piece)

    def read(text: str | None, _: object) -> Piece | None:
        return None if text is None else family.notation.read_pieces(text)[0]

    def write_all(pieces: Pieces) -> str:
        return " ".join(map(str, pieces))

    def read_all(text: str, _: object) -> Pieces:
        return family.notation.read_pieces(text)

    converter.register_unstructure_hook_func(single, write)
    converter.register_structure_hook_func(single, read)
    converter.register_unstructure_hook_func(several, write_all)
    converter.register_structure_hook_func(several, read_all)


def _is_piece(words: Vocabulary, kind: Any) -> bool:  # noqa: ANN401 - types of any kind
    known = {Piece, Hidden, *words.pieces}
    if get_origin(kind) in {Union, types.UnionType}:
        return set(get_args(kind)) - {types.NoneType} <= known
    return kind in known if isinstance(kind, type) else False


def _are_pieces(words: Vocabulary, kind: Any) -> bool:  # noqa: ANN401 - types of any kind
    of = get_args(kind)
    return get_origin(kind) is tuple and len(of) == 2 and _is_piece(words, of[0])  # noqa: PLR2004
