"""Projects in video, creative branding, content creation and social media: one set per kind of
picture, dressed for the client whose slug is in the picture's name."""
from studio import *
from clients import drawing, drawn, paste
from home import film
from logos import CLIENT, mark, outline_mark
from projects import beans, calabash, capsule, fruit, pill_jar, pump, truck

SLUG = {"kente-lane-market": "market", "volta-coffee-roasters": "coffee", "asaase-clinic": "clinic",
        "blackstar-logistics": "star", "harmattan-skincare": "skin", "sankofa-schools": "school"}


def kind_of(name):
    return next(k for s, k in SLUG.items() if s in name)


def ground_of(name):
    return PICTURES[name]["ground"]


def hue(kind, ground):
    """Three of the client's colours that stand out from the background."""
    own = [*CLIENT[kind], "gold", "paper", "crimson", "ink", "green"]
    out = []
    for c in own:
        if c != ground and c not in out:
            out.append(c)
    return out[:3]


def prop(kind, loc, s=1.0, rot=0):
    """One of the client's objects."""
    x, y, z = loc
    before = set(bpy.context.scene.objects)
    if kind == "market":
        calabash((0, 0, 0), 0.55)
        fruit(0, 0, 0.27, 30, 0.15, [matte("gold"), matte("terracotta"), matte("crimson")], (0.34, 0.34), 4)
    elif kind == "coffee":
        lathe(soft([(0.0001, 0), (0.45, 0), (0.66, 0.06), (0.66, 0.09), (0.43, 0.04), (0.0001, 0.04)], 0.03), gloss("ink"))
        cup((0, 0, 0.04), "paper", r=0.44, h=0.56, fill="#3a1f12", rot=(0, 0, 20))
        beans(-0.7, -0.5, 7, 0.2, 3)
    elif kind == "clinic":
        pill_jar((0, 0.1, 0), "terracotta", "paper")
        capsule((-0.6, -0.4, 0.13), "gold", "paper", 0.13, 0.46, (90, 0, 60))
        capsule((0.5, -0.5, 0.13), "crimson", "paper", 0.13, 0.46, (90, 0, 120))
    elif kind == "star":
        truck((0, 0, 0), (0, 0, -14), "paper", "crimson")
    elif kind == "skin":
        pump((-0.3, 0.1, 0), "paper", "ink", 0.27, 0.95, "gold")
        jar((0.42, -0.15, 0), gloss("terracotta", 0.2), metal("brass", 0.3), 0.32, 0.3, 0.15)
    else:
        for k, c in enumerate(("ink", "gold", "paper")):
            book((0, 0, 0.22 * k), c, (1.3, 1.0, 0.21), (0, 0, (4, -7, 6)[k]))
        ball(0.2, (0.1, 0, 0.86), matte("crimson"))
    new = [o for o in bpy.context.scene.objects if o not in before]
    if kind == "star":
        s *= 0.6
    return group(new, loc, (0, 0, rot), s)


def turn(name):
    """Mirrors some sets, so that no two in a series look alike."""
    return -1 if kind_of(name) in ("coffee", "school", "skin") else 1


def inks(kind, on):
    """The mark's colours on a background of that colour."""
    own = CLIENT[kind]
    if on in ("paper", "sand", "cream"):
        return own
    if on in ("gold", "blush"):
        return tuple(c if c not in ("gold", "blush") else "paper" for c in own)
    return ("paper", "gold", "paper")


def printed(kind, on, w, h, size, y=0.5, px=260):
    """Canvas with the mark on a colour."""
    cv = Canvas(px, round(px * h / w), on)
    k = px / w
    for pts, holes, c in outline_mark(kind):
        to = lambda o: [((w / 2 + x * size) * k, (h * y - q * size) * k) for x, q in o]
        cv.poly(to(pts), dict(zip("abc", inks(kind, on)))[c], [to(o) for o in holes])
    return cv


def lit(z, dist, el, az=-84, x=0.0, **k):
    rig(1.0, 1.0, 1.1)
    camera((x, 0, z), az=az, el=el, dist=dist, lens=75, blur=0.02, focus=(0, -0.4, z), **k)


# ---------------------------------------------------------------- video

@picture("projects/video/volta-coffee-roasters-main", 1600, 1000, ground="sand", samples=32)
@picture("projects/video/blackstar-logistics-main", 1600, 1000, ground="crimson", samples=32)
@picture("projects/video/sankofa-schools-main", 1600, 1000, ground="indigo", samples=32)
def storyboard(name):
    """Four frames of a storyboard on a rail, the client's thing before them."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=5)
    box((6.2, 0.5, 0.2), (0, 0.75, 0), wood("bark", 1.2), 0.03)
    for k in range(4):
        x = -2.28 + 1.52 * k
        group([slab(1.4, 1.75, 0.05, 0.03, card("paper"), (0, 0, 0), bevel=0.008), slab(1.24, 0.93, 0.006, 0.01, drawn(kind, k, 320, 240), (0, 0.32, 0.05), bevel=0.001),
               slab(1.2, 0.08, 0.008, 0.04, matte("ink"), (0, -0.36, 0.05), bevel=0.002), slab(0.8, 0.08, 0.008, 0.04, matte("ink"), (-0.2, -0.54, 0.05), bevel=0.002)],
              (x, 0.78, 0.2 + 0.86), (80, 0, (3, -2, 2, -3)[k]))
    prop(kind, (0.9 * m, -0.75, 0), 0.95, -10)
    p = coil((-1.5 * m, -0.75, 0.22), 0.1, 0.52, 3.6, 0, 260, "z", 0.3)
    film(p, 0.42, (0, 0, 1), _scenes(kind))
    lit(0.98, 13.4, 14, -84 if m > 0 else -96, 0.1 * m)


def _scenes(kind):
    from home import _frame_scenes
    f = _frame_scenes()
    k = len(kind) % 6
    return f[k:] + f[:k]


@picture("projects/video/kente-lane-market-secondary", 1200, 900, ground="ink", samples=36, exposure=0.95)
@picture("projects/video/volta-coffee-roasters-secondary", 1200, 900, ground="ink", samples=36, exposure=0.95)
@picture("projects/video/blackstar-logistics-secondary", 1200, 900, ground="ink", samples=36, exposure=0.95)
@picture("projects/video/sankofa-schools-secondary", 1200, 900, ground="ink", samples=36, exposure=0.95)
def film_set(name):
    """The client's thing on a round stage between two film lamps."""
    kind = kind_of(name)
    sweep("ink", depth=5, radius=3)
    cylinder(1.35, 0.3, (0, 0.1, 0), matte(hue(kind, "ink")[1]), 0.05, segs=128)
    cylinder(1.1, 0.16, (0, 0.1, 0.3), matte(hue(kind, "ink")[0]), 0.04, segs=128)
    prop(kind, (0, 0.05, 0.46), 1.1, 0)
    for s in (-1, 1):
        lamp = [box((0.62, 0.4, 0.62), (0, 0, -0.31), matte("#2a231c"), 0.05), lathe(soft([(0.24, -0.2), (0.36, -0.5)], 0.01), metal("steel", 0.3), (0, 0, 0), (-90, 0, 0)), slab(0.42, 0.42, 0.02, 0.1, glow("#ffe2b0", 5), (0, -0.21, 0), (90, 0, 0), 0.003)]
        group(lamp, (s * 2.25, 0.3, 2.35), (24, 0, -s * 62))
        tube([(s * 2.25, 0.3, 0.03), (s * 2.25, 0.3, 1.2), (s * 2.25, 0.3, 2.2)], 0.03, metal("steel", 0.3))
        for q in range(3):
            d = TAU * q / 3
            tube([(s * 2.25, 0.3, 0.5), (s * 2.25 + 0.3 * math.cos(d), 0.3 + 0.3 * math.sin(d), 0.2), (s * 2.25 + 0.5 * math.cos(d), 0.3 + 0.5 * math.sin(d), 0.03)], 0.022, metal("steel", 0.3))
        area((s * 1.95, 0.05, 2.25), (0, 0, 0.8), 0.5, 70, (1, 0.86, 0.62))
    world((0.8, 0.88, 1.0), 0.22)
    sun(205, 44, 1.2, 5)
    area((0, -6, 6), (0, 0, 0.8), 4, 320, (1, 0.95, 0.88))
    camera((0, 0, 1.28), az=-90, el=13, dist=11.8, lens=75, blur=0.02, focus=(0, -0.3, 1))


@picture("projects/video/kente-lane-market-secondary-2", 1200, 900, ground="terracotta", samples=32)
@picture("projects/video/volta-coffee-roasters-secondary-2", 1200, 900, ground="green", samples=32)
@picture("projects/video/blackstar-logistics-secondary-2", 1200, 900, ground="sand", samples=32)
@picture("projects/video/sankofa-schools-secondary-2", 1200, 900, ground="gold", samples=32)
def timeline(name):
    """The cutting table: a frame on the screen, the takes as blocks on three rails, a brass playhead."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=5)
    cv = paste(Canvas(400, 250, "#0e0b08"), kind, {"market": 4, "coffee": 1, "star": 0, "school": 3}[kind], 14, 12, 372, 200)
    cv.rect(14, 226, 372, 8, "#4a4036", 4).rect(14, 226, 150, 8, "gold", 4).disc(164, 230, 9, "gold")
    screen(cv.mat(rough=0.35, coat=0.5, emit=0.16), (0, 0.75, 0), (0, 0, -4 * m), 3.5, 2.19)
    out = [box((4.6, 1.35, 0.12), (0, 0, 0), matte("ink"), 0.03)]
    rnd = random.Random(kind)
    cols = [c for c in ("crimson", "gold", "paper", "green", "indigo", "terracotta", "blush") if c != ground]
    for r in range(3):
        y = 0.42 - 0.42 * r
        x, q = -2.15, r
        while x < 1.7:
            w = min(rnd.choice((0.34, 0.5, 0.72, 0.95)), 2.1 - x)
            out.append(box((w - 0.05, 0.34, (0.2, 0.15, 0.11)[r]), (x + w / 2, y, 0.12), matte(cols[(q * 2 + r) % len(cols)]), 0.025))
            x += w + (0.28 if r and rnd.random() < 0.3 else 0)
            q += 1
    h = 0.35 * m
    out += [box((0.035, 1.5, 0.03), (h, 0, 0.36), metal("brass", 0.22), 0.008), cylinder(0.1, 0.1, (h, -0.74, 0.3), metal("brass", 0.22), 0.02), cylinder(0.025, 0.28, (h, 0.7, 0.1), metal("brass", 0.22), 0.004), cylinder(0.025, 0.28, (h, -0.74, 0.05), metal("brass", 0.22), 0.004)]
    group(out, (0, -0.75, 0), (0, 0, -4 * m))
    p = coil((2.35 * m, 0.75, 0.2), 0.1, 0.42, 3.0, 0, 240, "z", 0.3)
    film(p, 0.38, (0, 0, 1), _scenes(kind))
    lit(1.12, 12.6, 19, -86 if m > 0 else -94)


# ---------------------------------------------------------------- creative branding

@picture("projects/creative-branding/volta-coffee-roasters-main", 1600, 1200, ground="gold", samples=24)
@picture("projects/creative-branding/harmattan-skincare-main", 1600, 1200, ground="terracotta", samples=24)
@picture("projects/creative-branding/asaase-clinic-main", 1600, 1200, ground="sand", samples=24)
@picture("projects/creative-branding/kente-lane-market-main", 1600, 1200, ground="indigo", samples=24)
def packaging(name):
    """A family of packages: box, tall box, tin and bag, each with the mark."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=5)
    a, b, c = hue(kind, ground)
    box((1.5, 1.1, 1.5), (-0.5 * m, 0.5, 0), card(a), 0.02, (0, 0, 10 * m))
    group(mark(kind, 0.95, 0.02, (0, 0, 0), (0, 0, 0), inks(kind, a), 0.004), (-0.4 * m, -0.06, 0.78), (90, 0, 10 * m))
    tall = "paper" if ground != "paper" else b
    box((0.85, 0.85, 2.3), (0.95 * m, 0.75, 0), card(tall), 0.02, (0, 0, -8 * m))
    group(mark(kind, 0.6, 0.02, (0, 0, 0), (0, 0, 0), inks(kind, tall), 0.004), (0.89 * m, 0.315, 1.5), (90, 0, -8 * m))
    cylinder(0.52, 1.05, (-1.95 * m, 0.15, 0), matte(b), 0.03)
    cylinder(0.545, 0.22, (-1.95 * m, 0.15, 1.0), metal("brass", 0.28), 0.03)
    label = "paper" if b != "paper" else c
    lathe([(0.523, 0.2), (0.523, 0.86)], card(label), (-1.95 * m, 0.15, 0))
    group(mark(kind, 0.5, 0.05, (0, 0, 0), (0, 0, 0), inks(kind, label), 0.004), (-1.93 * m, -0.355, 0.52), (90, 0, 3 * m))
    box((0.9, 0.9, 0.42), (1.35 * m, -0.6, 0), card(c), 0.02, (0, 0, 16 * m))
    group(mark(kind, 0.55, 0.02, (0, 0, 0), (0, 0, 0), inks(kind, c), 0.004), (1.35 * m, -0.6, 0.42), (0, 0, 16 * m))
    prop(kind, (-0.65 * m, -1.1, 0), 0.68, 10 * m)
    lit(1.05, 12.2, 17, -84 if m > 0 else -96)


@picture("projects/creative-branding/volta-coffee-roasters-gallery-1", 1200, 900, ground="crimson", samples=32)
@picture("projects/creative-branding/harmattan-skincare-gallery-1", 1200, 900, ground="green", samples=32)
@picture("projects/creative-branding/asaase-clinic-gallery-1", 1200, 900, ground="terracotta", samples=32)
@picture("projects/creative-branding/kente-lane-market-gallery-1", 1200, 900, ground="sand", samples=32)
def flags(name):
    """Three flags on poles, moved by the harmattan."""
    kind, ground = kind_of(name), ground_of(name)
    sweep(ground, depth=5)
    cols = hue(kind, ground)
    for k, c in enumerate(cols):
        x = -1.95 + 1.6 * k
        cylinder(0.05, 3.3 - 0.25 * k, (x, 0.35 * k, 0), wood("bark"), 0.01)
        cylinder(0.24, 0.1, (x, 0.35 * k, 0), matte("ink"), 0.02)
        ball(0.09, (x, 0.35 * k, 3.36 - 0.25 * k), metal("brass", 0.2), 32)
        top = 3.1 - 0.25 * k

        def at(u, v, x=x, y=0.35 * k, top=top, k=k):
            return Vector((x + 0.05 + 1.3 * u, y - 0.02 - 0.14 * u * math.sin(6 * u + k * 1.4 + v), top - 1.9 * v - 0.08 * u * u))
        ob = sheet(at, 60, 60, printed(kind, c, 1.3, 1.9, 0.86, 0.44).mat(rough=0.8, coat=0), 0.015)
        for l in ob.data.uv_layers.active.data:
            l.uv.y = 1 - l.uv.y
    lit(1.62, 12.6, 9, -84 if turn(name) > 0 else -98)


@picture("projects/creative-branding/volta-coffee-roasters-gallery-2", 1200, 900, ground="green", samples=32)
@picture("projects/creative-branding/harmattan-skincare-gallery-2", 1200, 900, ground="sand", samples=32)
@picture("projects/creative-branding/asaase-clinic-gallery-2", 1200, 900, ground="indigo", samples=32)
@picture("projects/creative-branding/kente-lane-market-gallery-2", 1200, 900, ground="crimson", samples=32)
def apron(name):
    """Folded workwear with a woven label, badges beside it."""
    kind, ground = kind_of(name), ground_of(name)
    sweep(ground, depth=6)
    a, b, c = hue(kind, ground)
    folded((-0.4, 0.2, 0), a, 2.2, 2.3, 2, 0.2, (0, 0, 12), matte(a, 0.9, 0.1))
    folded((-0.35, 0.25, 0.42), b, 2.05, 2.1, 2, 0.18, (0, 0, 8), matte(b, 0.9, 0.1))
    group([slab(0.95, 0.95, 0.02, 0.03, cloth("cream", 40, 40, 0.2), (0, 0, 0), bevel=0.004)] + mark(kind, 0.72, 0.02, (0, 0, 0.02), (0, 0, 0), None, 0.003), (-0.4, 0.1, 0.80), (0, 0, 8))
    for k, (x, y, q, r) in enumerate(((1.7, 0.5, a, 0.42), (1.95, -0.45, "paper", 0.34), (1.25, -1.0, c, 0.3))):
        lathe(soft([(0.0001, 0), (r, 0), (r, 0.05), (r * 0.6, 0.1), (0.0001, 0.12)], 0.03), gloss(q, 0.2), (x, y, 0))
        group(mark(kind, r * 1.15, 0.02, (0, 0, 0), (0, 0, 0), inks(kind, q), 0.002), (x, y, 0.105), (0, 0, 10 * k))
    ribbon(spline([(-2.4, -1.1, 0.03), (-1.5, -1.35, 0.03), (-0.6, -1.2, 0.05), (0.3, -1.4, 0.03)], 120), 0.24, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.02, side=(0, 1, 0))
    lit(0.3, 10.8, 42)


# ---------------------------------------------------------------- content creation

@picture("projects/content-creation/harmattan-skincare-main", 1600, 1200, ground="green", samples=24)
@picture("projects/content-creation/volta-coffee-roasters-main", 1600, 1200, ground="indigo", samples=24)
@picture("projects/content-creation/sankofa-schools-main", 1600, 1200, ground="gold", samples=24)
@picture("projects/content-creation/asaase-clinic-main", 1600, 1200, ground="sand", samples=24)
@picture("projects/content-creation/harmattan-skincare-gallery-2", 1200, 900, ground="sand", samples=24)
@picture("projects/content-creation/volta-coffee-roasters-gallery-2", 1200, 900, ground="gold", samples=24)
@picture("projects/content-creation/sankofa-schools-gallery-2", 1200, 900, ground="green", samples=24)
@picture("projects/content-creation/asaase-clinic-gallery-2", 1200, 900, ground="crimson", samples=24)
def magazine(name):
    """An open magazine: one page of pictures, one of columns; the client's thing lies beside it. The gallery comes close."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=6)
    a, b, _ = hue(kind, ground)
    objs = [slab(4.5, 2.95, 0.03, 0.02, card(a), (0, 0, 0), bevel=0.006)]
    for s in (-1, 1):
        for k in range(8):
            p = spline([(0, 0, 0.03 + 0.012 * k), (s * 0.4, 0, 0.13 + 0.02 * k), (s * 1.2, 0, 0.10 + 0.014 * k), (s * (2.16 - 0.012 * k), 0, 0.045 + 0.013 * k)], 60)
            objs.append(ribbon(p, 2.8, card("cream"), 0.008, side=(0, 1, 0), across=4))
    def on(w, h, m, x, y, z=0.0):
        objs.append(slab(w, h, 0.006, 0.008, m, (x, y, 0.225 + (1.2 - abs(x)) * 0.0875 + z * 0.5), (0, -5 if x < 0 else 5, 0), 0.001))
    s = -1 if m > 0 else 1  # the page of pictures
    on(1.76, 1.24, drawn(kind, {"clinic": 5, "skin": 0, "coffee": 1, "school": 3}[kind], 352, 248), s * 1.15, 0.52, 0.012)
    on(0.84, 0.95, drawn(kind, 1 if kind != "coffee" else 4, 168, 190), s * 1.61, -0.72)
    on(0.84, 0.95, drawn(kind, 2, 168, 190), s * 0.69, -0.72, 0.024)
    on(1.6, 0.26, matte("ink"), -s * 1.15, 1.02, 0.012)
    for col in (0, 1):
        for k in range(11):
            on(0.72 if k != 10 else 0.4, 0.055, matte("stone"), -s * (1.17 + (0.43 if col else -0.43)) - (0.16 if k == 10 else 0), 0.62 - 0.16 * k, 0.024 - 0.02 * col)
    group(objs, (-0.42 * m, 0.15, 0), (0, 0, 10 * m))
    prop(kind, (2.15 * m, -1.0, 0), 0.72, -10)
    cup((2.35 * m, 0.9, 0), "paper", r=0.3, h=0.42, fill="#3a1f12", rot=(0, 0, 30 if m > 0 else 150)) if kind != "coffee" else pencil((2.75 * m, 1.0, 0.06), "crimson", 1.2, 0.055, (0, 90, 60))
    if name.endswith("-gallery-2"):
        lit(0.3, 6.2, 34, -76 if m > 0 else -104, x=-1.2 * m)
    else:
        lit(0.1, 12.8, 44, -84 if m > 0 else -96)


@picture("projects/content-creation/harmattan-skincare-gallery-1", 1200, 900, ground="crimson", samples=32)
@picture("projects/content-creation/volta-coffee-roasters-gallery-1", 1200, 900, ground="green", samples=32)
@picture("projects/content-creation/sankofa-schools-gallery-1", 1200, 900, ground="terracotta", samples=32)
@picture("projects/content-creation/asaase-clinic-gallery-1", 1200, 900, ground="indigo", samples=32)
def shooting(name):
    """A paper backdrop on a roll, the client's thing on it, a camera before it."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=6)
    a, b, _ = hue(kind, ground)
    for s in (-1, 1):
        cylinder(0.05, 3.0, (s * 1.5, 1.0, 0), metal("black", 0.4), 0.01)
        cylinder(0.3, 0.06, (s * 1.5, 1.0, 0), metal("black", 0.4), 0.01)
    cylinder(0.14, 3.2, (-1.6, 1.0, 2.95), card(a), 0.02, (0, 90, 0))
    p = spline([(0, 0.88, 2.95), (0, 0.88, 2.0), (0, 0.88, 1.1), (0, 0.75, 0.45), (0, 0.2, 0.06), (0, -0.6, 0.03), (0, -1.5, 0.03)], 160)
    ribbon(p, 2.6, card(a), 0.014, side=(1, 0, 0), across=6)
    cylinder(1.02, 0.2, (0, -0.1, 0.04), matte(b), 0.04, segs=128)
    prop(kind, (0, -0.1, 0.24), 0.95, 0)
    cam = [box((0.5, 0.36, 0.36), (0, 0, 0), matte("ink"), 0.04), cylinder(0.15, 0.3, (0, 0.14, 0.18), matte("ink"), 0.02, (-90, 0, 0)), box((0.2, 0.2, 0.1), (0, 0, 0.36), matte("ink"), 0.02)]
    group(cam, (1.35 * m, -1.25, 1.05), (0, 0, 42 * m))
    for q in range(3):
        d = TAU * q / 3 + 0.3
        tube([(1.35 * m, -1.25, 1.03), (1.35 * m + 0.25 * math.cos(d), -1.25 + 0.25 * math.sin(d), 0.5), (1.35 * m + 0.48 * math.cos(d), -1.25 + 0.48 * math.sin(d), 0.02)], 0.025, metal("black", 0.4))
    lit(1.38, 12.4, 15, -90 - 8 * m)


# ---------------------------------------------------------------- social media

def heart(size, t, mat, loc, rot=(90, 0, 0)):
    pts = []
    for k in range(64):
        q = TAU * k / 64
        pts.append((size * math.sin(q) ** 3, size / 16 * (13 * math.cos(q) - 5 * math.cos(2 * q) - 2 * math.cos(3 * q) - math.cos(4 * q))))
    return cut(pts[::-1], t, mat, loc, rot, 0.03)


@picture("projects/social-media/kente-lane-market-main", 1600, 1200, ground="crimson", samples=24)
@picture("projects/social-media/harmattan-skincare-main", 1600, 1200, ground="indigo", samples=24)
@picture("projects/social-media/blackstar-logistics-main", 1600, 1200, ground="gold", samples=24)
@picture("projects/social-media/sankofa-schools-main", 1600, 1200, ground="green", samples=24)
@picture("projects/social-media/kente-lane-market-gallery-2", 1200, 900, ground="indigo", samples=24)
@picture("projects/social-media/harmattan-skincare-gallery-2", 1200, 900, ground="sand", samples=24)
@picture("projects/social-media/blackstar-logistics-gallery-2", 1200, 900, ground="gold", samples=24)
@picture("projects/social-media/sankofa-schools-gallery-2", 1200, 900, ground="indigo", samples=24)
def feed(name):
    """A phone with the client's page; three of its posts stand before it as boards. The gallery comes close."""
    kind, ground, m = kind_of(name), ground_of(name), turn(name)
    sweep(ground, depth=5)
    a, b, _ = hue(kind, ground)
    c = Canvas(360, 744, "paper")
    c.disc(66, 92, 40, a).lines(126, 62, 190, 3, 28, "ink", 13, 0.5).rect(28, 152, 304, 40, a, 20)
    for r in range(4):
        for q in range(3):
            n, x, y = r * 3 + q, 24 + 106 * q, 222 + 106 * r
            if n % 2 == 0:
                paste(c, kind, n // 2, x, y, 100, 100)
            else:
                t = printed(kind, ("gold", "crimson", "sand", "ink", "green", "gold")[n // 2], 1.4, 1.4, 1.0, 0.5, 100)
                for j in range(100):
                    c.px[y + j][x:x + 100] = t.px[j]
    c.rect(24, 664, 312, 56, "sand", 28)
    for q in range(4):
        c.disc(72 + 72 * q, 692, 13, "ink" if q else "crimson")
    box((2.1, 1.1, 0.3), (-0.95 * m, 0.55, 0), matte(b), 0.04, (0, 0, 10 * m))
    phone(c.mat(rough=0.3, coat=0.6, emit=0.12), (-0.95 * m, 0.5, 0.3 + 1.62), (80, 0, 10 * m), 1.7, 3.4, 0.12)
    # the boards stand on blocks that step down to the floor
    for k, (x, y, z, s, q) in enumerate(((0.55, 0.3, 0.95, 1.0, 2), (1.5, 0.0, 0.45, 1.0, 0), (0.4, -0.65, 0.0, 0.95, 4))):
        if z:
            box((s * 0.86, 0.5, z), (x * m, y + 0.02, 0), matte((b, "ink" if ground != "ink" else "gold")[k]), 0.03, (0, 0, -8 * m))
        group([slab(s, s, 0.12, 0.06, matte("paper"), (0, 0, 0), bevel=0.02), slab(s * 0.88, s * 0.88, 0.006, 0.03, drawn(kind, q, 240, 240, 0.6, 0.1), (0, 0, 0.12), bevel=0.001)], (x * m, y, z + s * 0.5), (84, 0, -8 * m))
    heart(0.24, 0.2, matte("crimson" if ground not in ("crimson", "terracotta") else "gold"), (-0.62 * m, -0.7, 0.3), (90, 0, 8 * m))
    prop(kind, (1.75 * m, -0.85, 0), 0.85, -14)
    if name.endswith("-gallery-2"):
        lit(1.15, 7.4, 8, -62 if m > 0 else -118, x=0.5 * m)
    else:
        lit(1.62, 13.4, 13, -84 if m > 0 else -96)


@picture("projects/social-media/kente-lane-market-gallery-1", 1200, 900, ground="sand", samples=32)
@picture("projects/social-media/harmattan-skincare-gallery-1", 1200, 900, ground="gold", samples=32)
@picture("projects/social-media/blackstar-logistics-gallery-1", 1200, 900, ground="green", samples=32)
@picture("projects/social-media/sankofa-schools-gallery-1", 1200, 900, ground="blush", samples=32)
def prints(name):
    """Square prints pegged to a line."""
    kind, ground = kind_of(name), ground_of(name)
    GROUND["color"] = ground
    box((18, 0.2, 12), (0, 0.5, -4), ground_mat(ground), 0.0)
    for row, (z, n) in enumerate(((2.75, 3), (1.25, 4))):
        pts = [Vector((-3.6 + 7.2 * k / 60, 0.1, z - 0.22 * (1 - ((k - 30) / 30) ** 2))) for k in range(61)]
        tube(pts, 0.018, cloth("ink", 8, 3))
        for k in range(n):
            x = (k - (n - 1) / 2) * 1.18
            zz = z - 0.22 * (1 - (x / 3.6) ** 2)
            group([slab(0.92, 1.1, 0.02, 0.02, card("paper"), (0, -0.5, 0), bevel=0.004), slab(0.8, 0.8, 0.005, 0.01, drawn(kind, row * 3 + k + len(kind), 200, 200) if row * 3 + k < 6 else printed(kind, "sand" if ground != "sand" else "gold", 1.4, 1.4, 1.0, 0.5, 200).mat(rough=0.8, coat=0), (0, -0.41, 0.02), bevel=0.001),
                   box((0.09, 0.26, 0.07), (0, 0.02, -0.01), wood("wood"), 0.012)], (x, 0.07, zz), (86, (-4, 3, -2, 5)[k], 0))
    world((0.95, 0.95, 1.0), 0.45)
    sun(218, 44, 2.5, 3)
    area((-5, -6, 5), (0, 0, 1.5), 5, 460, (1, 0.96, 0.9))
    camera((0, 0, 1.6), az=-86, el=3, dist=12.4, lens=75, blur=0.01, focus=(0, 0, 1.6))
