"""Records of Rummikub rounds, as files for `rummy replay`."""

HEAD = """
format = "rummy-record/1"
sheet = "rummikub"
seats = ["Ann", "Ben"]
"""
POSITION = """
[round.position]
table = "r4 r5 r6"
stock = "r1 b2 k3"
to_move = "Ann"
opened = ["Ann"]
racks = { Ann = "r7 b9", Ben = "k1 r10 k10 y10" }
scores = { Ann = 20, Ben = -20 }
"""


def a_round(*moves: str, position: str = POSITION, head: str = HEAD) -> str:
    lines = "\n".join(moves)
    return f'{head}\n[[round]]\nmoves = """\n{lines}\n"""\n{position}'
