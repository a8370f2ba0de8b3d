"""Rooms for the interior studio's page (home four): stone, forest green, sun."""
from studio import *
from woven import *
from interiors import bulb, frame, art


def shell(wall="stone", floor_="sand", y=2.4, tile=0.7, side=None, left=-3.6, ceiling=7.0, gap="#9c917e"):
    """A back wall and a floor of large tiles."""
    GROUND["color"] = wall
    box((24, 0.2, ceiling), (0, y + 0.1, 0), ground_mat(wall), 0)
    tones = [matte(floor_, 0.7), matte(shade(floor_, 0.93), 0.7), matte(shade(floor_, 1.05), 0.7)]
    rnd = random.Random(9)
    for i in range(-8, 9):
        for j in range(16):
            box((tile * 0.985, tile * 0.985, 0.08), (i * tile, y - (j + 0.5) * tile, -0.08), tones[rnd.randrange(3)], 0.008)
    box((20, 16, 0.05), (0, y - 7.5, -0.14), matte(gap), 0)
    if side:
        box((0.2, 10, ceiling), (left - 0.1, y - 5, 0), matte(side), 0)


def shine(az=204, el=34, power=4.4, fill=0.5, soft_=1.2):
    world((0.93, 0.96, 1.0), fill)
    sun(az, el, power, soft_, (1, 0.92, 0.8))
    area((1.5, -6.5, 4.8), (0, 1, 1), 5, 300, (1, 0.97, 0.93))


def gobo(x, openings, top=9):
    """A wall outside the picture whose openings (y, z, width, height) let the sun in."""
    ys = [-12.0]
    m = matte("stone")
    for y, z, w, h in sorted(openings):
        box((0.2, y - w / 2 - ys[-1], top), (x, (ys[-1] + y - w / 2) / 2, 0), m, 0)
        box((0.2, w, z), (x, y, 0), m, 0)
        box((0.2, w, top - z - h), (x, y, z + h), m, 0)
        ys.append(y + w / 2)
    box((0.2, 8 - ys[-1], top), (x, (ys[-1] + 8) / 2, 0), m, 0)


def woven_chair(loc, rot=0, frame_="bark", xs=("green", "leaf"), ys=("sand", "green"), s=1.0):
    """An easy chair: a frame of squared wood, seat and back woven."""
    m = wood(frame_, 1.6)
    o = []
    for x in (-0.4, 0.4):
        o += [box((0.07, 0.07, 0.64), (x, -0.36, 0), m, 0.015), box((0.07, 0.07, 0.64), (x, 0.36, 0), m, 0.015), box((0.1, 0.92, 0.05), (x, 0, 0.62), m, 0.018), box((0.05, 0.7, 0.07), (x, 0, 0.3), m, 0.015)]
        o.append(box((0.05, 0.06, 0.98), (x * 0.86, 0.27, 0.34), m, 0.015, (-20, 0, 0)))
    o += [box((0.76, 0.05, 0.08), (0, -0.34, 0.36), m, 0.015), box((0.76, 0.05, 0.08), (0, 0.3, 0.28), m, 0.015)]
    p = 0.094
    X = [cloth(xs[i % len(xs)], 14, 6) for i in range(7)]
    Y = [cloth(ys[i % len(ys)], 14, 6) for i in range(7)]
    a, b = weave(X, Y, p, 0.9, 0.014, 0.012, margin=p * 0.45, surface=lambda x, y, z: Vector((x, y - 0.02, 0.41 - 0.13 * y + z)))
    o += a + b
    t = math.radians(20)
    a, b = weave(X, Y + Y[:1], p, 0.9, 0.014, 0.012, margin=p * 0.45, surface=lambda x, y, z: Vector((x, 0.46 + y * math.sin(t) - z * math.cos(t), 0.86 + y * math.cos(t) + z * math.sin(t))))
    o += a + b
    o.append(box((0.76, 0.055, 0.07), (0, 0.615, 1.24), m, 0.015, (-20, 0, 0)))
    return group(o, loc, (0, 0, rot), s)


@picture("home-four/film", 1600, 900, ground="stone", samples=24, percentile=0.66)
def film_():
    """A tall room with one chair; the sun comes through slats and lies in stripes over floor and wall."""
    shell("stone", "sand", 2.6, 0.9)
    m = wood("bark", 1.2)
    for k in range(26):
        box((0.3, 0.1, 7.4), (-4.05, 2.5 - 0.36 * k, 0), m, 0.012)
    for z in (0.0, 3.4):
        box((0.34, 10, 0.1), (-4.05, -2.3, z), m, 0.012)
    woven_chair((0.75, 0.75, 0), -28, "bark", ("green", "leaf", "green"), ("sand", "green"), 1.22)
    arch(1.5, 3.5, 0.06, matte("#12291f"), (3.05, 2.58, 0), (0, 0, 0), 0.01)
    arch(1.78, 3.68, 0.16, matte("green"), (3.05, 2.5, 0), (0, 0, 0), 0.02, 0.15)
    basket((-1.15, 1.5, 0), 0.36, 0.5, 18, 5, ("sand", "wood"), ("green", "bark"), 0.12, "bark", "bark")
    shine(202, 35, 5.2, 0.42, 0.8)
    camera((0.1, 1.0, 1.52), az=-88, el=4, dist=8.3, lens=40)


def gourd(loc, drop, r=0.3, c="wood", seed=1):
    """A calabash hung as a lamp, its lower end cut open and pierced."""
    x, y, z = loc
    prof = soft([(0.03, 0.0), (0.06, -0.06), (r * 0.36, -r * 0.5), (r * 0.42, -r * 0.9), (r * 0.95, -r * 1.5), (r, -r * 2.0), (r * 0.78, -r * 2.5), (r * 0.74, -r * 2.48), (r * 0.94, -r * 2.0), (r * 0.88, -r * 1.55), (r * 0.3, -r * 0.95)], r * 0.35, 6)
    out = [lathe(prof, wood(c, 1.3), (0, 0, 0), smooth=80), tube([(0, 0, 0), (0, 0, drop / 2), (0, 0, drop)], 0.01, matte("ink"), segs=8)]
    for k in range(10):
        a = TAU * k / 10
        for q, (zz, rr) in enumerate(((-1.62, 0.985), (-2.0, 1.0))):
            out.append(ball(0.024, (r * rr * math.cos(a + 0.3 * q), r * rr * math.sin(a + 0.3 * q), r * zz), glow("#ffdf9f", 2.6), 12))
            out[-1].visible_diffuse = out[-1].visible_shadow = False
    b = bulb(r * 0.3, (0, 0, -r * 1.95), 7)
    group(out + [b], (x, y, z))
    lamp_point((x, y, z - r * 2.2), 14)


@picture("home-four/kitchen", 900, 1200, ground="stone", samples=24, percentile=0.6)
def kitchen():
    """Forest green cupboards, a stone top, a wall of stepped tiles, three calabash lamps."""
    shell("stone", "wood", 2.3, 0.6)
    g = matte("green")
    # along the wall
    box((5.6, 0.66, 0.1), (0, 1.96, 0), matte("ink"), 0.01)
    for k in range(5):
        x = -1.86 + 0.93 * k
        box((0.915, 0.64, 0.8), (x, 1.95, 0.1), g, 0.015)
        box((0.8, 0.03, 0.68), (x, 1.62, 0.16), matte(shade("green", 0.82)), 0.012)
        ball(0.03, (x + 0.3, 1.59, 0.72), metal("brass", 0.22), 24)
    st = matte("#dcd5c6", 0.35, 0.5)
    box((4.8, 0.7, 0.07), (0, 1.94, 0.9), st, 0.015)
    n, q = 30, 0.158
    cols = {0: "paper", 1: "green", 2: "terracotta", 3: "gold"}
    for i in range(n):
        for j in range(6):
            d = abs((i % 10) - 4.5) + abs(j - 2.5)
            c = 3 if d < 1.5 else 2 if d < 2.5 else 0 if d < 3.5 else 1 if d < 4.6 else 0
            box((q * 0.95, 0.03, q * 0.95), (-2.3 + i * q, 2.28, 0.98 + j * q), gloss(cols[c], 0.3), 0.01)
    box((3.6, 0.26, 0.05), (-0.1, 2.17, 2.12), wood("bark"), 0.01)
    for x, c, r, h in ((-1.6, "terracotta", 0.13, 0.24), (-1.25, "paper", 0.11, 0.32), (0.55, "gold", 0.12, 0.2), (0.9, "paper", 0.13, 0.28), (1.3, "terracotta", 0.1, 0.34)):
        jar((x, 2.16, 2.17), gloss(c, 0.25), wood("wood"), r, h, 0.06)
    for k in range(4):
        lathe(soft([(0.0001, 0), (0.08, 0), (0.2, 0.05), (0.19, 0.06), (0.0001, 0.02)], 0.02), gloss("paper"), (-0.45, 2.16, 2.17 + 0.035 * k))
    tube(spline([(-0.2, 2.16, 0.97), (-0.2, 2.16, 1.3), (-0.2, 2.05, 1.44), (-0.2, 1.88, 1.4), (-0.2, 1.84, 1.26)], 60), 0.026, metal("brass", 0.2))
    # the island
    box((2.5, 0.78, 0.82), (0.05, 0.2, 0.06), g, 0.02)
    box((2.42, 0.7, 0.08), (0.05, 0.2, 0), matte("ink"), 0.01)
    for k in range(9):
        box((0.06, 0.04, 0.72), (-0.99 + 0.26 * k, -0.2, 0.1), matte(shade("green", 0.8)), 0.012)
    box((2.8, 1.0, 0.09), (0.05, 0.15, 0.88), st, 0.02)
    calabash_bowl((0.55, 0.1, 0.97), 0.3)
    for k, (dx, dy, c) in enumerate(((-0.1, 0.0, "gold"), (0.1, 0.05, "terracotta"), (0.0, -0.1, "gold"), (0.02, 0.1, "crimson"))):
        ball(0.095, (0.55 + dx, 0.1 + dy, 1.14 + 0.02 * (k == 2)), matte(c), 32)
    bottle((-0.75, 0.3, 0.97), gloss("green", 0.12), wood("wood"), 0.085, 0.42, 0.035, 0.08)
    box((0.6, 0.34, 0.03), (-0.55, -0.08, 0.97), wood("wood"), 0.012, (0, 0, 12))
    for x in (-0.55, 0.65):
        o = [cylinder(0.21, 0.07, (0, 0, 0.6), wood("bark"), 0.03)]
        for k in range(3):
            a = TAU * k / 3 + 0.5
            o.append(tube([(0.13 * math.cos(a), 0.13 * math.sin(a), 0.61), (0.17 * math.cos(a), 0.17 * math.sin(a), 0.3), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.0)], 0.024, wood("bark")))
        o.append(ring(0.185, 0.012, (0, 0, 0.22), metal("brass", 0.25)))
        group(o, (x, -0.85, 0))
    for x, z, r in ((-0.75, 2.95, 0.27), (0.1, 2.72, 0.33), (0.88, 3.02, 0.25)):
        gourd((x, 0.2, z), 3.5, r)
    shine(206, 36, 3.4, 0.55, 2.0)
    camera((0.02, 0.6, 1.62), az=-90, el=7, dist=7.3, lens=46)


def calabash_bowl(loc, r):
    from projects import calabash
    return calabash(loc, r)


@picture("home-four/hall", 1200, 900, ground="stone", samples=24, percentile=0.6)
def hall():
    """An entrance hall: a large woven panel over a bench, a green door standing open, a runner."""
    shell("stone", "sand", 2.4, 0.55)
    m = wood("bark", 1.4)
    p = 0.2
    xs = [cloth(c, 16, 6) for c in ("green", "paper", "green", "gold", "terracotta", "gold", "green", "paper", "green", "gold", "terracotta", "gold", "green")]
    ys = [cloth(c, 16, 6) for c in ("ink", "gold", "ink", "paper", "green", "paper", "ink", "gold", "ink")]
    weave(xs, ys, p, 0.9, 0.016, 0.018, margin=0.13, surface=lambda x, y, z: Vector((x - 0.75, 2.28 - z, 1.95 + y)))
    for s in (-1, 1):
        box((0.07, 0.12, 2.08), (-0.75 + s * 1.42, 2.33, 0.91), m, 0.012)
        box((2.92, 0.13, 0.075), (-0.75, 2.33, 1.915 + s * 1.005), m, 0.012)
    # the bench
    box((2.3, 0.5, 0.07), (-0.75, 1.9, 0.44), wood("wood", 1.2), 0.02)
    for s in (-1, 1):
        box((0.08, 0.44, 0.44), (-0.75 + s * 0.95, 1.9, 0), wood("wood", 1.2), 0.02)
    box((0.95, 0.44, 0.1), (-1.3, 1.88, 0.51), matte("green", 0.9, 0.1), 0.045)
    box((0.44, 0.15, 0.4), (-1.62, 2.05, 0.6), matte("terracotta", 0.9, 0.1), 0.07, (-16, 0, 6))
    basket((-0.05, 1.9, 0.0), 0.2, 0.3, 14, 4, ("sand", "cream"), ("wood", "bark"), 0.1, "bark", "bark")
    for k, c in enumerate(("crimson", "gold")):
        book((0.02, 1.88, 0.51 + 0.056 * k), c, (0.34, 0.26, 0.05), (0, 0, 10 - 22 * k))
    # door
    d = matte("green")
    box((1.3, 0.1, 2.66), (2.05, 2.36, 0), matte("#12291f"), 0.01)
    for s in (-1, 1):
        box((0.14, 0.18, 2.8), (2.05 + s * 0.7, 2.32, 0), matte("paper"), 0.015)
    box((1.56, 0.2, 0.14), (2.05, 2.32, 2.745), matte("paper"), 0.015)
    dr = [box((1.24, 0.07, 2.6), (-0.62, 0, 0.03), d, 0.015)]
    for z, h in ((0.3, 0.85), (1.4, 0.95)):
        for x in (-0.9, -0.34):
            dr.append(box((0.42, 0.03, h), (x, -0.04, z), matte(shade("green", 0.84)), 0.012))
    dr += [ball(0.045, (-1.14, -0.1, 1.22), metal("brass", 0.2), 24), cylinder(0.05, 0.02, (-1.14, -0.03, 1.22), metal("brass", 0.25), 0.004, (90, 0, 0))]
    group(dr, (2.68, 2.28, 0), (0, 0, 38))
    plant((-2.95, 1.7, 0), "terracotta", "green", 14, 1.4, 5, 0.28)
    weave([cloth(c) for c in ("gold", "green", "paper", "green", "gold")], [cloth(c) for c in ("ink", "terracotta") * 8], 0.22, 0.94, 0.014, 0.012, margin=0.13, surface=lambda x, y, z: Vector((0.75 + y, -0.1 + x, z + 0.02)))
    o = woven_turn(along([(0.1, 0.3), (0.26, 0.2), (0.36, 0.0)]), 18, 5, [cloth("sand", 14, 6)], [cloth("wood", 14, 6)], 0.01, 0.008)
    o += [tube([(0, 0, 0.3), (0, 0, 2), (0, 0, 4)], 0.01, matte("ink"), segs=8), bulb(0.07, (0, 0, 0.08), 7)]
    group(o, (0.95, 1.3, 2.55))
    gobo(-4.6, [(0.75, 2.5, 0.8, 3.0), (-0.45, 4.2, 0.8, 3.0)])
    shine(203, 33, 4.6, 0.6, 1.2)
    camera((0.0, 0.6, 1.38), az=-89, el=6, dist=7.6, lens=44)
