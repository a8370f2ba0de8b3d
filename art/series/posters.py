"""Eight campaign posters: one made object each, upright, bold, with air above for a headline."""
from studio import *
from home import film, _frame_scenes


def stage(ground, az=208, el=46):
    sweep(ground, depth=4)
    rig(1.0, 1.0, 1.1, az=az, el=el)


def look(z=1.5, dist=11.2, el=10, az=-84):
    camera((0, 0, z), az=az, el=el, dist=dist, lens=75, blur=0.02, focus=(0, -0.4, z))


@picture("posters/drum", 900, 1200, ground="gold", samples=32)
def drum():
    """A drum laced with bands: the festival's call."""
    stage("gold")
    body = soft([(0.0001, 0), (0.62, 0), (0.44, 0.7), (0.5, 1.1), (0.86, 1.75), (0.9, 2.1), (0.0001, 2.1)], 0.2, 8)
    lathe(body, wood("bark", 1.4), (0, 0, 0))
    cylinder(0.93, 0.07, (0, 0, 2.1), matte("cream"), 0.03)
    ring(0.93, 0.045, (0, 0, 2.06), matte("crimson"))
    ring(0.9, 0.05, (0, 0, 1.82), matte("crimson"))
    ring(0.5, 0.05, (0, 0, 0.95), matte("crimson"))
    n = 14
    for i in range(n):
        for s in (0, 0.5):
            a0, a1 = TAU * (i + s) / n, TAU * (i + 0.5 - s + (1 if s else 0) * 0.5) / n
            p = []
            for k in range(30):
                t = k / 29
                a = a0 + (a1 - a0) * t
                z = 1.8 - 0.84 * t
                r = 0.905 - 0.40 * t ** 0.85 + 0.02
                p.append((r * math.cos(a), r * math.sin(a), z))
            tube(p, 0.02, cloth("paper", 8, 3))
    p = []
    for k in range(300):
        a = TAU * k / 299
        p.append((0.585 * math.cos(a), 0.585 * math.sin(a), 0.28))
    ribbon(p, 0.3, kente(pat_kente("crimson", "ink", "gold", "paper"), 4.6), 0.03, side=(0, 0, 1), lock=True)
    for s in (-1, 1):
        group([cylinder(0.045, 1.5, (0, 0, 0), wood("wood"), 0.02), ball(0.12, (0, 0, 1.5), cloth("ink"), 24)], (s * 0.75, -0.75 + 0.2 * s, 0.05), (90, 0, s * 62 + 90))
    look(1.45)


@picture("posters/radio", 900, 1200, ground="terracotta", samples=32)
def radio():
    """A radio, its sound rising from it in three arched bands."""
    stage("terracotta")
    box((2.2, 0.8, 1.35), (0, 0, 0.1), gloss("paper", 0.25), 0.14)
    sp = Canvas(200, 200, "ink")
    sp.weave(0, 0, 200, 200, 9, 9, ["gold", "crimson"], ["gold", "terracotta"])
    cylinder(0.5, 0.06, (-0.46, -0.38, 0.78), matte("ink"), 0.02, (90, 0, 0))
    cut(outline_circle(0.44, 96), 0.03, sp.mat(rough=0.8, coat=0), (-0.46, -0.43, 0.78), (90, 0, 0), 0.006)
    ring(0.48, 0.03, (-0.46, -0.44, 0.78), metal("brass", 0.2), (90, 0, 0))
    slab(0.8, 0.34, 0.03, 0.05, gloss("ink", 0.1), (0.52, -0.4, 1.08), (90, 0, 0), 0.01)
    box((0.02, 0.02, 0.26), (0.42, -0.44, 0.95), matte("crimson"), 0.004)
    for x in (0.28, 0.76):
        cylinder(0.15, 0.12, (x, -0.38, 0.56), metal("brass", 0.25), 0.02, (90, 0, 0))
    for x in (-0.8, 0.8):
        box((0.2, 0.5, 0.1), (x, 0, 0), matte("ink"), 0.03)
    tube([(0.85, 0.25, 1.4), (1.0, 0.25, 2.1), (1.2, 0.25, 3.0)], 0.022, metal("steel", 0.2))
    ball(0.05, (1.2, 0.25, 3.02), metal("steel", 0.2), 24)
    for r, m in ((0.34, cloth("gold", 14, 6)), (0.62, kente(pat_kente("ink", "gold", "crimson", "paper"), 4.6)), (0.9, cloth("paper", 14, 6))):
        arc = [(-0.05 + r * math.cos(PI * k / 120), 0.1, 1.43 + 1.12 * r * math.sin(PI * k / 120)) for k in range(121)]
        ribbon(arc, 0.22, m, 0.06, side=(0, 1, 0), twist=lambda t: 62)
    look(1.6)


@picture("posters/umbrella", 900, 1200, ground="indigo", samples=32)
def umbrella():
    """A chief's umbrella in eight bands, with a fringe."""
    stage("indigo")
    n = 8
    cols = ["gold", "crimson", "gold", "green", "gold", "crimson", "gold", "green"]
    C = Vector((0, 0, 2.1))
    for i in range(n):
        a = TAU * i / n
        pts = []
        for k in range(61):
            t = k / 60
            ph = t * PI * 0.5
            pts.append(C + Vector((1.5 * math.sin(ph) * math.cos(a), 1.5 * math.sin(ph) * math.sin(a), 0.95 * math.cos(ph))))
        ribbon(pts, 2 * 1.5 * math.tan(PI / n) * 1.02, cloth(cols[i], 40, 30, 0.2), 0.014, side=(-math.sin(a), math.cos(a), 0), taper=lambda t: max(0.01, math.sin(t * PI * 0.5)))
        for q in range(9):
            b = a + (q - 4) / 9 * TAU / n
            rr = 1.5 * math.cos(PI / n) / math.cos((q - 4) / 9 * TAU / n) * 1.04
            e = C + Vector((rr * math.cos(b), rr * math.sin(b), -0.02))
            tube([e, e + Vector((0, 0, -0.1)), e + Vector((0, 0, -0.24))], 0.022, cloth("paper" if q % 2 else cols[i], 6, 3), segs=8)
    cylinder(0.04, 3.0, (0, 0, 0.06), wood("bark"), 0.01)
    cylinder(0.5, 0.12, (0, 0, 0), matte("crimson"), 0.03)
    ball(0.1, (0, 0, 3.12), metal("brass", 0.2), 32)
    star(0.14, 0.05, metal("brass", 0.2), (0, 0.025, 3.34), (90, 0, 0), bevel=0.012)
    look(1.75, 11.8, 7)


@picture("posters/melon", 900, 1200, ground="green", samples=32)
def melon():
    """Slices of watermelon stood up like hills."""
    stage("green")
    for x, y, r, rz, t in ((-0.45, 0.35, 1.5, 10, 0.5), (0.65, -0.35, 1.1, -16, 0.42)):
        def half(q):
            return [(q * math.cos(PI * k / 64), q * math.sin(PI * k / 64)) for k in range(65)]

        parts = [cut(half(r), t * 0.94, gloss("#2d7d46", 0.35), (0, t / 2 * 0.94, 0), (90, 0, 0), 0.03),
                 cut(half(r * 0.94), t * 0.97, matte("cream"), (0, t / 2 * 0.97, 0.004), (90, 0, 0), 0.02),
                 cut(half(r * 0.88), t, matte("#c8392f"), (0, t / 2, 0.008), (90, 0, 0), 0.02)]
        rnd = random.Random(int(r * 10))
        for k in range(13):
            a, q = PI * (k + 0.5) / 13, r * (0.5 + 0.22 * (k % 2))
            s = ball(0.05, (q * math.cos(a), -t / 2 - 0.005, q * math.sin(a)), gloss("ink", 0.2), 24)
            s.scale = (0.62, 0.35, 1)
            s.rotation_euler = Euler((0, PI / 2 - a, 0))
            parts.append(s)
        group(parts, (x, y, 0.02), (0, 0, rz))
    cylinder(1.9, 0.1, (0, 0, -0.08), matte("gold"), 0.03, segs=128)
    look(1.2, 11)


@picture("posters/cinema", 900, 1200, ground="ink", samples=36, exposure=0.95)
def cinema():
    """A clapper board and a coil of film."""
    sweep("ink", depth=5, radius=3)
    b = [slab(2.2, 1.6, 0.1, 0.06, matte("crimson"), (0, 0, 0.8), (90, 0, 0), 0.02)]
    for k in range(7):
        b.append(cut([(-1.1 + 0.314 * k, 0), (-1.1 + 0.314 * (k + 1), 0), (-1.1 + 0.314 * (k + 1) + (0.1 if k < 6 else 0), 0.28), (-1.1 + 0.314 * k + (0.1 if k else 0), 0.28)], 0.1, matte("paper" if k % 2 else "#0e0b08"), (0, 0, 1.62), (90, 0, 0), 0.008))
    arm = []
    for k in range(7):
        arm.append(cut([(0.314 * k, 0), (0.314 * (k + 1), 0), (0.314 * (k + 1) - (0.1 if k < 6 else 0), 0.28), (0.314 * k - (0.1 if k else 0), 0.28)], 0.1, matte("gold" if k % 2 else "#0e0b08"), (0, 0, 0), (90, 0, 0), 0.008))
    group(arm, (-1.1, 0, 1.91), (0, -15, 0))
    for z in (1.2, 0.85, 0.5):
        b.append(box((1.8, 0.02, 0.03), (0, -0.11, z), matte("paper"), 0.004))
    group(b + arm, (0, 0.2, 0.02), (-8, 0, 14))
    p = coil((0.9, -1.05, 0.3), 0.1, 0.62, 4.2, 0, 300, "z", 0.5)
    film(p, 0.56, (0, 0, 1), _frame_scenes())
    world((0.8, 0.88, 1.0), 0.28)
    sun(205, 42, 2.3, 5)
    area((-5, -5, 5), (0, 0, 0.8), 5, 560, (1, 0.95, 0.88))
    area((5, 5, 4), (0, 0, 1.4), 4, 520, (1, 0.75, 0.5))
    look(1.35, 11.4, 14)


@picture("posters/gift-box", 900, 1200, ground="crimson", samples=32)
def gift():
    """A gift box bursting open with ribbons."""
    stage("crimson")
    h = 1.25
    for sx, sy, w, d in ((0, 0.7, 1.5, 0.06), (0, -0.7, 1.5, 0.06), (0.72, 0, 0.06, 1.46), (-0.72, 0, 0.06, 1.46)):
        box((w, d, h), (sx, sy, 0), card("paper"), 0.012)
    box((1.44, 1.44, 0.04), (0, 0, 0.4), matte("ink"), 0.005)
    ribbon([Vector((0, -0.742, 0.01 + (h - 0.02) * k / 40)) for k in range(41)], 0.34, kente(pat_kente("green", "gold", "ink", "paper"), 4.6), 0.02, side=(1, 0, 0), lock=True)
    group([box((1.64, 1.64, 0.3), (0, 0, 0), card("gold"), 0.03)], (1.15, 0.55, 0.72), (0, 62, 14))
    cols = [cloth("gold"), cloth("green"), kente(pat_edge("gold", "crimson"), 1), cloth("indigo"), cloth("paper"), kente(pat_kente("gold", "ink", "crimson", "paper"), 4.6), cloth("terracotta")]
    for k, m in enumerate(cols):
        a = TAU * k / len(cols) + 0.4
        o = Vector((math.cos(a), math.sin(a), 0))
        z = 2.2 + 0.45 * (k % 3)
        p = spline([o * 0.2 + Vector((0, 0, 0.45)), o * 0.3 + Vector((0, 0, 1.2)), o * 0.45 + Vector((0, 0, z - 0.4)), o * 0.85 + Vector((0, 0, z)), o * 1.2 + Vector((0, 0, z - 0.25)), o * 1.15 + Vector((0, 0, z - 0.6)), o * 0.95 + Vector((0, 0, z - 0.5))], 220)
        ribbon(p, 0.3, m, 0.024, side=(-o.y, o.x, 0))
    look(1.45, 11.6, 12)


@picture("posters/bicycle-wheel", 900, 1200, ground="sand", samples=32)
def wheel():
    """A wheel laced with bands for spokes."""
    stage("sand")
    parts = [ring(1.35, 0.1, (0, 0, 0), matte("ink")), ring(1.24, 0.05, (0, 0, 0), metal("steel", 0.25)), cylinder(0.16, 0.4, (0, 0, -0.2), metal("brass", 0.22), 0.03)]
    n = 18
    cols = ["crimson", "gold", "green", "indigo", "terracotta", "gold"]
    for i in range(n):
        a = TAU * i / n
        b = a + (0.5 if i % 2 else -0.5)
        z = 0.12 if i % 2 else -0.12
        p = spline([(0.14 * math.cos(b), 0.14 * math.sin(b), z), (0.7 * math.cos((a + b) / 2), 0.7 * math.sin((a + b) / 2), z * 0.6), (1.22 * math.cos(a), 1.22 * math.sin(a), 0)], 60)
        parts.append(ribbon(p, 0.1, cloth(cols[i % 6], 14, 5), 0.014, side=(-math.sin(a), math.cos(a), 0)))
    group(parts, (0, 0.1, 1.46), (84, 0, -22))
    box((0.7, 0.5, 0.2), (0, 0.1, 0), matte("crimson"), 0.04, (0, 0, -22))
    ball(0.2, (1.05, -0.8, 0.2), matte("green"))
    look(1.5, 11.4, 9)


@picture("posters/lantern", 900, 1200, ground="#0f3a28", samples=40, exposure=1.0)
def lantern():
    """Lanterns of woven bands, lit, at three heights."""
    sweep("#0f3a28", depth=4)
    for x, y, z, R, c in ((-0.75, 0.2, 2.5, 0.55, "gold"), (0.62, -0.1, 1.75, 0.72, "crimson"), (-0.55, -0.4, 0.95, 0.45, "terracotta")):
        n, m = 14, 7
        for i in range(n):
            a = TAU * i / n
            pts = []
            for k in range(101):
                t = -1 + 2 * k / 100
                r = R * (1 - 0.42 * t * t) + 0.012 * wave((k / 100 * m - 0.5 + i) * PI)
                pts.append(Vector((x + r * math.cos(a), y + r * math.sin(a), z + R * 0.95 * t)))
            ribbon(pts, TAU * R / n * 0.62, cloth(c if i % 2 else "paper", 14, 5), 0.01, side=(-math.sin(a), math.cos(a), 0), taper=lambda t: 1 - 0.42 * (2 * t - 1) ** 2)
        for j in range(m):
            t = -1 + 2 * (j + 0.5) / m
            r0 = R * (1 - 0.42 * t * t)
            pts = [Vector((x + (r0 - 0.012 * wave((k / 280 * n + j) * PI)) * math.cos(TAU * k / 280), y + (r0 - 0.012 * wave((k / 280 * n + j) * PI)) * math.sin(TAU * k / 280), z + R * 0.95 * t)) for k in range(281)]
            ribbon(pts, R * 0.16, cloth("ink" if j % 2 else c, 14, 4), 0.01, side=(0, 0, 1), lock=True)
        for s in (-1, 1):
            ring(R * 0.58, 0.035, (x, y, z + s * R * 0.95), metal("brass", 0.25))
        tube([(x, y, z + R), (x, y, z + 3), (x, y, 6)], 0.01, matte("ink"), segs=8)
        b = ball(R * 0.22, (x, y, z), glow("#ffd9a0", 8), 24)
        b.visible_diffuse = b.visible_glossy = b.visible_shadow = False
        l = bpy.data.lights.new("bulb", "POINT")
        l.energy, l.color, l.shadow_soft_size = 60 * R, (1, 0.74, 0.42), 0.12
        o = bpy.data.objects.new("bulb", l)
        bpy.context.scene.collection.objects.link(o)
        o.location = (x, y, z)
    rig(0.55, 0.6, 0.8)
    look(1.85, 11.6, 6)
