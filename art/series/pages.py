"""Side pictures and openings of single pages."""
from studio import *
from home import shuttle


@picture("pages/pricing", 900, 1200, ground="green", samples=32)
def pricing():
    """Three stacks of brass coins, each taller than the last, tied with one band; a star stands on the tallest."""
    sweep("green", depth=4)
    rnd = random.Random(2)
    box((3.2, 1.5, 0.4), (0, 0.2, 0), matte("leaf"), 0.05)
    for k, n in enumerate((6, 12, 20)):
        x = -0.98 + 0.98 * k
        z = 0.4
        for i in range(n):
            t = 0.115
            cylinder(0.4, t, (x + rnd.uniform(-0.025, 0.025), 0.15 + rnd.uniform(-0.025, 0.025), z), metal("brass", 0.24), 0.025)
            z += t + 0.004
        if k == 2:
            star(0.3, 0.09, matte("gold"), (x, 0.15, z + 0.24), (90, 0, 8), bevel=0.02)
    p = spline([(-2.6, -1.1, 0.03), (-1.8, -1.0, 0.03), (-1.4, -0.72, 0.25), (-1.0, -0.42, 0.75), (-0.5, -0.36, 0.95), (0, -0.4, 1.15), (0.5, -0.4, 1.45), (0.98, -0.38, 1.75),
                (1.45, -0.05, 2.0), (1.5, 0.4, 2.25), (1.0, 0.66, 2.5)], 320)
    ribbon(p, 0.3, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.026, side=(0, 0, 1), lock=True)
    rig(1.0, 1.0, 1.1)
    camera((0, 0, 1.45), az=-86, el=14, dist=10.2, lens=75, blur=0.02, focus=(0, -0.3, 1.5))


@picture("pages/faq", 900, 1200, ground="indigo", samples=32)
def faq():
    """A question mark bent from one band, its point a brass ball."""
    sweep("indigo", depth=4)
    c = Vector((0, 0, 3.0))
    pts = []
    for k in range(140):
        a = math.radians(195 - 285 * k / 139)
        pts.append(c + Vector((0.98 * math.cos(a), 0, 0.98 * math.sin(a))))
    e = pts[-1]
    pts += spline([e, e + Vector((-0.3, 0, -0.1)), e + Vector((-0.46, 0, -0.42)), e + Vector((-0.46, 0, -0.85))], 60)[1:]
    path = resample([p + Vector((0.1, 0, 0)) for p in pts], 420)
    ribbon(path, 0.95, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.07, side=(0, 1, 0))
    base = path[-1]
    cylinder(0.07, 1.2, (base.x, 0, 0.2), metal("brass", 0.25), 0.02)
    box((1.9, 1.4, 0.3), (0, 0, 0), matte("crimson"), 0.05, (0, 0, 0))
    cylinder(0.55, 0.14, (base.x, 0, 0.3), matte("ink"), 0.03)
    ball(0.36, (base.x, 0, 0.8), metal("brass", 0.18))
    for x, y, s, col, q in ((-1.35, -0.7, 0.42, "paper", 22), (1.4, -0.55, 0.34, "terracotta", 40)):
        box((s, s, s), (x, y, 0), matte(col), 0.04, (0, 0, q))
    rig(1.0, 1.0, 1.2)
    camera((0, 0, 2.0), az=-68, el=10, dist=11.8, lens=75, blur=0.02, focus=(0, -0.4, 2))


@picture("pages/coming-soon", 1920, 1200, ground="paper", samples=24, cutout=True, melt=0.06, level=0.98)
def coming():
    """Cloth half woven: the first rows stand, the warp waits, the shuttle is on its way."""
    floor("paper")
    pitch, amp = 0.42, 0.04
    cols = ["ink", "gold", "crimson", "gold", "ink", "green", "indigo", "green", "ink", "gold", "crimson", "gold", "ink"]
    rows = ["crimson", "gold", "ink", "gold", "green", "indigo"]
    x0, y0 = -(len(cols) - 1) / 2 * pitch, -1.6
    for i, c in enumerate(cols):
        pts = []
        for k in range(321):
            y = y0 - 0.5 + k / 320 * 5.4
            t = (y - y0) / pitch
            live = 1 if t < len(rows) - 0.5 else math.exp(-(t - len(rows) + 0.5) * 0.8)
            pts.append(Vector((x0 + i * pitch, y, 0.09 + amp * live * wave((t + i) * PI))))
        ribbon(pts, pitch * 0.84, cloth(c), 0.026, side=(1, 0, 0), u0=i * 0.3)
    for j, c in enumerate(rows):
        last = j == len(rows) - 1
        x1 = (len(cols) - 1) / 2 * pitch + 0.4
        if last:
            x1 = 0.7
        pts = []
        for k in range(320):
            x = x0 - 0.4 + k / 319 * (x1 - x0 + 0.4)
            pts.append(Vector((x, y0 + j * pitch, 0.09 - amp * wave(((x - x0) / pitch + j) * PI))))
        if last:
            p = pts[-1]
            pts += spline([p, p + Vector((0.25, 0.02, 0.12)), p + Vector((0.6, 0.1, 0.24)), p + Vector((1.0, 0.14, 0.22))], 60)[1:]
        ribbon(resample(pts, 420), pitch * 0.84, cloth(c), 0.026, side=(0, 1, 0), u0=j * 0.4)
    shuttle((2.3, y0 + 5 * pitch + 0.2, 0.13), "indigo", (0, 0, 8), 0.95)
    cylinder(0.11, 6.4, (-3.2, y0 - 0.62, 0.11), wood("bark"), 0.03, rot=(0, 90, 0))
    world((1.0, 0.97, 0.93), 0.5)
    sun(204, 46, 2.4, 5)
    area((-6, -5, 7), (0, 0, 0.5), 6, 600, (1, 0.96, 0.9))
    camera((0, -0.35, 0), az=-90, el=44, dist=14.6, lens=70, blur=0.03, focus=(0, -0.4, 0.1))


@picture("pages/single-portfolio", 1600, 1000, ground="crimson", samples=32)
def portfolio():
    """A portfolio case, closed and tied with a kente band."""
    sweep("crimson", depth=6)
    objs = [slab(3.5, 2.5, 0.06, 0.05, card("ink"), (0, 0, 0), bevel=0.02)]
    for k in range(6):
        objs.append(slab(3.36 + 0.05 * (k % 2), 2.36, 0.03, 0.01, card("paper" if k % 3 else "gold"), (0.02 * (k % 3), 0.015 * (k % 2), 0.065 + 0.033 * k), bevel=0.004))
    objs.append(slab(3.5, 2.5, 0.06, 0.05, card("ink"), (0, 0, 0.27), bevel=0.02))
    mk = Canvas(200, 200, "paper")
    mk.weave(40, 40, 120, 120, 4, 4, ["gold", "crimson"], ["green", "indigo"], "paper")
    objs.append(slab(0.8, 0.8, 0.012, 0.03, mk.mat(rough=0.8, coat=0), (-0.9, 0.45, 0.33), bevel=0.003))
    bandm = kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6)
    p = spline([(0.75, -1.3, 0.12), (0.75, -1.28, 0.26), (0.75, -1.15, 0.355), (0.75, 0, 0.36), (0.75, 1.15, 0.355), (0.75, 1.3, 0.2)], 200)
    objs.append(ribbon(p, 0.36, bandm, 0.024, side=(1, 0, 0)))
    for s in (-1, 1):
        p = spline([(0.75, -0.15, 0.38), (0.75 + s * 0.35, -0.25, 0.62), (0.75 + s * 0.78, -0.4, 0.66), (0.75 + s * 0.72, -0.5, 0.42), (0.75 + s * 0.2, -0.28, 0.4)], 120)
        objs.append(ribbon(p, 0.3, bandm, 0.022, side=(0, 1, 0.2)))
        p = spline([(0.75, -0.18, 0.39), (0.75 + s * 0.25, -0.55, 0.44), (0.75 + s * 0.5, -1.0, 0.4), (0.75 + s * 0.62, -1.35, 0.3), (0.75 + s * 0.8, -1.7, 0.06), (0.75 + s * 1.1, -2.0, 0.03)], 120)
        objs.append(ribbon(p, 0.3, bandm, 0.022, side=(1, 0, 0)))
    objs.append(box((0.3, 0.32, 0.14), (0.75, -0.2, 0.36), bandm, 0.05))
    group(objs, (0, 0.2, 0), (0, 0, 12))
    pencil((-2.55, -0.95, 0.07), "gold", 1.6, 0.07, (0, 90, 28))
    rig(1.0, 1.0, 1.0, el=40)
    camera((0, 0.05, 0.2), az=-88, el=40, dist=11.8, lens=75, blur=0.03, focus=(0, -0.3, 0.3))


def doorstep(swing=0):
    """An arched door over a step, a ball beside it, and a runner that leads to it. `swing`: how far the door stands open, in degrees."""
    sweep("gold", depth=4)
    arch(2.3, 3.6, 0.5, matte("crimson"), (0, 0.7, 0), (0, 0, 0), 0.04, 0.32)
    box((1.7, 0.1, 3.2), (0, 1.2, 0), matte("ink"), 0.01)
    door = arch(1.64, 3.26, 0.12, matte("green"), (0.82, 0, 0), (0, 0, 0), 0.02)
    group(door, (-0.82, 0.62, 0), (0, 0, -swing))
    slab(3.0, 1.7, 0.06, 0.05, matte("terracotta"), (0, 0.45, 0), bevel=0.02)
    ball(0.24, (-1.35, -0.2, 0.24), matte("indigo"))
    # Over the threshold, down the step and towards whoever stands before the picture; before a closed door it begins outside.
    start = [(-0.15, 0.66, 0.085), (-0.15, 0.2, 0.085)] if swing else [(-0.15, 0.5, 0.085), (-0.15, 0.2, 0.085)]
    p = spline(start + [(-0.15, -0.32, 0.085), (-0.15, -0.46, 0.06), (-0.15, -0.62, 0.03), (-0.14, -1.2, 0.03), (0.1, -2.4, 0.03),
                (0.3, -3.6, 0.03), (0.1, -4.8, 0.03), (-0.3, -6.0, 0.03), (-0.6, -7.2, 0.03)], 400)
    ribbon(p, 1.15, kente(pat_kente("indigo", "crimson", "gold", "paper"), 2.4, ribs=60, cords=22), 0.03, side=(1, 0, 0), lock=True)
    rig(1.0, 1.0, 1.0)
    camera((0, 0, 1.75), az=-90, el=9, dist=11.4, lens=46.2, blur=0.02, focus=(0.3, -0.6, 1.6), shift=(0, -0.17))


def key(mat, loc, lean=-16, size=1.0):
    """A key that hangs by its bow, in front of the door."""
    k = [ring(0.34, 0.075, (0, 0, 0), mat, (90, 0, 0)), cylinder(0.075, 1.15, (0, 0, -1.45), mat, 0.02),
         box((0.3, 0.11, 0.13), (0.17, 0, -1.42), mat, 0.02), box((0.22, 0.11, 0.13), (0.14, 0, -1.16), mat, 0.02), ball(0.11, (0, 0, -0.36), mat, 32)]
    return group(k, loc, (0, lean, -18), size)


def hanging(points, base="crimson", figure="gold"):
    """The band by which something hangs from the arch."""
    ribbon(spline(points, 200), 0.22, kente(pat_kente(base, figure, "ink", "paper"), 4.6), 0.022, side=(1, 0, 0))


def brass_key():
    """The key to the door, on its band."""
    key(metal("brass", 0.2), (0.62, -0.75, 1.62))
    hanging([(0.62, -0.78, 1.9), (0.66, -0.85, 2.3), (0.75, -0.7, 3.0), (0.85, -0.1, 3.55), (0.9, 0.42, 3.66), (0.92, 0.9, 3.5)])


def lock(x, z):
    """A brass plate with a keyhole, on a closed door."""
    front = 0.535
    group([cut(outline_rect(0.2, 0.5, 0.1), 0.03, metal("brass", 0.24), (x, front, z), (90, 0, 0), 0.01)])
    cylinder(0.045, 0.02, (x, front - 0.03, z + 0.05), matte("ink"), 0.002, (90, 0, 0))
    box((0.04, 0.02, 0.13), (x, front - 0.04, z - 0.1), matte("ink"), 0.002)


@picture("pages/sign-in", 1200, 1920, ground="gold", samples=32)
def sign_in():
    """A brass key hung on a kente band before an arched door that stands ajar; a runner leads to it."""
    doorstep(38)
    brass_key()


@picture("pages/verify-email", 1200, 1920, ground="gold", samples=32)
def verify_email():
    """The same door, closed; the key hangs before it."""
    doorstep()
    lock(0.52, 1.5)
    brass_key()


@picture("pages/reset-password", 1200, 1920, ground="gold", samples=32)
def reset_password():
    """The same door, closed; three keys to choose from hang before it."""
    doorstep()
    lock(0.52, 1.2)
    key(gloss("indigo", 0.2), (-0.62, -0.7, 1.95), 12, 0.86)
    hanging([(-0.62, -0.73, 2.2), (-0.64, -0.8, 2.5), (-0.68, -0.6, 3.0), (-0.72, -0.1, 3.42), (-0.74, 0.42, 3.56), (-0.75, 0.9, 3.4)], "indigo", "paper")
    key(gloss("paper", 0.25), (0.02, -0.72, 2.2), -6, 0.86)
    hanging([(0.02, -0.75, 2.45), (0.02, -0.8, 2.8), (0.02, -0.6, 3.3), (0.02, -0.1, 3.66), (0.02, 0.42, 3.76), (0.02, 0.9, 3.6)], "green", "gold")
    key(metal("brass", 0.2), (0.66, -0.75, 1.62))
    hanging([(0.66, -0.78, 1.9), (0.7, -0.85, 2.3), (0.78, -0.7, 3.0), (0.86, -0.1, 3.5), (0.9, 0.42, 3.62), (0.92, 0.9, 3.46)])


@picture("pages/verification-sent", 1200, 1920, ground="gold", samples=32)
def verification_sent():
    """The same door, closed; a letter hangs before it, tied with the band."""
    doorstep()
    lock(0.52, 1.0)
    w, h = 1.66, 1.14
    letter = [slab(w, h, 0.06, 0.02, card("paper"), bevel=0.01),
              cut([(-w / 2 + 0.01, h / 2 - 0.01), (w / 2 - 0.01, h / 2 - 0.01), (0.06, -0.1), (-0.06, -0.1)], 0.04, card("sand"), (0, 0, 0.062), bevel=0.006),
              ribbon([Vector((0.36, -h / 2 - 0.01 + (h + 0.02) * k / 40, 0.12)) for k in range(41)], 0.22, kente(pat_kente("crimson", "gold", "ink", "paper"), 4.6), 0.02, side=(1, 0, 0)),
              cylinder(0.15, 0.05, (0, -0.1, 0.1), matte("crimson"), 0.016), star(0.075, 0.02, metal("brass", 0.25), (0, -0.1, 0.155), bevel=0.005)]
    group(letter, (0, 0, 0), (90, 0, 0))
    group(letter, (0.36, -0.72, 1.62), (-4, 11, -10))
    hanging([(0.76, -0.8, 2.05), (0.78, -0.82, 2.4), (0.8, -0.66, 3.0), (0.86, -0.1, 3.5), (0.9, 0.42, 3.62), (0.92, 0.9, 3.46)])


@picture("pages/banner", 1200, 900, ground="#1a2260", samples=32)
def banner():
    """A kite of woven bands, its tail still on the ground."""
    sweep("#1a2260", depth=6)
    objs = []
    n, h = 9, 1.45
    pitch = 2 * h / n
    # a diamond woven of bands: each band is cut where the kite's edge cuts it
    cols = ["gold", "crimson", "paper", "gold", "terracotta", "gold", "paper", "crimson", "gold"]
    rows = ["ink", "gold", "crimson", "ink", "gold", "ink", "crimson", "gold", "ink"]
    for i in range(n):
        u = -h + pitch * (i + 0.5)
        for axis in (0, 1):
            pts = []
            for k in range(181):
                v = -h + 2 * h * k / 180
                ph = ((v + h) / pitch - 0.5 + i) * PI
                w = 0.028 * wave(ph) * (1 if axis == 0 else -1)
                pts.append(Vector((u, v, w) if axis == 0 else (v, u, w)))
            objs.append(ribbon(pts, pitch * 0.88, cloth(cols[i] if axis == 0 else rows[i]), 0.02, side=(1, 0, 0) if axis == 0 else (0, 1, 0)))
    for s in (((-h, -h, 0.06), (h, h, 0.06)), ((-h, h, 0.06), (h, -h, 0.06))):
        objs.append(tube([Vector(s[0]), (Vector(s[0]) + Vector(s[1])) / 2, Vector(s[1])], 0.035, wood("bark")))
    m = group(objs, (0, 0, 0), (0, 0, 45))
    group(objs, (0.45, 0.4, 2.35), (62, -14, 8))
    bpy.context.view_layer.update()
    tipw = Matrix.LocRotScale(Vector((0.45, 0.4, 2.35)), Euler([math.radians(a) for a in (62, -14, 8)]), Vector((1, 1, 1))) @ Vector((0, -h * 1.41, 0))
    p = spline([tipw, tipw + Vector((-0.35, -0.3, -0.22)), (-0.9, -0.6, 0.5), (-1.5, -0.5, 0.1), (-2.2, -0.8, 0.04), (-2.9, -0.5, 0.06), (-3.5, -0.8, 0.04), (-4.6, -0.5, 0.04)], 300)
    ribbon(p, 0.22, kente(pat_kente("gold", "crimson", "ink", "paper"), 4.6), 0.022, side=(0, 1, 0.2))
    rig(1.0, 1.1, 1.2)
    camera((-0.1, 0, 1.85), az=-88, el=10, dist=13.8, lens=75, blur=0.02, focus=(0, -0.3, 2))
