"""More for the interior studio's page (home four): shop, courtyard, stair, lamps, joinery."""
from studio import *
from woven import *
from interiors import bulb
from home_rooms import shell, shine, gobo


def bolt(loc, mats, w, d, n, seed):
    """A stack of folded cloth, the folds to the front."""
    rnd = random.Random(seed)
    x, y, z = loc
    out = []
    for k in range(n):
        h = rnd.uniform(0.075, 0.1)
        c = rnd.choice(mats)
        ww, dx = w * rnd.uniform(0.93, 1.0), rnd.uniform(-0.012, 0.012)
        q, f = h / 4, y - d / 2 + h / 4
        pts = [Vector((x + dx, y + d / 2 - (d - q) * i / 6, z + q)) for i in range(6)]
        pts += [Vector((x + dx, f - q * math.sin(PI * i / 12), z + 2 * q - q * math.cos(PI * i / 12))) for i in range(13)]
        pts += [Vector((x + dx, y + d / 2 - (d - q) * i / 6, z + 3 * q)) for i in range(5, -1, -1)]
        out.append(ribbon(pts, ww, c, q * 1.9, side=(1, 0, 0), across=6, u0=rnd.uniform(0, 9), lock=True))
        z += h + 0.004
    return out


@picture("home-four/shop", 1200, 900, ground="stone", samples=24, percentile=0.6)
def shop():
    """A cloth shop: a wall of shelves with folded cloth, a green counter with a kente strip laid over it."""
    shell("stone", "wood", 2.4, 0.6)
    plain = [cloth(c, 14, 6) for c in ("green", "terracotta", "gold", "paper", "crimson", "leaf", "sand", "indigo", "clay", "ink")]
    figured = [kente(pat_kente(*c), 1.1) for c in (("gold", "crimson", "ink", "paper"), ("green", "gold", "ink", "paper"), ("terracotta", "paper", "ink", "gold"))]
    m = wood("wood", 1.2)
    cols, rows, cw, ch = 6, 4, 0.76, 0.6
    W, x0, z0 = cols * 0.76, -cols * 0.76 / 2, 0.3
    for i in range(cols + 1):
        box((0.05, 0.52, z0 + rows * ch + 0.06), (x0 + i * cw, 2.14, 0), m, 0.008)
    for j in range(rows + 1):
        box((W + 0.05, 0.5, 0.05), (0, 2.14, z0 + j * ch), m, 0.008)
    box((W + 0.1, 0.04, z0 + rows * ch), (0, 2.37, 0), wood("bark", 1.2), 0.0)
    rnd = random.Random(12)
    for j in range(rows):
        for i in range(cols):
            tone = [plain[(i * 3 + j * 2 + q) % len(plain)] for q in range(3)]
            if (i + 2 * j) % 3 == 0:
                tone += figured
            bolt((x0 + (i + 0.5) * cw, 2.1, z0 + j * ch + 0.055), tone, cw * 0.82, 0.4, (5, 4, 3, 5, 4)[(i + j * 2) % 5], i * 7 + j)
    # the counter
    box((2.9, 0.74, 0.9), (-0.35, 0.35, 0.06), matte("green"), 0.02)
    box((2.8, 0.66, 0.08), (-0.35, 0.35, 0), matte("ink"), 0.01)
    for k in range(4):
        box((0.62, 0.03, 0.68), (-1.4 + 0.7 * k, -0.02, 0.16), matte(shade("green", 0.82)), 0.012)
    box((3.1, 0.86, 0.07), (-0.35, 0.33, 0.95), m, 0.02)
    p = spline([(-0.95, 0.72, 1.035), (-0.95, 0.2, 1.035), (-0.95, -0.06, 1.03), (-0.95, -0.13, 0.96), (-0.95, -0.135, 0.7), (-0.95, -0.125, 0.36)], 200)
    ribbon(p, 0.5, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.016, side=(1, 0, 0))
    bolt((0.1, 0.35, 1.025), [plain[2], plain[4], plain[7]], 0.62, 0.46, 4, 3)
    spool((0.72, 0.2, 1.02), "crimson", 0.1, 0.22, body="bark")
    spool((0.92, 0.36, 1.02), "gold", 0.1, 0.18, body="bark")
    basket((2.05, 0.55, 0), 0.38, 0.52, 18, 5, ("sand", "cream"), ("wood", "green"), 0.08, "bark", "bark")
    for k, (c, dx, dy, t) in enumerate((("terracotta", -0.14, 0.05, -7), ("gold", 0.06, 0.1, 2), ("green", 0.17, -0.06, 8), ("paper", -0.02, -0.13, -2))):
        group([cylinder(0.085, 1.25 + 0.12 * (k % 3), (0, 0, 0), cloth(c, 30, 20, 0.2), 0.02), cylinder(0.03, 1.3 + 0.12 * (k % 3), (0, 0, 0), wood("bark"), 0.008)], (2.05 + dx, 0.55 + dy, 0.05), (0, t, 0))
    for x in (-1.35, 0.6):
        o = [lathe(soft([(0.04, 0.22), (0.1, 0.2), (0.3, 0.0), (0.285, 0.0), (0.05, 0.18)], 0.05), matte("green")), bulb(0.07, (0, 0, 0.05), 7), tube([(0, 0, 0.2), (0, 0, 2), (0, 0, 4)], 0.01, matte("ink"), segs=8)]
        group(o, (x, 0.35, 2.45))
        lamp_point((x, 0.35, 2.35), 14)
    shine(206, 40, 3.2, 0.55, 2.0)
    camera((0.0, 0.6, 1.36), az=-88, el=7, dist=7.6, lens=46)


def arcade(y, arches, h, thick, mat, w=12):
    """A wall with arched openings (x, width, height) that stand on the ground."""
    pts = [(-w, 0)]
    for x, aw, ah in arches:
        pts += [(x - aw / 2, 0)] + [(x - aw / 2 * math.cos(PI * k / 40), ah - aw / 2 + aw / 2 * math.sin(PI * k / 40)) for k in range(41)] + [(x + aw / 2, 0)]
    pts += [(w, 0), (w, h), (-w, h)]
    return cut(pts, thick, mat, (0, y + thick, 0), (90, 0, 0), 0.02)


@picture("home-four/courtyard", 1200, 900, ground="#d9c6a3", samples=24, percentile=0.82)
def courtyard():
    """A courtyard: three arches, a tree in a pot, its shadow long over the paving and up the wall."""
    wall = "#d9c6a3"
    shell(wall, "sand", 4.6, 0.8)
    GROUND["color"] = wall
    arcade(2.4, [(-2.75, 1.5, 2.7), (-0.55, 1.5, 2.7), (1.65, 1.5, 2.7), (3.85, 1.5, 2.7)], 7, 0.5, ground_mat(wall))
    for x in (-2.75, -0.55, 1.65, 3.85):
        for k in range(9):
            a = PI * (k + 0.5) / 9
            b = box((0.24, 0.05, 0.17), (x + 0.86 * math.cos(a), 2.385, 1.95 + 0.86 * math.sin(a)), matte(("green", "gold", "terracotta")[k % 3] if k % 2 == 0 else "paper"), 0.012, base=False)
            b.rotation_euler = Euler((0, PI / 2 - a, 0))
            b.scale = (1, 1, 1)
    # beyond the arches: a cool wall, a green door
    box((14, 0.1, 5), (0, 4.55, 0), matte("#8f7f68"), 0)
    box((1.0, 0.08, 2.2), (1.75, 4.45, 0), matte("green"), 0.02)
    # the tree
    P = Vector((-1.4, -0.2, 0))
    lathe(soft([(0.0001, 0), (0.33, 0), (0.46, 0.56), (0.5, 0.56), (0.5, 0.66), (0.42, 0.66), (0.4, 0.54), (0.0001, 0.54)], 0.03), matte("terracotta"), P)
    bands = kente(pat_kente("green", "gold", "ink", "paper"), 4.6)
    ribbon([P + Vector(((0.405 + 0.012) * math.cos(TAU * k / 120), 0.417 * math.sin(TAU * k / 120), 0.3)) for k in range(121)], 0.16, bands, 0.014, side=(-0.0, 0, 1), lock=True)
    trunk = spline([P + Vector((0, 0, 0.5)), P + Vector((0.05, 0, 1.1)), P + Vector((-0.05, 0, 1.6)), P + Vector((0.02, 0, 2.05))], 60)
    tube(trunk, 0.055, wood("bark"), taper=lambda t: 1 - 0.35 * t)
    rnd = random.Random(5)
    leaf = [matte("green"), matte("leaf"), matte(shade("green", 0.75))]
    C = P + Vector((0, 0, 2.25))
    for k in range(260):
        z = 1 - 2 * (k + 0.5) / 260
        a = k * 2.39996
        q = math.sqrt(1 - z * z)
        d = Vector((q * math.cos(a), q * math.sin(a), z))
        s = C + Vector((d.x * 0.72, d.y * 0.72, d.z * 0.6)) * rnd.uniform(0.55, 1.0)
        o = (d + Vector((rnd.gauss(0, 0.35), rnd.gauss(0, 0.35), rnd.gauss(0.1, 0.3)))).normalized()
        pts = spline([s, s + o * 0.14 + Vector((0, 0, 0.03)), s + o * 0.27 + Vector((0, 0, -0.03))], 10)
        side = o.cross(Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))))
        ribbon(pts, 0.13, leaf[k % 3], 0.01, side=side, across=3, taper=lambda t: max(0.06, math.sin(PI * (0.08 + 0.9 * t)) ** 0.8))
    for x in (-0.35, 0.1, 0.3):
        tube([P + Vector((0, 0, 1.85)), P + Vector((x * 0.6, x * 0.3, 2.1)), P + Vector((x, -x * 0.4, 2.35))], 0.025, wood("bark"), segs=8)
    # a low bench by the arches
    box((1.5, 0.42, 0.08), (3.05, 1.75, 0.4), wood("wood", 1.2), 0.02)
    for s in (-1, 1):
        box((0.12, 0.38, 0.4), (3.05 + s * 0.55, 1.75, 0), matte("paper"), 0.02)
    basket((2.75, 1.73, 0.48), 0.16, 0.24, 14, 4, ("sand", "cream"), ("green", "bark"), 0.12, "bark", "bark")
    world((0.9, 0.94, 1.0), 0.42)
    sun(214, 36, 4.8, 0.8, (1, 0.9, 0.74))
    area((1.5, -6.5, 4.8), (0, 1, 1), 5, 90, (1, 0.97, 0.93))
    camera((0.15, 0.9, 1.42), az=-90, el=9, dist=8.4, lens=44)


@picture("home-four/stair", 900, 1200, ground="stone", samples=24, percentile=0.6)
def stair():
    """A stair along a plain wall; its side steps up in kente blocks."""
    shell("stone", "sand", 2.0, 0.62)
    run, rise, n, D = 0.34, 0.215, 11, 1.15
    x0, y = -1.75, 1.42
    f = y - D / 2
    cyc = ("green", "gold", "terracotta", "paper")
    for k in range(n):
        x = x0 + (k + 0.5) * run
        h = (k + 1) * rise
        box((run - 0.002, D, h - 0.05), (x, y, 0), matte("#e9e2d2"), 0.004)
        box((run + 0.05, D + 0.08, 0.05), (x - 0.02, y - 0.03, h - 0.05), wood("wood", 1.3), 0.014)
        for q in range(k + 1):
            z = h - 0.05 - (q + 1) * rise + 0.0
            if z < -0.01:
                break
            zz = max(z, 0.012)
            c = cyc[q % 4] if q < 4 else ("#e9e2d2" if (q + k) % 2 else "green") if q == 4 else None
            if q >= 5:
                d = (q - 5) % 6
                c = {0: None, 1: "ink" if k % 2 else "gold"}.get(d)
            if c and c != "#e9e2d2":
                box((run * 0.94, 0.03, rise * 0.92 - (zz - z)), (x, f - 0.006, zz + rise * 0.04), matte(c), 0.012)
    # the rail: thin brass and one long green line
    tops = []
    for k in range(n):
        x = x0 + (k + 0.5) * run
        h = (k + 1) * rise
        cylinder(0.014, 0.86, (x, f + 0.1, h), metal("brass", 0.25), 0.004)
        tops.append(Vector((x, f + 0.1, h + 0.87)))
    a, b = tops[0], tops[-1]
    d = (b - a) / (n - 1)
    tube([a - d * 0.9 - Vector((0, 0, 0.02)), a - d * 0.4, a, a.lerp(b, 0.5), b, b + d * 2], 0.038, matte("green"))
    # upper floor
    box((3.0, 1.3, 0.24), (x0 + n * run + 1.5, y, n * rise - 0.24), matte("paper"), 0.01)
    # in the hollow of the wall and before it
    plant((-1.32, 0.35, 0), "terracotta", "green", 13, 1.2, 4, 0.25)
    gobo(-5.0, [(-0.75, 3.3, 1.3, 3.6)])
    for q, (x, z, w, h) in enumerate(((-1.15, 2.75, 0.6, 0.74), (-0.32, 3.25, 0.5, 0.6))):
        c = Fine(120, 148, "paper")
        if q:
            c.disc(60, 74, 36, "green").rect(0, 74, 120, 74, "gold")
        else:
            c.weave(20, 24, 80, 100, 4, 5, ["green", "terracotta"], ["gold", "ink"], "paper")
        box((w, 0.05, h), (x, 1.97, z), wood("bark"), 0.008)
        slab(w - 0.08, h - 0.08, 0.006, 0.004, c.mat(rough=0.85, coat=0), (x, 1.944, z + h / 2), (90, 0, 0), 0.001)
    shine(205, 33, 4.4, 0.62, 1.2)
    camera((0.0, 0.9, 1.85), az=-88, el=4, dist=7.4, lens=46)


@picture("home-four/lighting", 900, 1100, ground="#cfc4b0", samples=30, percentile=0.6)
def lighting():
    """Six lamps of different make, woven, turned and folded, hung at six heights."""
    GROUND["color"] = "#cfc4b0"
    box((18, 0.2, 16), (0, 2.1, -6), ground_mat("#cfc4b0"), 0)
    w = lambda *c: [cloth(q, 14, 6) for q in c]
    cord = matte("ink")

    def hang(x, y, z, objs, r, e, b=0.1, zb=0.12):
        o = objs + [tube([(0, 0, 0.3), (0, 0, 3), (0, 0, 7)], 0.012, cord, segs=8), bulb(b, (0, 0, zb), 6)]
        group(o, (x, y, z))
        lamp_point((x, y, z + zb - 0.05), e * 0.4)

    # a woven bell
    hang(-1.25, 0.1, 1.55, woven_turn(along([(0.08, 0.95), (0.22, 0.9), (0.44, 0.55), (0.62, 0.0)]), 22, 9, w("sand", "green", "sand"), w("wood", "sand"), 0.014, 0.01) + [ring(0.62, 0.028, (0, 0, 0), cloth("bark", 10, 3)), cylinder(0.09, 0.1, (0, 0, 0.92), metal("brass", 0.25), 0.02)], 0.62, 44)
    # a wide woven dish
    hang(0.55, -0.15, 0.35, woven_turn(along([(0.1, 0.42), (0.5, 0.34), (0.95, 0.0)]), 30, 8, w("green", "gold", "green", "paper"), w("ink", "green", "terracotta"), 0.014, 0.01) + [ring(0.95, 0.03, (0, 0, 0), cloth("bark", 10, 3)), cylinder(0.12, 0.12, (0, 0, 0.38), metal("brass", 0.25), 0.02)], 0.95, 50, 0.11)
    # a turned wooden cone
    hang(1.3, 0.25, 2.35, [lathe(soft([(0.05, 0.62), (0.12, 0.6), (0.44, 0.0), (0.42, 0.0), (0.08, 0.56)], 0.04), wood("wood", 1.6)), ring(0.43, 0.014, (0, 0, 0.0), metal("brass", 0.22))], 0.4, 30, 0.085, 0.08)
    # a folded paper drum
    pts = []
    for k in range(97):
        a = TAU * k / 96
        q = 0.44 + (0.03 if k % 2 else -0.03)
        pts.append((q * math.cos(a), q * math.sin(a)))
    pleat = loft([[(x * 0.78, y * 0.78, 0.62) for x, y in pts[:-1]], [(x, y, 0.0) for x, y in pts[:-1]]], card("paper"), 20, caps=False)
    hang(-0.02, 0.35, 2.3, [pleat, cylinder(0.05, 0.14, (0, 0, 0.56), metal("brass", 0.25), 0.01), box((0.68, 0.02, 0.02), (0, 0, 0.6), metal("brass", 0.25), 0.004)], 0.4, 30, 0.085, 0.1)
    # a green dome
    hang(-0.52, -0.25, -0.6, [lathe(soft([(0.05, 0.5), (0.16, 0.48), (0.46, 0.3), (0.52, 0.0), (0.5, 0.0), (0.44, 0.27), (0.06, 0.42)], 0.09), gloss("green", 0.25)), cylinder(0.07, 0.14, (0, 0, 0.46), metal("brass", 0.22), 0.02)], 0.5, 40, 0.1, 0.1)
    # a terracotta thimble with a brass lip
    hang(1.74, 0.0, -0.75, [lathe(soft([(0.04, 0.72), (0.13, 0.7), (0.22, 0.42), (0.28, 0.0), (0.26, 0.0), (0.19, 0.4), (0.06, 0.64)], 0.06), matte("terracotta")), ring(0.272, 0.016, (0, 0, 0), metal("brass", 0.22))], 0.3, 26, 0.08, 0.05)
    world((0.93, 0.96, 1.0), 0.42)
    sun(212, 36, 1.0, 14)
    area((-6, -5, 3), (0, 0.5, 0.5), 6, 420, (1, 0.96, 0.9))
    camera((0.08, 0, 1.05), az=-90, el=1, dist=12.0, lens=75, blur=0.01, focus=(0, 0, 1))


@picture("home-four/joinery", 900, 1100, ground="stone", samples=24)
def joinery():
    """A chair taken apart and laid out in order, seen from above: legs, rails, slats, pegs, the woven seat."""
    floor("stone")
    m, b = wood("wood", 1.5), wood("bark", 1.5)

    def bar(x, y, l, w, rot=0, t=0.12, mat=None, tenon=True):
        o = [box((w, l, t), (0, 0, 0), mat or m, 0.025)]
        if tenon:
            for s in (-1, 1):
                o.append(box((w * 0.5, 0.12, t * 0.45), (0, s * (l / 2 + 0.05), t * 0.27), mat or m, 0.008))
        return group(o, (x, y, 0.0), (0, 0, rot))
    # back legs: bent like a chair's
    bent = [(-0.09, -1.3), (0.09, -1.3), (0.1, 0.0), (0.24, 1.3), (0.08, 1.3), (-0.1, 0.05)]
    for x, s in ((-1.85, 1), (1.85, -1)):
        cut([(s * px, py) for px, py in bent][::s], 0.16, m, (x, 0.75, 0), (0, 0, 0), 0.02)
        for yy in (-0.35, 0.1, 0.7):
            box((0.05, 0.16, 0.004), (x + s * (0.0 if yy < 0.3 else 0.085), 0.75 + yy, 0.16), matte("ink"), 0.001)
    for x in (-1.35, 1.35):
        o = bar(x, 0.1, 1.25, 0.17, 0, 0.16, m, False)
        for yy in (0.42, 0.0):
            box((0.05, 0.16, 0.004), (x, 0.1 + yy, 0.16), matte("ink"), 0.001)
    # back: top rail, slats
    bar(0, 1.85, 1.5, 0.3, 90, 0.12, b)
    for k in range(4):
        bar(-0.54 + 0.36 * k, 1.05, 0.95, 0.17, 0, 0.09)
    # seat
    p = 0.155
    c, r = weave([cloth(q, 14, 6) for q in ("green", "leaf", "green", "sand", "green", "leaf", "green")], [cloth(q, 14, 6) for q in ("gold", "green", "ink", "green", "terracotta", "green", "ink")][:6] + [cloth("gold", 14, 6)], p, 0.9, 0.016, 0.016, margin=0.1,
                 surface=lambda x, y, z: Vector((x, y - 0.28, 0.12 + z)))
    for s in (-1, 1):
        box((0.1, 1.3, 0.13), (s * 0.6, -0.28, 0), b, 0.025)
        box((1.3, 0.1, 0.13), (0, -0.28 + s * 0.6, 0.002), b, 0.025)
    # rails, stretchers, pegs
    for k in range(4):
        bar(0 if k < 2 else 0, -1.22 - 0.27 * k, 1.7 if k < 2 else 1.5, 0.15, 90, 0.12 if k < 2 else 0.09, b if k == 1 else m)
    for k in range(5):
        cylinder(0.05, 0.36, (1.14 + 0.17 * k, -0.95, 0.05), b, 0.015, (90, 0, 0))
    # mallet and the ball of cord
    group([cylinder(0.05, 0.85, (0, 0, 0), m, 0.015, (90, 0, 0)), box((0.56, 0.3, 0.26), (0, 0.12, -0.13), b, 0.04)], (-1.62, -1.45, 0.13), (0, 0, 6))
    spool((1.5, -1.85, 0), "green", 0.24, 0.5, body="bark")
    pth = spline([(1.32, -1.98, 0.25), (1.1, -2.15, 0.05), (0.7, -2.3, 0.025), (0.1, -2.38, 0.025), (-0.5, -2.28, 0.025), (-1.0, -2.42, 0.025), (-1.35, -2.36, 0.025)], 200)
    yarn(pth, 0.022, [matte("green", 0.8), matte("leaf", 0.8)], 6)
    rig(1.0, 1.0, 0.8, el=42)
    camera((0, -0.08, 0), az=-90, el=80, dist=12.2, lens=75, blur=0.01)
