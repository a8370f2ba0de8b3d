"""Logo branding: for each client its mark as an object, its stationery and its sign."""
from studio import *


def outline_mark(kind):
    """The marks, as outlines within about 1 unit: [(points, holes, colour key), ...]; keys a, b, c."""
    out = []
    if kind == "market":  # a stall's awning over a square of cloth
        for k in range(5):
            x = -0.5 + 0.2 * k
            pts = [(x, 0.5), (x + 0.2, 0.5), (x + 0.2, 0.12)] + [(x + 0.1 + 0.1 * math.cos(PI * q / 12), 0.12 - 0.1 * math.sin(PI * q / 12)) for q in range(1, 12)] + [(x, 0.12)]
            out.append((pts, (), "ab"[k % 2]))
        for i in range(3):
            for j in range(2):
                x, y = -0.4 + 0.28 * i, -0.5 + 0.26 * j
                out.append(([(x, y), (x + 0.24, y), (x + 0.24, y + 0.22), (x, y + 0.22)], (), "cab"[(i + j) % 3]))
    elif kind == "skin":  # a window arch: sun over two dunes
        def gate(w, foot):
            return [(-w, foot), (w, foot), (w, 0.1)] + [(w * math.cos(PI * q / 32), 0.1 + w * math.sin(PI * q / 32)) for q in range(1, 32)] + [(-w, 0.1)]

        def dune(top, low):
            xs = [-0.275 + 0.55 * q / 40 for q in range(41)]
            return [(x, low(x)) for x in xs] + [(x, top(x)) for x in reversed(xs)]
        far, near = lambda x: 0.07 - 0.1 * math.sin(5 * x + 0.4), lambda x: -0.19 + 0.09 * math.sin(6 * x - 0.3)
        out.append((gate(0.4, -0.5), (gate(0.29, -0.41),), "a"))
        out.append((outline_circle(0.12, 64, 0.03, 0.24), (), "b"))
        out.append((dune(far, lambda x: near(x) + 0.045), (), "a"))
        out.append((dune(near, lambda x: -0.395), (), "c"))
    elif kind == "school":  # a bird that looks back: a curl, a body, an egg
        arc = [(0.1 + 0.34 * math.cos(math.radians(a)), 0.2 + 0.34 * math.sin(math.radians(a))) for a in range(-60, 200, 8)]
        inner = [(0.1 + 0.2 * math.cos(math.radians(a)), 0.2 + 0.2 * math.sin(math.radians(a))) for a in range(196, -61, -8)]
        out.append((arc + inner, (), "a"))
        body = [(0.5 * math.cos(math.radians(a)), -0.12 + 0.42 * math.sin(math.radians(a))) for a in range(180, 361, 6)]
        out.append((body, (), "a"))
        out.append((outline_circle(0.1, 48, -0.26, 0.1), (), "b"))
    elif kind == "coffee":  # a cup seen from above, a bean in it
        out.append((outline_circle(0.5, 96), (outline_circle(0.38, 96),), "a"))
        for s in (-1, 1):
            half = [(s * 0.03 + 0.19 * s * math.cos(a), 0.3 * math.sin(a)) for a in [-PI / 2 + PI * q / 24 for q in range(25)]]
            out.append((half if s > 0 else half[::-1], (), "b"))
    elif kind == "clinic":  # a cross with one leaf
        a, b = 0.46, 0.16
        out.append(([(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)], (), "a"))
        leaf = [(0.2 + 0.3 * q / 12, 0.2 + 0.3 * q / 12 + 0.1 * math.sin(PI * q / 12)) for q in range(13)]
        leaf += [(0.2 + 0.3 * q / 12, 0.2 + 0.3 * q / 12 - 0.1 * math.sin(PI * q / 12)) for q in range(11, 0, -1)]
        out.append((leaf[::-1], (), "b"))
    else:  # a star with its road
        pts = []
        for k in range(10):
            a = PI / 2 + TAU * k / 10
            q = 0.46 if k % 2 == 0 else 0.19
            pts.append((q * math.cos(a), 0.1 + q * math.sin(a)))
        out.append((pts, (), "a"))
        for k in range(3):
            x = -0.45 + 0.33 * k
            out.append(([(x, -0.5), (x + 0.24, -0.5), (x + 0.3, -0.38), (x + 0.06, -0.38)], (), "b"))
    return out


CLIENT = {"market": ("crimson", "gold", "green"), "skin": ("terracotta", "gold", "clay"),
          "school": ("ink", "gold", "ink"), "star": ("ink", "crimson", "ink"),
          "coffee": ("ink", "terracotta", "ink"), "clinic": ("green", "leaf", "green")}


def mark(kind, size, t, loc=(0, 0, 0), rot=(0, 0, 0), colours=None, bevel=0.02, kinds=matte):
    cols = dict(zip("abc", colours or CLIENT[kind]))
    out = []
    for pts, holes, c in outline_mark(kind):
        out.append(cut([(x * size, y * size) for x, y in pts], t, kinds(cols[c]), bevel=bevel, holes=[[(x * size, y * size) for x, y in o] for o in holes]))
    return group(out, loc, rot)


def as_object(kind, ground, base, plinth, dist=12):
    """The mark, a hand high, upright on a plinth; the market's between spools of thread."""
    sweep(ground, depth=5)
    box((2.6, 1.2, 0.4), (0, 0.2, 0), matte(plinth), 0.05)
    if kind == "skin":  # this mark has loose parts, so it needs a tablet behind it
        cut([(x * 2.3, y * 2.3) for x, y in outline_mark(kind)[0][0]], 0.34, matte("cream"), (0, 0.42, 1.56), (90, 0, 0), 0.03)
        mark(kind, 2.3, 0.1, (0, 0.09, 1.56), (90, 0, 0), bevel=0.02)
    else:
        mark(kind, 2.3, 0.42, (0, 0.42, 0.42 + 1.18), (90, 0, 0), bevel=0.04)
    if kind == "star":
        for x in (-0.52, 0.52):
            cylinder(0.03, 0.9, (x, 0.22, 0.4), metal("brass", 0.22), 0.005)
    if kind == "market":
        for x, y, c in ((-1.85, -0.35, "gold"), (1.75, 0.1, base), (1.4, -0.62, "crimson")):
            spool((x, y, 0), c, 0.27, 0.66)
    else:
        for x, y, s, c, q in ((-2.1, -0.3, 0.4, base, 24), (2.2, 0.2, 0.55, base, 12)):
            box((s, s, s), (x, y, 0), matte(c), 0.04, (0, 0, q))
        ball(0.2, (1.75, -0.85, 0.2), metal("brass", 0.2))
    rig(1.0, 1.0, 1.1)
    camera((0, 0, 1.3), az=-74, el=15, dist=dist, lens=75, blur=0.02, focus=(0, -0.2, 1.5))


def stationery(kind, ground, main, second):
    """Letter, envelope and cards laid out, the mark on each."""
    sweep(ground, depth=6)
    def sheet_(w, h, t, c, loc, rz, size, at, colours=None):
        group([slab(w, h, t, 0.02, card(c), (0, 0, 0), bevel=0.006)] + mark(kind, size, 0.008, (at[0], at[1], t), (0, 0, 0), colours, 0.001), loc, (0, 0, rz))
    sheet_(2.1, 2.95, 0.03, "paper", (-0.95, 0.25, 0), 10, 0.55, (-0.65, 1.05))
    sheet_(2.2, 1.25, 0.06, main, (1.25, 0.85, 0), 10, 0.62, (0, 0), ("paper", second, "paper"))
    for k in range(6):
        group([slab(1.05, 0.62, 0.03, 0.01, card("paper" if k % 2 else second), (0, 0, 0), bevel=0.004)], (0.72, -0.72, 0.032 * k), (0, 0, 10 + 1.2 * k))
    sheet_(1.05, 0.62, 0.03, second, (0.72, -0.72, 0.192), 14, 0.34, (0, 0), ("ink", "paper", "ink"))
    sheet_(1.05, 0.62, 0.03, "paper", (1.98, -0.5, 0), -6, 0.34, (-0.24, 0))
    pencil((-0.35, -1.05, 0.06), main, 1.3, 0.05, (0, 90, 100))
    rig(1.0, 1.0, 0.9, el=40)
    camera((0.2, 0.1, 0.1), az=-88, el=52, dist=10.6, lens=75, blur=0.02, focus=(0, -0.2, 0.1))


def signage(kind, wall, board, colours):
    """The sign on a bracket, its shadow long on the wall."""
    GROUND["color"] = wall
    box((16, 0.2, 12), (0, 0.7, -4), ground_mat(wall), 0.0)
    cylinder(0.06, 2.3, (-1.15, -0.3, 3.0), metal("black", 0.4), 0.01, (0, 90, 0))
    box((0.1, 1.0, 0.1), (-1.15, 0.15, 2.95), metal("black", 0.4), 0.02)
    box((0.3, 0.06, 0.5), (-1.15, 0.58, 2.75), metal("black", 0.4), 0.02)
    for x in (-0.62, 0.62):
        tube([(x, -0.3, 3.0), (x, -0.3, 2.7), (x, -0.3, 2.4)], 0.02, metal("black", 0.4))
    sign = [cylinder(1.22, 0.14, (0, 0, -0.07), matte(board), 0.03, segs=160), ring(1.2, 0.06, (0, 0, 0), metal("brass", 0.25))]
    sign += mark(kind, 1.45, 0.08, (0, 0, 0.07), (0, 0, 0), colours, 0.02)
    group(sign, (0, -0.3, 1.42), (90, 0, 0))
    world((0.95, 0.95, 1.0), 0.45)
    sun(218, 42, 2.6, 3)
    area((-5, -6, 5), (0, 0, 1.5), 5, 460, (1, 0.96, 0.9))
    camera((0.25, 0, 1.6), az=-70, el=4, dist=11, lens=75, blur=0.01, focus=(0, -0.3, 1.4))


@picture("projects/logo-branding/kente-lane-market-mark", 1200, 900, ground="indigo", samples=32)
def market_mark():
    as_object("market", "indigo", "green", "paper", dist=10.4)


@picture("projects/logo-branding/kente-lane-market-stationery", 1200, 900, ground="green", samples=32)
def market_stationery():
    stationery("market", "green", "crimson", "gold")


@picture("projects/logo-branding/kente-lane-market-signage", 1200, 900, ground="terracotta", samples=32)
def market_sign():
    signage("market", "terracotta", "paper", None)


@picture("projects/logo-branding/harmattan-skincare-mark", 1200, 900, ground="sand", samples=32)
def skin_mark():
    as_object("skin", "sand", "blush", "paper")


@picture("projects/logo-branding/harmattan-skincare-stationery", 1200, 900, ground="blush", samples=32)
def skin_stationery():
    stationery("skin", "blush", "terracotta", "sand")


@picture("projects/logo-branding/harmattan-skincare-signage", 1200, 900, ground="sand", samples=32)
def skin_sign():
    signage("skin", "sand", "paper", None)


@picture("projects/logo-branding/sankofa-schools-mark", 1200, 900, ground="terracotta", samples=32)
def school_mark():
    as_object("school", "terracotta", "gold", "paper")


@picture("projects/logo-branding/sankofa-schools-stationery", 1200, 900, ground="crimson", samples=32)
def school_stationery():
    stationery("school", "crimson", "ink", "gold")


@picture("projects/logo-branding/sankofa-schools-signage", 1200, 900, ground="green", samples=32)
def school_sign():
    signage("school", "green", "gold", ("ink", "crimson", "ink"))


@picture("projects/logo-branding/blackstar-logistics-mark", 1200, 900, ground="gold", samples=32)
def star_mark():
    as_object("star", "gold", "crimson", "paper")


@picture("projects/logo-branding/blackstar-logistics-stationery", 1200, 900, ground="indigo", samples=32)
def star_stationery():
    stationery("star", "indigo", "crimson", "gold")


@picture("projects/logo-branding/blackstar-logistics-signage", 1200, 900, ground="indigo", samples=32)
def star_sign():
    signage("star", "indigo", "gold", ("ink", "crimson", "ink"))
