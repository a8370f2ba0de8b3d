"""The studio's pages (home two and home seven): dark ground, terracotta, gold."""
from studio import *
from woven import *


@picture("home-two/idea", 900, 1100, ground="ink", samples=30, exposure=0.95)
def idea():
    """A loose thread rises from a tangled ball, winds itself a cap, and almost is a light bulb."""
    sweep("ink", depth=6, radius=4)
    spun = [matte("terracotta", 0.8), matte("#e08a63", 0.8), matte("#a8432e", 0.8)]
    lit = [matte("gold", 0.7), matte("#f6cf6e", 0.7), matte("#c98a1a", 0.7)]
    C, R, r = Vector((-0.5, 0.1, 0.82)), 0.74, 0.034
    rnd = random.Random(4)
    ball(R * 0.93, C, matte("#6e2c1e", 0.9))
    pts, axis, goal = [], Vector((0.2, 0.3, 1)).normalized(), Vector((1, 0, 0.2))
    for k in range(4600):
        if k % 110 == 0:
            goal = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        axis = (axis + (goal - axis) * 0.016).normalized()
        u = axis.orthogonal().normalized()
        u = (u if not pts else (pts[-1] - C) - (pts[-1] - C).dot(axis) * axis).normalized()
        v = axis.cross(u)
        th = 0.085
        q = (u * math.cos(th) + v * math.sin(th)).normalized()
        loose = 1 + 0.07 * noise.noise(Vector((k * 0.011, 3, 7))) + 0.05 * max(0, math.sin(k * 0.0021)) ** 6
        p = C + q * R * loose
        p.z = max(p.z, r * 1.2)
        pts.append(p)
    # the outgoing thread starts where the winding ends, so end the winding at the top
    yarn(resample(pts, 4200), r, spun, 5)
    bx = 0.42
    up = [C + Vector((0.05, -0.3, 0.62)), C + Vector((-0.15, -0.15, 0.86)), C + Vector((-0.05, 0, 1.12)), (bx - 0.15, 0, 2.12), (bx + 0.2, 0.05, 2.3)]
    for k in range(1, 33):
        a = TAU * k / 8
        up.append((bx + 0.25 * math.cos(a), 0.25 * math.sin(a), 2.32 + 0.46 * k / 32))

    def half(s, ang):
        c, n_ = math.cos(ang), math.sin(ang)
        return [(bx + s * q * c, s * q * n_, z) for q, z in ((0.24, 2.92), (0.36, 3.12), (0.66, 3.48), (0.86, 3.88), (0.74, 4.36), (0.4, 4.62))]
    for ang in (0.1, 1.2):
        up += half(-1, ang) + [(bx, 0, 4.72)] + list(reversed(half(1, ang)))
        up += [(bx, 0.1, 2.84)]
    yarn(spline(up[:-1], 2200), r * 1.06, spun, 5)
    f = [(bx, 0, 2.8), (bx, 0, 3.1), (bx - 0.04, 0, 3.35)]
    K = Vector((bx, 0, 3.86))
    for k in range(30):
        t = PI * 1.08 + TAU * k / 30
        f.append(K + Vector((math.sin(t) + 2 * math.sin(2 * t), -math.sin(3 * t) * 1.1, math.cos(t) - 2 * math.cos(2 * t))) * 0.125)
    yarn(spline(f, 700), r * 1.06, lit, 5)
    p = spline([C + Vector((0.3, -0.5, -0.55)), (0.1, -0.75, 0.1), (0.6, -0.95, r), (1.2, -0.75, r), (1.5, -0.35, r), (1.25, -0.1, r), (0.95, -0.4, r * 2.6), (1.3, -0.95, r), (1.9, -1.1, r)], 500)
    yarn(p, r, spun, 5)
    lamp_point((bx, -0.25, 3.8), 26)
    darkroom(1.0, 520)
    camera((0.12, 0, 2.38), az=-84, el=9, dist=12.0, lens=75, blur=0.015, focus=(0.2, -0.2, 2.4))


def note(kind, bg, fg, ac):
    c = Fine(120, 120, bg)
    if kind == "sun":
        c.disc(60, 60, 36, fg).disc(60, 60, 18, ac)
    elif kind == "weave":
        c.weave(20, 20, 80, 80, 4, 4, [fg, ac], ["ink", fg], bg)
    elif kind == "steps":
        for k in range(5):
            c.rect(18 + 17 * k, 86 - 16 * k, 17, 16 + 16 * k, (fg, ac)[k % 2])
    elif kind == "diamond":
        for j in range(9):
            w = 4 - abs(j - 4)
            c.rect(60 - (w + 0.5) * 9.4, 18 + j * 9.4, (2 * w + 1) * 9.4, 9.4, (fg, ac)[j % 2])
    elif kind == "rings":
        for k, q in enumerate((44, 33, 22, 11)):
            c.disc(60, 60, q, (fg, bg, ac, bg)[k])
    elif kind == "bars":
        for k, q in enumerate((40, 70, 54)):
            c.rect(24 + 26 * k, 98 - q, 18, q, (fg, ac, fg)[k])
    elif kind == "half":
        c.rect(0, 60, 120, 60, fg).disc(60, 60, 30, ac)
    return c.mat(rough=0.9, coat=0)


@picture("home-two/brainstorm", 900, 1100, ground="ink", samples=30, exposure=1.0)
def brainstorm():
    """Notes and folded cards in a web of threads, all of which pass through one point."""
    GROUND["color"] = "ink"
    box((16, 0.2, 12), (0, 0.5, -6), ground_mat("ink"), 0.0)
    Y = 0.4
    curl = lambda a: (lambda u, v: 0.03 + a * (1 - v) ** 2)
    zig = lambda u, v: 0.05 + 0.16 * abs(((u * 4) % 2) - 1)
    roof = lambda u, v: 0.04 + 0.34 * (0.5 - abs(u - 0.5))
    ear = lambda u, v: 0.03 + 0.9 * max(0, (1 - u) + (1 - v) - 1.45) ** 1.2
    cards = [(-1.3, 1.78, 0.95, 0.95, -5, "steps", "paper", "terracotta", "ink", curl(0.22)), (0.12, 1.95, 0.8, 1.0, 4, "sun", "terracotta", "gold", "paper", curl(0.16)),
             (1.4, 1.7, 0.92, 0.92, -8, "weave", "sand", "terracotta", "gold", ear), (-1.5, 0.42, 0.86, 0.86, 7, "rings", "gold", "ink", "crimson", ear),
             (1.42, 0.36, 1.0, 0.78, 5, "half", "paper", "crimson", "gold", roof), (-1.36, -0.98, 0.98, 0.98, -6, "diamond", "crimson", "gold", "paper", curl(0.26)),
             (0.02, -0.72, 0.78, 0.78, 9, "bars", "paper", "terracotta", "gold", curl(0.2)), (1.34, -1.08, 0.84, 1.02, -4, None, "gold", "", "", zig),
             (-0.45, -2.02, 0.98, 0.74, 3, None, "terracotta", "", "", roof), (0.92, -2.12, 0.72, 0.72, -9, "sun", "sand", "ink", "terracotta", ear)]
    pins = []
    for x, z, w, h, rot, kind, bg, fg, ac, bend in cards:
        m = note(kind, bg, fg, ac) if kind else card(bg)
        paper_sheet(w, h, m, bend, (x, Y - 0.02, z), (0, rot, 0))
        a = math.radians(rot)
        t = h / 2 - 0.09
        pins.append((x + t * math.sin(a), z + t * math.cos(a)))
    hub = (0.0, 0.62)
    brass = metal("brass", 0.22)
    for x, z in pins + [hub]:
        cylinder(0.018, 0.4, (x, Y, z), brass, 0.004, (90, 0, 0))
        ball(0.062, (x, Y - 0.4, z), gloss("crimson" if (x, z) != hub else "gold", 0.2), 32)

    def string(a, b, c, y, sag=0.0):
        A, B = Vector((a[0], Y - y, a[1])), Vector((b[0], Y - y, b[1]))
        yarn([A.lerp(B, k / 60) - Vector((0, 0, sag * 4 * (k / 60) * (1 - k / 60))) for k in range(61)], 0.016, [matte(c, 0.8), matte(shade(c, 0.7), 0.8)], 6, 8)
    for k, p in enumerate(pins):
        string(hub, p, "terracotta" if k % 2 else "gold", 0.37 + 0.008 * (k % 4))
    order = [0, 1, 2, 4, 7, 9, 8, 5, 3, 0]
    for k in range(len(order) - 1):
        string(pins[order[k]], pins[order[k + 1]], "paper" if k % 2 else "terracotta", 0.33 - 0.01 * (k % 3), 0.04)
    string(pins[6], pins[5], "paper", 0.3, 0.03)
    string(pins[6], pins[7], "gold", 0.3, 0.03)
    star(0.3, 0.07, metal("brass", 0.25), (hub[0], Y - 0.34, hub[1]), (90, 0, 0), bevel=0.02)
    world((0.8, 0.88, 1.0), 0.3)
    sun(214, 44, 2.4, 4)
    area((-5, -6, 4), (0, 0, 0), 5, 560, (1, 0.95, 0.88))
    area((4, -3, -3), (0, 0.4, 0), 3, 130, (1, 0.7, 0.5))
    camera((0, 0.2, -0.12), az=-82, el=3, dist=12.4, lens=75, blur=0.012, focus=(0, 0.1, 0))


def fan_wing(nose, inner, outer, n, m, cols, rows, amp=0.018):
    """A three-cornered wing woven of bands that fan from the nose."""
    N, A, B = Vector(nose), Vector(inner), Vector(outer)
    up = (A - N).cross(B - N).normalized()
    if up.z < 0:
        up = -up
    out = []
    wid = (B - A).length / n
    for i in range(n):
        e = A.lerp(B, (i + 0.5) / n)
        pts = [N.lerp(e, k / 120) + up * amp * wave((k / 120 * m - 0.5 + i) * PI) * min(1, k / 30) for k in range(8, 121)]
        out.append(ribbon(pts, wid * 0.9, cols[i % len(cols)], 0.014, side=(B - A), across=4, taper=lambda t: 0.066 + 0.934 * t, u0=i))
    half = 0.42 / m
    for j in range(1, m):
        tj = (j + 0.5) / m

        def at(u, v, tj=tj, j=j):
            t = tj + (2 * v - 1) * half
            return N.lerp(A, t).lerp(N.lerp(B, t), u) - up * amp * wave((u * n - 0.5 + j) * PI)
        out.append(sheet(at, 90, 4, rows[j % len(rows)], 0.014, (n * 1.1 * tj, 1)))
    return out


@picture("home-two/launch", 900, 1100, ground="ink", samples=30, exposure=0.95)
def launch():
    """A dart folded from woven bands leaves the table; its ribbons still touch it."""
    sweep("ink", depth=7, radius=4.5)
    T, G, P, K = cloth("terracotta", 14, 6), cloth("gold", 14, 6), cloth("paper", 14, 6), cloth("crimson", 14, 6)
    d = []
    nose = (1.95, 0, 0)
    dark = cloth("#2a211a", 14, 6)
    for s, cols, rows in ((-1, [T, G, T, T], [dark, K]), (1, [P, T, G, T], [K, dark])):
        d += fan_wing(nose, (-1.25, s * 0.05, 0.0), (-1.3, s * 1.5, 0.56), 4, 7, cols, rows)
        d += fan_wing(nose, (-1.25, s * 0.05, -0.02), (-1.3, s * 0.03, -0.66), 2, 7, [K, T], [dark], 0.014)
    where = Vector((0.35, 0.0, 3.25))
    X = Vector((0.72, -0.12, 0.69)).normalized()
    Z = Vector((-0.62, -0.62, 0.42))
    Z = (Z - Z.dot(X) * X).normalized()
    turn = tuple(math.degrees(v) for v in Matrix((X, Z.cross(X), Z)).transposed().to_euler())
    group(d, where, turn)
    M = Matrix.LocRotScale(where, Euler([math.radians(v) for v in turn]), Vector((1, 1, 1)))
    tails = (((-1.25, 0.7, 0.2), "terracotta"), ((-1.22, 0, -0.3), None), ((-1.25, -0.7, 0.2), "gold"))
    for k, (o, c) in enumerate(tails):
        a = M @ Vector(o)
        b = M @ (Vector(o) + Vector((-0.5, 0, 0)))
        p = spline([a, b, (-1.3 + 0.35 * k, -0.3 - 0.3 * k, 1.5 - 0.15 * k), (-1.75 + 0.5 * k, -0.6 - 0.25 * k, 0.8), (-1.3 + 0.5 * k, -0.75 - 0.3 * k, 0.25), (-0.5 + 0.35 * k, -0.8 - 0.34 * k, 0.05),
                    (0.3 + 0.3 * k, -0.6 - 0.4 * k, 0.035), (1.1 + 0.25 * k, -0.75 - 0.4 * k, 0.04), (1.75 + 0.2 * k, -0.5 - 0.4 * k, 0.035)], 460)
        ribbon(p, 0.3, cloth(c) if c else kente(pat_kente("terracotta", "gold", "ink", "paper"), 4.6), 0.024, side=(0, 1, 0.3))
    darkroom(1.0, 560)
    camera((0.02, 0, 2.15), az=-86, el=9, dist=12.2, lens=75, blur=0.02, focus=(0, -0.3, 2.2))


@picture("home-seven/about", 900, 1100, ground="ink", samples=30, exposure=0.95)
def about():
    """A horn woven of bands stands on its stem, ribbons streaming up and over its rim."""
    sweep("ink", depth=6.5, radius=4)
    T, G, P = cloth("terracotta", 14, 6), cloth("gold", 14, 6), cloth("paper", 14, 6)
    D = cloth("#2a211a", 14, 6)
    horn = along([(0.17, 0), (0.2, 0.5), (0.3, 1.0), (0.52, 1.5), (0.92, 1.95), (1.18, 2.12)])
    o = woven_turn(horn, 20, 12, [T, T, G, T], [D, cloth("crimson", 14, 6), D, G], 0.018, 0.012)
    lining = []
    for k in range(41):
        (r, z), (r0, z0), (r1, z1) = horn(k / 40), horn(max(0, k / 40 - 0.01)), horn(min(1, k / 40 + 0.01))
        q = math.hypot(r1 - r0, z1 - z0)
        lining.append((max(0.001, r - 0.05 * (z1 - z0) / q), z + 0.05 * (r1 - r0) / q))
    o.append(lathe(lining, matte("#3a1a12"), smooth=80))
    o.append(ring(1.175, 0.06, (0, 0, 2.15), metal("brass", 0.24)))
    o.append(lathe(soft([(0.0001, -0.34), (0.14, -0.34), (0.25, -0.2), (0.25, 0.05), (0.0001, 0.05)], 0.05), metal("brass", 0.24)))
    o.append(tube(spline([(-0.1, 0, 0.1), (-0.5, 0, 0.02), (-0.72, 0, 0.16), (-0.74, 0, 0.5), (-0.55, 0, 0.68), (-0.2, 0, 0.66)], 60), 0.075, matte("terracotta")))
    turn, at = (0, 40, -24), Vector((-1.0, 0.1, 1.12))
    mats = [cloth("gold"), kente(pat_kente("terracotta", "gold", "ink", "paper"), 4.6), cloth("paper"), cloth("terracotta"), kente(pat_edge("gold", "crimson"), 1), cloth("crimson"), cloth("terracotta")]
    for k, m in enumerate(mats):
        a = TAU * k / len(mats) + 0.5
        c, s = math.cos(a), math.sin(a)
        h = 3.2 + 0.34 * (k % 3)
        q = [(0.1 * c, 0.1 * s, 0.9), (0.3 * c, 0.3 * s, 1.7), (0.5 * c, 0.5 * s, 2.3), (0.78 * c, 0.78 * s, h - 0.3), (1.15 * c, 1.15 * s, h), (1.46 * c, 1.46 * s, h - 0.22), (1.46 * c, 1.46 * s, h - 0.5), (1.26 * c, 1.26 * s, h - 0.56)]
        o.append(ribbon(spline([Vector(v) for v in q], 260), 0.28, m, 0.022, side=(-s, c, 0), twist=lambda t, k=k: 14 * math.sin(k + 2 * t)))
    group(o, at, turn)
    cylinder(0.72, 0.22, (-0.45, -0.1, 0), matte("terracotta"), 0.05, segs=128)
    cylinder(0.44, 0.12, (-0.45, -0.1, 0.21), matte("#2a211a"), 0.03)
    cylinder(0.065, 1.25, (-0.45, -0.1, 0.3), metal("brass", 0.24), 0.01)
    darkroom(1.0, 560)
    camera((0.25, 0, 2.1), az=-88, el=10, dist=12.6, lens=75, blur=0.02, focus=(0, -0.6, 2.2))


@picture("home-seven/film", 1600, 900, ground="ink", samples=90, exposure=0.95)
def film_():
    """From behind a ring light: the phone in its middle shows the basket that stands lit on a plinth."""
    sweep("ink", depth=7.5, radius=4.5)
    cylinder(1.0, 0.16, (1.75, 0.5, 0), matte("terracotta"), 0.04, segs=128)
    cylinder(0.74, 1.0, (1.75, 0.5, 0.16), matte("terracotta"), 0.05, segs=128)
    basket((1.75, 0.5, 1.16), 0.66, 0.8, 22, 6, ("terracotta", "gold", "paper", "gold"), ("crimson", "#2a211a", "sand", "#2a211a"), 0.14, "#3a1a12", "bark")
    tube([(1.75 + 0.62 * math.cos(PI * k / 40), 0.5, 1.94 + 0.62 * math.sin(PI * k / 40)) for k in range(41)], 0.04, cloth("bark", 10, 3))
    scr = Fine(90, 180, "#3a1a12")
    scr.rect(0, 120, 90, 60, "terracotta").disc(45, 78, 27, "bark", 23).weave(18, 84, 54, 44, 6, 5, ["terracotta", "gold", "paper"], ["crimson", "ink", "sand"], "bark")
    scr.rect(26, 128, 38, 52, "clay").disc(45, 166, 7, "paper").disc(45, 166, 5, "crimson")
    x, y = -1.55, -0.75
    g = ring(0.92, 0.1, (0, 0, 0), glow("#ffe6c2", 1.1), (90, 0, 0))
    g.visible_diffuse = g.visible_shadow = False
    head = [g, ring(0.92, 0.058, (0, -0.085, 0), matte("#0d0b09", 0.9, 0.05), (90, 0, 0))]
    head += phone(scr.mat(rough=0.7, coat=0, emit=0.6), (0, -0.02, 0.02), (90, 0, 0), 0.62, 1.22, 0.07)
    for s in (-1, 1):
        head.append(box((0.5, 0.06, 0.05), (s * 0.57, -0.02, -0.02), metal("steel", 0.3), 0.01))
    head.append(cylinder(0.035, 0.4, (0, -0.02, -1.3), metal("steel", 0.3), 0.01))
    group(head, (x, y, 2.12), (0, 0, 33))
    cylinder(0.03, 1.0, (x, y, 0.02), metal("steel", 0.3), 0.01)
    cylinder(0.045, 0.7, (x, y, 0.02), matte("#2a231c"), 0.01)
    for q in range(3):
        a = TAU * q / 3 + 0.5
        tube([(x, y, 0.62), (x + 0.35 * math.cos(a), y + 0.35 * math.sin(a), 0.33), (x + 0.72 * math.cos(a), y + 0.72 * math.sin(a), 0.03)], 0.028, matte("#2a231c"))
    area((x + 0.5, y + 0.3, 2.1), (1.75, 0.5, 1.3), 1.5, 380, (1, 0.88, 0.7))
    spool((2.95, -0.75, 0), "gold", 0.24, 0.5, body="bark")
    spool((3.3, -0.3, 0), "crimson", 0.24, 0.66, body="bark")
    p = spline([(2.8, -0.9, 0.3), (2.6, -1.15, 0.06), (2.2, -1.3, 0.02), (1.4, -1.05, 0.02), (0.6, -1.35, 0.02), (0.1, -1.2, 0.02)], 260)
    yarn(p, 0.02, [matte("gold", 0.8), matte("#c98a1a", 0.8)], 6)
    darkroom(0.5, 700, (4.5, 4.5, 6))
    camera((0.42, 0, 1.42), az=-88, el=9, dist=13.3, lens=70, blur=0.02, focus=(0.4, -0.3, 1.6))
