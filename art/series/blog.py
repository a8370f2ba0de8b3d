"""Covers of the journal: one object per subject, room at the left or right."""
from studio import *
from home import shuttle


def stage(ground, z=0.9, dist=11.5, el=20, az=-84, **k):
    sweep(ground, depth=5)
    rig(1.0, 1.0, 1.0)
    camera((0, 0, z), az=az, el=el, dist=dist, lens=75, blur=0.025, focus=(0, -0.4, z), **k)


@picture("blog/colour", 1200, 800, ground="paper", samples=32, level=0.97)
def colour():
    """A fan of colour chips on a brass pin, an open pot beside it."""
    cols = ["ink", "indigo", "green", "leaf", "gold", "terracotta", "crimson", "clay", "blush"]
    for k, c in enumerate(cols):
        o = [slab(0.72, 2.3, 0.045, 0.06, card("cream"), (0, 0.95, 0), bevel=0.006), slab(0.66, 1.62, 0.006, 0.03, matte(c), (0, 1.22, 0.044), bevel=0.001)]
        group(o, (-0.75, -0.95, 0.05 * k), (0, 0, 62 - 15 * k))
    cylinder(0.07, 0.52, (-0.75, -0.9, 0), metal("brass", 0.22), 0.015)
    lathe(soft([(0.0001, 0), (0.55, 0), (0.55, 0.72), (0.5, 0.72), (0.49, 0.1), (0.0001, 0.1)], 0.03), metal("steel", 0.3), (1.75, 0.15, 0))
    lathe([(0.0001, 0.6), (0.5, 0.6)], gloss("crimson", 0.08), (1.75, 0.15, 0))
    cylinder(0.58, 0.07, (2.45, -0.75, 0), metal("steel", 0.3), 0.02)
    cylinder(0.44, 0.03, (2.45, -0.75, 0.07), gloss("crimson", 0.08), 0.01)
    stage("paper", 0.3, 12.2, 40)


@picture("blog/type", 1200, 800, ground="crimson", samples=32)
def type_():
    """A case of printing blocks: arcs, bars and dots waiting to become letters."""
    box((4.3, 2.9, 0.1), (0, 0.1, 0), wood("bark", 1.2), 0.02)
    for x, y, w, d in ((0, -1.3, 4.3, 0.1), (0, 1.5, 4.3, 0.1), (-2.1, 0.1, 0.1, 2.9), (2.1, 0.1, 0.1, 2.9)):
        box((w, d, 0.5), (x, y, 0), wood("bark", 1.2), 0.02)
    rnd = random.Random(3)
    for i in range(6):
        for j in range(4):
            x, y = -1.68 + i * 0.67, -0.9 + j * 0.67
            h = 0.42 + (0.22 if (i, j) in ((1, 1), (4, 2)) else 0)
            box((0.6, 0.6, h), (x, y, 0.1), wood("wood", 2), 0.02)
            c = matte("gold" if h > 0.5 else ("ink", "paper", "ink", "terracotta")[rnd.randrange(4)])
            k = rnd.randrange(5)
            z = 0.1 + h
            if k == 0:
                ring(0.17, 0.05, (x, y, z + 0.01), c, flat=0.6)
            elif k == 1:
                box((0.1, 0.44, 0.06), (x - 0.12, y, z), c, 0.01)
                box((0.26, 0.1, 0.06), (x + 0.06, y - 0.17, z), c, 0.01)
            elif k == 2:
                cylinder(0.2, 0.06, (x, y, z), c, 0.012)
            elif k == 3:
                cut([(-0.22, -0.2), (0.22, -0.2), (0, 0.24)], 0.06, c, (x, y, z), bevel=0.01)
            else:
                for s in (-1, 0, 1):
                    box((0.44, 0.08, 0.06), (x, y + s * 0.15, z), c, 0.01)
    stage("crimson", 0.2, 11.6, 44, -78)


@picture("blog/speed", 1200, 800, ground="gold", samples=36)
def speed():
    """A stopwatch stands at the head of a band that has just run past."""
    w = [cylinder(1.02, 0.34, (0, 0, -0.17), metal("brass", 0.22), 0.08, segs=160), cylinder(0.88, 0.02, (0, 0, 0.165), matte("paper"), 0.005, segs=160)]
    for k in range(60):
        a = TAU * k / 60
        b = box((0.03 if k % 5 else 0.05, 0.08 if k % 5 else 0.16, 0.012), (0.76 * math.cos(a), 0.76 * math.sin(a), 0.184), matte("ink"), 0.002)
        b.rotation_euler = Euler((0, 0, a + PI / 2))
        w.append(b)
    w.append(cut([(-0.035, -0.14), (0.035, -0.14), (0.012, 0.66), (-0.012, 0.66)], 0.03, matte("crimson"), (0, 0, 0.2), (0, 0, -38), 0.006))
    w.append(cylinder(0.08, 0.07, (0, 0, 0.18), metal("brass", 0.2), 0.01))
    w += [cylinder(0.13, 0.2, (0, 1.0, 0), metal("brass", 0.25), 0.02, (-90, 0, 0)), cylinder(0.2, 0.22, (0, 1.2, 0), matte("ink"), 0.03, (-90, 0, 0))]
    group(w, (1.35, 0.2, 1.16), (80, 0, -16))
    box((0.9, 0.6, 0.14), (1.35, 0.2, 0), matte("crimson"), 0.03, (0, 0, -16))
    p = spline([(-5, -0.2, 0.04), (-3.6, 0.2, 0.04), (-2.6, -0.3, 0.35), (-1.6, -0.1, 0.9), (-0.9, -0.5, 0.5), (-0.2, -0.7, 0.12), (0.8, -0.9, 0.05), (2.2, -0.9, 0.04), (3.6, -0.5, 0.04), (5, -0.7, 0.04)], 400)
    ribbon(p, 0.5, kente(pat_kente("crimson", "ink", "paper", "green"), 4.6), 0.03, side=(0, 1, 0))
    stage("gold", 1.0, 11.2, 16)


@picture("blog/access", 1200, 800, ground="green", samples=32)
def access():
    """Steps and a ramp lead to the same platform; a ball has come up the ramp."""
    box((2.2, 2.0, 1.0), (1.2, 0.2, 0), matte("paper"), 0.03)
    for k in range(4):
        box((0.45, 0.9, 0.8 - 0.2 * k), (-0.13 - 0.45 * k, 0.72, 0), matte(("gold", "terracotta")[k % 2]), 0.02)
    cut([(0, 0), (3.4, 0), (3.4, 1.0)], 0.9, matte("crimson"), (-3.3, 0.15, 0), (90, 0, 0), 0.02)
    p = [Vector((-3.9 + 0.6 * k / 20, -0.3, 0.035)) for k in range(20)] + [Vector((-3.3 + 3.4 * k / 100, -0.3, 0.04 + 1.0 * k / 100)) for k in range(101)] + [Vector((0.1 + 2.2 * k / 60, -0.3, 1.045)) for k in range(1, 61)]
    ribbon(p, 0.4, kente(pat_kente("gold", "ink", "crimson", "paper"), 4.6), 0.025, side=(0, 1, 0))
    ball(0.34, (1.5, -0.3, 1.4), metal("brass", 0.18))
    ball(0.2, (-2.4, -1.2, 0.2), matte("indigo"))
    sweep("green", depth=5)
    rig(1.0, 1.0, 1.0)
    camera((-0.45, 0.2, 0.5), az=-78, el=34, dist=13.6, lens=75, blur=0.02, focus=(-0.45, -0.3, 0.8))


@picture("blog/photography", 1200, 800, ground="sand", samples=36)
def camera_():
    """A box camera in ink and clay, strapped with a kente band."""
    box((2.0, 0.85, 1.25), (0.3, 0.1, 0), matte("ink"), 0.08)
    box((2.02, 0.87, 0.5), (0.3, 0.1, 0.3), matte("terracotta"), 0.06)
    box((0.8, 0.6, 0.3), (0.3, 0.1, 1.22), matte("ink"), 0.06)
    slab(0.5, 0.2, 0.02, 0.03, gloss("indigo", 0.05), (0.3, -0.2, 1.38), (90, 0, 0), 0.005)
    lens = [lathe(soft([(0.0001, 0), (0.56, 0), (0.56, 0.4), (0.5, 0.46), (0.44, 0.4), (0.42, 0.12), (0.0001, 0.06)], 0.03), matte("ink")), ring(0.55, 0.025, (0, 0, 0.2), metal("brass", 0.2)), ball(0.36, (0, 0, 0.02), gloss("#141b45", 0.03), 48)]
    lens[2].scale = (1, 1, 0.5)
    group(lens, (0.3, -0.3, 0.58), (90, 0, 0))
    cylinder(0.16, 0.14, (1.0, 0.1, 1.24), metal("brass", 0.22), 0.03)
    cylinder(0.1, 0.1, (-0.4, 0.1, 1.24), matte("crimson"), 0.03)
    p = spline([(1.32, 0.1, 1.0), (1.75, 0.0, 1.05), (2.1, -0.3, 0.5), (2.2, -0.7, 0.06), (1.7, -1.1, 0.03), (0.7, -1.2, 0.05), (-0.6, -1.15, 0.03), (-1.5, -1.2, 0.05), (-2.1, -0.8, 0.1), (-1.7, -0.2, 0.5), (-1.1, 0.05, 1.02), (-0.7, 0.1, 1.0)], 420)
    ribbon(p, 0.26, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.024, side=(0, 1, 0))
    stage("sand", 0.75, 11, 20)


@picture("blog/letter", 1200, 800, ground="terracotta", samples=32)
def letter():
    """An envelope tied with a band, a brass seal on its flap."""
    o = [slab(3.0, 2.0, 0.08, 0.03, card("paper"), (0, 0, 0), bevel=0.012), cut([(-1.48, 0.98), (1.48, 0.98), (0.1, -0.2), (-0.1, -0.2)], 0.02, card("cream"), (0, 0, 0.085), bevel=0.006)]
    o.append(cylinder(0.26, 0.05, (0, -0.16, 0.1), matte("crimson"), 0.02))
    o.append(star(0.13, 0.02, metal("brass", 0.25), (0, -0.16, 0.15), bevel=0.006))
    o.append(ribbon([Vector((-0.95, -1.02 + 2.04 * k / 40, 0.115)) for k in range(41)], 0.34, kente(pat_kente("green", "gold", "ink", "paper"), 4.6), 0.02, side=(1, 0, 0)))
    group(o, (0.3, 0.1, 0.22), (0, -3, 14))
    group([slab(2.9, 1.95, 0.05, 0.02, card("gold"), (0, 0, 0), bevel=0.006)], (0.05, 0.0, 0.1), (0, 0, -4))
    group([slab(2.9, 1.95, 0.08, 0.02, card("indigo"), (0, 0, 0), bevel=0.006)], (0.2, 0.2, 0.0), (0, 0, 26))
    pencil((-2.5, -0.9, 0.07), "ink", 1.5, 0.07, (0, 90, -24))
    stage("terracotta", 0.2, 10.4, 42)


@picture("blog/payments", 1200, 800, ground="indigo", samples=32)
def payments():
    """Brass coins run along a band into the screen of a phone."""
    c = Canvas(180, 372, "gold")
    c.rect(14, 30, 90, 16, "ink", 4).disc(90, 150, 58, "ink").disc(90, 150, 46, "gold").poly([(62, 152), (70, 143), (84, 157), (112, 127), (120, 136), (84, 173)], "ink").rect(14, 250, 152, 20, "paper", 10).rect(14, 290, 152, 40, "green", 20)
    phone(c.mat(rough=0.3, coat=0.6, emit=0.12), (1.45, 0.3, 1.26), (76, 0, -20), 1.3, 2.6)
    box((1.5, 0.8, 0.7), (1.55, 0.85, 0), matte("crimson"), 0.04, (0, 0, -20))
    p = spline([(-5, -0.5, 0.04), (-3.5, -0.8, 0.04), (-2.3, -0.5, 0.25), (-1.2, -0.7, 0.15), (0, -0.6, 0.04), (1.2, -0.5, 0.04)], 300)
    ribbon(p, 0.62, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.028, side=(0, 1, 0))
    for k, (x, y, z, a) in enumerate(((-2.15, -0.52, 0.62, 82), (-1.35, -0.66, 0.555, 78), (-0.55, -0.68, 0.47, 84), (0.2, -0.6, 0.425, 80))):
        group([cylinder(0.36, 0.1, (0, 0, -0.05), gloss("gold", 0.2), 0.025), ring(0.31, 0.022, (0, 0, 0.05), metal("brass", 0.25)), cylinder(0.2, 0.115, (0, 0, -0.0575), gloss("#d9941c", 0.2), 0.01)], (x, y, z), (a, 0, 8 + 6 * k))
    stage("indigo", 1.05, 11.6, 16)


@picture("blog/place", 1200, 800, ground="blush", samples=32)
def place_():
    """A folded map with a pin standing where the roads cross."""
    c = Canvas(300, 200, "sand")
    c.rect(0, 120, 300, 80, "sky").rect(0, 112, 300, 10, "paper")
    for x in (40, 110, 190, 250):
        c.rect(x, 0, 8, 118, "paper")
    for y in (24, 64, 96):
        c.rect(0, y, 300, 7, "paper")
    c.rect(120, 32, 66, 30, "leaf").rect(50, 72, 56, 22, "gold").rect(200, 72, 46, 22, "terracotta").rect(8, 4, 30, 18, "leaf")
    m = c.mat(rough=0.9, coat=0)
    n = 6
    verts, uvs, faces = [], [], []
    for i in range(n + 1):
        for j in (0, 1):
            verts.append((-2.1 + 4.2 * i / n, -1.35 + 2.7 * j, 0.05 + (0.2 if i % 2 else 0.0)))
            uvs.append((i / n, j))
    for i in range(n):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    import studio
    ob = studio._obj("map", verts, faces, m, 0, uvs)
    s = ob.modifiers.new("solid", "SOLIDIFY")
    s.thickness = 0.02
    pin = [lathe(soft([(0.0001, 0), (0.09, 0.2), (0.42, 0.85), (0.46, 1.12), (0.3, 1.5), (0.0001, 1.58)], 0.3, 8), gloss("crimson", 0.15), smooth=80), cylinder(0.17, 0.1, (0, -0.44, 1.1), gloss("paper", 0.2), 0.02, (90, 0, 0))]
    group(pin, (0.55, 0.2, 0.16), (0, 0, 6))
    group([ob], (0, 0.1, 0), (0, 0, 10))
    stage("blush", 0.45, 10.8, 32)


@picture("blog/together", 1200, 800, ground="ink", samples=36, exposure=0.95)
def together():
    """Five cups around one pot: a table where ideas are talked over."""
    cylinder(2.1, 0.14, (0, 0.1, 0), wood("bark", 1.0), 0.04, segs=160)
    cols = ["gold", "crimson", "paper", "green", "terracotta"]
    for k, c in enumerate(cols):
        a = TAU * k / 5 - 0.6
        cup((1.4 * math.cos(a), 0.1 + 1.4 * math.sin(a), 0.14), c, r=0.26, h=0.36, fill="#3a1f12", rot=(0, 0, math.degrees(a) + 50))
    lathe(soft([(0.0001, 0), (0.42, 0), (0.52, 0.3), (0.4, 0.72), (0.24, 0.84), (0.0001, 0.84)], 0.12, 8), gloss("indigo", 0.18), (0, 0.1, 0.14))
    cylinder(0.24, 0.06, (0, 0.1, 0.97), gloss("indigo", 0.18), 0.02)
    ball(0.08, (0, 0.1, 1.1), metal("brass", 0.2), 32)
    tube(spline([(0.4, 0.0, 0.5), (0.68, -0.05, 0.62), (0.78, -0.08, 0.9), (0.9, -0.1, 0.98)], 40), 0.07, gloss("indigo", 0.18), taper=lambda t: 1.3 - 0.6 * t)
    tube(spline([(-0.42, 0.2, 0.4), (-0.78, 0.28, 0.46), (-0.8, 0.28, 0.8), (-0.36, 0.18, 0.84)], 40), 0.045, metal("brass", 0.22))
    sweep("ink", depth=6)
    world((0.8, 0.88, 1.0), 0.28)
    sun(205, 44, 2.3, 5)
    area((-5, -5, 5), (0, 0, 0.8), 5, 560, (1, 0.95, 0.88))
    area((5, 5, 4), (0, 0, 0.8), 4, 480, (1, 0.75, 0.5))
    camera((0, 0, 0.35), az=-86, el=34, dist=11.4, lens=75, blur=0.025, focus=(0, -0.6, 0.4))


@picture("blog/weaving", 1200, 800, ground="leaf", samples=36)
def weaving():
    """A strip of kente on a narrow loom, half its pattern woven, the shuttle lying on the cloth."""
    sweep("leaf", depth=6)
    m = wood("bark", 1.4)
    W, z = 1.5, 1.0
    for s in (-1, 1):
        y = s * (W / 2 + 0.2)
        box((4.9, 0.16, 0.2), (0, y, 0.62), m, 0.03)
        for x in (-2.25, 2.25):
            box((0.2, 0.18, 1.12), (x, y, 0), m, 0.03)
            box((0.5, 0.26, 0.1), (x, y, 0), m, 0.03)
    # cloth beam with the finished cloth, warp beam with the unwoven warp
    for x, mat in ((-2.25, kente(pat_kente("gold", "crimson", "ink", "green"), 0.8)), (2.25, cloth("gold", 40, 60))):
        cylinder(0.1, W + 0.9, (x, W / 2 + 0.45, 0.8), m, 0.02, (90, 0, 0))
        lathe(soft([(0.0001, 0), (0.21, 0), (0.21, W - 0.3), (0.0001, W - 0.3)], 0.02), mat, (x, W / 2 - 0.15, 0.8), (90, 0, 0))
        for s in (-1, 1):
            cylinder(0.15, 0.06, (x, s * (W / 2 + 0.42) + 0.03, 0.8), metal("brass", 0.25), 0.015, (90, 0, 0))
    n, fell, heddle = 26, -0.15, 1.05
    w = W - 0.36
    for i in range(n):
        y = -w / 2 + w * i / (n - 1)
        c = "ink" if i in (0, 1, 24, 25) else "crimson" if i in (6, 7, 18, 19) else "gold"
        up = 0.17 if i % 2 else -0.13
        tube([Vector((fell - 0.1, y, z)), Vector((fell + 0.2, y, z + 0.03 * (1 if i % 2 else -1))), Vector((heddle, y, z + up)), Vector((heddle + 0.35, y, z + up * 0.7)), Vector((2.25, y, z + 0.005))], 0.014, cloth(c, 6, 3), segs=8)
    # the cloth: picks of weft, which change colour within the figure
    pick = 0.04
    rows = int((fell + 2.24) / pick)
    cells = 12

    def colour(j, i):
        b = j % 34
        if b < 3 or 13 <= b < 16:
            return "ink" if b in (1, 14) else "gold"
        if b < 13:
            k = b - 3
            return ("crimson", "gold")[((k // 2) + (i // 2)) % 2] if j // 34 % 2 else ("gold" if abs(k - 4.5) + abs(i - 5.5) * 0.9 < 4.6 else "crimson" if abs(k - 4.5) + abs(i - 5.5) * 0.9 < 6.6 else "ink")
        return "green" if 19 <= b < 22 or 28 <= b < 31 else "indigo" if b in (24, 25) else "crimson"
    for j in range(rows):
        x = fell - 0.02 - pick * (j + 0.5)
        i = 0
        while i < cells:
            c = colour(rows - j, i)
            e = i
            while e < cells and colour(rows - j, e) == c:
                e += 1
            y0, y1 = -w / 2 - 0.03 + (w + 0.06) * i / cells, -w / 2 - 0.03 + (w + 0.06) * e / cells
            pts = [Vector((x, y0 + (y1 - y0) * q / 12, z + 0.005 + 0.022 * math.sin(PI * q / 12) ** 0.4)) for q in range(13)]
            ribbon(pts, pick * 1.06, cloth(c, 4, 3, 0.2), 0.03, side=(1, 0, 0), across=4, crown=0.006)
            i = e
    # from the breast edge down onto the cloth beam
    ribbon(spline([(-2.2, 0, z + 0.012), (-2.33, 0, z + 0.01), (-2.44, 0, z - 0.09), (-2.47, 0, z - 0.2)], 40), w + 0.06, kente(pat_kente("crimson", "gold", "ink", "green"), 0.6), 0.03, side=(0, 1, 0), across=30)
    # reed and two heddles, hung from one beam
    def frame(x, low, high, mat, bars):
        for zz in (low, high):
            box((0.09, W + 0.1, 0.09), (x, 0, zz), mat, 0.02)
        for q in range(bars):
            y = -w / 2 + w * q / (bars - 1)
            tube([(x, y, low + 0.04), (x, y, (low + high) / 2), (x, y, high + 0.04)], 0.009, cloth("paper", 6, 3), segs=6)
    frame(0.42, z - 0.28, z + 0.3, wood("wood"), 40)
    frame(heddle, z - 0.5, z + 0.52, m, 26)
    frame(heddle + 0.3, z - 0.54, z + 0.44, m, 26)
    for s in (-1, 1):
        box((0.14, 0.14, 1.75), (heddle + 0.15, s * (W / 2 + 0.2), 0.62), m, 0.03)
        tube([(heddle, s * 0.5, z + 0.6), (heddle + 0.08, s * 0.5, 2.0), (heddle + 0.15, s * 0.5, 2.3)], 0.014, cloth("crimson", 6, 3), segs=8)
        tube([(heddle + 0.3, s * 0.5, z + 0.52), (heddle + 0.22, s * 0.5, 2.0), (heddle + 0.15, s * 0.5, 2.3)], 0.014, cloth("crimson", 6, 3), segs=8)
    cylinder(0.09, W + 0.8, (heddle + 0.15, W / 2 + 0.4, 2.32), m, 0.02, (90, 0, 0))
    shuttle((-1.15, -0.05, z + 0.045), "indigo", (0, 0, 58), 0.62)
    tube(spline([(-1.0, 0.1, z + 0.14), (-0.7, 0.3, z + 0.1), (-0.35, 0.45, z + 0.05), (fell, w / 2, z + 0.03)], 60), 0.014, cloth("indigo", 6, 3), segs=8)
    rig(1.0, 1.0, 1.0)
    camera((0.12, 0, 0.92), az=-64, el=27, dist=13.2, lens=75, blur=0.02, focus=(-0.9, -0.3, 1.0))
