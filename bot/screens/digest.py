"""What tells whether something looks as it did before."""

from hashlib import blake2b


def looks(*shown: object) -> str:
    """Return what is the same only for what looks the same."""
    return blake2b(repr(shown).encode("utf-8", "replace"), digest_size=12).hexdigest()
