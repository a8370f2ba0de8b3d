"""The launch pages (home three and home six): off-white ground, cobalt, with gold and coral beside it."""
from studio import *
from woven import *
from services import bead

WHITE = "#f4f2ec"


def daylit():
    rig(1.0, 1.05, 1.0)


@picture("home-three/market", 1200, 900, ground="#f4f2ec", samples=24, level=0.98)
def market():
    """Woven baskets stacked into a bar chart, the top one of each stack full of one kind of bead."""
    sweep(WHITE, depth=6)
    rnd = random.Random(3)
    R, h, gap = 0.47, 0.44, 1.16
    stacks = ((1, "crimson", ("sand", "cream"), ("wood", "sand")), (2, "gold", ("sand", "cream"), ("wood", "sand")), (3, "green", ("sand", "cream"), ("wood", "sand")),
              (2, "ink", ("sand", "cream"), ("wood", "sand")), (5, "cobalt", ("cobalt", "sky"), ("cream", "cobalt")))
    for k, (n, c, cols, rows) in enumerate(stacks):
        x, y = -2.32 + gap * k, 0.2
        for i in range(n):
            basket((x, y, i * (h + 0.02)), R, h, 18, 4, cols, rows, 0.05, "bark", "wood" if k < 4 else "ink")
        z = (n - 1) * (h + 0.02) + h
        r = 0.098
        for level in range(3):
            reach = (0.36, 0.27, 0.15)[level]
            m = (13, 8, 3)[level]
            if level < 2:
                group([bead(r, 0.17, gloss(c, 0.16), (0, 0, -0.085), 0.035)], (x, y, z - 0.05 + level * 0.13), (rnd.uniform(-20, 20), rnd.uniform(-20, 20), 0))
            for q in range(m):
                a = TAU * (q + 0.5 * (level % 2)) / m
                group([bead(r, 0.17, gloss(c if (q + level) % 5 else shade(c, 1.14 if c != "ink" else 1.08), 0.16), (0, 0, -0.085), 0.035)],
                      (x + reach * math.cos(a), y + reach * math.sin(a), z - 0.05 + level * 0.13), (rnd.uniform(0, 180), rnd.uniform(-60, 60), rnd.uniform(0, 360)))
            if level == 0:
                for q in range(7):
                    a = TAU * q / 7
                    group([bead(r, 0.17, gloss(c, 0.16), (0, 0, -0.085), 0.035)], (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), z - 0.03), (rnd.uniform(0, 180), rnd.uniform(-60, 60), 0))
    for x, y, c, a in ((-1.7, -1.0, "crimson", 20), (-0.9, -1.25, "cobalt", 65), (0.35, -1.05, "gold", 110), (1.3, -1.3, "cobalt", 30), (2.1, -1.0, "green", 80)):
        group([bead(0.14, 0.2, gloss(c, 0.16), (0, 0, -0.1), 0.05)], (x, y, 0.14), (90, 0, a))
    daylit()
    camera((0.02, 0, 1.12), az=-84, el=17, dist=13.3, lens=75, blur=0.02, focus=(0, -0.2, 1.1))


@picture("home-three/channels", 1200, 900, ground="#f4f2ec", samples=24, level=0.98)
def channels():
    """Five toy blocks: television, billboard, newspaper, phone and loudspeaker, with two ribbons woven between them."""
    sweep(WHITE, depth=6)
    # television
    t = [box((1.25, 0.75, 1.0), (0, 0, 0.26), gloss("cobalt", 0.25), 0.1)]
    tv = Fine(120, 90, "gold")
    tv.disc(60, 50, 24, "crimson").rect(0, 62, 120, 28, "cobalt").rect(0, 76, 120, 14, "ink")
    t += [slab(0.86, 0.72, 0.04, 0.1, matte("ink"), (-0.12, -0.36, 0.76), (90, 0, 0), 0.01), slab(0.76, 0.62, 0.02, 0.08, tv.mat(rough=0.3, coat=0.5), (-0.12, -0.395, 0.76), (90, 0, 0), 0.004)]
    for z in (0.98, 0.76):
        t.append(cylinder(0.075, 0.07, (0.46, -0.36, z), metal("brass", 0.25), 0.015, (90, 0, 0)))
    for s in (-1, 1):
        t += [tube([(0, 0.05, 1.25), (s * 0.2, 0.05, 1.52), (s * 0.38, 0.05, 1.78)], 0.018, metal("steel", 0.25)), ball(0.045, (s * 0.38, 0.05, 1.79), matte("crimson"), 24)]
        for q in (-1, 1):
            t.append(cylinder(0.05, 0.3, (s * 0.45, q * 0.22, 0), wood("bark"), 0.012))
    group(t, (-2.5, 0.14, 0), (0, 0, 6))
    # billboard
    bb = Fine(150, 90, "paper")
    bb.weave(8, 8, 70, 74, 5, 5, ["cobalt", "gold"], ["crimson", "ink"], "paper").disc(112, 45, 24, "cobalt").disc(112, 45, 12, "gold")
    b = [box((1.62, 0.12, 1.0), (0, 0, 1.15), matte("ink"), 0.03), slab(1.5, 0.88, 0.02, 0.02, bb.mat(rough=0.8, coat=0), (0, -0.075, 1.65), (90, 0, 0), 0.004)]
    for s in (-1, 1):
        b += [cylinder(0.06, 1.2, (s * 0.5, 0.02, 0), wood("wood"), 0.012), box((0.3, 0.5, 0.1), (s * 0.5, 0.02, 0), matte("ink"), 0.025)]
        b.append(tube([(s * 0.45, -0.05, 2.12), (s * 0.45, -0.3, 2.28), (s * 0.45, -0.42, 2.18)], 0.022, metal("brass", 0.25)))
        b.append(ball(0.07, (s * 0.45, -0.43, 2.14), metal("brass", 0.22), 24))
    group(b, (-0.95, 0.35, 0), (0, 0, 3))
    # newspaper: a roll that stands, with its loose edge
    n = [ribbon(coil((0, 0, 0.62), 0.09, 0.33, 5.2, 0, 320, "z", 0.4), 1.24, card("cream"), 0.02, side=(0, 0, 1), lock=True)]
    n.append(ribbon([Vector((0.355 * math.cos(TAU * k / 120), 0.355 * math.sin(TAU * k / 120), 0.62)) for k in range(121)], 0.3, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.02, side=(0, 0, 1), lock=True))
    group(n, (0.45, 0.05, 0.0))
    # phone on a block
    ph = Fine(90, 180, "cobalt")
    ph.rect(10, 18, 70, 70, "gold", 6).disc(45, 53, 22, "crimson").lines(10, 100, 70, 3, 14, "paper", 6).rect(10, 148, 70, 18, "gold", 9)
    p = [box((0.8, 0.62, 0.4), (0, 0.06, 0), matte("gold"), 0.05)]
    p += group(phone(ph.mat(rough=0.3, coat=0.4), (0, 0, 0), (0, 0, 0), 0.78, 1.5, 0.09), (0, 0.06, 1.1), (80, 0, 0))
    group(p, (1.5, 0.2, 0), (0, 0, -4))
    # loudspeaker
    l = [box((0.95, 0.8, 1.5), (0, 0, 0), matte("crimson"), 0.07)]
    for z, q in ((0.5, 0.33), (1.12, 0.2)):
        l += [lathe(soft([(q * 0.3, 0.0), (q, 0.1), (q * 1.1, 0.1), (q * 1.1, 0)], 0.02), matte("ink"), (0, -0.39, z), (90, 0, 0)), lathe([(0.001, 0.02), (q * 0.92, 0.075)], matte("#2c2a30"), (0, -0.4, z), (90, 0, 0)),
              ball(q * 0.34, (0, -0.4, z), metal("brass", 0.22), 32)]
    group(l, (2.85, 0.14, 0), (0, 0, -6))
    # the ribbons: in front of one, behind the next
    xs = [-2.5, -0.95, 0.45, 1.5, 2.85]
    # the gold one lies on the cobalt one's edge wherever they cross
    for s, m, z in ((1, kente(pat_edge("cobalt", "paper"), 1), 0.125), (-1, cloth("gold"), 0.375)):
        q = [(-4.1, -0.3 + 0.25 * s, z)]
        for k, (x, half) in enumerate(zip(xs, (0.36, 0.42, 0.16, 0.24, 0.36))):
            y = -0.76 if (k % 2 == 0) == (s > 0) else 1.0
            q += [(x - half, y, z), (x + half, y, z)]
        q.append((4.4, 0.1 - 0.3 * s, z))
        ribbon(spline(q, 560), 0.24, m, 0.026, side=(0, 0, 1), lock=True)
    daylit()
    camera((0.16, 0, 0.92), az=-88, el=20, dist=14.7, lens=75, blur=0.02, focus=(0, -0.3, 0.9))


@picture("home-three/film", 1600, 900, ground="#f4f2ec", samples=24, level=0.98)
def film_():
    """A camera built of blocks on its tripod, before a small stage hung with a woven cloth."""
    sweep(WHITE, depth=7)
    box((3.5, 1.9, 0.24), (1.5, 0.7, 0), matte("cobalt"), 0.05)
    box((3.5, 0.3, 0.12), (1.5, -0.42, 0), matte("ink"), 0.03)
    for s in (-1, 1):
        cylinder(0.07, 2.9, (1.5 + s * 1.5, 1.35, 0.24), wood("bark"), 0.02)
        ball(0.12, (1.5 + s * 1.5, 1.35, 3.2), metal("brass", 0.22), 32)
    cylinder(0.055, 3.3, (-0.15, 1.35, 2.98), wood("bark"), 0.015, (0, 90, 0))
    drape_weave(1.5, 1.27, 2.93, 2.72, 12, 11, ["gold", "cobalt", "paper", "cobalt", "gold", "ink"], ["crimson", "gold", "cobalt", "ink"], 0.018)
    cylinder(0.42, 0.34, (1.5, 0.45, 0.24), matte("gold"), 0.04)
    bottle((1.5, 0.45, 0.58), gloss("crimson", 0.18), matte("paper"), 0.24, 0.92, 0.09, 0.17)
    # the camera
    c = [box((1.05, 0.62, 0.72), (0, 0, 0), gloss("cobalt", 0.25), 0.06), box((0.26, 0.4, 0.4), (0.62, 0, 0.16), matte("ink"), 0.03)]
    c.append(lathe(soft([(0.0001, 0), (0.17, 0), (0.17, 0.16), (0.3, 0.42), (0.265, 0.42), (0.14, 0.14), (0.0001, 0.14)], 0.02), matte("ink"), (0.72, 0, 0.36), (0, 90, 0)))
    c.append(cylinder(0.13, 0.03, (0.83, 0, 0.36), gloss("indigo", 0.05), 0.01, (0, 90, 0)))
    for x, q, col in ((-0.3, 0.36, "gold"), (0.34, 0.28, "crimson")):
        c += [cylinder(q, 0.2, (x, 0.1, 0.74 + q), matte(col), 0.03, (90, 0, 0)), cylinder(q * 0.72, 0.22, (x, 0.11, 0.74 + q), matte("paper"), 0.015, (90, 0, 0)), cylinder(q * 0.24, 0.27, (x, 0.135, 0.74 + q), metal("brass", 0.22), 0.015, (90, 0, 0))]
    c += [box((0.3, 0.16, 0.2), (-0.62, -0.1, 0.4), matte("ink"), 0.03), slab(0.5, 0.3, 0.02, 0.04, matte("paper"), (-0.05, -0.31, 0.34), (90, 0, 0), 0.005), cylinder(0.05, 0.04, (0.1, -0.32, 0.34), matte("crimson"), 0.01, (90, 0, 0)), box((0.5, 0.4, 0.1), (0, 0, -0.1), matte("ink"), 0.02)]
    at = (-2.15, -0.35, 1.62)
    group(c, at, (0, 0, 14))
    for q in range(3):
        a = math.radians(100 + 120 * q)
        top = Vector((at[0] + 0.1 * math.cos(a), at[1] + 0.1 * math.sin(a), 1.54))
        foot = Vector((at[0] + 0.78 * math.cos(a), at[1] + 0.78 * math.sin(a), 0.0))
        tube([foot + Vector((0, 0, 0.02)), foot.lerp(top, 0.5), top], 0.048, wood("wood"))
        cylinder(0.07, 0.06, foot, matte("ink"), 0.015)
    cylinder(0.17, 0.12, (at[0], at[1], 1.43), metal("brass", 0.25), 0.02)
    # lamp and a folding chair's worth of blocks
    group([box((0.56, 0.5, 0.5), (0, 0, -0.25), matte("ink"), 0.05), slab(0.44, 0.4, 0.03, 0.04, glow("#fff0cf", 2.2), (0, -0.265, 0), (90, 0, 0), 0.004)], (3.72, 0.35, 2.35), (22, 0, -58))
    tube([(3.72, 0.35, 0.02), (3.72, 0.35, 1.0), (3.72, 0.35, 2.15)], 0.035, metal("steel", 0.3))
    cylinder(0.36, 0.06, (3.72, 0.35, 0), matte("ink"), 0.02)
    p = spline([(-2.7, -0.3, 1.72), (-2.95, -0.35, 1.2), (-2.9, -0.8, 0.2), (-2.4, -1.15, 0.03), (-1.2, -1.05, 0.03), (0.2, -1.3, 0.03), (1.6, -1.1, 0.03), (3.0, -1.3, 0.03), (4.9, -1.05, 0.03)], 400)
    ribbon(p, 0.2, kente(pat_kente("gold", "cobalt", "ink", "paper"), 4.6), 0.022, side=(0, 1, 0.1))
    daylit()
    camera((0.62, 0, 1.42), az=-88, el=11, dist=15.2, lens=70, blur=0.02, focus=(0, -0.2, 1.4))


@picture("home-six/about", 1200, 900, ground="#f4f2ec", samples=24, level=0.98)
def seedling():
    """A seedling of ribbons has come up out of a paper box."""
    sweep(WHITE, depth=6)
    w, h, m = 1.5, 1.0, card("#e9dcc3")
    for s in (-1, 1):
        box((w, 0.05, h), (0, s * (w / 2 - 0.025), 0), m, 0.008)
        box((0.05, w - 0.1, h), (s * (w / 2 - 0.025), 0, 0), m, 0.008)
        group([box((w - 0.04, 0.035, 0.6), (0, 0, 0), m, 0.008)], (0, s * (w / 2 - 0.02), h - 0.01), (-s * 100, 0, 0))
        group([box((0.035, w - 0.04, 0.6), (0, 0, 0), m, 0.008)], (s * (w / 2 - 0.02), 0, h - 0.01), (0, s * 104, 0))
    ribbon([Vector((0, -w / 2 - 0.012, 0.02 + 0.96 * k / 40)) for k in range(41)], 0.3, kente(pat_kente("cobalt", "gold", "ink", "paper"), 4.6), 0.018, side=(1, 0, 0), lock=True, u0=2.4)
    rnd = random.Random(6)
    for k in range(46):
        a, q = rnd.uniform(0, TAU), 0.6 * math.sqrt(rnd.random())
        box((0.2, 0.2, 0.2), (q * math.cos(a), q * math.sin(a), 0.7 + rnd.uniform(0, 0.06)), matte(("bark", "#5b4130", "ink")[k % 3]), 0.03, (rnd.uniform(0, 60), rnd.uniform(0, 60), rnd.uniform(0, 90)))
    # the stem: three ribbons turned about each other
    stem = spline([(0, 0, 0.7), (0.02, 0, 1.2), (-0.1, 0, 1.75), (0.0, 0, 2.3), (0.1, 0, 2.62)], 200)
    for i, c in enumerate(("cobalt", "green", "gold")):
        p = [q + Vector((math.cos(TAU * i / 3 + k * 0.07), math.sin(TAU * i / 3 + k * 0.07), 0)) * 0.085 for k, q in enumerate(stem)]
        ribbon(p, 0.17, cloth(c, 14, 6), 0.02, side=(-math.sin(TAU * i / 3), math.cos(TAU * i / 3), 0), twist=lambda t: math.degrees(0.07 * 200 * t) * 0.0)
    # leaves: each a fan of ribbons from the stem's head to the leaf's tip

    def leaf(base, tip, width, rise, mats, droop):
        A, B = Vector(base), Vector(tip)
        d = B - A
        s = Vector((0, 0, 1)).cross(d).normalized()
        s = (s * 0.6 + d.normalized().cross(s) * 0.8 * (1 if d.x < 0 else -1)).normalized()
        out = d.normalized().cross(s) * (0.16 if d.x < 0 else -0.16)
        n = len(mats)
        for i, mt in enumerate(mats):
            e = -1 + 2 * (i + 0.5) / n
            pts = []
            for k in range(121):
                t = k / 120
                b = math.sin(PI * min(1, t * 1.02)) ** 0.75
                pts.append(A.lerp(B, t) + s * width * e * b + Vector((0, 0, rise * math.sin(PI * t * 0.9) - droop * t * t)) + out * abs(e) * b)
            ribbon(resample(pts, 160), 2 * width / n * 0.97, mt, 0.02, side=s, taper=lambda t: max(0.12, math.sin(PI * (0.02 + 0.96 * t)) ** 0.75), u0=i * 0.6)
        for j, t in enumerate((0.3, 0.42, 0.54, 0.66)):
            b = math.sin(PI * t) ** 0.75
            pts = []
            for k in range(81):
                e = -1 + 2 * k / 80
                over = 0.022 * wave(((e + 1) / 2 * n - 0.5 + j) * PI)
                pts.append(A.lerp(B, t) + s * width * e * b * 1.0 + Vector((0, 0, rise * math.sin(PI * t * 0.9) - droop * t * t)) + out * (abs(e) * b + over / 0.16))
            ribbon(pts, 0.13, cloth("gold" if j % 2 else "paper", 14, 5), 0.014, side=d)
    C, L = cloth("cobalt", 14, 6), cloth("sky", 14, 6)
    G = cloth("green", 14, 6)
    leaf((0.1, 0, 2.6), (1.85, -0.4, 3.0), 0.52, 0.35, [C, L, C, L, C], 0.35)
    leaf((0.1, 0, 2.6), (-1.55, -0.35, 3.15), 0.5, 0.32, [C, G, C, G, C], 0.3)
    p = spline([(0.08, 0, 2.5), (0.1, 0.02, 2.95), (0.02, 0.02, 3.35), (0.18, 0.02, 3.62), (0.42, 0.0, 3.5), (0.36, -0.02, 3.26), (0.2, -0.02, 3.34)], 160)
    ribbon(p, 0.18, cloth("gold", 14, 6), 0.02, side=(0, 1, 0))
    for x, y, c in ((1.75, -0.9, "cobalt"), (2.1, -0.55, "gold"), (-1.85, -0.85, "crimson")):
        bean((x, y, 0.09), gloss(c, 0.25), (0, 0, 40 * x), 0.2)
    daylit()
    camera((0.05, 0, 1.62), az=-84, el=14, dist=12.6, lens=75, blur=0.02, focus=(0, -0.3, 1.8))


@picture("home-six/film", 1600, 900, ground="#f4f2ec", samples=24, level=0.98)
def workshop():
    """A rocket on its cradle, half of its skin woven on; nose, fins and tools lie ready on the bench."""
    GROUND["color"] = WHITE
    box((20, 0.2, 12), (0, 1.9, -4), ground_mat(WHITE), 0)
    for k in range(3):
        box((12, 0.62, 0.22), (0, -0.75 + 0.66 * k + 0.3, -0.22), wood("wood", 1.1), 0.02)
    box((14, 0.12, 1.4), (0, -0.74, -1.62), wood("bark", 1.2), 0.02)
    prof = along([(0.3, 0), (0.5, 0.55), (0.56, 1.25), (0.52, 2.0), (0.4, 2.7), (0.3, 3.05)])
    r = woven_turn(prof, 16, 14, [cloth("cobalt", 14, 6), cloth("paper", 14, 6)], [cloth("paper", 14, 6), cloth("cobalt", 14, 6), cloth("gold", 14, 6)], 0.016, 0.012, 0.8, upto=8)
    for t in (0.0, 0.2, 0.4, 0.6, 0.75, 0.88, 1.0):
        q, z = prof(t)
        r.append(ring(q - 0.035, 0.028, (0, 0, z), wood("bark", 2)))
    r.append(lathe(soft([(0.0001, -0.2), (0.34, -0.2), (0.27, 0.02), (0.0001, 0.02)], 0.03), matte("ink")))
    fin = [(0.0, 0.8), (0.0, 0.0), (0.5, -0.2), (0.5, 0.22), (0.28, 0.56)]
    for a in (180, 300):
        f = cut(fin, 0.07, gloss("crimson", 0.2), (0, 0.035, 0), (90, 0, 0), 0.02)
        group([f], (0.4 * math.cos(math.radians(a)), 0.4 * math.sin(math.radians(a)), 0.1), (0, 0, a))
        r.append(f)
    group(r, (-2.25, 0.35, 0.86), (0, 90, 0))
    for x in (-1.6, 0.05):
        q = 0.56 if x < -1 else 0.47
        box((0.16, 0.9, 0.34), (x, 0.35, 0), matte("crimson"), 0.03)
        for s in (-1, 1):
            box((0.16, 0.14, 0.3), (x, 0.35 + s * 0.4, 0.26), matte("crimson"), 0.03, (s * 18, 0, 0))
    # the loose weft, still on its spool
    p = spline([(-0.42, -0.18, 0.72), (-0.4, -0.3, 0.45), (-0.3, -0.5, 0.12), (-0.05, -0.62, 0.03), (0.35, -0.58, 0.03), (0.64, -0.5, 0.1), (0.78, -0.44, 0.24), (0.86, -0.4, 0.27)], 200)
    ribbon(p, 0.12, cloth("gold", 14, 5), 0.014, side=(1, 0, 0.2))
    spool((0.86, -0.28, 0), "gold", 0.22, 0.46, body="bark")
    group([lathe(soft([(0.0001, 0), (0.315, 0), (0.28, 0.35), (0.16, 0.7), (0.0001, 0.95)], 0.2, 8), gloss("crimson", 0.2), smooth=80), ring(0.31, 0.026, (0, 0, 0.03), metal("brass", 0.24))], (1.12, 0.35, 0.86), (0, 90, 0))
    box((0.3, 0.5, 0.57), (1.38, 0.35, 0), matte("gold"), 0.03)
    cut(fin, 0.07, gloss("crimson", 0.2), (1.95, 0.02, 0), (0, 0, -62), 0.02)
    # tools: hammer, pencil, rule, cup of brushes
    group([cylinder(0.055, 1.25, (0, 0, 0), wood("wood"), 0.02), cylinder(0.115, 0.52, (-0.26, 0, 1.22), metal("steel", 0.28), 0.03, (0, 90, 0))], (-2.1, -0.62, 0.115), (90, 0, 78))
    pencil((0.95, -0.64, 0.06), "ink", 0.75, 0.05, (0, 90, 14))
    ru = Fine(240, 20, "gold")
    for k in range(24):
        ru.rect(4 + 10 * k, 0, 2, 12 if k % 4 == 0 else 7, "ink")
    slab(1.35, 0.16, 0.03, 0.01, ru.mat(rough=0.6, coat=0.1), (2.75, -0.5, 0), (0, 0, -6), 0.004)
    lathe(soft([(0.0001, 0), (0.25, 0), (0.25, 0.56), (0.22, 0.56), (0.22, 0.05), (0.0001, 0.05)], 0.02), matte("paper"), (3.05, 0.35, 0))
    for k, (dx, dy, c) in enumerate(((-0.08, 0, "cobalt"), (0.08, 0.03, "crimson"), (0.0, -0.08, "ink"))):
        group([cylinder(0.03, 0.9, (0, 0, 0), wood("wood"), 0.01), cylinder(0.05, 0.2, (0, 0, 0.88), cloth(c, 8, 3), 0.03)], (3.05 + dx, 0.35 + dy, 0.06), (-dy * 90, dx * 130, 0))
    # on the wall: a rail with a roll of cloth and a drawing
    dr = Fine(160, 110, "paper")
    dr.poly([(80, 10), (98, 42), (98, 78), (62, 78), (62, 42)], "cobalt").poly([(62, 62), (44, 92), (62, 84)], "crimson").poly([(98, 62), (116, 92), (98, 84)], "crimson").disc(80, 48, 8, "gold").rect(70, 80, 20, 8, "ink")
    slab(1.5, 1.04, 0.02, 0.01, dr.mat(rough=0.9, coat=0), (1.85, 1.78, 1.98), (90, 0, 0), 0.003)
    for s in (-1, 1):
        cylinder(0.035, 0.04, (1.85 + s * 0.66, 1.77, 2.41), matte("crimson"), 0.01, (90, 0, 0))
    cylinder(0.05, 2.6, (-3.2, 1.55, 2.5), wood("bark"), 0.012, (0, 90, 0))
    for x in (-3.1, -0.7):
        box((0.08, 0.3, 0.1), (x, 1.68, 2.47), wood("bark"), 0.01)
    for k, (c, l) in enumerate((("cobalt", 0.75), ("gold", 0.6), (None, 0.9), ("ink", 0.68))):
        x = -2.75 + 0.55 * k
        q = spline([(x, 1.62, 2.5 - l * 0.7), (x, 1.61, 2.35), (x, 1.57, 2.565), (x, 1.48, 2.45), (x, 1.47, 2.1), (x, 1.47, 2.5 - l)], 160)
        ribbon(q, 0.36, cloth(c) if c else kente(pat_kente("cobalt", "gold", "ink", "paper"), 4.6), 0.018, side=(1, 0, 0))
    rig(1.0, 1.05, 1.0)
    camera((0.2, 0, 0.92), az=-89, el=12, dist=13.4, lens=70, blur=0.02, focus=(0, -0.1, 0.8))
