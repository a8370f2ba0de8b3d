"""Information technology services: one object each."""
from studio import *


@picture("it/information-system-analysis", 1200, 900, ground="sand", samples=32)
def analysis():
    """A cube drawn apart along its axis, so that every layer can be read."""
    sweep("sand", depth=5)
    s = 1.55
    objs = [box((2.1, 2.1, 0.22), (0, 0, 0), matte("ink"), 0.04), cylinder(0.05, 3.15, (0, 0, 0.2), metal("brass", 0.22), 0.02)]
    z = 0.42
    for k, c in enumerate(("indigo", "paper", "crimson", "gold")):
        h = 0.34
        objs.append(box((s, s, h), (0, 0, z), matte(c), 0.035))
        if k == 0:
            for i in range(3):
                for j in range(3):
                    objs.append(box((0.3, 0.3, 0.12), ((i - 1) * 0.44, (j - 1) * 0.44, z + h), matte(["gold", "sky"][(i + j) % 2]), 0.02))
        elif k == 1:
            for i in range(4):
                objs.append(ribbon([Vector((-0.7 + 0.05 * q, (i - 1.5) * 0.36, z + h + 0.03)) for q in range(29)], 0.24, cloth(["ink", "terracotta"][i % 2]), 0.03, side=(0, 1, 0)))
        elif k == 2:
            for i, (x, y) in enumerate(((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4))):
                objs.append(cylinder(0.2, 0.14, (x, y, z + h), matte("paper" if i % 2 else "gold"), 0.02))
        z += h + 0.42
    objs.append(ball(0.13, (0, 0, 3.42), metal("brass", 0.2)))
    group(objs, (0, 0, 0), (0, 0, 30))
    cylinder(0.3, 0.16, (2.1, -0.4, 0), matte("crimson"), 0.03)
    box((0.5, 0.5, 0.5), (-2.15, -0.2, 0), matte("indigo"), 0.04, (0, 0, 20))
    rig(1.0, 1.0, 1.0)
    camera((0, 0, 1.55), az=-90, el=21, dist=12.4, lens=75, blur=0.02, focus=(0, -0.5, 1.6))


@picture("it/search-engine-optimization", 1200, 900, ground="terracotta", samples=52)
def seo():
    """A lens over a field of tiles finds the one of gold."""
    sweep("terracotta", depth=6)
    rnd = random.Random(4)
    cols = ["paper", "ink", "crimson", "paper", "green", "indigo", "paper"]
    for i in range(7):
        for j in range(5):
            hot = (i, j) == (4, 2)
            c = "gold" if hot else cols[rnd.randrange(len(cols))]
            box((0.56, 0.56, 0.36 if hot else 0.14), ((i - 3) * 0.64 - 0.3, (j - 2) * 0.64, 0), matte(c), 0.025)
    R = 0.88
    lens = []
    prof = []
    for k in range(25):
        t = -1 + 2 * k / 24
        prof.append((max(0.0001, R * math.sqrt(max(0, 1 - t * t))), 0.13 * t))
    lens.append(lathe(prof, real_glass("#ffffff"), smooth=80))
    lens.append(ring(R + 0.03, 0.085, (0, 0, 0), metal("brass", 0.2), flat=1.3))
    lens.append(cylinder(0.1, 0.3, (R + 0.05, 0, 0), metal("brass", 0.2), 0.02, (0, 90, 0)))
    lens.append(lathe(soft([(0.0001, 0), (0.12, 0), (0.17, 0.4), (0.13, 1.1), (0.17, 1.45), (0.0001, 1.5)], 0.08), wood("bark"), (R + 0.32, 0, 0), (0, 90, 0)))
    group(lens, (0.36, -0.25, 1.05), (14, 18, -38))
    rig(1.0, 1.0, 1.0)
    camera((-0.35, 0, 0.3), az=-82, el=38, dist=13.6, lens=75, blur=0.02, focus=(0.2, -0.2, 0.5))


def rack(loc, h=2.7, w=1.05, d=1.0, lights=("gold", "leaf", "crimson"), seed=1, body="ink"):
    rnd = random.Random(seed)
    out = [box((w, d, h), (0, 0, 0), matte(body), 0.04)]
    n = int((h - 0.3) / 0.22)
    for k in range(n):
        z = 0.16 + k * 0.22
        c = rnd.choice(("#2b241d", "#2b241d", "#3a3229", "crimson" if body == "ink" else "gold"))
        out.append(box((w - 0.16, 0.05, 0.165), (0, -d / 2, z), metal("black", 0.4) if c.startswith("#2") else matte(c), 0.015))
        for q in range(rnd.randint(1, 4)):
            out.append(cylinder(0.022, 0.02, (-w / 2 + 0.18 + q * 0.085, -d / 2 - 0.025, z + 0.085), glow(lights[rnd.randrange(len(lights))], 1.6), 0.004, (90, 0, 0)))
        out.append(box((0.28, 0.02, 0.05), (w / 2 - 0.28, -d / 2 - 0.028, z + 0.06), metal("steel", 0.35), 0.008))
    return group(out, loc)


@picture("it/datacenter-design-and-deployment", 1200, 900, ground="green", samples=32)
def datacenter():
    """A row of server cabinets, bound together by one kente band."""
    sweep("green", depth=5)
    box((5.4, 1.9, 0.14), (0, 0.1, 0), matte("paper"), 0.04)
    for k in range(4):
        rack(((k - 1.5) * 1.14, 0.1, 0.14), 2.6 - 0.0 * k, seed=k + 2)
    p = spline([(-4.4, -1.0, 0.03), (-3.4, -1.3, 0.03), (-2.6, -1.35, 0.25), (-2.5, -0.9, 1.6), (-2.42, -0.2, 2.55), (-2.0, 0.0, 2.83), (-1.2, 0.05, 2.79), (0, 0.1, 2.79), (1.2, 0.05, 2.79),
                (2.1, 0.0, 2.85), (2.55, -0.3, 2.5), (2.6, -0.95, 1.5), (2.75, -1.35, 0.3), (3.5, -1.35, 0.03), (4.6, -1.1, 0.03)], 420)
    ribbon(p, 0.42, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.03, side=(0, 1, 0))
    rig(1.0, 1.0, 1.2)
    camera((0, 0, 1.3), az=-80, el=21, dist=14.2, lens=75, blur=0.02, focus=(0, -0.6, 1.4))


@picture("it/enterprise-network-design-and-deployment", 1200, 900, ground="gold", samples=32)
def network():
    """Stations of unequal height joined by bands to one in the middle."""
    sweep("gold", depth=6)
    nodes = [(-2.1, 0.5, 0.55, "crimson"), (-1.1, -1.1, 0.35, "ink"), (1.15, -1.15, 0.5, "green"), (2.2, 0.35, 0.8, "crimson"), (1.1, 1.5, 1.1, "ink"), (-0.95, 1.6, 0.9, "indigo")]
    cylinder(0.62, 0.7, (0, 0.15, 0), matte("paper"), 0.04)
    ball(0.5, (0, 0.15, 1.2), metal("brass", 0.18))
    for k, (x, y, h, c) in enumerate(nodes):
        cylinder(0.36, h, (x, y, 0), matte("paper" if k % 2 else c), 0.035)
        ball(0.26, (x, y, h + 0.26), matte(c))
        a = Vector((x, y, h * 0.7))
        b = Vector((0, 0.15, 0.42))
        d = (a - b)
        d.z = 0
        u = d.normalized()
        p = spline([b + u * 0.6, b + u * (0.6 + 0.2 * (d.length - 1)) + Vector((0, 0, -0.12)), (a + b) / 2 + Vector((0, 0, -0.2)), a - u * 0.36], 100)
        ribbon(p, 0.2, cloth(("crimson", "ink", "green", "crimson", "ink", "indigo")[k]), 0.024, side=(-u.y, u.x, 0))
    for k in range(6):
        (x, y, h, _), (x2, y2, h2, _2) = nodes[k], nodes[(k + 1) % 6]
        p = spline([(x, y, h + 0.26), ((x + x2) / 2, (y + y2) / 2, (h + h2) / 2 + 0.05), (x2, y2, h2 + 0.26)], 60)
        tube(p, 0.028, metal("black", 0.35))
    rig(1.0, 1.0, 1.0)
    camera((0, 0.1, 0.6), az=-86, el=30, dist=12, lens=75, blur=0.02, focus=(0, -0.2, 0.8))


@picture("it/corporate-network-upgrade", 1200, 900, ground="crimson", samples=32)
def upgrade():
    """An old thin cord gives way to a plaited one, plugged into the same socket."""
    sweep("crimson", depth=5)
    box((1.5, 1.3, 1.5), (1.75, 0.4, 0), matte("ink"), 0.06, (0, 0, -10))
    soc = [cylinder(0.36, 0.08, (0, 0, 0), metal("brass", 0.22), 0.02, (0, -90, 0)), ring(0.3, 0.05, (-0.07, 0, 0), matte("gold"), (0, 90, 0))]
    group(soc, (0.98, 0.32, 0.98), (0, 0, -10))
    soc2 = [cylinder(0.2, 0.08, (0, 0, 0), metal("brass", 0.22), 0.02, (0, -90, 0)), cylinder(0.12, 0.09, (0, 0, 0), matte("#0a0806"), 0.01, (0, -90, 0))]
    group(soc2, (1.0, 0.2, 0.4), (0, 0, -10))
    plug = [cylinder(0.25, 0.5, (0, 0, 0), matte("paper"), 0.06, (0, -90, 0)), cylinder(0.17, 0.3, (-0.45, 0, 0), matte("gold"), 0.04, (0, -90, 0))]
    group(plug, (0.86, 0.34, 0.98), (0, 0, -10))
    core = spline([(0.1, 0.46, 0.98), (-0.5, 0.5, 0.95), (-1.0, 0.35, 0.55), (-1.35, -0.1, 0.18), (-1.9, -0.35, 0.16), (-2.5, 0.0, 0.16), (-3.2, 0.2, 0.16), (-4.6, 0.0, 0.16)], 420)
    # the plait: four strands circling the core
    for s, c in enumerate(("gold", "green", "paper", "indigo")):
        pts, S = [], Vector((0, 0, 1))
        for k, q in enumerate(core):
            T = (core[min(k + 1, len(core) - 1)] - core[max(k - 1, 0)]).normalized()
            S = (S - S.dot(T) * T).normalized()
            N = T.cross(S)
            a = TAU * (s / 4 + k / 26)
            pts.append(q + (S * math.cos(a) + N * math.sin(a)) * 0.085)
        tube(pts, 0.075, cloth(c, 6, 4, 0.3))
    old = spline([(0.45, -0.75, 0.05), (0.0, -0.95, 0.05), (-0.7, -0.75, 0.05), (-1.2, -1.15, 0.05), (-0.7, -1.5, 0.05), (-0.2, -1.2, 0.06), (-0.9, -0.95, 0.12), (-2.0, -1.35, 0.05), (-4.6, -1.2, 0.05)], 300)
    tube(old, 0.045, matte("stone"))
    group([cylinder(0.1, 0.32, (0, 0, 0), matte("stone"), 0.03, (0, 90, 0)), box((0.18, 0.035, 0.05), (0.36, 0.05, -0.025), metal("steel", 0.3), 0.01),
           box((0.18, 0.035, 0.05), (0.36, -0.05, -0.025), metal("steel", 0.3), 0.01)], (0.45, -0.75, 0.1), (0, 0, 20))
    rig(1.0, 1.0, 1.1)
    camera((0.2, 0, 0.72), az=-84, el=22, dist=12, lens=75, blur=0.03, focus=(0, -0.2, 0.7))


def gear(r, teeth, t, mat, loc, rot=(0, 0, 0), hole=0.3, depth=0.16):
    pts = []
    for k in range(teeth):
        for f, q in ((0.0, r - depth), (0.22, r - depth), (0.32, r), (0.68, r), (0.78, r - depth)):
            a = TAU * (k + f) / teeth
            pts.append((q * math.cos(a), q * math.sin(a)))
    return cut(pts, t, mat, loc, rot, 0.03, (outline_circle(hole, 64),))


@picture("it/systems-maintenance", 1200, 900, ground="paper", samples=32, level=0.97)
def maintenance():
    """Gears of unlike makes that mesh, and the spanner that keeps them so."""
    sweep("paper", depth=6)
    slab(4.3, 2.9, 0.14, 0.2, matte("ink"), (0, 0.1, 0), (0, 0, 0), 0.04)
    gear(0.95, 16, 0.26, matte("crimson"), (-0.9, 0.25, 0.16), (0, 0, 4))
    gear(0.66, 11, 0.26, metal("brass", 0.28), (0.58, 0.52, 0.16), (0, 0, 14), 0.2)
    gear(0.52, 9, 0.26, matte("green"), (1.42, -0.22, 0.16), (0, 0, 3), 0.16)
    gear(0.42, 7, 0.26, matte("gold"), (0.62, -0.58, 0.16), (0, 0, 30), 0.13)
    for x, y, r in ((-0.9, 0.25, 0.2), (0.58, 0.52, 0.13), (1.42, -0.22, 0.1), (0.62, -0.58, 0.08)):
        cylinder(r, 0.46, (x, y, 0.1), metal("steel", 0.25), 0.03)
    pts = []
    R = 0.36
    for k in range(33):
        a = math.radians(38 + (360 - 76) * k / 32)
        pts.append((R * math.cos(a), R * math.sin(a)))
    jaw = pts + [(0.06, -0.19), (-0.06, -0.17), (-0.1, 0.0), (-0.06, 0.17), (0.06, 0.19)]
    h = [cut(jaw, 0.16, metal("steel", 0.28), (0, 0, 0), bevel=0.03), box((2.0, 0.24, 0.14), (-1.3, 0, 0.01), metal("steel", 0.28), 0.05),
         ribbon([Vector((-1.2 - 0.01 * k, 0, 0.08)) for k in range(100)], 0.3, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.19, side=(0, 1, 0))]
    group(h, (0.9, -1.45, 0.16), (0, 0, 14))
    rig(1.0, 1.0, 0.9)
    camera((0, -0.15, 0.1), az=-84, el=42, dist=11, lens=75, blur=0.02, focus=(0, -0.2, 0.3))


@picture("it/enterprise-servers-cloud-deployment", 1200, 900, ground="indigo", samples=32)
def cloud():
    """Bands rise from a stack of servers into a cloud of paper-white."""
    sweep("indigo", depth=5)
    for k in range(4):
        z = k * 0.34
        slab(2.5, 1.5, 0.29, 0.12, matte(("ink", "crimson", "ink", "gold")[k]), (0, 0.1, z), (0, 0, 0), 0.04)
        for q in range(6):
            box((0.16, 0.03, 0.09), (-1.0 + q * 0.22, -0.66, z + 0.1), metal("black", 0.4), 0.01)
        for q in range(3):
            cylinder(0.035, 0.03, (0.75 + q * 0.16, -0.64, z + 0.145), glow(("gold", "leaf", "paper")[q], 1.5), 0.005, (90, 0, 0))
    cl = matte("white")
    for x, y, z, r in ((-0.95, 0.1, 3.02, 0.46), (-0.35, 0.15, 3.32, 0.64), (0.42, 0.1, 3.2, 0.6), (1.02, 0.1, 2.98, 0.44), (0.0, -0.15, 2.96, 0.5), (-0.55, -0.2, 2.9, 0.38), (0.6, -0.2, 2.9, 0.4)):
        ball(r, (x, y, z), cl)
    for k, (x, c) in enumerate(((-0.72, cloth("crimson")), (-0.05, kente(pat_kente("gold", "crimson", "ink", "paper"), 5)), (0.66, cloth("green")))):
        p = spline([(x * 1.05, 0.05, 1.3), (x * 1.1, 0.0, 1.6), (x * 1.5 - 0.12, -0.25, 1.95), (x * 0.85 + 0.12, -0.1, 2.4), (x * 0.8, 0.0, 2.8), (x * 0.8, 0.0, 3.0)], 160)
        ribbon(p, 0.3, c, 0.026, side=(1, 0, 0))
    rig(1.0, 1.0, 1.2)
    camera((0, 0, 1.88), az=-82, el=13, dist=13.8, lens=75, blur=0.02, focus=(0, -0.5, 1.8))
