"""One object per service, each on its own ground. Of six of them, how they come to be what they show, frame by frame, as the
homepage is scrolled."""
from studio import *
from studio import _obj
from home import film, soft_step, tail, _frame_scenes


def made(name):
    """How far the picture is on its way, from 0 to 1: a frame is a tenth of it, the picture itself the whole."""
    return int(name[-2:]) / 10 if name[-2:].isdigit() else 1.0


def page(kind, w=96, h=64, bg="paper"):
    """An abstract browser page."""
    c = Canvas(w * 4, h * 4, bg)
    W, H = w * 4, h * 4
    bar = {"paper": "ink", "ink": "gold", "gold": "ink", "terracotta": "ink", "green": "gold"}.get(bg, "ink")
    c.rect(0, 0, W, 26, bar)
    for k, col in enumerate(("crimson", "gold" if bar != "gold" else "paper", "leaf")):
        c.disc(18 + k * 20, 13, 6, col)
    fg = "ink" if bg not in ("ink", "green", "indigo", "crimson") else "paper"
    if kind == "hero":
        c.lines(24, 60, 150, 3, 22, fg, 12)
        c.rect(24, 146, 84, 26, "crimson", 4)
        c.weave(W - 178, 46, 154, H - 70, 5, 6, ["gold", "crimson", "green"], ["indigo", "gold", "ink"])
    elif kind == "grid":
        cols = ["crimson", "green", "indigo", "terracotta", "ink", "leaf"]
        for k in range(6):
            x, y = 22 + (k % 3) * 122, 46 + (k // 3) * 104
            c.rect(x, y, 106, 66, cols[k], 6)
            c.lines(x, y + 74, 90, 2, 11, fg, 5)
    elif kind == "type":
        c.rect(24, 52, 220, 34, fg)
        c.rect(24, 96, 150, 34, fg)
        c.lines(24, 156, 190, 5, 16, fg, 5)
        c.disc(W - 84, 140, 62, "crimson")
        c.disc(W - 84, 140, 30, "gold")
    return c.mat(rough=0.75, coat=0.0)


@picture("services/web", 1200, 900, ground="indigo", samples=40)
@picture("services/web-made/01", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/02", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/03", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/04", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/05", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/06", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/07", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/08", 600, 450, ground="indigo", samples=40)
@picture("services/web-made/09", 600, 450, ground="indigo", samples=40)
def web(name):
    """Three paper pages standing one behind another, bound by a thread of cloth."""
    sweep("indigo", depth=5)
    t = made(name)
    for k, (kind, bg, x, y, z) in enumerate((("grid", "gold", 1.0, 1.15, 0.95), ("type", "terracotta", 0.25, 0.35, 0.45),
                                             ("hero", "paper", -0.5, -0.5, 0.0))):
        # Those behind come out from behind the first.
        out = soft_step(t / 0.8 - 0.25 * k)
        x, y, z = -0.5 + (x + 0.5) * out, y, z * out
        w, h, t_ = 3.3, 2.2, 0.07
        group([slab(w, h, t_, 0.12, card(bg), (0, 0, h / 2), (90, 0, 0), 0.02),
               slab(w, h, 0.008, 0.12, page(kind, bg=bg), (0, -t_ + 0.002, h / 2), (90, 0, 0), 0.002)],
              (x, y, 0.012 + z * 0.42), (-7, 0, -14))
        if z:
            group([box((2.6, 0.36, z * 0.42), (0, 0.12, 0), matte("ink"), 0.03)], (x, y, 0), (0, 0, -14))
    group([box((2.8, 0.5, 0.05), (0, 0.1, 0), matte("ink"), 0.02)], (-0.5, -0.5, -0.02), (0, 0, -14))
    # It begins in a curl: the page lets the picture's left edge fade.
    pts = spline([(-0.98, -1.62, 0.62), (-1.3, -1.62, 0.74), (-1.6, -1.62, 0.5), (-1.55, -1.6, 0.16), (-1.2, -1.58, 0.04),
                  (-0.4, -1.56, 0.05), (0.5, -1.56, 0.03), (1.5, -1.3, 0.05),
                  (2.3, -0.8, 0.5), (2.55, 0.0, 1.1), (2.3, 1.0, 1.3), (1.6, 1.9, 0.9)], 300)
    pts = pts[:max(12, round(300 * t))]
    ribbon(pts, 0.34, kente(pat_kente("crimson", "gold", "ink", "paper"), 5), 0.03, side=(0, 1, 0))
    rig(1.0, 0.95, 1.1)
    camera((0.15, 0, 1.1), az=-84, el=16, dist=12.2, lens=75, blur=0.03, focus=(-0.5, -0.7, 1.1))


@picture("services/branding", 1200, 900, ground="gold", samples=40)
@picture("services/branding-made/01", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/02", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/03", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/04", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/05", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/06", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/07", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/08", 600, 450, ground="gold", samples=40)
@picture("services/branding-made/09", 600, 450, ground="gold", samples=40)
def branding(name):
    """A turned stamp and the woven mark it leaves on board."""
    sweep("gold", depth=5)
    t = made(name)
    mark = Canvas(256, 256, "paper")
    if t >= 0.4:
        mark.weave(48, 48, 160, 160, 4, 4, ["crimson"], ["ink"], "paper")
    slab(2.5, 2.5, 0.10, 0.05, card("paper"), (-0.95, -0.25, 0), (0, 0, 14), 0.015)
    slab(2.44, 2.44, 0.004, 0.04, mark.mat(rough=0.85, coat=0), (-0.95, -0.25, 0.101), (0, 0, 14), 0.001)
    slab(2.5, 2.5, 0.10, 0.05, card("crimson"), (-0.6, 0.35, -0.1 + 0.001), (0, 0, 4), 0.015)
    prof = soft([(0.0001, 0.52), (0.5, 0.52), (0.44, 0.72), (0.17, 0.95), (0.15, 1.35), (0.34, 1.72), (0.36, 2.0), (0.2, 2.22),
                 (0.0001, 2.26)], 0.16, 8)
    stamp = [box((1.16, 1.16, 0.34), (0, 0, 0.18), matte("ink"), 0.05), lathe(prof, wood("bark", 1.5)),
             ring(0.3, 0.035, (0, 0, 0.86), metal("brass", 0.25))]
    n, s = 4, 0.27
    for i in range(n):
        for j in range(n):
            over = (i + j) % 2
            stamp.append(box((s * (0.8 if over else 1), s * (1 if over else 0.8), 0.17),
                             ((i - 1.5) * s, (j - 1.5) * s, 0.0), matte("crimson"), 0.015))
    # It comes down on the board, and goes to its place.
    ways = [(0.0, -0.95, -0.25, 2.3, 0, 14), (0.35, -0.95, -0.25, 0.19, 0, 14), (0.45, -0.95, -0.25, 0.19, 0, 14),
            (0.65, -0.6, -0.2, 1.0, -6, 16), (1.0, 1.3, 0.35, 0.46, -38, 22)]
    start, end = next((a, b) for a, b in zip(ways, ways[1:]) if t <= b[0])
    part = soft_step((t - start[0]) / (end[0] - start[0]))
    x, y, z, lean, turn = (p + (q - p) * part for p, q in zip(start[1:], end[1:]))
    group(stamp, (x, y, z), (0, lean, turn))
    box((0.62, 0.62, 0.62), (2.35, 0.75, 0), matte("crimson"), 0.05, rot=(0, 0, 30))
    box((0.42, 0.42, 0.42), (2.05, -0.5, 0), matte("green"), 0.04, rot=(0, 0, 55))
    rig(1.0, 1.0, 0.9)
    camera((0.18, 0, 0.72), az=-86, el=32, dist=11.5, lens=75, blur=0.03, focus=(0.2, -0.4, 0.6))


@picture("services/uiux", 1200, 900, ground="crimson", samples=48)
@picture("services/uiux-made/01", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/02", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/03", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/04", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/05", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/06", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/07", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/08", 600, 450, ground="crimson", samples=48)
@picture("services/uiux-made/09", 600, 450, ground="crimson", samples=48)
def uiux(name):
    """Panes of coloured glass stacked on brass pins: the layers of an interface."""
    sweep("crimson", depth=5)
    t = made(name)
    w, h = 3.0, 2.1
    # The panes come up from the lowest one, the uppermost first.
    lift = lambda k: 0.21 + 0.08 * k + (0.51 + 0.58 * k) * soft_step((t - 0.1 * (2 - k)) / 0.8)
    cols = [("#27357e", 0.55), ("#f0b429", 0.62), ("#f6efe2", 0.55)]
    objs = [slab(w, h, 0.14, 0.16, matte("ink"), (0, 0, 0), bevel=0.03)]
    for k, (c, see) in enumerate(cols):
        objs.append(slab(w, h, 0.07, 0.16, tinted(c, see, 0.08), (0, 0, lift(k)), bevel=0.02))
    z1, z2, z3 = 0.14, lift(0) + 0.07, lift(2) + 0.07
    objs += [slab(1.1, 1.5, 0.05, 0.08, matte("crimson"), (-0.78, 0, z1), bevel=0.015),
             slab(1.4, 0.6, 0.05, 0.08, matte("gold"), (0.62, 0.42, z1), bevel=0.015),
             slab(1.4, 0.6, 0.05, 0.08, matte("paper"), (0.62, -0.42, z1), bevel=0.015)]
    objs += [slab(0.9, 0.5, 0.05, 0.08, matte("ink"), (-0.85, 0.5, z2), bevel=0.015),
             slab(0.9, 0.5, 0.05, 0.08, matte("crimson"), (-0.85, -0.35, z2), bevel=0.015),
             slab(1.1, 1.2, 0.05, 0.55, matte("green"), (0.7, 0.0, z2), bevel=0.015)]
    objs += [slab(1.5, 0.16, 0.04, 0.08, matte("ink"), (-0.4, 0.55, z3), bevel=0.012),
             slab(1.1, 0.16, 0.04, 0.08, matte("ink"), (-0.6, 0.22, z3), bevel=0.012),
             slab(0.85, 0.34, 0.06, 0.17, matte("crimson"), (-0.72, -0.45, z3), bevel=0.02),
             slab(0.7, 0.34, 0.06, 0.17, matte("green"), (0.85, -0.45, z3), bevel=0.02),
             cylinder(0.15, 0.09, (1.03, -0.45, z3 + 0.04), gloss("paper"), 0.02)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            objs.append(cylinder(0.045, 2.2, (sx * (w / 2 - 0.14), sy * (h / 2 - 0.14), 0.1), metal("brass", 0.25), 0.02))
    group(objs, (0, 0, 0), (0, 0, 28))
    rig(1.0, 1.1, 1.3)
    camera((0, 0, 1.02), az=-90, el=27, dist=12.2, lens=75, blur=0.02, focus=(0, -0.6, 1.4))


def app_screen(kind):
    c = Canvas(180, 372, {"weave": "ink", "list": "paper", "disc": "gold"}[kind])
    if kind == "weave":
        c.weave(14, 60, 152, 190, 4, 5, ["gold", "crimson", "paper"], ["terracotta", "gold", "indigo"])
        c.lines(14, 272, 120, 2, 20, "paper", 10)
        c.rect(14, 322, 152, 30, "gold", 15)
    elif kind == "list":
        c.rect(14, 40, 100, 16, "ink", 4)
        for k, col in enumerate(("crimson", "indigo", "gold", "green")):
            y = 76 + k * 72
            c.rect(14, y, 54, 54, col, 12)
            c.lines(80, y + 8, 84, 3, 16, "ink", 7)
    else:
        c.rect(14, 40, 90, 16, "ink", 4)
        c.disc(90, 156, 66, "ink")
        c.disc(90, 156, 66, "crimson", 46)
        c.disc(90, 156, 22, "paper")
        for k, hgt in enumerate((40, 70, 52, 90, 64)):
            c.rect(16 + k * 31, 352 - hgt, 22, hgt, "ink" if k != 3 else "crimson", 6)
    return c.mat(rough=0.3, coat=0.6, emit=0.12)


@picture("services/mobile", 1200, 900, ground="green", samples=40)
@picture("services/mobile-made/01", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/02", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/03", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/04", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/05", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/06", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/07", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/08", 600, 450, ground="green", samples=40)
@picture("services/mobile-made/09", 600, 450, ground="green", samples=40)
def mobile(name):
    """Three phones; a woven band passes through the middle one's screen to the others."""
    sweep("green", depth=5)
    t = made(name)
    # The outer phones come out from behind the middle one, with what they stand on.
    out = soft_step(t / 0.85)
    aside = lambda x, y: (0.1 + (x - 0.1) * (0.25 + 0.75 * out), y + 1.3 * (1 - out))
    box((1.5, 1.2, 0.5), (0.1, 0.35, 0), matte("terracotta"), 0.05, rot=(0, 0, 8))
    cylinder(0.62, 0.24, (*aside(-1.95, -0.1), 0), matte("gold"), 0.04)
    cylinder(0.66, 0.12, (*aside(2.05, -0.2), 0), matte("crimson"), 0.04)
    phone(app_screen("list"), (*aside(-1.95, 0.05), 0.24 + 1.0), (76, 0, 16), 1.02, 2.06)
    phone(app_screen("weave"), (0.1, 0.25, 0.5 + 1.16), (78, 0, 0), 1.16, 2.34)
    phone(app_screen("disc"), (*aside(2.05, -0.05), 0.12 + 1.0), (76, 0, -18), 1.02, 2.06)
    # The band comes off a roll: the picture's left edge fades into its page, where a cut band would seem unfinished.
    roll = []
    for k in range(241):
        a, r = TAU * (3 * k / 240 - 0.25), 0.06 + 0.2 * k / 240
        roll.append(Vector((-1.85 + r * math.cos(a), -1.2, 0.29 + r * math.sin(a))))
    pts = roll + spline([tuple(roll[-1]), (-1.1, -1.15, 0.05), (-0.2, -1.0, 0.03), (0.8, -1.2, 0.04),
                  (2.0, -1.3, 0.03), (3.1, -1.15, 0.05), (4.2, -0.9, 0.03), (5.2, -1.1, 0.03)], 300)[1:1 + round(300 * min(1, 0.1 + t))]
    ribbon(pts, 0.34, kente(pat_kente("gold", "crimson", "ink", "paper"), 5), 0.03, side=(0, 1, 0))
    rig(1.0, 1.0, 1.1)
    camera((0.1, 0, 1.32), az=-88, el=13, dist=12.8, lens=75, blur=0.02, focus=(0, -0.2, 1.4))


@picture("services/software", 1200, 900, ground="paper", samples=40, level=0.95)
@picture("services/software-made/01", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/02", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/03", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/04", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/05", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/06", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/07", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/08", 600, 450, ground="paper", samples=40, level=0.95)
@picture("services/software-made/09", 600, 450, ground="paper", samples=40, level=0.95)
def software(name):
    """Interlocking blocks: a frame of beams notched over and under."""
    sweep("paper", depth=5)
    cols = ["crimson", "ink", "gold", "green", "indigo"]
    s, L = 0.42, 3.1
    t = made(name)
    # One after the other they come down; what has not begun to is not there yet.
    above = lambda n: 2.6 * (1 - soft_step((t - 0.09 * n) / 0.28)) if t >= 0.09 * n else None
    for layer in range(3):
        for k in (-1, 0, 1):
            c = [["ink", "ink", "ink"], ["gold", "crimson", "gold"], ["indigo", "indigo", "green"]][layer][k + 1]
            down = 0 if layer == 0 else above(3 * (layer - 1) + k + 1)
            if down is None:
                continue
            if layer % 2 == 0:
                box((L, s, s), (0.0 + 0.12 * k * (layer - 1), k * 0.98, layer * s + down), matte(c), 0.045)
            else:
                box((s, L, s), (k * 0.98, 0.1 * k, layer * s + down), matte(c), 0.045)
    # the piece that completes it, still in the air, on its own thread
    if above(6) is not None:
        box((s, L, s), (-0.98, -0.1, 3 * s + above(6)), matte("gold"), 0.045)
    if above(7) is not None:
        box((s, L, s), (0.98, 0.15, 3 * s + above(7)), matte("gold"), 0.045)
    if above(8) is not None:
        group([box((s, L * 0.9, s), (0, 0, 0), matte("crimson"), 0.045)], (0.0, -0.15, 3 * s + 0.75 + above(8)), (14, 0, -9))
    ball(0.24, (-2.05, -1.55, 0.24), metal("brass", 0.2))
    box((s, s, s), (2.25, -1.2, 0), matte("green"), 0.045, rot=(0, 0, 24))
    rig(1.0, 1.0, 1.0)
    camera((-0.02, 0, 0.95), az=-64, el=29, dist=13, lens=75, blur=0.03, focus=(0.3, -1.0, 0.9))


@picture("services/video", 1200, 900, ground="#463226", samples=44)
@picture("services/video-made/01", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/02", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/03", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/04", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/05", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/06", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/07", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/08", 600, 450, ground="#463226", samples=44)
@picture("services/video-made/09", 600, 450, ground="#463226", samples=44)
def video(name):
    """A reel of film unrolling into a wave of frames."""
    sweep("#463226", depth=5.5, radius=3.5)
    fr = _frame_scenes()
    red = matte("crimson")
    R = 1.25
    face_holes = [outline_circle(0.27, 48, 0.72 * math.cos(a), 0.72 * math.sin(a)) for a in [TAU * k / 5 + 0.3 for k in range(5)]]
    face_holes.append(outline_circle(0.12, 32))
    reel = []
    for y in (-0.36, 0.30):
        reel.append(cut(outline_circle(R, 128), 0.06, metal("brass", 0.3), (0, y + 0.06, 0), (90, 0, 0), 0.02, face_holes))
    reel.append(lathe(soft([(0.0001, -0.3), (1.02, -0.3), (1.02, 0.3), (0.0001, 0.3)], 0.02), matte("ink"), (0, 0, 0), (90, 0, 0)))
    group(reel, (-1.55, 0.1, R), (0, 0, -18))
    c = Vector((-1.55, 0.1, R))
    d = Vector((math.cos(math.radians(-18)), math.sin(math.radians(-18)), 0))
    a0, a1 = math.radians(250), math.radians(70)
    arc = []
    for k in range(60):
        a = a0 + (a1 - a0) * k / 59
        arc.append(c + d * 1.05 * math.cos(a) + Vector((0, 0, 1.05 * math.sin(a))))
    e = arc[-1]
    path = arc + spline([e, e + d * 0.6 + Vector((0, 0, -0.3)), e + d * 1.15 + Vector((0, -0.2, -0.95)),
                         e + d * 1.75 + Vector((0, -0.35, -1.4)), e + d * 2.5 + Vector((0, -0.35, -1.25)),
                         e + d * 3.15 + Vector((0, -0.2, -0.5)), e + d * 3.8 + Vector((0, 0, 0.05)),
                         e + d * 4.5 + Vector((0, 0.1, -0.35)), e + d * 5.1 + Vector((0, 0.1, -1.1))], 300)[1:]
    # Off the reel it turns its frames to the camera.
    turn = lambda t: -62 * (lambda x: x * x * (3 - 2 * x))(max(0, min(1, (t - 0.3) / 0.22)))
    path = resample(path, 500)
    # Off the reel, as far as it has run.
    run = round(500 * (0.22 + 0.78 * made(name)))
    film(path[:run], 0.78, (-d.y, d.x, 0), fr, twist=lambda k: turn(k * run / 500))
    world((0.8, 0.88, 1.0), 0.25)
    sun(205, 40, 2.3, 5)
    area((-6, -4, 5), (0, 0, 0.8), 5, 560, (1, 0.95, 0.88))
    area((1, -8, 6), (0.5, 0, 0.8), 4, 420, (1, 0.95, 0.9))
    area((5, 5, 4), (0.5, 0, 1), 3.5, 480, (1, 0.82, 0.6))
    camera((0.25, 0, 1.12), az=-76, el=16, dist=12.6, lens=75, blur=0.03, focus=(0, -0.5, 1))


@picture("services/database", 1200, 900, ground="crimson", samples=34)
def database():
    """Layered discs, each with its records in order, belted by one band."""
    sweep("crimson", depth=5)
    z = 0.0
    for k, (c, rim) in enumerate((("ink", "gold"), ("paper", "ink"), ("gold", "ink"), ("paper", "terracotta"))):
        cylinder(1.25, 0.52, (0, 0, z), matte(c), 0.07, segs=160)
        n = 24
        for i in range(n):
            a = TAU * i / n
            b = box((0.09, 0.05, 0.2 if (i * 7 + k) % 3 else 0.3), (1.25 * math.cos(a), 1.25 * math.sin(a), z + 0.11), matte(rim), 0.015)
            b.rotation_euler = Euler((0, 0, a + PI / 2))
        z += 0.54
        if k < 3:
            cylinder(1.06, 0.12, (0, 0, z), metal("brass", 0.25), 0.02, segs=160)
            z += 0.14
    cylinder(0.3, 0.2, (0, 0, z - 0.02), metal("brass", 0.25), 0.04)
    path = []
    for k in range(420):
        t = k / 419
        a = math.radians(-215 + 500 * t)
        r = 1.33 + 6 * max(0, t - 0.72) ** 1.3
        path.append(Vector((r * math.cos(a), r * math.sin(a), 1.62 if t < 0.5 else 1.62 - 1.44 * min(1, (t - 0.5) / 0.4) ** 1.5)))
    ribbon(resample(path, 500), 0.34, kente(pat_kente("green", "gold", "ink", "paper"), 5), 0.03, side=(0, 0, 1), lock=True)
    rig(1.0, 1.0, 1.1)
    camera((0, 0, 1.18), az=-90, el=22, dist=11.8, lens=75, blur=0.02, focus=(0, -1, 1.3))


@picture("services/photography", 1200, 900, ground="sand", samples=34)
def photography():
    """An iris of nine blades, half open on gold."""
    sweep("sand", depth=5)
    R, r, n = 1.32, 0.5, 9
    P = [(r * math.cos(TAU * k / n), r * math.sin(TAU * k / n)) for k in range(n)]

    def reach(a, b):
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        p = Vector(b)
        s = 0
        while (p + d * s).length < R:
            s += 0.005
        return p + d * s
    parts = []
    cols = ["ink", "crimson", "terracotta"]
    for k in range(n):
        e1, e0 = reach(P[k], P[(k + 1) % n]), reach(P[k - 1], P[k])
        a0, a1 = math.atan2(e0.y, e0.x), math.atan2(e1.y, e1.x)
        while a1 < a0:
            a1 += TAU
        arc = [(R * math.cos(a1 + (a0 - a1) * i / 12), R * math.sin(a1 + (a0 - a1) * i / 12)) for i in range(13)]
        pts = [P[k], P[(k + 1) % n], *arc]
        parts.append(cut(pts, 0.05, matte(cols[k % 3]), (0, 0, 0.0), (1.6 * math.cos(a0), 1.6 * math.sin(a0), 0), 0.012))
    parts.append(cylinder(R, 0.06, (0, 0, -0.2), metal("brass", 0.22), 0.01))
    prof = soft([(1.3, -0.3), (1.3, 0.16), (1.42, 0.3), (1.66, 0.3), (1.72, 0.1), (1.72, -0.5), (1.3, -0.5), (1.3, -0.3)], 0.04)
    parts.append(lathe(prof, matte("ink"), segs=180))
    parts.append(ring(1.725, 0.03, (0, 0, -0.05), metal("brass", 0.22)))
    for k in range(72):
        a = TAU * k / 72
        b = box((0.05, 0.09, 0.28), (1.73 * math.cos(a), 1.73 * math.sin(a), -0.46), matte("ink"), 0.012)
        b.rotation_euler = Euler((0, 0, a))
        parts.append(b)
    group(parts, (0, 0.3, 1.74), (82, 0, -16))
    box((1.5, 0.9, 0.14), (0.0, 0.35, 0), matte("terracotta"), 0.03, (0, 0, -16))
    for k, (c, x, y) in enumerate((("crimson", 2.35, -0.5), ("gold", 2.6, 0.1))):
        cylinder(0.3, 0.56, (x, y, 0), matte(c), 0.04)
        cylinder(0.13, 0.08, (x, y, 0.56), matte("ink"), 0.02)
    slab(0.9, 1.15, 0.03, 0.02, card("paper"), (-2.2, -0.5, 0), (0, 0, 24), 0.004)
    slab(0.9, 1.15, 0.03, 0.02, card("paper"), (-2.05, -0.65, 0.032), (0, 0, 8), 0.004)
    slab(0.74, 0.74, 0.006, 0.01, matte("green"), (-2.03, -0.53, 0.062), (0, 0, 8), 0.001)
    rig(1.0, 1.0, 1.0)
    camera((0.1, 0, 1.5), az=-86, el=13, dist=13.6, lens=75, blur=0.02, focus=(0, -0.2, 1.6))


@picture("services/social", 1200, 900, ground="blush", samples=34)
def social():
    """Linked rings, one of them woven."""
    sweep("blush", depth=5)
    R, r = 0.88, 0.2
    cols = ["crimson", "ink", None, "green", "indigo"]
    mats = [gloss("crimson", 0.25), matte("ink"), None, matte("green"), gloss("indigo", 0.25)]
    xs = [-2.5, -1.25, 0, 1.25, 2.5]
    for k, x in enumerate(xs):
        flat = k % 2
        loc = (x, 0, R + r) if not flat else (x, 0, R + r - 0.05)
        rot = (90, 0, 0) if not flat else (28, 0, 0)
        if mats[k]:
            ring(R, r, loc, mats[k], rot)
        else:
            # a ring wound with bands, over a core
            objs = [ring(R, r * 0.9, (0, 0, 0), matte("ink"))]
            n = 26
            for i in range(n):
                pts = []
                a0 = TAU * i / n
                for q in range(61):
                    t = TAU * q / 60
                    a = a0 + 0.12 * t / TAU
                    rr = r * 1.02
                    pts.append(Vector(((R + rr * math.cos(t)) * math.cos(a), (R + rr * math.cos(t)) * math.sin(a), rr * math.sin(t))))
                objs.append(ribbon(pts, 0.2, cloth(("gold", "crimson", "gold", "ink")[i % 4], 14, 6), 0.03, side=(-math.sin(a0), math.cos(a0), 0)))
            group(objs, loc, rot)
    ball(0.24, (-1.9, -1.35, 0.24), metal("brass", 0.2))
    ball(0.16, (2.0, -1.2, 0.16), matte("gold"))
    rig(1.0, 1.0, 1.0)
    camera((0, 0, 0.95), az=-86, el=20, dist=16.4, lens=75, blur=0.02, focus=(0, -0.3, 1))


def dart(color, loc, rot, size=1.0):
    """A letter folded into a dart: two wings, a keel, the folds laid over the wings."""
    out = []
    tail, span = -1.0, 0.62
    for s in (-1, 1):
        wing = _obj("wing", [(1, 0, 0), (tail, s * 0.03, 0.0), (tail, s * span, 0.16)], [(0, 1, 2) if s > 0 else (0, 2, 1)], card(color), 0)
        fold = _obj("fold", [(0.98, 0, 0.012), (tail * 0.98, s * 0.03, 0.02), (tail * 0.98, s * 0.3, 0.1), (-0.1, s * 0.24, 0.075)], [(0, 1, 2, 3) if s > 0 else (0, 3, 2, 1)], card(color), 0)
        keel = _obj("keel", [(1, 0, 0), (tail, s * 0.03, 0.0), (tail * 0.96, s * 0.006, -0.36)], [(0, 1, 2)], card(color), 0)
        for o in (wing, fold, keel):
            m = o.modifiers.new("solid", "SOLIDIFY")
            m.thickness = 0.016
            m.offset = 0
            out.append(o)
    return group(out, loc, rot, size)


@picture("services/email", 1200, 900, ground="sky", samples=36)
def email():
    """Letters folded into darts leave an open envelope, each on its own brass rod."""
    sweep("sky", depth=5)
    w, h = 2.1, 1.42
    lining = kente(pat_kente("crimson", "gold", "ink", "paper"), 0.34, ribs=2, cords=2, depth=0.0)
    env = [slab(w, h, 0.05, 0.03, card("paper"), (0, 0, h / 2), (90, 0, 0), 0.008),
           cut([(-w / 2, 0), (w / 2, 0), (0.1, 0.86), (-0.1, 0.86)], 0.035, card("paper"), (0, 0.0, h - 0.02), (80, 0, 0), 0.008),
           cut([(-w / 2 + 0.14, 0.03), (w / 2 - 0.14, 0.03), (0.08, 0.77), (-0.08, 0.77)], 0.004, lining, (0, -0.04, h - 0.015), (80, 0, 0), 0.001),
           slab(w - 0.26, 1.1, 0.012, 0.02, card("gold"), (0, -0.075, h * 0.5 + 0.46), (90, 0, 0), 0.003)]
    for k in range(3):
        env.append(box((1.3, 1.3, 0.7)[k:k + 1] + (0.012, 0.06), (-0.2 if k < 2 else -0.5, -0.09, h + 0.12 - 0.15 * k), matte("ink"), 0.004))
    for s in (-1, 1):
        env.append(cut([(s * w / 2, 0), (s * w / 2, h - 0.02), (0, h * 0.42), (0, h * 0.36)][::s], 0.02, card("cream"), (0, -0.1, 0), (90, 0, 0), 0.006))
    env.append(cut([(-w / 2, 0), (w / 2, 0), (0.06, h * 0.56), (-0.06, h * 0.56)], 0.022, card("paper"), (0, -0.125, 0), (90, 0, 0), 0.006))
    env.append(cylinder(0.15, 0.05, (0, -0.14, h * 0.47), matte("crimson"), 0.015, (90, 0, 0)))
    group(env, (-1.75, -0.15, 0.01), (-8, 0, 14))
    group([box((1.7, 0.5, 0.5), (0, 0.36, 0), matte("ink"), 0.03)], (-1.75, -0.15, 0), (0, 0, 14))
    flight = (("gold", -0.35, -0.55, 0.95, 0.5, 30, 8), ("crimson", 0.55, -0.15, 1.55, 0.56, 26, 14), ("paper", 1.35, 0.35, 2.15, 0.62, 20, 16),
              ("ink", 1.55, -0.75, 1.15, 0.5, 10, -10), ("terracotta", 2.5, -0.05, 1.85, 0.54, 6, 12), ("paper", 2.35, 0.75, 2.8, 0.5, 14, 10))
    for c, x, y, z, s, rz, lean in flight:
        dart(c, (x, y, z), (lean, -24, rz), s)
        cylinder(0.014, z - 0.12, (x - 0.1 * s, y, 0), metal("brass", 0.22), 0.002)
        cylinder(0.13, 0.05, (x - 0.1 * s, y, 0), metal("brass", 0.25), 0.015)
    rig(1.0, 1.0, 1.0)
    camera((0.0, 0, 1.42), az=-86, el=15, dist=13.6, lens=75, blur=0.02, focus=(0, -0.3, 1.4))


def bead(r, h, mat, loc, hole=0.09):
    """A powder-glass bead: a barrel with a hole."""
    return lathe(soft([(hole, 0), (r * 0.8, 0), (r, h * 0.3), (r, h * 0.7), (r * 0.8, h), (hole, h), (hole, 0)], 0.09, 6), mat, loc, smooth=80)


@picture("services/data", 1200, 900, ground="leaf", samples=36)
def data():
    """Glass beads counted onto brass rods: a chart that can be picked up."""
    sweep("leaf", depth=5)
    box((5.0, 1.15, 0.3), (0, 0.1, 0), wood("bark", 1.2), 0.04)
    counts = (3, 4, 3, 6, 5, 8, 9)
    cols = ["gold", "crimson", "paper", "indigo", "gold", "terracotta", "paper", "crimson"]
    h, r = 0.29, 0.27
    for k, n in enumerate(counts):
        x = -2.13 + 0.71 * k
        cylinder(0.035, 0.45 + n * h + 0.28, (x, 0.1, 0.1), metal("brass", 0.22), 0.01)
        ball(0.075, (x, 0.1, 0.45 + n * h + 0.36), metal("brass", 0.2), 32)
        cylinder(0.3, 0.05, (x, 0.1, 0.3), metal("brass", 0.25), 0.015)
        for i in range(n):
            c = cols[(i * 3 + k * 5) % 8] if k != 6 else ("gold", "crimson")[i % 2]
            z = 0.35 + i * h
            bead(r, h * 0.97, gloss(c, 0.16), (x, 0.1, z), 0.05)
            if (i + k) % 3 == 1:
                ring(r * 0.985, 0.018, (x, 0.1, z + h * 0.5), gloss("ink" if c != "ink" else "gold", 0.2), flat=2.2)
            elif (i + k) % 3 == 2:
                for q in range(9):
                    a = TAU * q / 9
                    ball(0.042, (x + r * 0.97 * math.cos(a), 0.1 + r * 0.97 * math.sin(a), z + h * 0.5), gloss("paper" if c != "paper" else "crimson", 0.2), 16)
    loose = ((-2.2, -1.25, "crimson", 20), (-1.55, -1.5, "gold", 70), (1.9, -1.35, "paper", 120))
    for x, y, c, a in loose:
        group([bead(r, h * 0.97, gloss(c, 0.16), (0, 0, -h / 2), 0.1)], (x, y, r), (90, 0, a))
    tube(spline([(-2.5, -1.15, r), (-1.55, -1.5, r), (-1.2, -1.55, 0.04), (-0.2, -1.3, 0.02), (0.9, -1.5, 0.02), (1.6, -1.4, 0.12), (1.9, -1.35, r), (2.3, -1.15, 0.05), (3.0, -1.3, 0.02)], 160), 0.02, cloth("paper", 8, 3))
    rig(1.0, 1.0, 1.1)
    camera((0.06, 0, 1.52), az=-80, el=14, dist=13.2, lens=75, blur=0.02, focus=(0, -0.4, 1.4))
