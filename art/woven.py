"""Objects for several series: turned baskets, spun yarn, curling paper. Registers no pictures."""
from studio import *


class Fine(Canvas):
    """A canvas with three times the nominal resolution."""

    def __init__(self, w, h, bg, k=3):
        super().__init__(w * k, h * k, bg)
        self.k = k

    def rect(self, x, y, w, h, c, r=0):
        k = self.k
        return super().rect(x * k, y * k, w * k, h * k, c, r * k)

    def disc(self, cx, cy, r, c, r0=0):
        k = self.k
        return super().disc(cx * k, cy * k, r * k, c, r0 * k)

    def poly(self, pts, c, holes=()):
        k = self.k
        return super().poly([(x * k, y * k) for x, y in pts], c, [[(x * k, y * k) for x, y in o] for o in holes])


def woven_turn(prof, n, m, cols, rows, amp=0.02, thick=0.012, gap=0.86, upto=None, weft=None):
    """Bands over and under on a turned form. prof: 0..1 -> (radius, height); n bands up (an even number), m round.
    upto: how many rounds are already woven; weft: how their heights are chosen, 0..1."""
    out = []
    P = [prof(k / 240) for k in range(241)]
    rmax = max(r for r, _ in P)
    length = sum(math.dist(P[k], P[k + 1]) for k in range(240))
    rounds = m if upto is None else upto

    def normal(t):
        a, b = prof(max(0, t - 0.004)), prof(min(1, t + 0.004))
        l = math.dist(a, b) or 1
        return (b[1] - a[1]) / l, -(b[0] - a[0]) / l

    for i in range(n):
        a = TAU * i / n
        pts = []
        K = max(48, 14 * m)
        for k in range(K + 1):
            t = k / K
            r, z = prof(t)
            nr, nz = normal(t)
            live = 1 if t * m < rounds + 0.4 else 0
            h = amp * wave((t * m - 0.5 + i) * PI) * live
            pts.append(Vector(((r + h * nr) * math.cos(a), (r + h * nr) * math.sin(a), z + h * nz)))
        out.append(ribbon(pts, TAU * rmax / n * gap, cols[i % len(cols)], thick, side=(-math.sin(a), math.cos(a), 0), across=4, u0=i * 0.37,
                          taper=lambda t: max(0.05, prof(t)[0] / rmax)))
    for j in range(rounds):
        t = (j + 0.5) / m
        r, z = prof(t)
        nr, nz = normal(t)
        pts = []
        K = n * 14
        for k in range(K + 1):
            a = TAU * k / K
            h = -amp * wave((a / TAU * n + j) * PI)
            pts.append(Vector(((r + h * nr) * math.cos(a), (r + h * nr) * math.sin(a), z + h * nz)))
        out.append(ribbon(pts, length / m * gap, rows[j % len(rows)], thick, side=(-nz, 0, nr), across=4, u0=j * 0.53))
    return out


def along(points):
    """A profile through points [(r, z), ...] as a function of 0..1."""
    P = spline([Vector((r, 0, z)) for r, z in points], 200)

    def at(t):
        x = min(1, max(0, t)) * 200
        k = min(199, int(x))
        p = P[k].lerp(P[k + 1], x - k)
        return p.x, p.z
    return at


def basket(loc, R=0.5, h=0.5, n=18, m=4, cols=("sand",), rows=("wood",), belly=0.06, inside="bark", rim="bark", rot=(0, 0, 0)):
    """A round basket with a rim."""
    amp = 0.016 * R / 0.5
    out = woven_turn(along([(R * (1 - belly), 0.02), (R, h * 0.5), (R * (1 - belly * 0.4), h)]), n, m, [cloth(c, 14, 6) for c in cols], [cloth(c, 14, 6) for c in rows], amp, 0.01)
    out.append(lathe([(0.0001, 0.012), (R * (1 - belly) - 0.03, 0.012), (R - 0.035, h * 0.5), (R * (1 - belly * 0.4) - 0.035, h - 0.01)], matte(inside), smooth=70))
    out.append(ring(R * (1 - belly * 0.4), 0.03 * R / 0.5, (0, 0, h), cloth(rim, 10, 3)))
    out.append(ring(R * (1 - belly) - 0.005, 0.024 * R / 0.5, (0, 0, 0.024 * R / 0.5), cloth(rim, 10, 3)))
    return group(out, loc, rot)


def yarn(path, r, mats, ply=5.0, segs=8):
    """Spun thread: as many strands as materials, twisted about the path; ply: radii for each full turn, times ten."""
    path = [Vector(p) for p in path]
    S = Vector((0.3, 0.7, 0.6))
    frames, d = [], 0.0
    for k, p in enumerate(path):
        T = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        S = (S - S.dot(T) * T).normalized()
        if k:
            d += (p - path[k - 1]).length
        frames.append((p, S.copy(), T.cross(S), d))
    out = []
    n = len(mats)
    for i, m in enumerate(mats):
        pts = []
        for p, s, b, d in frames:
            a = TAU * i / n + TAU * d / (ply * r * 2)
            pts.append(p + (s * math.cos(a) + b * math.sin(a)) * r * 0.52)
        out.append(tube(pts, r * 0.56, m, segs=segs))
    return out


def paper_sheet(w, h, mat, bend, loc, rot=(0, 0, 0), n=36, thick=0.012):
    """A sheet standing in xz whose middle is loc; bend(u, v) -> how far it comes forward."""
    o = sheet(lambda u, v: Vector(((u - 0.5) * w, -bend(u, v), (v - 0.5) * h)), n, n, mat, thick)
    return group([o], loc, rot)


def darkroom(key=1.0, warm=620, back=(3.2, 3.2, 7)):
    """Light for the dark grounds: the house key, and warmth from behind."""
    world((0.8, 0.88, 1.0), 0.28)
    sun(205, 42, 2.3 * key, 5)
    area((-6, -4, 5), (0, 0, 1), 5, 600 * key, (1, 0.95, 0.88))
    area(back, (0.2, 0, 1.4), 3.5, warm, (1, 0.72, 0.5))


def lamp_point(loc, energy, color=(1, 0.76, 0.46), soft_=0.1):
    l = bpy.data.lights.new("bulb", "POINT")
    l.energy, l.color, l.shadow_soft_size = energy, color, soft_
    o = bpy.data.objects.new("bulb", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o
