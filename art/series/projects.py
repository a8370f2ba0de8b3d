"""Project stills: one arranged set per client, and screens with the site built for it."""
from studio import *

def band(c=("crimson", "gold", "ink", "paper"), rep=5):
    return kente(pat_kente(*c), rep)


# ---------------------------------------------------------------- the clients' objects

def awning(x, y, top, w, depth, n, cols, drop=0.42, out=None):
    """Bands of cloth over a bar, hanging in scallops."""
    pitch = w / n
    for i in range(n):
        p = [Vector((x - w / 2 + (i + 0.5) * pitch, y, top)), Vector((x - w / 2 + (i + 0.5) * pitch, y - depth * 0.5, top - 0.16)),
             Vector((x - w / 2 + (i + 0.5) * pitch, y - depth, top - 0.5)),
             Vector((x - w / 2 + (i + 0.5) * pitch, y - depth - 0.05, top - 0.5 - drop * (1 if i % 2 else 0.82)))]
        ribbon(spline(p, 120), pitch * 0.97, cloth(cols[i % len(cols)], 14, 8, 0.3), 0.03, side=(1, 0, 0))


def fruit(cx, cy, z, n, r, mats, spread, seed):
    """A heap: a packed layer, and a second one resting in its hollows."""
    rnd = random.Random(seed)
    d = 2.04 * r
    row = d * math.sqrt(3) / 2
    spots = []
    for level in (0, 1):
        sx, sy = spread[0] - r * (0.9 + level * 0.55), spread[1] - r * (0.9 + level * 0.55)
        nx, ny = int(2 * sx / d + 1.15), int(2 * sy / row + 1.15)
        for j in range(ny):
            for i in range(nx - j % 2):
                spots.append(((i - (nx - 1 - j % 2) / 2) * d, (j - (ny - 1) / 2) * row, r + level * d * 0.78))
    for k, (x, y, h) in enumerate(spots[:max(n, 4)]):
        q = r * rnd.uniform(0.93, 1.0)
        o = ball(q, (cx + x + rnd.uniform(-0.06, 0.06) * r, cy + y + rnd.uniform(-0.06, 0.06) * r, z + h), mats[rnd.randrange(len(mats))], 32)
        o.scale = (1, 1, 0.95)


def stall():
    m = wood("bark", 2)
    for sx in (-1, 1):
        box((0.12, 0.12, 3.1), (sx * 1.72, 0.75, 0), m, 0.03)
        box((0.1, 0.1, 2.62), (sx * 1.72, -0.55, 0), m, 0.03)
    cylinder(0.06, 3.8, (-1.9, 0.75, 3.1), m, 0.02, rot=(0, 90, 0))
    awning(0, 0.8, 3.2, 3.85, 1.5, 9, ["crimson", "paper"])
    box((3.7, 1.35, 0.14), (0, 0.1, 1.0), wood("wood", 1.5), 0.03)
    box((3.3, 1.0, 1.0), (0, 0.2, 0), matte("green"), 0.03)
    drape_weave(0, -0.36, 0.93, 3.1, 14, 4, ["gold", "ink", "crimson", "gold", "paper"], ["indigo", "gold", "ink", "gold"], 0.018)
    crate((-1.15, 0.02, 1.14), (0.95, 0.8, 0.3), wood("wood", 2), slats=2)
    fruit(-1.15, 0.02, 1.24, 60, 0.125, [matte("terracotta"), matte("gold")], (0.42, 0.34), 3)
    crate((0.0, 0.02, 1.14), (0.95, 0.8, 0.3), wood("wood", 2), slats=2)
    fruit(0.0, 0.02, 1.24, 60, 0.125, [matte("leaf"), matte("green")], (0.42, 0.34), 8)
    for k, c in enumerate(("indigo", "gold", "crimson", "paper")):
        folded((1.18, 0.02, 1.14 + k * 0.165), c, 0.74, 0.82 - 0.03 * k, 2, 0.08, (0, 0, (-4, 3, -2, 5)[k]))


def calabash(loc, r=0.4, c="wood", inner="sand"):
    prof = [(max(0.0001, r * math.sin(t)), r * 0.78 - r * 0.78 * math.cos(t)) for t in [PI * 0.58 * i / 24 for i in range(25)]]
    prof += [(x * 0.92, z + 0.012) for x, z in reversed(prof)]
    return lathe(prof, wood(c, 1.2), loc, smooth=80)


def beans(cx, cy, n, spread, seed=4, z=0.0, size=0.115):
    rnd = random.Random(seed)
    mats = [gloss("#3a1f12", 0.3), gloss("#4a2817", 0.32), gloss("#2c170d", 0.28)]
    for k in range(n):
        a, d = rnd.uniform(0, TAU), spread * rnd.random() ** 0.7
        bean((cx + d * math.cos(a) * 1.5, cy + d * math.sin(a), z + size * 0.5), mats[k % 3],
             (rnd.choice((0, 0, 150, 24)), rnd.uniform(-15, 15), rnd.uniform(0, 360)), size)


def dripper(loc, rot=(0, 0, 0)):
    """Glass server under a ceramic cone."""
    g = real_glass("#ffffff", 0.0)
    coffee = gloss("#2a140a", 0.1)
    x, y, z = loc
    out = [lathe(soft([(0.0001, 0), (0.46, 0), (0.5, 0.12), (0.36, 0.62), (0.22, 0.74), (0.27, 0.84), (0.245, 0.84), (0.2, 0.74),
                       (0.335, 0.6), (0.47, 0.12), (0.44, 0.03), (0.0001, 0.03)], 0.05, 6), g),
           lathe(soft([(0.0001, 0.035), (0.43, 0.035), (0.465, 0.12), (0.415, 0.36), (0.0001, 0.36)], 0.03), coffee)]
    out.append(lathe(soft([(0.42, 0.88), (0.42, 0.93), (0.16, 0.93), (0.42, 1.42), (0.46, 1.42), (0.2, 0.93), (0.1, 0.86), (0.42, 0.88)], 0.02), gloss("paper")))
    out.append(lathe([(0.14, 0.95), (0.44, 1.5), (0.43, 1.5), (0.13, 0.96)], card("sand")))
    hd = spline([(0.44, 0, 0.28), (0.74, 0, 0.3), (0.78, 0, 0.55), (0.62, 0, 0.68), (0.32, 0, 0.66)], 50)
    out.append(tube(hd, 0.04, wood("bark")))
    return group(out, loc, rot)


def stetho(points, chest, mat=None):
    tube(spline(points, 240), 0.06, mat or gloss("crimson", 0.3))
    x, y, z = chest
    lathe(soft([(0.0001, 0), (0.34, 0), (0.36, 0.06), (0.3, 0.12), (0.12, 0.16), (0.1, 0.3), (0.0001, 0.3)], 0.03), metal("steel", 0.22), (x, y, z))
    ring(0.345, 0.035, (x, y, z + 0.05), matte("ink"))


def cross(size, t, mat, loc, rot=(90, 0, 0)):
    a, b = size / 2, size / 6
    pts = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    return cut(pts, t, mat, loc, rot, 0.05)


def pill_jar(loc, body="terracotta", lid="paper"):
    out = [cylinder(0.4, 0.78, (0, 0, 0), gloss(body, 0.2), 0.06), cylinder(0.43, 0.26, (0, 0, 0.8), matte(lid), 0.04)]
    for k in range(40):
        a = TAU * k / 40
        out.append(box((0.022, 0.035, 0.2), (0.43 * math.cos(a), 0.43 * math.sin(a), 0.83), matte(lid), 0.008, (0, 0, math.degrees(a) + 90)))
    out.append(lathe([(0.408, 0.16), (0.408, 0.62)], card("paper")))
    out.append(lathe([(0.411, 0.30), (0.411, 0.40)], matte("green")))
    return group(out, loc)


def parcel(loc, size, color="wood", rot=(0, 0, 0), tape=None, bandc=None):
    w, d, h = size
    out = [box(size, (0, 0, 0), card("#b98a56" if color == "wood" else color), 0.025)]
    out.append(box((w * 0.16, d + 0.012, h + 0.008), (0, 0, -0.001), tape or cloth("gold"), 0.012))
    return group(out, loc, rot)


def container(loc, color, l=2.2, w=0.9, h=0.95, rot=(0, 0, 0)):
    m = matte(color)
    out = [box((l, w, h), (0, 0, 0), m, 0.03)]
    n = int(l / 0.13)
    for k in range(n):
        x = -l / 2 + 0.1 + (l - 0.2) * k / (n - 1)
        for s in (-1, 1):
            out.append(box((0.06, 0.04, h - 0.16), (x, s * (w / 2 + 0.008), 0.08), m, 0.012))
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(box((0.09, 0.09, h + 0.04), (sx * (l / 2 - 0.03), sy * (w / 2 - 0.02), -0.0), m, 0.015))
    return group(out, loc, rot)


def truck(loc, rot=(0, 0, 0), cab="paper", load="crimson"):
    out = []
    out += [box((3.1, 0.8, 0.14), (0, 0, 0.36), matte("ink"), 0.03)]
    out += container((-0.42, 0, 0.5), load, 2.15, 0.95, 1.05)
    secs = []
    prof = [(0.78, 0.42), (1.58, 0.42), (1.58, 0.86), (1.44, 1.42), (0.78, 1.42)]
    out.append(cut([(x, z) for x, z in prof], 0.9, matte(cab), (0, 0.45, 0), (90, 0, 0), 0.06))
    out.append(cut([(1.0, 0.92), (1.47, 0.92), (1.36, 1.32), (1.0, 1.32)], 0.03, gloss("ink", 0.1), (0, -0.435, 0), (90, 0, 0), 0.01))
    out.append(box((0.1, 0.82, 0.16), (1.6, 0, 0.4), matte("gold"), 0.03))
    for x in (-1.15, -0.62, 1.12):
        for s in (-1, 1):
            out.append(cylinder(0.3, 0.2, (x, s * 0.42 + (0.1), 0.3), matte("ink"), 0.05, (90, 0, 0)))
            out.append(cylinder(0.15, 0.03, (x, s * 0.42 + (0.1 if s > 0 else -0.095), 0.3), metal("brass", 0.3), 0.01, (90, 0, 0)))
    return group(out, loc, rot)


def pump(loc, color, cap="ink", r=0.3, h=1.05, label="paper"):
    out = [cylinder(r, h, (0, 0, 0), gloss(color, 0.25), 0.07), lathe([(r + 0.004, h * 0.3), (r + 0.004, h * 0.68)], card(label)),
           cylinder(r * 0.46, 0.16, (0, 0, h), matte(cap), 0.02), cylinder(0.04, 0.22, (0, 0, h + 0.14), metal("brass", 0.25), 0.01),
           slab(0.5, 0.2, 0.1, 0.1, matte(cap), (-0.12, 0, h + 0.34), bevel=0.03)]
    return group(out, loc)


def leafblade(points, w, c="wood"):
    p = spline(points, 60)
    return ribbon(p, w, matte(c), 0.012, side=(0, 0.4, 1), across=8, crown=-0.03, taper=lambda t: max(0.03, math.sin(PI * (0.04 + 0.94 * t)) ** 0.9))


# ---------------------------------------------------------------- the projects

@picture("projects/kente-lane-market", 1600, 1200, ground="gold", samples=44)
def market():
    sweep("gold", depth=5)
    stall()
    calabash((-2.55, -0.7, 0), 0.5)
    fruit(-2.55, -0.7, 0.2, 30, 0.15, [matte("crimson"), matte("terracotta")], (0.4, 0.4), 5)
    spool((2.25, -0.75, 0), "crimson", 0.3, 0.72, body="bark")
    spool((2.55, -0.1, 0), "indigo", 0.3, 0.72, body="bark")
    spool((2.55, -1.15, 0.3), "green", 0.3, 0.72, (90, 0, 50), body="bark")
    rig(1.0, 1.0, 1.0)
    camera((0.05, 0, 1.45), az=-80, el=13, dist=14.4, lens=75, blur=0.03, focus=(0, -0.6, 1.2))


@picture("projects/volta-coffee-roasters", 1600, 1200, ground="terracotta", samples=48)
def coffee():
    sweep("terracotta", depth=5)
    pouch((-1.35, 0.45, 0), "ink", 1.25, 0.7, 1.9, (0, 0, 10), "paper", "crimson")
    pouch((-2.35, 0.95, 0), "paper", 1.05, 0.6, 1.5, (0, 0, 22), "gold", "ink")
    box((1.35, 1.35, 0.5), (0.55, 0.35, 0), wood("bark", 1.5), 0.04, (0, 0, 12))
    dripper((0.55, 0.3, 0.5))
    lathe(soft([(0.0001, 0), (0.5, 0), (0.72, 0.07), (0.72, 0.1), (0.48, 0.05), (0.0001, 0.05)], 0.03), gloss("gold"), (-0.35, -1.1, 0))
    cup((-0.35, -1.1, 0.05), "paper", r=0.46, h=0.6, fill="#3a1f12", rot=(0, 0, -35))
    lathe(soft([(0.0001, 0), (0.4, 0), (0.56, 0.06), (0.56, 0.09), (0.38, 0.04), (0.0001, 0.04)], 0.03), gloss("ink"), (2.05, -0.2, 0))
    cup((2.05, -0.2, 0.04), "crimson", r=0.36, h=0.46, fill="#3a1f12", rot=(0, 0, 25))
    beans(1.15, -1.35, 34, 0.62, 4)
    beans(-2.0, -0.75, 14, 0.4, 9)
    rig(1.0, 1.0, 1.1)
    camera((-0.05, 0, 0.78), az=-86, el=20, dist=13, lens=75, blur=0.035, focus=(-0.2, -0.6, 0.7))


@picture("projects/asaase-clinic", 1600, 1200, ground="green", samples=44)
def clinic():
    sweep("green", depth=5)
    box((2.2, 1.1, 0.55), (-0.75, 0.7, 0), matte("leaf"), 0.05)
    cross(1.75, 0.42, matte("paper"), (-0.75, 0.95, 0.55 + 0.875))
    pill_jar((0.95, 0.45, 0), "terracotta", "paper")
    pill_jar((1.75, 0.95, 0), "gold", "ink")
    folded((2.2, -0.35, 0), "paper", 0.85, 0.95, 3, 0.11, (0, 0, 12))
    folded((2.2, -0.35, 0.34), "crimson", 0.85, 0.9, 2, 0.11, (0, 0, 6))
    stetho([(-1.3, 1.6, 0.07), (-2.0, 1.15, 0.07), (-2.1, 0.4, 0.07), (-2.2, -0.35, 0.07), (-1.9, -0.95, 0.06), (-1.1, -0.95, 0.06), (-0.85, -0.4, 0.06),
            (-0.3, -0.25, 0.06), (0.0, -0.8, 0.06), (0.55, -1.2, 0.07), (1.05, -1.15, 0.16), (1.15, -1.1, 0.28)], (1.15, -1.1, 0))
    capsule((-0.1, -1.45, 0.13), "crimson", "paper", 0.13, 0.46, (90, 0, 65))
    capsule((-0.75, -1.55, 0.13), "gold", "paper", 0.13, 0.46, (90, 0, 130))
    capsule((0.35, -0.35, 0.13), "indigo", "gold", 0.13, 0.46, (90, 0, 20))
    for x, y in ((0.25, -1.72), (1.85, -1.35), (-1.5, -1.45)):
        cylinder(0.16, 0.1, (x, y, 0), gloss("paper"), 0.04)
    plant((-2.72, 0.75, 0), "paper", "leaf", 12, 1.25, 3, 0.34)
    rig(1.0, 1.0, 1.0)
    camera((-0.12, 0, 0.95), az=-86, el=21, dist=13.9, lens=75, blur=0.03, focus=(0, -0.4, 0.7))


@picture("projects/blackstar-logistics", 1600, 1200, ground="indigo", samples=44)
def logistics():
    sweep("indigo", depth=5)
    container((-1.35, 1.0, 0), "terracotta", 2.5, 1.0, 1.0)
    container((-1.2, 1.0, 1.04), "gold", 2.5, 1.0, 1.0, (0, 0, -4))
    star(0.92, 0.26, matte("ink"), (1.65, 1.25, 1.75), (90, 0, -6))
    box((1.5, 0.9, 0.98), (1.65, 1.1, 0), card("paper"), 0.03, (0, 0, -6))
    truck((0.05, -0.75, 0), (0, 0, -12))
    parcel((-2.35, -0.45, 0), (0.75, 0.7, 0.5), rot=(0, 0, 15), tape=cloth("crimson"))
    parcel((-2.3, -0.45, 0.5), (0.48, 0.46, 0.36), rot=(0, 0, -8), tape=cloth("ink"))
    parcel((2.55, 0.05, 0), (0.7, 0.75, 0.62), rot=(0, 0, -20), tape=cloth("green"))
    rig(1.0, 1.0, 1.2)
    camera((0.05, 0, 1.05), az=-84, el=18, dist=13.6, lens=75, blur=0.03, focus=(0, -0.8, 0.8))


@picture("projects/harmattan-skincare", 1600, 1200, ground="sand", samples=48)
def skincare():
    sweep("sand", depth=4.5)
    arch(2.1, 2.75, 0.34, matte("terracotta"), (-0.35, 1.15, 0), (0, 0, 0), 0.03, 0.42)
    cylinder(0.62, 2.0, (1.65, 1.05, 0), matte("blush"), 0.03)
    box((2.0, 1.2, 0.34), (-0.35, 0.35, 0), matte("blush"), 0.04)
    box((1.15, 0.95, 0.2), (1.45, -0.35, 0), wood("wood", 1.6), 0.03, (0, 0, -8))
    pump((-0.75, 0.25, 0.34), "paper", "ink", 0.3, 1.1, "gold")
    bottle((0.1, 0.35, 0.34), gloss("crimson", 0.12), metal("brass", 0.25), 0.26, 0.95, 0.11, 0.26)
    jar((1.3, -0.4, 0.2), gloss("paper", 0.2), metal("brass", 0.3), 0.38, 0.34, 0.18)
    group([cylinder(0.38, 0.18, (0, 0, 0), metal("brass", 0.3), 0.025)], (2.3, -1.0, 0.36), (0, 62, -30))
    lathe(soft([(0.0001, 0), (0.4, 0), (0.42, 0.3), (0.35, 0.3), (0.34, 0.24), (0.0001, 0.27)], 0.04), gloss("terracotta", 0.25), (0.35, -1.15, 0))
    ball(0.12, (0.35, -1.15, 0.3), gloss("cream", 0.3), 32).scale = (1.7, 1.7, 0.7)
    b = ball(0.42, (-1.75, -0.95, 0.26), card("stone"), 48)
    b.scale = (1.2, 0.9, 0.62)
    b = ball(0.3, (-1.7, -0.95, 0.66), card("clay"), 48)
    b.scale = (1.15, 0.9, 0.55)
    ball(0.22, (1.65, 1.05, 2.22), metal("brass", 0.2))
    for k, (dx, dz, c) in enumerate(((0.7, 2.0, "wood"), (0.25, 2.5, "#a88a5a"), (-0.15, 2.2, "wood"))):
        leafblade([(-2.05, 0.95, 0.0), (-2.1 - 0.1 * k, 0.9, dz * 0.5), (-2.2 - dx * 0.4, 0.8, dz * 0.9), (-2.4 - dx * 0.7, 0.7, dz)], 0.34, c)
    lathe(soft([(0.0001, 0), (0.34, 0), (0.4, 0.35), (0.2, 0.75), (0.24, 0.85), (0.19, 0.85), (0.0001, 0.6)], 0.06), matte("paper"), (-2.05, 0.95, 0))
    rig(1.0, 1.0, 0.9, az=200, el=38)
    camera((-0.05, 0, 1.15), az=-88, el=15, dist=13, lens=75, blur=0.03, focus=(0, 0, 0.9))


@picture("projects/sankofa-schools", 1600, 1200, ground="crimson", samples=44)
def schools():
    sweep("crimson", depth=5)
    z = 0
    for c, t, r, w in (("ink", 0.3, 4, 2.3), ("gold", 0.26, -6, 2.1), ("paper", 0.22, 8, 2.15), ("green", 0.3, -2, 1.9)):
        book((-0.85, 0.25, z), c, (w, 1.5, t), (0, 0, r))
        z += t + 0.004
    # an open book on top: two leaves of pages rising from the spine
    for s in (-1, 1):
        for k in range(7):
            p = spline([(-0.85, 0.2, z + 0.02 + 0.01 * k), (-0.85 + s * 0.25, 0.2, z + 0.16 + 0.028 * k), (-0.85 + s * 0.7, 0.2, z + 0.10 + 0.036 * k),
                        (-0.85 + s * (1.0 - 0.012 * k), 0.2, z + 0.07 + 0.05 * k)], 40)
            ribbon(p, 1.25, card("cream"), 0.012, side=(0, 1, 0), across=4)
    for k, (c, lean) in enumerate((("indigo", 0), ("gold", 0), ("terracotta", 0), ("paper", 12))):
        book((1.0 + k * 0.33 + (0.2 if lean else 0), 0.75, 0.8 + (0.03 if lean else 0)), c, (1.6 - 0.12 * (k % 2), 1.15, 0.27), (0, -90 + lean, 0))
    # letter-like blocks: shapes a child can name
    box((0.62, 0.62, 0.62), (1.0, -0.95, 0), matte("gold"), 0.05, (0, 0, 18))
    cylinder(0.34, 0.6, (1.85, -0.75, 0), matte("paper"), 0.05)
    pts = [(0.42 * math.cos(PI / 2 + TAU * k / 3), 0.42 * math.sin(PI / 2 + TAU * k / 3)) for k in range(3)]
    cut(pts, 0.42, matte("green"), (1.0, -0.75, 0.62 + 0.21), (90, 0, 18), 0.05)
    ball(0.3, (2.45, -1.15, 0.3), matte("indigo"))
    pencil((-2.5, -1.1, 0.06), "gold", 1.9, 0.075, (0, 90, 14))
    pencil((-2.1, -1.45, 0.06), "green", 1.7, 0.075, (0, 90, 4))
    cupm = lathe(soft([(0.0001, 0), (0.36, 0), (0.38, 0.85), (0.33, 0.85), (0.32, 0.05), (0.0001, 0.05)], 0.03), matte("ink"), (-2.55, 0.35, 0))
    for k, (c, a, b) in enumerate((("gold", 10, 0), ("paper", -9, 8), ("indigo", 3, -12), ("terracotta", -4, -4))):
        pencil((-2.55 + 0.08 * (k - 1.5), 0.35 + 0.05 * (k % 2), 0.34), c, 1.0 + 0.1 * (k % 2), 0.065, (b, a, 0))
    rig(1.0, 1.05, 1.1)
    camera((-0.05, 0, 0.85), az=-86, el=19, dist=13.7, lens=75, blur=0.03, focus=(-0.3, -0.5, 0.8))


# ---------------------------------------------------------------- their sites

def site(kind):
    W, H = 432, 270
    c = Canvas(W, H, {"market": "paper", "coffee": "ink", "clinic": "paper", "star": "indigo"}[kind])
    if kind == "market":
        c.rect(0, 0, W, 30, "gold")
        c.rect(18, 10, 70, 10, "ink", 3)
        for k in range(4):
            c.rect(W - 170 + k * 40, 12, 28, 6, "ink", 3)
        c.weave(0, 30, W, 18, 36, 3, ["crimson", "green", "gold"], ["ink", "gold", "ink"])
        c.lines(18, 72, 170, 3, 24, "ink", 14)
        c.rect(18, 154, 92, 24, "crimson", 12)
        for k, col in enumerate(("terracotta", "green", "indigo")):
            c.rect(222 + k * 68, 68, 60, 112, col, 6)
            c.disc(252 + k * 68, 110, 20, "gold")
            c.rect(230 + k * 68, 146, 44, 6, "paper", 3)
            c.rect(230 + k * 68, 158, 30, 6, "paper", 3)
        for k, col in enumerate(("sand", "gold", "sand", "blush")):
            c.rect(18 + k * 102, 200, 92, 52, col, 6)
    elif kind == "coffee":
        c.rect(18, 14, 60, 10, "gold", 3)
        for k in range(3):
            c.rect(W - 130 + k * 40, 16, 28, 6, "paper", 3)
        c.disc(308, 142, 100, "terracotta")
        c.disc(308, 142, 78, "paper")
        c.disc(308, 142, 66, "#3a1f12")
        c.disc(308, 142, 40, "#5a3520", 34)
        c.disc(308, 142, 20, "#5a3520", 15)
        c.lines(18, 66, 150, 4, 26, "paper", 15, 0.5)
        c.rect(18, 182, 100, 26, "gold", 13)
        c.lines(18, 226, 120, 2, 12, "stone", 5)
    elif kind == "clinic":
        c.rect(0, 0, 108, H, "green")
        c.rect(18, 18, 60, 10, "paper", 3)
        c.rect(40, 58, 12, 36, "paper")
        c.rect(28, 70, 36, 12, "paper")
        for k in range(5):
            c.rect(18, 122 + k * 24, 70, 8, "leaf" if k else "gold", 4)
        c.lines(130, 24, 170, 2, 22, "ink", 13)
        for k, col in enumerate(("terracotta", "gold", "blush")):
            c.rect(130 + k * 96, 82, 86, 70, col, 10)
            c.disc(152 + k * 96, 106, 12, "paper")
            c.rect(142 + k * 96, 130, 56, 7, "ink", 3)
        for r in range(4):
            for k in range(7):
                c.rect(130 + k * 41, 170 + r * 22, 34, 16, "crimson" if (r, k) in ((1, 2), (2, 5)) else "green" if (r + k) % 5 == 0 else "sand", 4)
    else:
        c.rect(18, 14, 70, 10, "paper", 3)
        c.rect(W - 92, 10, 74, 18, "gold", 9)
        pts = [(150 + 84 * (1 if k % 2 == 0 else 0.42) * math.cos(-PI / 2 + TAU * k / 10),
                150 + 84 * (1 if k % 2 == 0 else 0.42) * math.sin(-PI / 2 + TAU * k / 10)) for k in range(10)]
        for j in range(H):
            for i in range(W):
                ins = False
                for a in range(10):
                    (x1, y1), (x2, y2) = pts[a], pts[a - 1]
                    if (y1 > j) != (y2 > j) and i < (x2 - x1) * (j - y1) / (y2 - y1) + x1:
                        ins = not ins
                if ins:
                    c.px[j][i] = "ink"
        for t in range(200):
            x, y = 150 + t * 1.2, 150 - 70 * math.sin(t / 200 * PI)
            if (t // 10) % 2:
                c.disc(x, y, 3, "gold")
        c.disc(150, 150, 9, "gold")
        c.disc(390, 150, 9, "crimson")
        c.lines(268, 186, 140, 3, 20, "paper", 11)
    return c.mat(rough=0.35, coat=0.5, emit=0.16)


def mobile_site(kind):
    W, H = 180, 372
    c = Canvas(W, H, {"market": "gold", "coffee": "paper", "clinic": "green", "star": "ink"}[kind])
    if kind == "market":
        c.rect(14, 22, 70, 12, "ink", 3)
        c.weave(0, 48, W, 20, 15, 3, ["crimson", "green", "paper"], ["ink", "gold", "ink"])
        for k, col in enumerate(("crimson", "green", "indigo", "terracotta")):
            x, y = 14 + (k % 2) * 80, 84 + (k // 2) * 112
            c.rect(x, y, 72, 72, col, 8)
            c.disc(x + 36, y + 36, 20, "paper")
            c.lines(x, y + 82, 60, 2, 12, "ink", 6)
        c.rect(14, 320, 152, 32, "ink", 16)
    elif kind == "coffee":
        c.rect(14, 22, 70, 12, "ink", 3)
        c.rect(14, 50, 152, 150, "terracotta", 12)
        c.disc(90, 125, 54, "paper")
        c.disc(90, 125, 44, "#3a1f12")
        c.lines(14, 220, 150, 3, 20, "ink", 11)
        c.rect(14, 300, 152, 34, "crimson", 17)
    elif kind == "clinic":
        c.rect(14, 22, 70, 12, "paper", 3)
        c.rect(14, 56, 152, 110, "leaf", 12)
        c.rect(80, 76, 20, 70, "paper")
        c.rect(55, 101, 70, 20, "paper")
        for k, col in enumerate(("paper", "gold", "paper")):
            c.rect(14, 182 + k * 54, 152, 44, col, 10)
            c.disc(38, 204 + k * 54, 12, "crimson")
            c.lines(60, 196 + k * 54, 90, 2, 12, "ink", 6)
    else:
        c.rect(14, 22, 70, 12, "gold", 3)
        for k, col in enumerate(("crimson", "paper", "paper", "gold")):
            y = 70 + k * 66
            c.disc(34, y, 11, col)
            if k < 3:
                c.rect(32, y + 14, 4, 38, "stone")
            c.lines(60, y - 10, 104, 2, 15, "paper", 8)
        c.rect(14, 322, 152, 32, "gold", 16)
    return c.mat(rough=0.3, coat=0.6, emit=0.14)


def show(kind, ground, body=None, dist=15):
    sweep(ground, depth=5)
    screen(site(kind), (0.0, 0.55, 0), (0, 0, 0), 4.2, 2.62, body=body)
    rig(1.0, 1.0, 1.1)
    camera((0, 0, 1.46), az=-80, el=10, dist=dist, lens=75, blur=0.03, focus=(0, 0.2, 1.5))


def hand(kind, ground, phone_rot=-14, at=(-0.55, 0.1), body=None, wide=False):
    """A phone leaning on a block, the client's object beside it. Cards cut the sides of a wide picture: from further away."""
    sweep(ground, depth=5)
    x, y = at
    phone(mobile_site(kind), (x, y, 1.24), (74, 0, phone_rot), 1.3, 2.6, body=body)
    rig(1.0, 1.0, 1.1)
    camera((-0.1 if wide else 0.1, 0, 1.08), az=-86, el=16, dist=12.4 if wide else 11, lens=75, blur=0.03, focus=(0, -0.2, 1))


@picture("projects/web-design/kente-lane-market-main", 1600, 1000, ground="terracotta", samples=44)
def market_main():
    show("market", "terracotta")
    crate((-2.55, -0.55, 0), (1.0, 0.8, 0.42), wood("wood", 2), (0, 0, 14), slats=2)
    fruit(-2.55, -0.55, 0.2, 60, 0.125, [matte("gold"), matte("crimson")], (0.44, 0.34), 2)
    for k, c in enumerate(("indigo", "gold", "green")):
        folded((2.5, -0.3, k * 0.2), c, 0.9, 0.95 - 0.05 * k, 2, 0.1, (0, 0, (-8, 4, -3)[k]))


@picture("projects/web-design/kente-lane-market-secondary", 1200, 900, ground="green", samples=44)
def market_second():
    hand("market", "green")
    box((1.5, 0.9, 0.75), (-0.4, 0.72, 0), matte("gold"), 0.04, (0, 0, -14))
    calabash((1.25, -0.15, 0), 0.62)
    fruit(1.25, -0.15, 0.18, 30, 0.18, [matte("gold"), matte("terracotta")], (0.5, 0.5), 6)
    spool((-1.95, -0.1, 0), "crimson", 0.3, 0.72, body="bark")


@picture("projects/web-design/volta-coffee-roasters-main", 1600, 1000, ground="gold", samples=44)
def coffee_main():
    hand("coffee", "gold", wide=True)
    box((1.5, 0.9, 0.75), (-0.4, 0.72, 0), wood("bark", 2), 0.04, (0, 0, -14))
    pouch((1.15, 0.75, 0), "crimson", 1.15, 0.62, 1.75, (0, 0, -8), "paper", "ink")
    pouch((2.05, 1.1, 0), "ink", 1.0, 0.56, 1.4, (0, 0, -20), "paper", "crimson")
    lathe(soft([(0.0001, 0), (0.5, 0), (0.72, 0.07), (0.72, 0.1), (0.48, 0.05), (0.0001, 0.05)], 0.03), gloss("ink"), (1.05, -0.7, 0))
    cup((1.05, -0.7, 0.05), "paper", r=0.46, h=0.58, fill="#3a1f12", rot=(0, 0, -30))
    box((0.95, 0.95, 0.4), (-1.95, 0.75, 0), matte("crimson"), 0.04, (0, 0, 12))
    dripper((-1.95, 0.72, 0.4), (0, 0, 215))
    beans(-1.75, -0.7, 16, 0.36, 2)


@picture("projects/web-design/volta-coffee-roasters-secondary", 1200, 900, ground="crimson", samples=44)
def coffee_second():
    show("coffee", "crimson", dist=13.2)
    lathe(soft([(0.0001, 0), (0.5, 0), (0.74, 0.07), (0.74, 0.1), (0.48, 0.05), (0.0001, 0.05)], 0.03), gloss("gold"), (2.2, -0.6, 0))
    cup((2.2, -0.6, 0.05), "ink", r=0.5, h=0.64, fill="#3a1f12", rot=(0, 0, 20))
    beans(-2.3, -0.5, 18, 0.38, 5)
    beans(0.95, -1.3, 8, 0.25, 7)


@picture("projects/web-design/asaase-clinic-main", 1600, 1000, ground="green", samples=44)
def clinic_main():
    show("clinic", "green", body=metal("steel", 0.35))
    pill_jar((-2.4, -0.2, 0), "terracotta", "paper")
    capsule((-1.75, -0.95, 0.13), "crimson", "gold", 0.13, 0.46, (90, 0, 60))
    capsule((-2.15, -1.15, 0.13), "paper", "gold", 0.13, 0.46, (90, 0, 110))
    cross(0.95, 0.34, matte("paper"), (2.35, 0.0, 0.475), (90, 0, -16))


@picture("projects/web-design/asaase-clinic-secondary", 1200, 900, ground="terracotta", samples=44)
def clinic_second():
    hand("clinic", "terracotta")
    box((1.5, 0.9, 0.75), (-0.4, 0.72, 0), matte("paper"), 0.04, (0, 0, -14))
    stetho([(1.9, 0.9, 0.07), (1.2, 0.95, 0.07), (0.75, 0.5, 0.07), (1.1, 0.0, 0.07), (1.9, 0.05, 0.07), (2.2, -0.5, 0.07),
            (1.75, -0.95, 0.08), (1.3, -0.95, 0.16), (1.18, -0.92, 0.28)], (1.18, -0.92, 0), gloss("green", 0.3))
    capsule((-1.85, -0.7, 0.13), "gold", "paper", 0.13, 0.46, (90, 0, 60))


@picture("projects/web-design/blackstar-logistics-main", 1600, 1000, ground="sand", samples=44)
def star_main():
    hand("star", "sand", wide=True)
    box((1.5, 0.9, 0.75), (-0.4, 0.72, 0), matte("crimson"), 0.04, (0, 0, -14))
    container((1.35, 1.15, 0), "gold", 1.9, 0.85, 0.95, (0, 0, -10))
    group(truck((0, 0, 0), (0, 0, 0), "paper", "indigo"), (1.15, -0.25, 0), (0, 0, -26), 0.68)
    parcel((-2.0, 0.55, 0), (0.9, 0.8, 0.62), rot=(0, 0, 14), tape=cloth("indigo"))
    parcel((-2.1, 0.55, 0.62), (0.5, 0.45, 0.34), rot=(0, 0, -8), tape=cloth("crimson"))
    star(0.3, 0.12, matte("ink"), (-1.7, -0.6, 0.0), (0, 0, 20), bevel=0.025)


@picture("projects/web-design/blackstar-logistics-secondary", 1200, 900, ground="indigo", samples=44)
def star_second():
    show("star", "indigo", dist=13.2)
    container((-2.3, -0.75, 0), "crimson", 1.25, 0.65, 0.55, (0, 0, 16))
    parcel((2.35, -0.35, 0), (0.85, 0.8, 0.6), rot=(0, 0, -16), tape=cloth("indigo"))


# ---------------------------------------------------------------- details of their sites

PALETTE = {"market": ("gold", "crimson", "green", "indigo", "ink"), "coffee": ("ink", "terracotta", "gold", "paper", "crimson"),
           "clinic": ("green", "leaf", "gold", "terracotta", "paper"), "star": ("indigo", "ink", "gold", "crimson", "sand")}


def kind_of(name):
    return next(k for s, k in (("kente", "market"), ("volta", "coffee"), ("asaase", "clinic"), ("black", "star")) if s in name)


def wires():
    """The same page as a wireframe: boxes and lines."""
    c = Canvas(300, 400, "cream")
    for x, y, w, h in ((20, 20, 260, 26), (20, 62, 150, 110), (186, 62, 94, 110), (20, 188, 80, 80), (110, 188, 80, 80), (200, 188, 80, 80), (20, 284, 260, 96)):
        c.rect(x, y, w, h, "ink", 5).rect(x + 3, y + 3, w - 6, h - 6, "cream", 3)
    c.lines(34, 88, 110, 4, 20, "stone", 7).lines(34, 306, 200, 3, 22, "stone", 7).disc(233, 117, 30, "stone", 26)
    return c.mat(rough=0.9, coat=0)


def inner(kind, n):
    """Two more of the client's screens: a detail page and a list."""
    from clients import paste
    a = PALETTE[kind]
    if n == 0:
        c = Canvas(360, 744, "paper")
        paste(c, kind, {"market": 2, "coffee": 3, "clinic": 1, "star": 5}[kind], 0, 70, 360, 330)
        c.rect(28, 28, 120, 20, "ink", 6).disc(316, 38, 14, "ink").lines(28, 436, 270, 2, 42, "ink", 24).lines(28, 536, 250, 3, 26, "stone", 10).rect(28, 640, 304, 66, a[1], 33).rect(110, 664, 140, 18, "paper", 9)
    else:
        bg = a[0]
        c = Canvas(360, 744, bg)
        fg = "ink" if bg in ("gold", "paper", "leaf") else "paper"
        c.rect(28, 28, 120, 20, fg, 6).lines(28, 84, 220, 1, 30, fg, 26, 1)
        for k in range(4):
            y = 146 + 138 * k
            c.rect(24, y, 312, 122, "paper" if bg != "paper" else "sand", 18)
            paste(c, kind, (k + n) % 6, 38, y + 14, 94, 94)
            c.lines(150, y + 24, 150, 3, 30, "ink", 12)
        c.rect(24, 704, 312, 40, a[2], 18)
    return c.mat(rough=0.3, coat=0.6, emit=0.12)


def thing(kind, x, y, s=1.0):
    """One of the client's small objects."""
    before = set(bpy.context.scene.objects)
    if kind == "market":
        calabash((0, 0, 0), 0.5)
        fruit(0, 0, 0.22, 30, 0.15, [matte("gold"), matte("crimson"), matte("terracotta")], (0.4, 0.4), 6)
    elif kind == "coffee":
        lathe(soft([(0.0001, 0), (0.45, 0), (0.66, 0.06), (0.66, 0.09), (0.43, 0.04), (0.0001, 0.04)], 0.03), gloss("ink"))
        cup((0, 0, 0.04), "paper", r=0.42, h=0.54, fill="#3a1f12", rot=(0, 0, -30))
    elif kind == "clinic":
        pill_jar((0, 0, 0), "terracotta", "paper")
        capsule((-0.55, -0.45, 0.13), "gold", "paper", 0.13, 0.46, (90, 0, 60))
    else:
        parcel((0, 0, 0), (0.85, 0.8, 0.6), rot=(0, 0, -16), tape=cloth("indigo"))
    group([o for o in bpy.context.scene.objects if o not in before], (x, y, 0), (0, 0, 0), s)


@picture("projects/web-design/kente-lane-market-gallery-1", 1200, 900, ground="indigo", samples=32)
@picture("projects/web-design/volta-coffee-roasters-gallery-1", 1200, 900, ground="sand", samples=32)
@picture("projects/web-design/asaase-clinic-gallery-1", 1200, 900, ground="gold", samples=32)
@picture("projects/web-design/blackstar-logistics-gallery-1", 1200, 900, ground="crimson", samples=32)
def desk(name):
    """From above: the page drawn in outline and printed in colour, its chips, a pencil, the phone's page."""
    kind, ground = kind_of(name), PICTURES[name]["ground"]
    m = -1 if kind in ("coffee", "star") else 1
    sweep(ground, depth=8)
    group([slab(1.86, 2.48, 0.025, 0.02, card("cream"), (0, 0, 0), bevel=0.006), slab(1.8, 2.4, 0.004, 0.01, wires(), (0, 0, 0.025), bevel=0.001)], (-1.5 * m, 0.42, 0), (0, 0, 12 * m))
    group([slab(3.2, 2.04, 0.025, 0.02, card("paper"), (0, 0, 0), bevel=0.006), slab(3.04, 1.9, 0.004, 0.01, site(kind), (0, 0, 0.025), bevel=0.001)], (0.25 * m, 0.1, 0.03), (0, 0, -6 * m))
    phone(mobile_site(kind), (1.6 * m, -0.55, 0.07), (0, 0, -16 * m), 0.9, 1.82, 0.1)
    for k, c in enumerate(PALETTE[kind]):
        group([slab(0.42, 0.56, 0.03, 0.03, card("cream"), (0, 0, 0), bevel=0.006), slab(0.36, 0.38, 0.006, 0.02, matte(c), (0, 0.06, 0.03), bevel=0.001)], ((-1.95 + 0.36 * k) * m, -1.28 + 0.03 * (k % 2), 0.012 * k), (0, 0, (8 - 5 * k) * m))
    pencil((-2.25 * m, -0.62, 0.1), "crimson" if ground != "crimson" else "gold", 1.2, 0.055, (0, 90, 64 if m > 0 else 116))
    thing(kind, 1.95 * m, 1.25, 0.8)
    rig(1.0, 1.0, 0.9, el=42)
    camera((0.05, 0.02, 0.05), az=-90 + 3 * m, el=56, dist=11.2, lens=75, blur=0.015, focus=(0, -0.3, 0.05))


@picture("projects/web-design/kente-lane-market-gallery-2", 1200, 900, ground="crimson", samples=32)
@picture("projects/web-design/volta-coffee-roasters-gallery-2", 1200, 900, ground="green", samples=32)
@picture("projects/web-design/asaase-clinic-gallery-2", 1200, 900, ground="blush", samples=32)
@picture("projects/web-design/blackstar-logistics-gallery-2", 1200, 900, ground="terracotta", samples=32)
def phones(name):
    """Three pages of the phone's site side by side: on steps, in a row, in a fan, on a rail."""
    kind, ground = kind_of(name), PICTURES[name]["ground"]
    sweep(ground, depth=6)
    a = [c for c in PALETTE[kind] if c != ground]
    mats = (inner(kind, 0), mobile_site(kind), inner(kind, 1))
    w, h = 1.16, 2.34
    if kind == "market":  # steps up to the right
        for k, x in enumerate((-1.65, 0.0, 1.65)):
            z = 0.25 + 0.42 * k
            box((1.6, 0.9, z), (x, 0.35, 0), matte(a[k]), 0.04)
            phone(mats[k], (x, 0.3, z + 1.15), (80, 0, 0), w, h)
        look = dict(target=(0, 0, 1.6), az=-78, el=11, dist=13.2)
    elif kind == "coffee":  # a fan, the first in front
        for k, (x, y, q) in enumerate(((-1.05, -0.2, 22), (0.1, 0.55, 4), (1.25, 1.05, -12))):
            phone(mats[k], (x, y, 1.15), (79, 0, q), w, h)
            box((0.9, 0.5, 0.7), (x + 0.1, y + 0.5, 0), matte(a[k + 1]), 0.03, (0, 0, q))
        thing(kind, 1.55, -0.6, 0.95)
        look = dict(target=(0.1, 0, 1.05), az=-88, el=15, dist=12.2)
    elif kind == "clinic":  # one upright, two lying beside it
        box((1.9, 1.0, 0.4), (-0.9, 0.6, 0), matte("green"), 0.04, (0, 0, 10))
        phone(mats[1], (-0.9, 0.5, 0.4 + 1.28), (79, 0, 10), 1.3, 2.6)
        phone(mats[0], (0.75, -0.35, 0.02), (0, 0, -14), w, h)
        phone(mats[2], (2.2, 0.1, 0.02), (0, 0, -20), w, h)
        thing(kind, -1.75, -0.85, 0.8)
        look = dict(target=(0.25, 0, 1.0), az=-86, el=30, dist=14)
    else:  # a rail of three, seen from the side
        box((5.0, 0.7, 0.3), (0, 0.25, 0), matte("ink"), 0.04)
        for k, x in enumerate((-1.5, 0.0, 1.5)):
            phone(mats[(1, 0, 2)[k]], (x, 0.2, 0.3 + 1.15), (80, 0, 0), w, h)
        thing(kind, 0.95, -0.95, 0.85)
        look = dict(target=(0.05, 0, 1.18), az=-66, el=12, dist=13)
    rig(1.0, 1.0, 1.1)
    camera(look["target"], az=look["az"], el=look["el"], dist=look["dist"], lens=75, blur=0.02, focus=(0, -0.2, 1.1))
