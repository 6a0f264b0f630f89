"""The one door for everything that people say or press, on every platform."""

from bot.conversation.incoming import Incoming


class Conversation:
    """Understands words and presses, has them done, and shows what came of it.

    A platform builds it once with its surface, translates what comes in to `Said` or `Pressed`,
    and shows the screens that arrive at its surface:

        conversation = Conversation(engine=engine, register=register, surface=surface,
                                    translator=translator)
        await conversation.hear(Said(person=person, chat=None, text="draw"))
    """

    async def hear(self, incoming: Incoming) -> None:
        """Act on what came in; returns when it is durable and everything about it was shown."""
        raise NotImplementedError(incoming)
