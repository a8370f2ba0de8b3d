"""Opening pictures of the other home pages and the About page."""
from studio import *
from home import tail
from projects import calabash


def woven_sphere(center, R=1.5, meridians=16, parallels=9, mcols=("gold",), pcols=("ink",), amp=0.045, gap=0.84):
    """Bands over and under on a ball."""
    c = Vector(center)
    core = ball(R - 0.1, center, matte("ink"))
    lat0, lat1 = -72, 72
    step = (lat1 - lat0) / parallels
    for i in range(meridians):
        a = TAU * i / meridians
        pts = []
        for k in range(241):
            la = -86 + 172 * k / 240
            h = amp * wave(((la - lat0) / step - 0.5 + i) * PI) if lat0 - step * 0.5 < la < lat1 + step * 0.5 else -amp
            l = math.radians(la)
            rr = R + h
            pts.append(c + Vector((rr * math.cos(l) * math.cos(a), rr * math.cos(l) * math.sin(a), rr * math.sin(l))))
        ribbon(pts, TAU * R / meridians * gap, cloth(mcols[i % len(mcols)]), 0.028, side=(-math.sin(a), math.cos(a), 0),
               taper=lambda t: max(0.06, math.cos(math.radians(-86 + 172 * t))))
    for j in range(parallels):
        la = math.radians(lat0 + step * (j + 0.5))
        pts = []
        n = 480
        for k in range(n + 1):
            a = TAU * k / n
            rr = R - amp * wave((a / TAU * meridians + j) * PI)
            pts.append(c + Vector((rr * math.cos(la) * math.cos(a), rr * math.cos(la) * math.sin(a), rr * math.sin(la))))
        ribbon(pts, R * math.radians(step) * gap, cloth(pcols[j % len(pcols)]), 0.028, side=(-math.sin(la), 0, math.cos(la)))


@picture("heroes/about", 1600, 1200, ground="terracotta", samples=32)
def about():
    """The workshop's wall: three shelves where thread, paper, cloth and screens stand side by side."""
    GROUND["color"] = "terracotta"
    box((14, 0.2, 8), (0, 0.6, -1.5), ground_mat("terracotta"), 0.01)
    m = wood("wood", 1.4)
    for z, x0, x1 in ((0.0, -2.9, 2.9), (1.5, -2.9, 1.2), (2.9, -1.6, 2.9)):
        box((x1 - x0, 0.95, 0.1), ((x0 + x1) / 2, 0.05, z - 0.1), m, 0.02)
    # low shelf
    for k, c in enumerate(("crimson", "gold", "green")):
        spool((-2.5 + 0.52 * k, 0.0, 0), c, 0.23, (0.62, 0.8, 0.5)[k], body="bark")
    for k, (c, w) in enumerate((("indigo", 0.2), ("paper", 0.26), ("gold", 0.18), ("ink", 0.22))):
        book((-0.72 + 0.27 * k, 0.0, 0.46), c, (0.92, 0.72, w), (0, -90, 0))
    calabash((0.95, 0.0, 0), 0.36)
    ball(0.12, (0.9, 0, 0.26), matte("crimson"), 32)
    ball(0.12, (1.1, 0.05, 0.26), matte("gold"), 32)
    for k, c in enumerate(("indigo", "terracotta", "gold", "crimson")):
        folded((2.15, 0.0, k * 0.165), c, 0.8, 0.86 - 0.03 * k, 2, 0.08, (0, 0, (-3, 2, -4, 3)[k]))
    # middle shelf
    scr = Canvas(192, 120, "paper")
    scr.rect(0, 0, 192, 12, "ink").weave(104, 24, 76, 84, 4, 4, ["gold", "crimson"], ["indigo", "green"]).lines(14, 30, 72, 4, 14, "ink", 7).rect(14, 92, 44, 14, "crimson", 7)
    screen(scr.mat(rough=0.35, coat=0.4, emit=0.1), (-1.9, 0.1, 1.5), (0, 0, 6), 1.5, 0.94, stand=False)
    cup((-0.75, -0.05, 1.5), "paper", r=0.2, h=0.3, fill="#3a1f12", rot=(0, 0, -30))
    plant((0.2, 0.05, 1.5), "ink", "leaf", 11, 0.62, 4, 0.24)
    # high shelf
    for k in range(3):
        box((0.36, 0.36, 0.36), (-1.2 + 0.18 * (k == 2) + 0.37 * (k % 2), 0.0, 2.9 + 0.362 * (k == 2)), matte(("gold", "ink", "crimson")[k]), 0.03)
    bottle((0.0, 0.0, 2.9), gloss("green", 0.15), metal("brass", 0.25), 0.18, 0.74, 0.07, 0.14)
    woven_sphere((1.0, 0.0, 3.36), 0.44, 14, 7, ("gold", "paper"), ("ink", "crimson"), 0.014)
    book((2.1, 0.0, 2.9), "green", (1.0, 0.7, 0.14))
    book((2.05, 0.0, 3.045), "gold", (0.9, 0.66, 0.12), (0, 0, 5))
    # a strip of cloth that hangs over the middle shelf's end
    p = spline([(0.95, -0.15, 1.55), (0.95, -0.38, 1.53), (0.95, -0.5, 1.42), (0.95, -0.5, 1.0), (0.96, -0.47, 0.6)], 160)
    ribbon(p, 0.3, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.022, side=(1, 0, 0))
    world((0.95, 0.95, 1.0), 0.5)
    sun(222, 44, 2.3, 5)
    area((-5, -6, 5), (0, 0, 1.5), 5, 520, (1, 0.96, 0.9))
    camera((0, 0, 1.72), az=-90, el=3, dist=13.2, lens=75, blur=0.02, focus=(0, -0.2, 1.7))


@picture("heroes/home-two", 1600, 1200, ground="ink", samples=36, exposure=0.95)
def two():
    """A ball of bands woven round, one end let go: terracotta and gold on ink."""
    sweep("ink", depth=6.5, radius=4)
    woven_sphere((0.2, 0, 1.62), 1.6, 18, 11, ("terracotta", "gold", "terracotta", "paper"), ("ink", "crimson", "ink", "gold", "ink"), 0.05)
    p = spline([(1.2, -1.15, 0.75), (1.75, -1.35, 0.3), (2.4, -1.35, 0.05), (3.1, -1.0, 0.1), (3.5, -0.6, 0.55), (3.3, -0.35, 1.1), (2.85, -0.4, 1.15), (2.75, -0.6, 0.8)], 260)
    ribbon(p, 0.44, kente(pat_kente("terracotta", "gold", "ink", "paper"), 4.6), 0.03, side=(0.2, 1, 0.3))
    p = spline([(-0.8, -1.2, 0.7), (-1.4, -1.5, 0.2), (-2.2, -1.6, 0.04), (-3.0, -1.3, 0.05), (-3.7, -1.4, 0.04)], 200)
    ribbon(p, 0.4, cloth("gold"), 0.03, side=(0, 1, 0.3))
    world((0.8, 0.88, 1.0), 0.28)
    sun(205, 40, 2.3, 5)
    area((-6, -4, 5), (0, 0, 1), 5, 600, (1, 0.95, 0.88))
    area((3.2, 3.2, 7), (0.5, 0, 1.4), 3.5, 620, (1, 0.72, 0.5))
    camera((0.35, 0, 1.42), az=-84, el=15, dist=14.2, lens=75, blur=0.03, focus=(0, -1.2, 1.5))


@picture("heroes/home-three", 1600, 1200, ground="#f4f2ec", samples=32, level=0.98)
def three():
    """A megaphone lets go a gust of ribbons."""
    sweep("#f4f2ec", depth=6)
    cob = gloss("cobalt", 0.22)
    m = []
    prof = soft([(0.2, 0), (0.26, 0.5), (0.42, 1.0), (0.8, 1.55), (1.16, 1.85), (1.2, 1.83), (0.84, 1.5), (0.46, 0.98), (0.22, 0.5), (0.0001, 0.45)], 0.1, 6)
    m.append(lathe(prof, cob))
    m.append(ring(1.18, 0.05, (0, 0, 1.84), matte("paper")))
    m.append(lathe(soft([(0.0001, -0.42), (0.17, -0.42), (0.24, -0.3), (0.24, 0.05), (0.0001, 0.05)], 0.05), matte("ink")))
    m.append(tube(spline([(0, -0.3, 0.3), (0, -0.55, 0.15), (0, -0.78, 0.2), (0, -0.8, 0.5), (0, -0.6, 0.72), (0, -0.36, 0.72)], 60), 0.07, matte("ink")))
    group(m, (-1.95, 0, 1.25), (0, 62, 0))
    box((0.9, 0.9, 0.88), (-1.95, 0.05, 0), matte("gold"), 0.05, (0, 0, 12))
    ax = Vector((math.sin(math.radians(62)), 0, math.cos(math.radians(62))))
    mouth = Vector((-1.95, 0, 1.25)) + ax * 1.1
    cols = [cloth("crimson"), kente(pat_kente("gold", "ink", "crimson", "paper"), 4.6), cloth("cobalt"), cloth("gold"), kente(pat_edge("cobalt", "paper"), 1), cloth("ink"), cloth("green")]
    rnd = random.Random(7)
    for k, mt in enumerate(cols):
        a = TAU * k / len(cols)
        o = Vector((0, math.cos(a), math.sin(a)))
        l = 2.6 + 0.5 * (k % 3)
        s = (-1) ** k
        p = spline([mouth - ax * 0.4 + o * 0.12, mouth + ax * 0.9 + o * 0.5, mouth + ax * (0.5 * l) + o * (0.95) + Vector((0.2, 0, 0.25 * s)),
                    mouth + ax * (0.62 * l) + o * 1.1 + Vector((0.7, 0, -0.2 * s)), mouth + ax * (0.7 * l) + o * 1.15 + Vector((1.3, 0, 0.15 * s)),
                    mouth + ax * (0.72 * l) + o * 1.05 + Vector((2.0, 0, -0.3 - 0.2 * s))], 280)
        p = [Vector((q.x, q.y, max(q.z, 0.06))) for q in p]
        ribbon(p, 0.3, mt, 0.026, side=tuple(o.cross(ax)), twist=lambda t, k=k: 50 * math.sin(t * 3 + k) * t)
    rig(1.0, 1.05, 1.0)
    camera((0.5, 0, 1.72), az=-86, el=12, dist=16, lens=75, blur=0.02, focus=(-0.6, -0.4, 1.6))


@picture("heroes/home-five", 1600, 1200, ground="#1a2260", samples=32)
def five():
    """Columns that grow, and a lime band that climbs them."""
    sweep("#1a2260", depth=6)
    hs = [0.5, 0.85, 0.75, 1.35, 1.75, 2.45]
    cols = ["indigo", "paper", "indigo", "sky", "paper", "lime"]
    for k, (h, c) in enumerate(zip(hs, cols)):
        box((0.72, 0.72, h), (-2.25 + 0.9 * k, 0.25, 0), matte(c), 0.05)
    pts = [(-4.2, -0.45, 0.04), (-3.3, -0.45, 0.04), (-2.75, -0.3, 0.2)]
    for k, h in enumerate(hs):
        pts += [(-2.4 + 0.9 * k, 0.1, h + 0.06), (-2.1 + 0.9 * k, 0.1, h + 0.06)]
    pts += [(2.75, 0.1, 2.7), (3.1, 0.1, 3.05), (3.0, 0.1, 3.45), (2.65, 0.1, 3.45), (2.6, 0.1, 3.15)]
    ribbon(spline(pts, 520), 0.4, kente(pat_edge("lime", "indigo"), 1), 0.03, side=(0, 1, 0), lock=True)
    ball(0.3, (-0.45, 0.25, 1.11), metal("brass", 0.18))
    ball(0.2, (-2.6, -1.1, 0.2), matte("lime"))
    box((0.42, 0.42, 0.42), (2.3, -1.1, 0), matte("paper"), 0.04, (0, 0, 24))
    rig(1.0, 1.1, 1.3)
    camera((0.2, 0, 1.5), az=-80, el=25, dist=14.4, lens=75, blur=0.02, focus=(0, -0.2, 1.4))


@picture("heroes/home-six", 1920, 1440, ground="#f4f2ec", samples=24, cutout=True, melt=0.06, level=0.98)
def six():
    """A rocket on its stand of blocks, its exhaust a sheaf of bands."""
    sweep("#f4f2ec", depth=6)
    r = []
    prof = soft([(0.0001, 0), (0.34, 0), (0.52, 0.5), (0.56, 1.1), (0.46, 1.75), (0.22, 2.25), (0.0001, 2.5)], 0.3, 8)
    r.append(lathe(prof, gloss("paper", 0.25), smooth=80))
    r.append(lathe(soft([(0.475, 1.72), (0.4, 1.97), (0.235, 2.27), (0.0001, 2.54)], 0.1, 6), gloss("crimson", 0.2), smooth=80))
    r.append(ring(0.545, 0.03, (0, 0, 0.72), metal("brass", 0.25)))
    r.append(cylinder(0.2, 0.06, (0, -0.53, 1.3), metal("brass", 0.22), 0.02, (84, 0, 0)))
    r.append(cylinder(0.14, 0.09, (0, -0.52, 1.3), gloss("cobalt", 0.1), 0.02, (84, 0, 0)))
    fin = [(0.0, 0.75), (0.0, 0.05), (0.42, -0.35), (0.42, 0.1), (0.25, 0.5)]
    for k in range(3):
        a = -90 + 60 + 120 * k
        f = cut(fin, 0.09, gloss("cobalt", 0.2), (0, 0.045, 0), (90, 0, 0), 0.03)
        group([f], (0, 0, 0), (0, 0, 0))
        group([f], (0.42 * math.cos(math.radians(a)), 0.42 * math.sin(math.radians(a)), 0.1), (0, 0, a))
        r.append(f)
    r.append(lathe(soft([(0.0001, -0.16), (0.3, -0.16), (0.24, 0.04), (0.0001, 0.04)], 0.03), matte("ink")))
    group(r, (0.1, 0.1, 1.55), (4, 12, 0))
    cols = [cloth("gold"), cloth("crimson"), kente(pat_edge("gold", "crimson"), 1), cloth("terracotta"), cloth("gold"), cloth("crimson"), cloth("cobalt")]
    for k, mt in enumerate(cols):
        a = TAU * k / len(cols) + 0.3
        o = Vector((math.cos(a), math.sin(a), 0))
        e = 1.2 + 0.35 * (k % 3)
        p = spline([Vector((0.07, 0.11, 1.5)) + o * 0.12, Vector((0.02, 0.1, 1.0)) + o * 0.2, Vector((-0.02, 0.1, 0.4)) + o * 0.34, Vector((-0.05, 0.08, 0.06)) + o * 0.75,
                    Vector((-0.05, 0.05, 0.04)) + o * (e), Vector((-0.05, 0.05, 0.28 + 0.1 * (k % 2))) + o * (e + 0.45), Vector((-0.05, 0.05, 0.42)) + o * (e + 0.25)], 240)
        ribbon(p, 0.3, mt, 0.026, side=(-o.y, o.x, 0))
    for x, y, s, c, q in ((-1.8, 1.15, 0.62, "cobalt", 20), (-2.05, -0.5, 0.42, "gold", 50), (1.85, 1.1, 0.8, "ink", 14), (2.1, -0.35, 0.4, "crimson", 38)):
        box((s, s, s), (x, y, 0), matte(c), 0.045, (0, 0, q))
    ball(0.22, (1.85, 1.1, 1.02), metal("brass", 0.2))
    rig(1.0, 1.05, 1.0)
    camera((0.05, 0, 1.85), az=-90, el=12, dist=14.2, lens=75, blur=0.02, focus=(0, -0.4, 1.6))


@picture("heroes/home-seven", 1440, 1920, ground="terracotta", samples=32)
def seven():
    """A target of wound bands, three pencils in its middle. Three fifths of the width, or of the height, show it whole."""
    sweep("terracotta", depth=6, radius=4)
    z, y = 2.62, 0.55
    t = []
    radii = [1.75, 1.36, 0.97, 0.58, 0.24]
    for k, (R, c) in enumerate(zip(radii, ("ink", "paper", "crimson", "paper", "gold"))):
        t.append(cylinder(R, 0.16 + 0.045 * k, (0, 0, 0), matte(c) if k != 4 else metal("brass", 0.25), 0.02, segs=160))
    t.append(ring(1.77, 0.06, (0, 0, 0.1), wood("bark")))
    group(t, (0, y, z), (80, 0, 0))
    for s in (-1, 1):
        box((0.16, 0.16, 3.0), (s * 0.85, 0.85, 0), wood("bark", 2), 0.03, (0, s * 10, 0))
    box((0.16, 0.16, 2.6), (0, 1.6, 0), wood("bark", 2), 0.03, (16, 0, 0))
    for k, (dx, dz, col, rz, rx) in enumerate(((0.02, 0.03, "indigo", 14, 66), (-0.16, -0.12, "gold", -10, 74), (0.62, 0.42, "green", 30, 70))):
        d = Euler((math.radians(rx), 0, math.radians(rz))).to_matrix() @ Vector((0, 0, 1))
        tip = Vector((dx, y - 0.27 + 0.03 * k, z + 0.03 + dz))
        d = d if d.y > 0 else -d
        group(pencil((0, 0, 0), col, 1.15, 0.07, (0, 0, 0)), tuple(tip - d * 1.4), tuple(math.degrees(v) for v in d.to_track_quat("Z", "Y").to_euler()))
    p = spline([(-4.8, -0.9, 0.03), (-3.2, -1.3, 0.03), (-1.9, -1.0, 0.05), (-0.7, -1.4, 0.03), (0.7, -1.1, 0.05), (1.9, -1.45, 0.03), (3.2, -1.1, 0.03), (4.8, -1.3, 0.03)], 300)
    ribbon(p, 0.4, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.03, side=(0, 1, 0))
    plant((-1.3, -0.1, 0), "ink", "green", 12, 0.95, 5, 0.3)
    for k, (h, cc) in enumerate(((0.4, "paper"), (0.68, "gold"), (0.96, "crimson"))):
        cylinder(0.22, h, (0.42 + 0.5 * k, -0.25, 0), matte(cc), 0.04)
    rig(1.0, 1.0, 1.0)
    camera((0.06, 0, 2.2), az=-84, el=11, dist=19.2, lens=75, blur=0.02, focus=(0, 0.2, 2.4))
