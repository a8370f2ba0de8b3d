"""Six square close-ups for the feed."""
from studio import *
from home import shuttle


@picture("instagram/01", 1000, 1000, ground="crimson", samples=36, exposure=0.72)
def one():
    """Weave, filling the frame."""
    sweep("crimson", depth=9)
    k1 = kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6)
    k2 = kente(pat_edge("green", "gold"), 1)
    k3 = kente(pat_edge("indigo", "gold", "paper"), 1)
    xs = [cloth("ink"), k1, cloth("green"), cloth("gold"), k3, cloth("ink"), k1, cloth("crimson"), cloth("paper"), k2]
    ys = [cloth("gold"), k3, cloth("crimson"), k1, cloth("ink"), cloth("gold"), k2, cloth("paper"), cloth("indigo"), cloth("gold")]
    weave(xs, ys, 0.6, 0.93, 0.05, 0.075, margin=0.6,
          surface=lambda x, y, z: Vector((x, y, z + 0.75 + 0.3 * math.sin(0.9 * x + 0.5 * y) + 0.12 * math.sin(1.7 * y))))
    rig(1.0, 0.8, 1.0, az=200, el=32)
    camera((0.1, -0.2, 0.75), az=-62, el=47, dist=6.6, lens=80, blur=0.05, focus=(0, -0.3, 0.8), roll=-14)


@picture("instagram/02", 1000, 1000, ground="paper", samples=32, level=0.97)
def two():
    """Thread spools in a row, one drawing a line."""
    sweep("paper", depth=5)
    cols = ["crimson", "gold", "green", "indigo", "terracotta"]
    for k, c in enumerate(cols):
        spool((-1.6 + 0.8 * k, 0.5 - 0.12 * k, 0), c, 0.36, (1.5, 1.15, 1.7, 0.95, 1.35)[k], body="bark", turns=34)
    spool((-0.55, -0.95, 0.36), "ink", 0.36, 1.0, (0, 90, -22), body="wood", turns=30)
    p = spline([(0.0, -0.95, 0.66), (0.45, -1.2, 0.4), (0.75, -1.5, 0.03), (1.3, -1.35, 0.03), (1.7, -0.9, 0.03), (1.35, -0.65, 0.03), (1.2, -1.1, 0.03), (1.9, -1.5, 0.03), (3.4, -1.4, 0.03)], 260)
    tube(p, 0.026, cloth("ink", 10, 3))
    rig(1.0, 1.0, 0.9)
    camera((0.05, 0, 0.7), az=-84, el=20, dist=9.6, lens=80, blur=0.03, focus=(0, -0.3, 0.6))


@picture("instagram/03", 1000, 1000, ground="green", samples=32)
def three():
    """A fan of coloured paper."""
    sweep("green", depth=6)
    cols = ["ink", "paper", "gold", "terracotta", "crimson", "paper", "indigo", "gold", "paper"]
    for k, c in enumerate(cols):
        slab(2.5, 3.3, 0.055, 0.02, card(c), (0.05 * k - 0.2, 0.03 * k, 0.062 * k), (0, 0, -34 + 8.2 * k), 0.006)
    z = 0.062 * len(cols)
    p = spline([(-0.95, -1.6, z + 0.01), (-0.55, -0.8, z + 0.012), (0.0, 0.1, z + 0.012), (0.35, 0.9, z + 0.1), (0.35, 1.25, z + 0.6), (-0.05, 1.0, z + 0.95), (-0.35, 0.55, z + 0.72)], 200)
    ribbon(p, 0.42, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.5), 0.028, side=(1, -0.3, 0))
    rig(1.0, 0.9, 1.0, el=40)
    camera((0.0, 0.05, 0.3), az=-78, el=48, dist=10.2, lens=80, blur=0.03, focus=(0, -0.2, 0.5))


@picture("instagram/04", 1000, 1000, ground="gold", samples=32)
def four():
    """The weaver's shuttle."""
    sweep("gold", depth=6)
    shuttle((0, 0.1, 0), "crimson", (0, 0, 34), 1.75, body="bark")
    shuttle((0.55, -1.0, 0), "green", (0, 0, 24), 1.3)
    p = spline([(0.1, 0.2, 0.36), (0.35, 0.55, 0.5), (0.6, 1.0, 0.25), (0.2, 1.45, 0.03), (-0.7, 1.3, 0.03), (-1.2, 0.6, 0.03), (-1.5, -0.2, 0.03), (-1.1, -0.9, 0.03),
                (-1.4, -1.6, 0.03), (-2.2, -2.0, 0.03), (-4, -2.2, 0.03)], 300)
    tube(p, 0.028, cloth("crimson", 10, 3))
    rig(1.0, 0.95, 0.9, el=38)
    camera((0, 0, 0.1), az=-84, el=46, dist=9.4, lens=80, blur=0.03, focus=(0, -0.3, 0.2))


@picture("instagram/05", 1000, 1000, ground="terracotta", samples=32)
def five():
    """Steps of blocks, after kente's stepped figure."""
    sweep("terracotta", depth=5)
    s = 0.52
    cols = ["gold", "ink", "paper", "crimson", "green", "indigo"]
    n = 5
    for i in range(n):
        h = n - 2 * abs(i - n // 2)
        for k in range(max(1, h)):
            box((s * 0.985, s * 0.985, s * 0.985), ((i - n // 2) * s, 0.1, k * s), matte(cols[(abs(i - n // 2) * 2 + k) % 6]), 0.035)
    for i in range(3):
        box((s * 0.985,) * 3, ((i - 1) * s, -0.55, 0), matte(["ink", "gold", "ink"][i]), 0.035)
    box((s * 0.985,) * 3, (1.55, -0.95, 0), matte("paper"), 0.035, (0, 0, 28))
    ball(0.26, (0, 0.1, 5 * s + 0.26), metal("brass", 0.2))
    rig(1.0, 1.0, 1.1)
    camera((0, 0, 1.22), az=-68, el=20, dist=10.4, lens=80, blur=0.03, focus=(0, -0.4, 1))


@picture("instagram/06", 1000, 1000, ground="indigo", samples=56)
def six():
    """A lamp whose shade is woven; its light falls on an open notebook."""
    sweep("indigo", depth=4.5)
    lathe(soft([(0.0001, 0), (0.55, 0), (0.55, 0.1), (0.06, 0.14), (0.06, 1.75), (0.0001, 1.75)], 0.03), metal("brass", 0.28), (-0.45, 0.3, 0))
    n = 20
    cols = ["gold", "crimson", "gold", "paper"]
    for i in range(n):
        a = TAU * i / n
        pts = []
        for k in range(81):
            z = 1.25 + 1.15 * k / 80
            r = 0.98 - 0.42 * (k / 80) + 0.024 * wave((k / 80 * 7 - 0.5 + i) * PI)
            pts.append(Vector((-0.45 + r * math.cos(a), 0.3 + r * math.sin(a), z)))
        ribbon(pts, 0.25, cloth(cols[i % 4], 16, 6), 0.012, side=(-math.sin(a), math.cos(a), 0), taper=lambda t: 1.02 - 0.42 * t)
    for j in range(7):
        z = 1.25 + 1.15 * (j + 0.5) / 7
        r0 = 0.98 - 0.42 * (z - 1.25) / 1.15
        pts = []
        for k in range(401):
            a = TAU * k / 400
            r = r0 - 0.024 * wave((k / 400 * n + j) * PI)
            pts.append(Vector((-0.45 + r * math.cos(a), 0.3 + r * math.sin(a), z)))
        ribbon(pts, 0.13, cloth("ink" if j % 2 else "terracotta", 16, 4), 0.012, side=(0, 0, 1))
    ball(0.17, (-0.45, 0.3, 1.72), glow("#ffd9a0", 14))
    l = bpy.data.lights.new("bulb", "POINT")
    l.energy, l.color, l.shadow_soft_size = 130, (1, 0.76, 0.45), 0.18
    o = bpy.data.objects.new("bulb", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = (-0.45, 0.3, 1.5)
    book((0.95, -0.55, 0), "crimson", (1.0, 1.35, 0.2), (0, 0, -24))
    pencil((0.6, -1.25, 0.07), "gold", 1.1, 0.06, (0, 90, 12))
    rig(0.42, 0.7, 0.8)
    camera((0.05, 0, 1.12), az=-84, el=15, dist=10, lens=80, blur=0.02, focus=(0, -0.2, 1))
