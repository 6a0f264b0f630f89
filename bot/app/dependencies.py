"""The dependencies of an app."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.conversation.access import Limits
from bot.conversation.delivery.platforms import Platform, Through
from bot.conversation.delivery.readers import Readers
from bot.conversation.request import Acts
from bot.machine.processes import Painter, PaintingPool
from bot.machine.system import Chance, SystemClock
from bot.operating.watch import Watch
from bot.platforms.base.adapter import Herald, Resources, Silent
from bot.render.pictures.themes import LIGHT, Theme
from bot.screens.screen import Shown
from bot.texts.translator import Translator
from core.engine.access import Passes, Rulings
from core.engine.cluster import Cluster
from core.engine.delivery.outbox import Outbox
from core.engine.engine import Engine
from core.engine.evening.keepers import Keepers
from core.engine.figures import Figures, Uncounted
from core.engine.people import Look
from core.engine.ports import Clock, Entropy, Register, Store, Thinking
from core.engine.privacy import Archive
from core.engine.thinking import AtOnce
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister, MemoryShown
from storage.memory.tables import MemoryArchive, MemoryPasses, MemoryRulings, MemoryStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Dependencies(Resources):
    """The dependencies of one app; tests replace some of them."""

    pause: float = 1.0
    """Seconds that a computer player waits before it acts; 0: it acts at once."""
    tick: float = 0.5
    """Seconds between two checks of the clock; a timeout is at most this late."""
    clock: Clock = field(default_factory=SystemClock)
    entropy: Entropy = field(default_factory=Chance)
    thinking: Thinking = field(default_factory=AtOnce)
    store: Store = field(default_factory=MemoryStore)
    register: Register = field(default_factory=MemoryRegister)
    shown: Shown = field(default_factory=MemoryShown)
    cluster: Cluster = field(default_factory=Cluster)
    """The other programs that work on the same tables."""
    rulings: Rulings = field(default_factory=MemoryRulings)
    """The owner's rulings."""
    passes: Passes = field(default_factory=MemoryPasses)
    """The passes to the browser page."""
    watch: Watch = field(default_factory=Watch)
    """The state of this program for its monitoring."""
    figures: Figures = field(default_factory=Uncounted)
    """The metrics for monitoring."""
    keepers: Keepers | None = None
    """None: those of the store in memory."""
    archive: Archive | None = None
    """None: a person's data lives as long as the program."""
    games_kept: int = 0
    """Days until an unused table is deleted; 0: never."""
    translator: Translator = field(default_factory=Translator)
    language: str = "en"
    """The default language."""
    herald: Herald = field(default_factory=Silent)
    """Shows the owner the progress of the start and the trouble with platforms."""
    sheets: Mapping[str, Sheet] = field(default_factory=lambda: SHEETS)
    look: Look = "text"
    """The default look of tables: the best one of the platform."""
    theme: Theme = LIGHT
    """The default theme of pictures."""
    painter: Painter = field(default_factory=PaintingPool)
    """Paints a picture when a platform sends it."""
    limits: Limits = field(default_factory=Limits)

    @property
    def kept(self) -> Keepers:
        """What is kept of evenings: by default, in the store in memory."""
        if self.keepers is not None:
            return self.keepers
        return (self.store if isinstance(self.store, MemoryStore) else MemoryStore()).keepers

    def archive_of(self, kept: Keepers) -> Archive:
        """Return the archive of personal data."""
        return self.archive or MemoryArchive(self.store, self.register, kept)

    def engine(self, outbox: Outbox) -> Engine:
        """Return the engine."""
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
        """Return the readers for these platforms."""
        served = tuple(platforms)
        return Readers(
            register=self.register,
            translator=self.translator,
            brushes={one.name: one.formatter for one in served},
            ways={one.name: one.calls for one in served},
            racks={one.name: one.racks for one in served if one.racks is not None},
            listing=frozenset(one.name for one in served if one.lists_moves),
            naming=frozenset(one.name for one in served if one.words_named),
            signs=frozenset(one.name for one in served if one.signs),
            alone=frozenset(one.name for one in served if one.alone),
            moments={one.name: one.moment for one in served if one.moment is not None},
            threads={one.name: one.threads for one in served if one.threads is not None},
            sheets=self.sheets,
            language=self.language,
            look=self.look,
            theme=self.theme,
            page=next((one.links.url for one in served if one.links is not None), ""),
            apps={one.name: one.app for one in served if one.app},
            through=through or Acts[Through](),
        )
