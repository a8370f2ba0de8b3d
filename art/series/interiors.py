"""Rooms: small architectural scenes for the interior design studio."""
from studio import *
from woven import *


def room(wall, floor_color="wood", side=None, w=7.0, d=5.0, h=6.5, window=None, skirting=None):
    """Back wall at y = d/2, left wall with an opening for the sun: window = (y, z, width, height, arched)."""
    GROUND["color"] = wall
    wm = ground_mat(wall)
    box((w + 10, 0.2, h), (4.8, d / 2 + 0.1, 0), wm, 0.0)
    # boards
    n = 26
    wide = w + 8
    # one long grain: fine grain costs a phone bytes and shows it nothing
    fm = wood(floor_color, 1.2) if floor_color in ("wood", "bark", "sand") else matte(floor_color)
    for k in range(n):
        box((wide / n * 0.994, d + 6, 0.1), (-w / 2 + (k + 0.5) * wide / n, -3.0, -0.1), fm, 0.006)
    box((wide, d + 6, 0.05), (4, -3.0, -0.2), matte("ink"), 0)
    lm = matte(side or wall)
    y0, y1 = -d / 2 - 6, d / 2
    if window:
        wy, wz, ww, wh = window
        box((0.2, wy - ww / 2 - y0, h), (-w / 2 - 0.1, (y0 + wy - ww / 2) / 2, 0), lm, 0)
        box((0.2, y1 - wy - ww / 2, h), (-w / 2 - 0.1, (y1 + wy + ww / 2) / 2, 0), lm, 0)
        box((0.2, ww, wz), (-w / 2 - 0.1, wy, 0), lm, 0)
        box((0.2, ww, h - wz - wh), (-w / 2 - 0.1, wy, wz + wh), lm, 0)
        fr = matte("ink")
        for z in (wz, wz + wh / 2 - 0.03, wz + wh - 0.06):
            box((0.1, ww, 0.06), (-w / 2 - 0.08, wy, z), fr, 0.01)
        for yy in (-ww / 2 + 0.03, 0, ww / 2 - 0.03):
            box((0.1, 0.06, wh), (-w / 2 - 0.08, wy + yy, wz), fr, 0.01)
    else:
        box((0.2, y1 - y0, h), (-w / 2 - 0.1, (y0 + y1) / 2, 0), lm, 0)
    if skirting:
        box((w + 8, 0.05, 0.14), (4, d / 2 - 0.025, 0), matte(skirting), 0.01)


def armchair(loc, color, rot=(0, 0, 0)):
    m = matte(color, 0.9, 0.1)
    out = [cylinder(0.46, 0.26, (0, 0, 0.22), m, 0.09)]
    prof = soft([(0.50, 0.2), (0.62, 0.2), (0.64, 0.86), (0.50, 0.86), (0.48, 0.2)], 0.07)
    out.append(lathe(prof, m, turn=PI, smooth=70))
    for a in (0, PI):
        out.append(cylinder(0.066, 0.66, (0.565 * math.cos(a), 0, 0.2), m, 0.06))
    for k in range(4):
        a = PI / 4 + k * PI / 2
        out.append(cylinder(0.03, 0.24, (0.36 * math.cos(a), 0.36 * math.sin(a), 0), wood("bark"), 0.005))
    return group(out, loc, rot)


def table(loc, r=0.5, h=0.42, top="wood", leg="ink"):
    t = wood(top) if top in ("wood", "bark") else matte(top)
    return group([cylinder(r, 0.06, (0, 0, h - 0.06), t, 0.02), cylinder(r * 0.28, h - 0.06, (0, 0, 0), matte(leg), 0.02)], loc)


def bulb(r, loc, strength):
    """A visible bulb that emits no light itself (that would add noise)."""
    o = ball(r, loc, glow("#ffd9a0", strength), 24)
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    return o


def floor_lamp(loc, shade="paper", h=2.0):
    out = [cylinder(0.2, 0.04, (0, 0, 0), metal("brass", 0.3), 0.015), cylinder(0.018, h, (0, 0, 0.02), metal("brass", 0.3), 0.004),
           lathe(soft([(0.20, h + 0.22), (0.34, h - 0.2), (0.325, h - 0.2), (0.19, h + 0.22)], 0.005), card(shade)), bulb(0.07, (0, 0, h - 0.02), 9)]
    l = bpy.data.lights.new("bulb", "POINT")
    l.energy, l.color, l.shadow_soft_size = 26, (1, 0.78, 0.5), 0.12
    o = bpy.data.objects.new("bulb", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = (0, 0, h - 0.12)
    return group(out + [o], loc)


def pendant(loc, drop, color, r=0.34):
    x, y, z = loc
    cylinder(0.01, drop, (x, y, z - drop), matte("ink"), 0.002)
    lathe(soft([(0.03, 0), (0.08, -0.03), (r, -0.34), (r * 0.96, -0.34), (0.06, -0.06)], 0.05), matte(color), (x, y, z - drop))
    bulb(0.075, (x, y, z - drop - 0.24), 8)


def rug(center, nx, ny, pitch, xs, ys):
    weave([cloth(c) for c in xs], [cloth(c) for c in ys], pitch, 0.94, 0.014, 0.012, margin=pitch * 0.55,
          surface=lambda x, y, z: Vector((x + center[0], y + center[1], z + 0.022)))


def frame(loc, w, h, canvas, wood_="bark"):
    x, y, z = loc
    box((w, 0.05, h), (x, y, z), wood(wood_), 0.008)
    slab(w - 0.1, h - 0.1, 0.006, 0.004, canvas, (x, y - 0.026, z + h / 2), (90, 0, 0), 0.001)


def art(kind):
    c = Canvas(120, 150, "paper")
    if kind == "sun":
        c.disc(60, 58, 34, "terracotta").rect(0, 96, 120, 54, "green").rect(0, 118, 120, 32, "ink")
    elif kind == "weave":
        c.weave(18, 24, 84, 102, 4, 5, ["crimson", "gold", "ink"], ["green", "gold", "indigo"])
    else:
        c.rect(22, 40, 34, 84, "crimson").disc(78, 58, 22, "gold").rect(64, 90, 32, 34, "ink")
    return c.mat(rough=0.85, coat=0)


def bookcase(loc, w=1.2, h=2.1, d=0.36, rows=5, seed=2):
    rnd = random.Random(seed)
    m = wood("bark", 1.4)
    out = []
    for s in (-1, 1):
        out.append(box((0.05, d, h), (s * (w / 2 - 0.025), 0, 0), m, 0.006))
    gap = (h - 0.05) / rows
    for k in range(rows + 1):
        out.append(box((w, d, 0.05), (0, 0, k * gap), m, 0.006))
    for k in range(rows):
        x = -w / 2 + 0.08
        z = k * gap + 0.05
        if k % 2 == rnd.randint(0, 1):
            out += jar((x + 0.18, 0, z), matte(rnd.choice(("paper", "terracotta", "gold"))), matte("ink"), 0.12, 0.16, 0.06)
            x += 0.4
        while x < w / 2 - 0.16:
            t = rnd.uniform(0.05, 0.1)
            hh = gap * rnd.uniform(0.6, 0.82)
            out.append(box((t * 0.95, d * 0.72, hh), (x + t / 2, -0.02, z), card(rnd.choice(("crimson", "paper", "gold", "green", "indigo", "terracotta", "sand"))), 0.008))
            x += t
            if rnd.random() < 0.12:
                break
    return group(out, loc)


def daylight(az=150, el=36, power=4.6, fill=0.5):
    world((0.93, 0.96, 1.0), fill)
    sun(az, el, power, 2.0, (1, 0.92, 0.8))
    area((1.5, -6.5, 4.5), (0, 1, 1), 5, 330, (1, 0.97, 0.93))


def pillow(w, h, t, mat, loc, rot=(0, 0, 0), pinch=0.07, n=28):
    """A stuffed cushion: swells in the middle, its corners stand out a little. It stands in xz and faces -y."""
    def side(s):
        def at(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            swell = ((1 - a ** 4) * (1 - b ** 4)) ** 0.55
            return Vector((a * w / 2 * (1 - pinch * (1 - b * b)), -s * t / 2 * swell, b * h / 2 * (1 - pinch * (1 - a * a)) + h / 2))
        return at
    return group([sheet(side(s), n, n, mat, 0.012, (w / h * 3, 1)) for s in (1, -1)], loc, rot)


def low_sofa(loc, color, w=2.9, rot=(0, 0, 0)):
    """A deep, low sofa on a wooden plinth: three seats, three loose backs, slim arms."""
    b = matte(color, 0.92, 0.08)
    oak = wood("bark", 1.4)
    out = [box((w - 0.16, 0.82, 0.05), (0, 0, 0.17), oak, 0.012)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(cylinder(0.03, 0.18, (sx * (w / 2 - 0.24), sy * 0.32, 0), oak, 0.006))
        out.append(box((0.17, 0.94, 0.42), (sx * (w / 2 - 0.085), 0, 0.22), b, 0.08))
    out.append(box((w - 0.02, 0.2, 0.62), (0, 0.38, 0.22), b, 0.09))
    n = 3
    cw = (w - 0.36) / n
    for k in range(n):
        x = -w / 2 + 0.18 + cw * (k + 0.5)
        out.append(box((cw * 0.99, 0.84, 0.21), (x, -0.06, 0.22), b, 0.075))
        out += pillow(cw * 0.99, 0.46, 0.3, b, (x, 0.2, 0.41), (-13, 0, 0), 0.03)
    return group(out, loc, rot)


def tub_chair(loc, color, rot=(0, 0, 0)):
    """A round chair: one padded band for back and arms, lower towards the front, a thick seat, turned legs."""
    m = matte(color, 0.92, 0.08)
    pts = []
    for k in range(81):
        t = k / 80
        a = math.radians(-28 + 236 * t)
        pts.append(Vector((0.44 * math.cos(a), 0.44 * math.sin(a), 0.5)))
    rise = lambda t: 0.80 + 0.20 * math.sin(PI * t) ** 1.2
    # the band hangs from a sloping upper edge: shorter where it ends
    pts = [Vector((p.x, p.y, 0.22 + 0.29 * rise(k / 80))) for k, p in enumerate(pts)]
    out = [ribbon(pts, 0.58, m, 0.15, side=(0, 0, 1), across=12, taper=rise, lock=True)]
    out.append(cylinder(0.40, 0.24, (0, -0.02, 0.2), m, 0.085))
    oak = wood("bark", 1.4)
    for k in range(4):
        a = PI / 4 + k * PI / 2
        out.append(cylinder(0.026, 0.24, (0.3 * math.cos(a), 0.3 * math.sin(a), 0), oak, 0.006))
    return group(out, loc, rot)


def leafy(loc, seed=3, stems=9, h=1.9):
    """A tall plant with broad leaves on thin stems."""
    rnd = random.Random(seed)
    out = []
    leaf = matte("#1f4a33", 0.5, 0.4)
    pale = matte("#2f6041", 0.5, 0.4)
    for k in range(stems):
        a = TAU * k / stems + rnd.uniform(-0.25, 0.25)
        d = Vector((math.cos(a), math.sin(a), 0))
        hh = h * rnd.uniform(0.55, 1.0)
        o = rnd.uniform(0.16, 0.34) * h * (1.15 - 0.4 * hh / h)
        root = Vector((0, 0, 0.35))
        tip = root + d * o + Vector((0, 0, hh))
        stem = spline([root + d * 0.03, root + d * o * 0.3 + Vector((0, 0, hh * 0.55)), tip], 40)
        out.append(tube(stem, 0.012, leaf, segs=8))
        l = 0.62 * rnd.uniform(0.8, 1.1)
        p = spline([tip, tip + d * l * 0.3 + Vector((0, 0, l * 0.34)), tip + d * l * 0.64 + Vector((0, 0, l * 0.46)), tip + d * l * 0.95 + Vector((0, 0, l * 0.36))], 48)
        s = Vector((-d.y, d.x, 0))
        out.append(ribbon(p, 0.27 * l / 0.62, leaf if k % 3 else pale, 0.008, s, across=10, crown=-0.03,
                          taper=lambda t: max(0.02, math.sin(PI * (0.04 + 0.96 * t) ** 0.75) ** 0.9)))
    return group(out, loc)


def print_(kind):
    """The two prints over the sofa."""
    c = Fine(120, 150, "#efe7d8", 4)
    if kind == "hills":
        c.disc(60, 62, 27, "#a65a3c").rect(14, 92, 92, 18, "#7d9482").rect(14, 110, 92, 26, "#1f5a40")
    else:
        c.weave(20, 20, 80, 110, 4, 5, ["#1f5a40", "#b08a55", "#8a4b32", "#7d9482"], ["#d9c9a8", "#8a4b32", "#1f5a40", "#d9c9a8", "#b08a55"], "#efe7d8")
    return c.mat(rough=0.85, coat=0)


@picture("heroes/home-four", 1920, 1440, ground="#cdc2b0", samples=18, noise=0.02, percentile=0.55, denoise=4, levels=6, soften=0.6)
def living():
    """A living room in stone and forest green: sofa, arch, woven rug, woven lamp, morning sun through the window."""
    wall = "#cdc2b0"
    GROUND["color"] = wall
    wm, lm = ground_mat(wall), matte("#d6ccbc", 0.9, 0.1)
    w, back, high = 6.2, 2.5, 3.5
    left = -w / 2
    # back wall with its arch, and beyond it a green passage
    ax, aw, ah = 2.3, 1.34, 2.5
    door = [(ax - aw / 2, 0), (ax + aw / 2, 0)] + [(ax + aw / 2 * math.cos(PI * k / 48), ah - aw / 2 + aw / 2 * math.sin(PI * k / 48)) for k in range(49)]
    outer = [(left - 0.3, -0.2), (ax - aw / 2, -0.2), door[0], *reversed(door[2:]), door[1], (ax + aw / 2, -0.2), (9, -0.2), (9, high + 0.4), (left - 0.3, high + 0.4)]
    cut(outer, 0.3, wm, (0, back + 0.3, 0), (90, 0, 0), 0.004)
    green, deep = matte("#245f45", 0.85, 0.12), matte("#1c4f39", 0.85, 0.12)
    box((3.4, 0.1, high), (ax, back + 1.75, 0), green, 0)
    for s in (-1, 1):
        box((0.1, 1.5, high), (ax + s * 1.35, back + 1.05, 0), deep, 0)
    box((3.4, 1.6, 0.1), (ax, back + 1.05, high - 0.2), deep, 0)
    arch(aw + 0.02, ah + 0.01, 0.42, green, (ax, back + 0.06, 0), (0, 0, 0), 0.012, 0.07)
    # window wall
    wy, wz, ww, wh = 0.28, 0.28, 2.2, 2.5
    y0, y1 = -8.0, back + 0.3
    box((0.3, wy - ww / 2 - y0, high), (left - 0.15, (y0 + wy - ww / 2) / 2, 0), lm, 0)
    box((0.3, y1 - wy - ww / 2, high), (left - 0.15, (y1 + wy + ww / 2) / 2, 0), lm, 0)
    box((0.3, ww, wz), (left - 0.15, wy, 0), lm, 0)
    box((0.3, ww, high - wz - wh), (left - 0.15, wy, wz + wh), lm, 0)
    fr = matte("#2a2723")
    for z in (wz, wz + wh * 0.68, wz + wh - 0.05):
        box((0.07, ww, 0.07), (left - 0.1, wy, z), fr, 0.008)
    for k in range(4):
        box((0.07, 0.08, wh), (left - 0.1, wy - ww / 2 + 0.04 + (ww - 0.08) * k / 3, wz), fr, 0.008)
    box((0.42, ww + 0.1, 0.05), (left + 0.02, wy, wz - 0.05), wood("bark", 1.4), 0.01)
    # ceiling, boards, skirting
    box((w + 9, 7.4, 0.1), (4.4, -0.9, high), lm, 0)
    # one long grain: fine grain costs a phone bytes and shows it nothing
    fm = wood("#8c7057", 0.55)
    rnd = random.Random(5)
    for k in range(34):
        y = back + 1.6 - 0.31 * k
        box((w + 9, 0.306, 0.08), (4.2 + rnd.uniform(-0.3, 0.3), y, -0.08), fm, 0.004)
    box((w + 12, 14, 0.05), (4.4, -3, -0.2), matte("ink"), 0)
    for x0, x1 in ((left, ax - aw / 2 - 0.06), (ax + aw / 2 + 0.06, 8.5)):
        box((x1 - x0, 0.03, 0.11), ((x0 + x1) / 2, back - 0.015, 0), lm, 0.006)
    # furniture
    low_sofa((-0.72, 1.78, 0), "#17493a", 2.8)
    stripes = kente(pat_kente("#e6d9c0", "#b08a55", "#8a4b32", "#1f5a40"), 3.4, ribs=40, cords=30, depth=0.15)
    pillow(0.5, 0.46, 0.2, stripes, (-1.74, 1.55, 0.44), (-22, 6, 16))
    pillow(0.46, 0.42, 0.19, matte("#7c3f2a", 0.92, 0.08), (0.26, 1.53, 0.44), (-24, -8, -14))
    sand, green_, clay, tan = "#bdac8e", "#1c4f39", "#7c3f2a", "#94703f"
    cols = [sand, green_, sand, sand, clay, sand, tan, sand, sand, clay, sand, green_]
    weave([cloth(c, 14, 5, 0.16) for c in cols], [cloth(c, 14, 5, 0.16) for c in (sand, "#5a7060", sand, sand, sand, "#5a7060", sand)], 0.3, 0.95, 0.014, 0.01,
          margin=0.17, surface=lambda x, y, z: Vector((x - 0.6, y - 0.1, z + 0.022)))
    table((-0.55, 0.3, 0.03), 0.52, 0.34, "bark", "bark")
    lathe(soft([(0.0001, 0), (0.08, 0), (0.19, 0.1), (0.18, 0.1), (0.07, 0.02), (0.0001, 0.02)], 0.03), gloss("#e6d9c0"), (-0.38, 0.25, 0.37))
    book((-0.76, 0.33, 0.37), "#8a4b32", (0.34, 0.26, 0.045), (0, 0, 12))
    book((-0.75, 0.335, 0.416), "#e6d9c0", (0.28, 0.22, 0.035), (0, 0, -4))
    tub_chair((1.5, 0.1, 0), "#84442c", (0, 0, -38))
    basket((-2.62, 1.98, 0), 0.27, 0.4, 16, 5, ("#c9a878", "#b08a55"), ("#d9c9a8", "#c9a878"), 0.1)
    leafy((-2.62, 1.98, 0), 4, 10, 1.75)
    for k, (x, kind) in enumerate(((-1.17, "hills"), (-0.27, "weave"))):
        frame((x, back - 0.03, 1.42), 0.74, 0.94, print_(kind), "bark")
    # lamp of woven cane
    lx, ly, lz = 0.78, 0.75, 2.12
    lamp = woven_turn(along([(0.06, 0.36), (0.2, 0.33), (0.36, 0.2), (0.43, 0.0)]), 26, 7, [cloth("#c9a878", 14, 6)], [cloth("#d9bd8f", 14, 6)], 0.011, 0.008)
    lamp.append(ring(0.43, 0.016, (0, 0, 0), cloth("#b08a55", 10, 3)))
    lamp.append(cylinder(0.006, 1.1, (0, 0, 0.36), matte("ink"), 0.001))
    group(lamp, (lx, ly, lz))
    lathe(soft([(0.0001, 0.0), (0.13, 0.0), (0.2, 0.16), (0.205, 0.44), (0.15, 0.62), (0.1, 0.68), (0.12, 0.74), (0.105, 0.74), (0.08, 0.67), (0.0001, 0.5)], 0.06), matte("#8a4b32", 0.8, 0.2), (3.5, 2.05, 0))
    bpy.context.scene.cycles.diffuse_bounces = 2
    world((0.90, 0.95, 1.0), 0.5)
    sun(171, 34, 4.6, 0.8, (1, 0.88, 0.7))
    area((1.2, -7.4, 2.6), (0, 1.6, 1.2), 5, 250, (1, 0.97, 0.94), size_y=3)
    area((left - 0.8, wy, 1.6), (0, 0.6, 1.0), ww, 130, (0.92, 0.96, 1.0), size_y=wh)
    area((ax - 0.9, back + 0.9, 2.6), (ax + 0.5, back + 1.7, 0.8), 0.7, 13, (1, 0.9, 0.72))
    camera((0.1, 0, 1.5), az=-90, el=0, dist=7.0, lens=42, shift=(0, -0.05))


@picture("interiors/reading-corner", 1600, 1200, ground="green", samples=64, percentile=0.55)
def reading():
    """A reading corner in forest green: bookcase, round chair, brass lamp."""
    room("green", "wood", "green", w=5.4, d=4.4, window=(0.3, 0.8, 1.5, 2.0), skirting="green")
    bookcase((1.25, 1.98, 0), 1.7, 2.7, 0.36, 6, 5)
    armchair((-0.35, 0.85, 0), "terracotta", (0, 0, 18))
    floor_lamp((-1.35, 1.5, 0), "paper", 1.85)
    table((0.62, 0.45, 0), 0.3, 0.5, "gold", "ink")
    book((0.6, 0.45, 0.5), "paper", (0.28, 0.36, 0.05), (0, 0, 24))
    cup((0.75, 0.36, 0.555), "crimson", r=0.07, h=0.1, handle=False)
    rug((-0.15, 0.15, 0), 9, 7, 0.27, ["gold", "crimson", "gold", "ink", "gold", "ink", "gold", "crimson", "gold"], ["paper", "ink", "paper", "crimson", "paper", "ink", "paper"])
    frame((-0.9, 2.17, 1.5), 0.85, 1.05, art("shapes"))
    plant((-2.15, 1.5, 0), "paper", "leaf", 13, 1.4, 2, 0.26)
    daylight(el=38)
    camera((0.1, 0.5, 1.25), az=-90, el=7, dist=7.2, lens=44)


@picture("interiors/dining", 1600, 1200, ground="terracotta", samples=32, percentile=0.55)
def dining():
    """A long table under three lamps, set for four, against a terracotta wall."""
    room("terracotta", "bark", "terracotta", w=6.2, d=4.6, window=(0.2, 0.9, 1.8, 1.9))
    m = wood("wood", 1.2)
    box((2.9, 1.05, 0.08), (0, 0.6, 0.78), m, 0.02)
    for s in (-1, 1):
        box((0.1, 0.8, 0.78), (s * 1.1, 0.6, 0), m, 0.02)
    for k in range(3):
        pendant((-0.9 + 0.9 * k, 0.6, 5.0), 2.95, ("gold", "paper", "gold")[k], 0.3)
    for sx in (-0.65, 0.65):
        for sy, r in ((-0.25, 180), (1.45, 0)):
            ch = [box((0.46, 0.44, 0.06), (0, 0, 0.44), matte("ink"), 0.02), box((0.46, 0.05, 0.42), (0, 0.2, 0.6), matte("ink"), 0.02, (-6, 0, 0))]
            for x in (-0.18, 0.18):
                for y in (-0.17, 0.17):
                    ch.append(cylinder(0.022, 0.44, (x, y, 0), matte("ink"), 0.004))
                ch.append(cylinder(0.018, 0.4, (x, 0.19, 0.44), matte("ink"), 0.004, (-6, 0, 0)))
            group(ch, (sx, sy, 0), (0, 0, r))
            lathe(soft([(0.0001, 0), (0.1, 0), (0.17, 0.02), (0.165, 0.03), (0.0001, 0.015)], 0.01), gloss("paper"), (sx, 0.6 + (0.28 if sy > 0 else -0.28), 0.86))
    runner = [kente(pat_kente("green", "gold", "ink", "paper"), 4.6)]
    ribbon([Vector((-1.46 + 2.92 * k / 80, 0.6, 0.872)) for k in range(81)], 0.3, runner[0], 0.012, side=(0, 1, 0))
    bottle((0.0, 0.6, 0.88), gloss("green", 0.15), matte("ink"), 0.09, 0.36, 0.035, 0.06)
    box((1.6, 0.42, 0.8), (2.0, 1.95, 0), matte("green"), 0.02)
    jar((1.6, 1.95, 0.8), gloss("paper"), matte("ink"), 0.13, 0.18, 0.07)
    plant((2.3, 1.95, 0.8), "paper", "leaf", 11, 0.7, 3, 0.16)
    frame((1.95, 2.27, 1.7), 0.75, 0.95, art("weave"), "wood")
    frame((-1.6, 2.27, 1.5), 0.95, 1.2, art("sun"), "wood")
    daylight(el=36)
    camera((0.15, 0.5, 1.32), az=-90, el=8, dist=7.6, lens=44)


@picture("interiors/bedroom", 1600, 1200, ground="sand", samples=32, percentile=0.55)
def bedroom():
    """A low bed with a kente throw, arch behind, light falling across the wall."""
    room("sand", "wood", "sand", w=6.0, d=4.6, window=(0.0, 0.8, 1.7, 2.1), skirting="paper")
    arch(2.7, 2.5, 0.12, matte("blush"), (0.2, 2.2, 0), (0, 0, 0), 0.03)
    box((2.2, 2.5, 0.24), (0.2, 0.95, 0.08), wood("bark", 1.3), 0.03)
    box((2.06, 2.36, 0.26), (0.2, 0.95, 0.32), matte("paper", 0.9, 0.1), 0.1)
    for s in (-1, 1):
        box((0.8, 0.28, 0.46), (0.2 + s * 0.48, 1.9, 0.6), matte("cream", 0.9, 0.1), 0.12, (-22, 0, 0))
    box((0.62, 0.2, 0.36), (0.2, 1.62, 0.58), matte("terracotta", 0.9, 0.1), 0.09, (-24, 0, 0))
    p = []
    for k in range(161):
        x = -1.12 + 2.64 * k / 160
        p.append(Vector((x, 0.35, 0.6 + 0.012 * math.sin(k * 0.35))))
    p = [Vector((-1.14, 0.35, 0.1))] + [Vector((-1.14, 0.35, 0.1 + 0.45 * q / 20)) for q in range(1, 20)] + p[2:]
    for i, c in enumerate(("crimson", "gold", "green", "gold", "crimson")):
        ribbon(resample([Vector((q.x, q.y - 0.42 + i * 0.2, q.z)) for q in p], 260), 0.19, cloth(c), 0.02, side=(0, 1, 0), u0=i * 1.7)
    table((1.85, 1.75, 0), 0.28, 0.5, "ink", "ink")
    lathe(soft([(0.0001, 0), (0.09, 0), (0.11, 0.1), (0.02, 0.16), (0.02, 0.3)], 0.03), gloss("terracotta"), (1.85, 1.75, 0.5))
    lathe(soft([(0.1, 0.5), (0.19, 0.26), (0.185, 0.26), (0.095, 0.5)], 0.005), card("paper"), (1.85, 1.75, 0.5))
    bulb(0.05, (1.85, 1.75, 0.86), 8)
    rug((0.1, -0.95, 0), 10, 4, 0.26, ["terracotta", "sand"] * 5, ["ink", "paper", "ink", "paper"])
    plant((-1.95, 1.6, 0), "terracotta", "green", 14, 1.5, 8, 0.28)
    daylight(el=37)
    camera((0.1, 0.5, 1.15), az=-92, el=10, dist=7.4, lens=44)
