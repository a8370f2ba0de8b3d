"""Side pictures of the service pages: upright, one more object per service."""
from studio import *
from home import film, _frame_scenes


def look(z=1.5, dist=11, el=11, az=-84, **k):
    rig(1.0, 1.0, 1.1)
    camera((0, 0, z), az=az, el=el, dist=dist, lens=75, blur=0.02, focus=(0, -0.4, z), **k)


def mini(w, h, bg, fg, a, b):
    c = Canvas(int(w), int(h), bg)
    c.rect(0, 0, w, h * 0.07, fg)
    c.lines(w * 0.08, h * 0.16, w * 0.6, 3, h * 0.07, fg, h * 0.035)
    c.rect(w * 0.08, h * 0.38, w * 0.3, h * 0.07, a, h * 0.03)
    c.weave(w * 0.08, h * 0.52, w * 0.84, h * 0.42, max(3, int(w / 40)), max(3, int(h * 0.42 / 40)), [a, b], [fg, b], fg)
    return c.mat(rough=0.4, coat=0.4, emit=0.1)


@picture("services/web-side", 900, 1200, ground="gold", samples=32)
def web():
    """One page on three screens, large, middle and small, climbing steps."""
    sweep("gold", depth=4)
    for k, (c, h) in enumerate((("crimson", 0.5), ("ink", 1.05), ("terracotta", 1.6))):
        box((2.5 - 0.1 * k, 0.8, h), (0, -0.75 + 0.8 * k, 0), matte(c), 0.04)
    phone(mini(180, 372, "paper", "ink", "crimson", "gold"), (-0.72, -0.72, 1.05), (78, 0, 10), 0.56, 1.12, 0.07)
    phone(mini(280, 372, "paper", "ink", "green", "gold"), (0.45, 0.02, 1.72), (80, 0, -8), 1.0, 1.34, 0.07)
    screen(mini(400, 260, "paper", "ink", "indigo", "gold"), (0, 0.95, 1.6), (0, 0, 0), 2.1, 1.4, stand=True)
    look(1.85, 11.4, 10)


@picture("services/branding-side", 900, 1200, ground="terracotta", samples=32)
def branding():
    """A carrier bag with a woven mark, its handles of kente band."""
    sweep("terracotta", depth=4)
    w, d, h = 1.7, 0.85, 2.1
    box((w, d, h), (0, 0, 0), card("paper"), 0.015, (0, 0, 12))
    m = Canvas(256, 256, "paper")
    m.weave(28, 28, 200, 200, 4, 4, ["gold", "crimson"], ["green", "indigo"], "paper")
    parts = [slab(1.05, 1.05, 0.006, 0.01, m.mat(rough=0.9, coat=0), (0, -d / 2 - 0.003, 1.0), (90, 0, 0), 0.001), box((w - 0.04, d - 0.04, 0.01), (0, 0, h), matte("ink"), 0.002)]
    for y in (-d / 2 + 0.06, d / 2 - 0.06):
        p = spline([(-0.42, y, h - 0.25), (-0.42, y, h + 0.2), (-0.3, y, h + 0.62), (0, y, h + 0.78), (0.3, y, h + 0.62), (0.42, y, h + 0.2), (0.42, y, h - 0.25)], 160)
        parts.append(ribbon(p, 0.16, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.024, side=(0, 1, 0), lock=True))
    group(parts, (0, 0, 0), (0, 0, 12))
    box((0.7, 0.7, 0.5), (1.25, -0.6, 0), card("gold"), 0.02, (0, 0, -18))
    group([box((0.72, 0.16, 0.52), (0, 0, 0), cloth("crimson"), 0.01)], (1.25, -0.6, -0.005), (0, 0, -18))
    cylinder(0.3, 0.44, (-1.25, -0.6, 0), matte("ink"), 0.03)
    look(1.45, 11)


@picture("services/uiux-side", 900, 1200, ground="green", samples=36)
def uiux():
    """From pencil sketch to finished screen: a drawn sheet and a pane of glass on one stand."""
    sweep("green", depth=4)
    box((2.4, 1.6, 0.35), (0, 0.1, 0), wood("bark", 1.4), 0.04)
    c = Canvas(260, 360, "paper")
    for x, y, w, h in ((20, 20, 220, 30), (20, 70, 100, 100), (136, 70, 104, 100), (20, 190, 220, 60), (20, 270, 220, 70)):
        c.rect(x, y, w, h, "ink").rect(x + 3, y + 3, w - 6, h - 6, "paper")
    slab(1.75, 2.4, 0.03, 0.02, card("paper"), (-0.12, 0.62, 0.35 + 1.2), (84, 0, 8), 0.005)
    slab(1.7, 2.34, 0.005, 0.01, c.mat(rough=0.9, coat=0), (-0.12, 0.582, 0.35 + 1.2), (84, 0, 8), 0.001)
    g = [slab(1.75, 2.4, 0.06, 0.12, tinted("#f0b429", 0.62, 0.08), (0, 0, 0), bevel=0.02)]
    for x, y, w, h, col in ((0, 0.98, 1.45, 0.2, "ink"), (-0.4, 0.38, 0.66, 0.66, "crimson"), (0.4, 0.38, 0.66, 0.66, "indigo"), (0, -0.3, 1.45, 0.4, "paper"), (0, -0.85, 1.45, 0.36, "green")):
        g.append(slab(w, h, 0.05, 0.08, matte(col), (x, y, 0.06), bevel=0.015))
    group(g, (0.3, -0.25, 0.35 + 1.21), (84, 0, -12))
    pencil((-1.25, -1.1, 0.07), "gold", 1.4, 0.065, (0, 90, 16))
    look(1.5, 11)


@picture("services/mobile-side", 900, 1200, ground="indigo", samples=32)
def mobile():
    """Bands of cloth pour out of a phone's screen."""
    sweep("indigo", depth=4)
    box((1.9, 1.1, 0.4), (0, 0.3, 0), matte("crimson"), 0.05)
    c = Canvas(180, 372, "ink")
    c.rect(14, 24, 80, 14, "gold", 4)
    phone(c.mat(rough=0.3, coat=0.6), (0, 0.35, 0.4 + 1.42), (82, 0, 0), 1.5, 2.9, 0.12)
    cols = [cloth("gold"), kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), cloth("paper"), kente(pat_edge("green", "gold"), 1), cloth("terracotta")]
    for k, m in enumerate(cols):
        x = -0.52 + 0.26 * k
        e = (-1) ** k * 0.12
        p = spline([(x, 0.36, 2.5 - 0.1 * k), (x, 0.12, 2.46 - 0.1 * k), (x, -0.22, 2.1 - 0.1 * k), (x * 1.2, -0.4, 1.3), (x * 1.5, -0.52, 0.62), (x * 1.75, -0.85, 0.2), (x * 2.0 + e, -1.25, 0.04), (x * 2.2 + e, -1.75, 0.04), (x * 2.3, -2.05, 0.3), (x * 2.25, -1.95, 0.5)], 300)
        ribbon(p, 0.24, m, 0.024, side=(1, 0, 0))
    look(1.5, 11.2, 13, -90)


@picture("services/software-side", 900, 1200, ground="crimson", samples=32)
def software():
    """Open cubes nested in one another, the smallest of brass."""
    sweep("crimson", depth=4)

    def frame(s, t, mat, loc, rz):
        out = []
        h = s / 2
        for a in (-1, 1):
            for b in (-1, 1):
                out.append(box((s, t, t), (0, a * (h - t / 2), b * (h - t / 2)), mat, 0.02, base=False))
                out.append(box((t, s - 2 * t, t), (a * (h - t / 2), 0, b * (h - t / 2)), mat, 0.02, base=False))
                out.append(box((t, t, s - 2 * t), (a * (h - t / 2), b * (h - t / 2), 0), mat, 0.02, base=False))
        return group(out, loc, (0, 0, rz))
    box((2.3, 2.3, 0.3), (0, 0, 0), matte("ink"), 0.04, (0, 0, 24))
    frame(2.1, 0.17, matte("paper"), (0, 0, 1.36), 24)
    frame(1.45, 0.14, matte("gold"), (0, 0, 1.36), 36)
    frame(0.92, 0.11, matte("green"), (0, 0, 1.36), 50)
    ball(0.3, (0, 0, 1.36), metal("brass", 0.16))
    box((0.9, 0.9, 0.5), (0, 0, 2.42), matte("indigo"), 0.04, (0, 0, 8))
    box((0.5, 0.5, 0.5), (0.02, 0, 2.925), matte("gold"), 0.04, (0, 0, 30))
    look(1.6, 11, 14, -90)


@picture("services/video-side", 900, 1200, ground="sand", samples=32)
def video():
    """Film hung to dry in three lengths from a brass rail."""
    sweep("sand", depth=3.5)
    fr = _frame_scenes()
    for s in (-1, 1):
        cylinder(0.05, 3.5, (s * 1.35, 0, 0), metal("brass", 0.25), 0.01)
        cylinder(0.3, 0.08, (s * 1.35, 0, 0), matte("ink"), 0.02)
    cylinder(0.05, 3.0, (-1.5, 0, 3.4), metal("brass", 0.25), 0.01, (0, 90, 0))
    for k, (x, l, c) in enumerate(((-0.85, 2.5, 0.3), (0.0, 3.3, 0.5), (0.85, 2.1, -0.3))):
        f = fr[k:] + fr[:k]
        end = 3.45 - l
        p = spline([(x, 0.12, 3.1), (x, 0.09, 3.42), (x, 0.0, 3.5), (x, -0.1, 3.4), (x, -0.1, 2.6), (x + 0.02, -0.12, end + 0.75), (x + 0.02, -0.2, end + 0.3), (x, -0.5, end + 0.12), (x, -0.68, end + 0.35), (x, -0.5, end + 0.55)], 360)
        film(p, 0.6, (1, 0, 0), f)
        box((0.26, 0.12, 0.2), (x, -0.02, 3.42), matte("crimson"), 0.02)
    cylinder(0.55, 0.22, (-0.9, -1.0, 0), metal("steel", 0.28), 0.05)
    cylinder(0.58, 0.08, (-0.9, -1.0, 0.15), metal("steel", 0.28), 0.03)
    look(1.75, 11.4, 9, -86)


@picture("services/database-side", 900, 1200, ground="green", samples=32)
def database():
    """A card cabinet; one drawer stands open and its cards show their colours."""
    sweep("green", depth=4)
    m = wood("wood", 1.3)
    box((2.1, 1.1, 0.3), (0, 0.3, 0), matte("ink"), 0.03)
    box((2.1, 1.1, 2.5), (0, 0.3, 0.3), m, 0.03)
    for r in range(4):
        for c in range(3):
            if (r, c) == (2, 1):
                continue
            x, z = -0.66 + 0.66 * c, 0.4 + 0.6 * r
            box((0.6, 0.06, 0.53), (x, -0.26, z), matte(("crimson", "gold", "terracotta", "paper")[(r + 2 * c) % 4]), 0.02)
            ball(0.05, (x, -0.33, z + 0.2), metal("brass", 0.2), 32)
            slab(0.24, 0.12, 0.012, 0.01, card("cream"), (x, -0.29, z + 0.38), (90, 0, 0), 0.002)
    z, y = 1.6, -0.95
    box((0.6, 0.06, 0.53), (0, y - 0.06, z), matte("gold"), 0.02)
    ball(0.05, (0, y - 0.13, z + 0.2), metal("brass", 0.2), 32)
    for s in (-1, 1):
        box((0.04, 0.95, 0.36), (s * 0.27, y + 0.42, z), m, 0.008)
    box((0.56, 0.95, 0.04), (0, y + 0.42, z), m, 0.008)
    cols = ["paper", "crimson", "gold", "indigo", "paper", "terracotta", "green", "paper", "gold", "crimson"]
    for k in range(16):
        hgt = 0.46 + (0.08 if k % 3 == 0 else 0)
        box((0.48, 0.02, hgt), (0, y + 0.05 + 0.045 * k, z + 0.04), card(cols[k % 10]), 0.003, (7, 0, 0))
    plant((0.55, 0.3, 2.8), "crimson", "leaf", 12, 0.8, 4, 0.22)
    book((-0.5, 0.25, 2.8), "indigo", (0.9, 0.66, 0.14), (0, 0, 8))
    look(1.75, 11.4, 13, -72)


@picture("services/photography-side", 900, 1200, ground="crimson", samples=32)
def photography():
    """A field camera on a wooden tripod, its bellows drawn out."""
    sweep("crimson", depth=4)
    top = Vector((0, 0.1, 2.15))
    for a in (-90, 30, 150):
        d = Vector((math.cos(math.radians(a)), math.sin(math.radians(a)), 0))
        for s in (-0.06, 0.06):
            o = Vector((-d.y, d.x, 0)) * s
            tube([top + d * 0.1 + o, top + d * 0.5 + o * 0.8 + Vector((0, 0, -1.05)), top + d * 0.98 + o * 0.3 + Vector((0, 0, -2.13))], 0.038, wood("wood"), segs=12)
        ball(0.05, tuple(top + d * 0.98 + Vector((0, 0, -2.1))), metal("brass", 0.25), 24)
    cylinder(0.3, 0.1, (0, 0.1, 2.12), metal("brass", 0.25), 0.02)
    c = [box((0.5, 1.5, 0.08), (0, 0, 0), wood("bark"), 0.015), box((1.15, 0.16, 1.15), (0, 0.62, 0.08), wood("bark"), 0.03), box((0.8, 0.12, 0.8), (0, -0.55, 0.16), wood("bark"), 0.03)]
    secs = []
    n = 14
    for k in range(2 * n + 1):
        t = k / (2 * n)
        s = (0.98 - 0.36 * t) * (1.0 if k % 2 == 0 else 0.88) / 2
        y = 0.54 - 1.03 * t
        zc = 0.65 - 0.09 * t
        secs.append([(-s, y, zc - s), (s, y, zc - s), (s, y, zc + s), (-s, y, zc + s)])
    c.append(loft(secs, matte("ink"), 10))
    c += [cylinder(0.26, 0.2, (0, -0.6, 0.56), metal("brass", 0.22), 0.03, (90, 0, 0)), cylinder(0.2, 0.22, (0, -0.6, 0.56), gloss("#141b45", 0.03), 0.02, (90, 0, 0)), ring(0.25, 0.025, (0, -0.8, 0.56), metal("brass", 0.2), (90, 0, 0))]
    group(c, (0, 0.1, 2.22), (0, 0, -34))
    p = spline([(0.5, 0.75, 3.3), (0.75, 0.6, 3.0), (0.85, 0.3, 2.3), (0.8, 0.1, 1.5), (0.9, -0.1, 0.8), (0.8, -0.3, 0.3)], 240)
    ribbon(p, 0.46, kente(pat_kente("gold", "green", "ink", "paper"), 4.6), 0.024, side=(1, 0.4, 0))
    look(1.75, 11.4, 8, -88)


@picture("services/social-side", 900, 1200, ground="gold", samples=32)
def social():
    """Speech bubbles piled up, each in its own colour and pattern."""
    sweep("gold", depth=4)

    def bubble(w, h, t, mat, loc, rot, left):
        pts = outline_rect(w, h, h * 0.32, 12)
        s = -1 if left else 1
        tail_ = [(s * w * 0.12, -h / 2 + 0.02), (s * w * 0.34, -h / 2 - 0.3), (s * w * 0.34, -h / 2 + 0.06)]
        return group([cut(pts, t, mat, (0, t / 2, 0), (90, 0, 0), 0.05), cut(tail_ if s > 0 else tail_[::-1], t * 0.92, mat, (0, t / 2 * 0.92, 0), (90, 0, 0), 0.03)], loc, rot)
    bubble(2.1, 1.05, 0.4, matte("ink"), (0.0, 0.3, 0.86), (0, 0, 8), True)
    bubble(1.7, 0.95, 0.36, matte("crimson"), (0.25, 0.15, 2.16), (0, 0, -10), False)
    bubble(1.25, 0.8, 0.34, matte("paper"), (-0.3, 0.0, 3.34), (0, 0, 10), True)
    for k in range(3):
        ball(0.13, (-0.45 + 0.45 * k, 0.06 + 0.05 * k, 0.86), matte("gold"), 48)
    for k in range(4):
        box((0.17, 0.14, 0.14 + 0.13 * k), (-0.2 + 0.28 * k, -0.04 - 0.045 * k, 1.92), matte("paper"), 0.02, (0, 0, -10))
    for s in (-1, 1):
        cylinder(0.135, 0.12, (-0.3 + s * 0.095, -0.2 + 0.017 * s, 3.42), matte("terracotta"), 0.03, (90, 0, 10))
    group([cut([(-0.225, 0.03), (0, -0.27), (0.225, 0.03), (0, 0.1)], 0.12, matte("terracotta"), bevel=0.02)], (-0.3, -0.19, 3.38), (90, 0, 10))
    box((0.5, 0.5, 0.5), (1.3, -0.5, 0), matte("green"), 0.04, (0, 0, 20))
    ball(0.22, (-1.25, -0.65, 0.22), metal("brass", 0.2))
    look(1.85, 11.6, 8, -84)
