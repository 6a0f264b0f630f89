"""What a house is built of."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.conversation.access import Limits
from bot.conversation.delivery.platforms import Platform, Through
from bot.conversation.delivery.readers import Readers
from bot.conversation.request import Acts
from bot.machine.processes import Painter, PaintingPool
from bot.machine.system import Chance, SystemClock
from bot.operating.watch import Watch
from bot.render.pictures.themes import LIGHT, Theme
from bot.screens.surface import Shown
from bot.texts.translator import Translator
from core.engine.cluster import Cluster, SingleProcess
from core.engine.delivery.outbox import Outbox
from core.engine.engine import Engine
from core.engine.evening.daily import Dailies
from core.engine.evening.standings import Standings
from core.engine.figures import Figures, Uncounted
from core.engine.passes import Passes
from core.engine.people import Look
from core.engine.ports import Clock, Entropy, Register, Store, Thinking
from core.engine.privacy import Archive
from core.engine.rulings import Rulings
from core.engine.thinking import AtOnce
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory.dailies import MemoryDailies
from storage.memory.standings import MemoryStandings
from storage.memory.tables import (
    MemoryArchive,
    MemoryPasses,
    MemoryRegister,
    MemoryRulings,
    MemoryShown,
    MemoryStore,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dependencies:
    """What a house is built of. Tests put in others; each is good for one house."""

    pause: float = 1.0
    """Seconds that a computer player waits before it acts; with 0 it acts at once."""
    tick: float = 0.5
    """Seconds between two looks at the clock; a timeout rings at most so much too late."""
    clock: Clock = field(default_factory=SystemClock)
    entropy: Entropy = field(default_factory=Chance)
    thinking: Thinking = field(default_factory=AtOnce)
    store: Store = field(default_factory=MemoryStore)
    register: Register = field(default_factory=MemoryRegister)
    shown: Shown = field(default_factory=MemoryShown)
    cluster: Cluster = field(default_factory=SingleProcess)
    """The other programs that work on the same tables."""
    rulings: Rulings = field(default_factory=MemoryRulings)
    """What has been ruled by whoever runs the program."""
    passes: Passes = field(default_factory=MemoryPasses)
    """What lets people in through a page."""
    watch: Watch = field(default_factory=Watch)
    """What is told of this house to who watches it."""
    figures: Figures = field(default_factory=Uncounted)
    """For whoever watches the program."""
    dailies: Dailies | None = None
    """None: those of the store in memory."""
    standings: Standings | None = None
    """None: those of the store in memory."""
    archive: Archive | None = None
    """None: what there is to keep of anybody goes with the program."""
    games_kept: int = 0
    """Days for which a table stays where nothing is played; 0: for ever."""
    translator: Translator = field(default_factory=Translator)
    language: str = "en"
    """What is spoken until somebody asks for another language."""
    sheets: Mapping[str, Sheet] = field(default_factory=lambda: SHEETS)
    look: Look = "text"
    """How tables are shown until somebody wishes otherwise: as the platform does it best."""
    theme: Theme = LIGHT
    """The colours of pictures until somebody wishes for others."""
    painter: Painter = field(default_factory=PaintingPool)
    """For the platform: it has those pictures painted that it sends."""
    limits: Limits = field(default_factory=Limits)

    @property
    def lists(self) -> Standings:
        """Return who knows the lists: they belong to the store."""
        if self.standings is not None:
            return self.standings
        return self.store.standings if isinstance(self.store, MemoryStore) else MemoryStandings()

    @property
    def hands(self) -> Dailies:
        """Return who knows the hands of the day: they belong to the store."""
        if self.dailies is not None:
            return self.dailies
        return self.store.dailies if isinstance(self.store, MemoryStore) else MemoryDailies()

    def keepers(self) -> tuple[Standings, Dailies, Archive]:
        """Return who knows the lists, the hands of the day, and what is kept of people."""
        lists, hands = self.lists, self.hands
        kept = self.archive or MemoryArchive(self.store, self.register, lists, hands)
        return lists, hands, kept

    def engine(self, outbox: Outbox) -> Engine:
        """Return what sets the rules going."""
        return Engine(
            self.store,
            outbox,
            clock=self.clock,
            entropy=self.entropy,
            pause=self.pause,
            tick=self.tick,
            thinking=self.thinking,
            cluster=self.cluster,
            figures=self.figures,
            hears=self.watch.hears,
        )

    def readers(
        self, platforms: Iterable[Platform], through: Acts[Through] | None = None
    ) -> Readers:
        """Return who knows how everybody is spoken to."""
        served = tuple(platforms)
        return Readers(
            register=self.register,
            translator=self.translator,
            brushes={one.name: one.formatter for one in served},
            ways={one.name: one.calls for one in served},
            opening=frozenset(one.name for one in served if one.opens_racks),
            threads={one.name: one.threads for one in served if one.threads is not None},
            sheets=self.sheets,
            language=self.language,
            look=self.look,
            theme=self.theme,
            page=next((one.links.url for one in served if one.links is not None), ""),
            through=through or Acts[Through](),
        )
