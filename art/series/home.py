"""Pictures of the home page `/`."""
from studio import *


def tail(start, run, bend, radius, stem, curl_r, curl, drift=0.0, shrink=0.45):
    """A band that leaves the cloth: level, then an arc up, a stem, and a curl that tightens."""
    p, pitch_, yaw = Vector(start), 0.0, 0.0
    pts, step = [p.copy()], 0.02
    parts = [(run, 0.0), (radius * math.radians(bend), 1 / radius), (stem, 0.0)]
    n = 60
    arc = math.radians(curl)
    total = run + radius * math.radians(bend) + stem
    gone = 0.0

    def go(length, k):
        nonlocal p, pitch_, yaw, gone
        m = max(1, round(length / step))
        for _ in range(m):
            pitch_ += k * length / m
            gone += length / m
            yaw = drift * min(1, gone / total) ** 2
            p = p + Vector((math.cos(pitch_) * math.cos(yaw), math.cos(pitch_) * math.sin(yaw), math.sin(pitch_))) * (length / m)
            pts.append(p.copy())
    for length, k in parts:
        if length > 0:
            go(length, k)
    for i in range(n):
        r = curl_r * (1 - (1 - shrink) * i / n)
        go(r * arc / n, -1 / r)
    return pts


def soft_step(t):
    """From 0 to 1 while t is, slowly at both ends."""
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def stream(start, height, length, drift, rise, run=9.0):
    """A band that leaves the cloth level and runs on in waves of that height and length, which grow from nothing; it
    drifts to the side and rises, both with the square of the way."""
    pts = []
    for k in range(1, 401):
        s = run * k / 400
        grown = min(1, s / length) ** 2
        pts.append(Vector(start) + Vector((s, drift * s * s, height * grown * (1 - math.cos(2 * PI * s / length)) / 2 + rise * s * s)))
    return pts


@picture("home/hero", 1920, 1440, ground="paper", samples=56, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/01", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/02", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/03", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/04", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/05", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/06", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/07", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/08", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/09", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/10", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/11", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/12", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/13", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/14", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/15", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/16", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/17", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/18", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/19", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
@picture("home/hero-unweaving/20", 1100, 825, ground="paper", samples=40, cutout=True, melt=0.001, level=1.0, percentile=0.75)
def hero(name):
    """A cloth whose bands run on to the right, out of the picture and of the page's window. And how they are pulled out of it,
    one after the other, frame by frame, as the page is scrolled, until its warp lies there loose; in the last five this goes, too."""
    frame = int(name[-2:]) if name[-2:].isdigit() else 0
    gone, leaves = min(1, frame / 15), max(0, frame - 15) / 5.6
    floor("paper")
    pitch, amp, w, th = 0.62, 0.055, 0.54, 0.034
    gold = cloth("gold")
    bands = [  # rows, front to back: material, the waves in which each leaves the cloth, and when it begins to be pulled out
        (cloth("indigo"), dict(height=1.0, length=2.9, drift=-0.028, rise=0.0), 0.0),
        (kente(pat_edge("gold", "crimson"), 1), dict(height=1.55, length=3.6, drift=-0.02, rise=0.0), 0.3),
        (cloth("crimson"), dict(height=0.95, length=2.5, drift=-0.012, rise=0.02), 0.12),
        (kente(pat_kente("gold", "ink", "gold", "crimson"), 4.2), dict(height=2.1, length=4.3, drift=0.0, rise=0.0), 0.4),
        (cloth("green"), dict(height=1.5, length=3.2, drift=0.02, rise=0.03), 0.22),
        (kente(pat_edge("ink", "gold"), 1), dict(height=1.3, length=4.0, drift=0.035, rise=0.04), 0.05),
    ]
    cols = [gold, cloth("paper"), cloth("green"), gold, cloth("crimson")]
    nx, ny = len(cols), len(bands)
    x0, y0 = -(nx - 1) / 2 * pitch, -(ny - 1) / 2 * pitch
    off = Vector((-2.4, 0, amp + th))
    # How far each band has been pulled out, along its way.
    pulled = [5.9 * soft_step((gone - begins) / 0.6) + 2.4 * leaves for _, _, begins in bands]
    starts = (0.5, 0.45, 0.8, 0.55, 0.85, 0.5)

    def held(i, j):
        """Whether that strip of the warp still lies on or under that band, from 0 to 1."""
        end = x0 - starts[j] + pulled[j] if 0 <= j < ny else x0 - 9
        return soft_step((x0 + i * pitch + 0.45 - end) / 0.6)

    for i, m in enumerate(cols):
        pts = []
        ea, eb = (0.5, 0.95, 0.6, 1.1, 0.7)[i], (0.9, 0.5, 1.0, 0.6, 0.85)[i]
        loose = 1 - sum(held(i, j) for j in range(ny)) / ny
        turned = Matrix.Rotation(math.radians((3, -2, 2, -3, -5)[i] * loose), 3, "Z")
        # Up, under the headline: they come down again on the mission's loom.
        middle = Vector((x0 + i * pitch + 0.13 * (i - 2) * loose, 7 * soft_step((leaves - 0.09 * i) / 0.64), 0))
        for k in range(241):
            y = y0 - ea + k / 240 * ((ny - 1) * pitch + ea + eb)
            t = (y - y0) / pitch
            e = max(0, y0 - 0.35 - y, y - (-y0) - 0.35)
            lift = 0.35 * e * e * (1 if i % 2 else 0.4)
            j = min(ny - 1, max(0, math.floor(t)))
            hold = held(i, j) + (held(i, min(ny - 1, j + 1)) - held(i, j)) * min(1, max(0, t - j))
            waved = amp * (wave((t + i) * PI) * hold - (1 - hold))
            bent = 0.07 * loose * math.sin(y * 1.3 + 2 * i)
            waved += (0.16, 0.1, 0.2, 0.12, 0.18)[i] * loose * (1 - math.cos(y * 2.1 + 1.7 * i)) / 2
            pts.append(turned @ Vector((bent, y, waved + lift)) + middle + off)
        ribbon(pts, w, m, th, side=turned @ Vector((1, 0, 0)), u0=i * 0.4)
    for j, (m, how, _) in enumerate(bands):
        y = y0 + j * pitch
        pts = []
        xa, xb = x0 - starts[j], x0 + (nx - 1) * pitch + 0.31
        for k in range(240):
            x = xa + k / 240 * (xb - xa)
            t = (x - x0) / pitch
            e = max(0, x0 - 0.35 - x)
            pts.append(Vector((x, y, -amp * wave((t + j) * PI) + 0.5 * e * e)) + off)
        band = resample(pts + stream(pts[-1], **how), 700)
        out = round(pulled[j] / sum((q - p).length for p, q in zip(band, band[1:])) * 700)
        ribbon(band[out:], w, m, th, side=(0, 1, 0), u0=j * 0.31, twist=lambda t: 34 * max(0, (out + t * (700 - out)) / 700 - 0.3))
    world((1.0, 0.97, 0.93), 0.5)
    sun(204, 50, 2.4, 5)
    area((-6, -5, 7), (0, 0, 0.5), 6, 600, (1, 0.96, 0.9))
    area((6, 4, 4), (1.5, 0, 1.2), 2.5, 120, (1, 0.9, 0.78))
    camera((-0.22, 0, 0.5), az=-76, el=33, dist=17.2, lens=70, blur=0.03, focus=(0.4, -0.4, 0.6))


@picture("home/mission", 1200, 1500, ground="gold", samples=40)
@picture("home/mission-strung", 1200, 1500, ground="gold", samples=40)
@picture("home/mission-shuttle", 1200, 1500, ground="gold", samples=60, cutout=True)
@picture("home/mission-stringing/01", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/02", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/03", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/04", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/05", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/06", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/07", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/08", 600, 750, ground="gold", samples=40)
@picture("home/mission-stringing/09", 600, 750, ground="gold", samples=40)
def mission(name):
    """A loom seen from the front: strung warp, nine rows of cloth, the shuttle at the last one's end. And the same before
    the first row, without the shuttle, the shuttle alone, and how the loom is strung: while visitors scroll, the page goes from one
    to the other (src/sections/company/MissionLoom.module.css)."""
    strung = name.endswith("strung") or name[-2:].isdigit()
    # The strips of its warp come down from above, one after the other.
    arrives = (int(name[-2:]) - 1) / 9 if name[-2:].isdigit() else 1.0
    alone = name.endswith("shuttle")
    # Alone it is in the air: its shadow falls out of the picture.
    sweep("gold", depth=3.2, z=-30 if alone else 0)
    if not strung:
        shuttle((0.93, -1.29, 0.0), "gold", rot=(0, 0, 20), scale=0.75)
    rig(1.0, 1.0, 0.8, az=208, el=46)
    camera((0.22, -0.2, 1.98), az=-90, el=9, dist=14, lens=80, blur=0.03, focus=(0, -0.3, 2))
    if alone:
        crop(0.49, 0.81, 0.32, 0.07)
        return
    m = wood("bark")
    out = []
    W, H = 2.9, 4.3
    for s in (-1, 1):
        out.append(box((0.24, 0.3, H), (s * W / 2, 0, 0), m, 0.05))
        out.append(box((0.3, 1.5, 0.2), (s * W / 2, 0, 0), m, 0.05))
    for z in (0.62, H - 0.42):
        out.append(cylinder(0.16, W + 0.5, (-W / 2 - 0.25, 0, z), m, 0.04, rot=(0, 90, 0)))
    # As in the hero's cloth, from the left, and then back.
    cols = ["gold", "paper", "green", "gold", "crimson", "gold", "green", "paper", "gold"]
    pitch, x0 = 0.255, -4 * 0.255
    rows = ["ink", "crimson", "paper", "crimson", "ink", "green", "indigo", "green", "ink"]
    z0, amp = 0.98, 0.034
    for i, c in enumerate(cols):
        pts = []
        above = 4.9 * (1 - soft_step((arrives - 0.06 * i) / 0.5))
        for k in range(321):
            z = 0.55 + k / 320 * (H - 0.92)
            t = (z - z0) / pitch
            live = 0 if strung else 1 if t < len(rows) - 0.5 else math.exp(-(t - len(rows) + 0.5) * 0.9)
            pts.append((x0 + i * pitch, -0.19 + amp * live * wave((t + i) * PI) * (1 if t > -0.6 else 0), z + above))
        ribbon(pts, pitch * 0.84, cloth(c), 0.022, side=(1, 0, 0), u0=i * 0.3)
    for j, c in enumerate([] if strung else rows):
        pts = []
        last = j == len(rows) - 1
        for k in range(161):
            x = x0 - 0.42 + k / 160 * (8 * pitch + 0.84 + (0.35 if last else 0))
            t = (x - x0) / pitch
            pts.append((x, -0.19 - amp * wave((t + j) * PI), z0 + j * pitch))
        if last:
            p = Vector(pts[-1])
            pts += [tuple(q) for q in spline([p, p + Vector((0.22, -0.18, -0.06)), p + Vector((0.42, -0.5, -0.55)),
                                              p + Vector((0.3, -0.66, -1.3)), p + Vector((0.5, -0.8, -2.2)),
                                              p + Vector((0.46, -0.95, -2.8)), p + Vector((0.2, -1.02, -2.95)),
                                              p + Vector((-0.25, -1.06, -2.9))], 120)[1:]]
        # The last is the band that leaves the cloth in `vision`.
        thread = kente(pat_edge("gold", "crimson"), 1) if last else cloth(c)
        ribbon(resample([Vector(p) for p in pts], 300), pitch * 0.84, thread, 0.022, side=(0, 0, 1), u0=j * 0.4)


def shuttle(loc, thread="crimson", rot=(0, 0, 0), scale=1.0, body="wood"):
    """Boat shuttle: a pointed hull with a bobbin lying in its well."""
    pts = []
    for i in range(49):
        t = -1 + 2 * i / 48
        pts.append((t, 0.2 * (1 - abs(t) ** 2.6)))
    pts += [(x, -y) for x, y in reversed(pts[1:-1])]
    well = outline_rect(0.94, 0.2, 0.09)
    out = [cut(pts, 0.2, wood(body, 2.0), bevel=0.045, holes=(well,)),
           cut([(x * 0.96, y * 0.9) for x, y in pts], 0.05, wood(body, 2.0), (0, 0, 0.0), bevel=0.01),
           lathe(soft([(0.0001, -0.4), (0.05, -0.4), (0.105, -0.28), (0.105, 0.26), (0.05, 0.4), (0.0001, 0.4)], 0.06),
                 cloth(thread, 60, 3, 0.3), (0, 0, 0.15), (0, 90, 0))]
    return group(out, loc, rot, scale)


@picture("home/vision", 1500, 1100, ground="indigo", samples=40)
@picture("home/vision-drawing/01", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/02", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/03", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/04", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/05", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/06", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/07", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/08", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/09", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/10", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/11", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/12", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/13", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/14", 900, 660, ground="indigo", samples=40)
@picture("home/vision-drawing/15", 900, 660, ground="indigo", samples=40)
def vision(name):
    """One gold band leaves a closed cloth and becomes a path that climbs out of the frame's ground. And what comes before that,
    frame by frame, as the page is scrolled."""
    sweep("indigo", depth=6.0, radius=4)
    cols = [cloth(c) for c in ("crimson", "paper", "ink", "paper", "crimson")]
    rows = [cloth(c) for c in ("ink", "terracotta", None or "paper", "terracotta", "ink")]
    rows[2] = None
    pitch = 0.6
    weave(cols, rows, pitch, 0.86, 0.032, 0.055, margin=0.45,
          surface=lambda x, y, z: Vector((x - 2.0, y - 0.2, z + 0.09)))
    pts = []
    for k in range(200):
        x = -1.2 - 0.5 + k / 199 * (2.4 + 0.8)
        t = (x + 1.2) / pitch
        pts.append(Vector((x - 2.0, -0.2, 0.09 - 0.055 * wave(t * PI))))
    p = pts[-1]
    pts += spline([p, p + Vector((0.5, 0, 0.02)), p + Vector((1.3, 0.1, 0.35)), p + Vector((2.1, 0.5, 1.25)),
                   p + Vector((2.3, 1.1, 2.1)), p + Vector((1.6, 1.4, 2.75)), p + Vector((0.9, 1.0, 2.6)),
                   p + Vector((0.85, 0.45, 2.05)), p + Vector((1.6, 0.15, 1.75)), p + Vector((2.7, 0.3, 2.1)),
                   p + Vector((3.8, 0.7, 3.0))], 400)[1:]
    band = resample(pts, 620)
    if name[-2:].isdigit():
        # From the cloth's edge on, in sixteen steps, of which the picture itself is the last.
        woven = next(k for k, point in enumerate(band) if point.x > p.x)
        band = band[:round(woven + (len(band) - woven) * int(name[-2:]) / 16)]
    ribbon(band, pitch * 0.86, kente(pat_edge("gold", "crimson"), 1), 0.034, side=(0, 1, 0))
    rig(1.05, 0.9, 1.4)
    camera((-0.45, 0, 1.2), az=-80, el=24, dist=15, lens=72, blur=0.03, focus=(-0.6, -0.2, 0.4))


@picture("home/why", 1200, 1400, ground="green", samples=40)
@picture("home/why-winding/01", 600, 700, ground="green", samples=40)
@picture("home/why-winding/02", 600, 700, ground="green", samples=40)
@picture("home/why-winding/03", 600, 700, ground="green", samples=40)
@picture("home/why-winding/04", 600, 700, ground="green", samples=40)
@picture("home/why-winding/05", 600, 700, ground="green", samples=40)
@picture("home/why-winding/06", 600, 700, ground="green", samples=40)
@picture("home/why-winding/07", 600, 700, ground="green", samples=40)
@picture("home/why-winding/08", 600, 700, ground="green", samples=40)
@picture("home/why-winding/09", 600, 700, ground="green", samples=40)
@picture("home/why-winding/10", 600, 700, ground="green", samples=40)
@picture("home/why-winding/11", 600, 700, ground="green", samples=40)
@picture("home/why-winding/12", 600, 700, ground="green", samples=40)
@picture("home/why-winding/13", 600, 700, ground="green", samples=40)
def why(name):
    """A tower of unlike blocks that stands, bound by one band. And how it is wound round them, frame by frame, as the page is
    scrolled."""
    sweep("green", depth=3.6)
    box((1.9, 1.5, 0.62), (0, 0, 0), wood("wood", 1.6), 0.05, rot=(0, 0, 6))
    cylinder(0.72, 0.56, (0.02, 0, 0.625), matte("terracotta"), 0.05)
    box((1.55, 1.2, 0.42), (0.02, 0, 1.19), card("paper"), 0.04, rot=(0, 0, -9))
    ob = cylinder(0.46, 1.3, (-0.68, 0.0, 2.08), matte("gold"), 0.05, rot=(0, 90, -4))
    box((0.98, 0.98, 0.66), (0.05, 0, 2.545), matte("ink"), 0.05, rot=(0, 0, 12))
    ball(0.42, (0.05, 0, 3.62), metal("brass", 0.22))
    # the band: up one side, over and under, down the other, its ends resting on the ground
    pts = spline([(-2.3, -1.6, 0.03), (-1.75, -1.35, 0.03), (-1.32, -1.02, 0.12), (-1.1, -0.92, 0.6), (-0.72, -0.9, 1.12),
                  (0.1, -0.86, 1.42), (0.95, -0.78, 1.66), (1.22, -0.3, 1.98), (1.02, 0.5, 2.3), (0.3, 0.86, 2.6),
                  (-0.62, 0.6, 2.86), (-0.86, -0.1, 3.02), (-0.52, -0.82, 2.92), (0.2, -0.98, 2.72), (0.95, -0.95, 2.2),
                  (1.35, -1.1, 1.35), (1.42, -1.28, 0.6), (1.75, -1.5, 0.1), (2.4, -1.7, 0.03)], 520)
    if name[-2:].isdigit():
        # From its end on the ground on, in fourteen steps, of which the picture itself is the last.
        pts = pts[:round(len(pts) * int(name[-2:]) / 14)]
    ribbon(pts, 0.36, kente(pat_kente("crimson", "gold", "ink", "paper"), 5), 0.03, side=(0.2, -0.4, 1))
    rig(1.0, 0.9, 1.1)
    camera((0.05, 0, 1.93), az=-82, el=11, dist=12.6, lens=80, blur=0.006, focus=(0, -0.6, 2))


def film(path, width, side, frames, thick=0.02, base="ink", twist=None):
    """Film stock: a band with real sprocket holes suggested by its weave of cells."""
    cells = []
    for f in frames:
        for r in range(24):
            row = []
            for v in range(48):
                edge = v < 8 or v >= 40
                hole = (2 <= v < 6 or 42 <= v < 46) and (r % 8) in (2, 3, 4, 5)
                if hole:
                    row.append("paper")
                elif edge or r in (0, 23):
                    row.append(base)
                else:
                    row.append(f(r - 1, v - 8))
            cells.append(row)
    m = kente(cells, 0.72 * len(frames), ribs=2, cords=1, depth=0.0, rough=0.5)
    return ribbon(path, width, m, thick, side=side, twist=twist)


def _frame_scenes():
    sun_ = lambda bg, fg, lo: (lambda r, v: fg if (r - 11) ** 2 + ((v - 16) * 0.72) ** 2 < 46 else (lo if r > 15 else bg))
    bars = lambda a, b: (lambda r, v: a if (v // 6) % 2 else b)
    chk = lambda a, b: (lambda r, v: a if ((r // 6) + (v // 8)) % 2 else b)
    return [sun_("terracotta", "gold", "crimson"), bars("indigo", "gold"), chk("crimson", "gold"),
            sun_("green", "paper", "ink"), chk("paper", "terracotta"), sun_("indigo", "gold", "green")]


@picture("home/video-poster", 1600, 900, ground="ink", samples=44, exposure=0.9)
def video_poster():
    """Two bands of film woven through bands of cloth, one end rising."""
    sweep("ink", depth=6.5, radius=4)
    fr = _frame_scenes()
    pitch, amp, w = 0.86, 0.07, 0.74
    xs = ["gold", "crimson", "paper", "green", "gold", "terracotta"]
    y0, x0 = -pitch, -2.5 * pitch
    off = Vector((-0.7, 0, 0.12))
    for i, c in enumerate(xs):
        pts = [Vector((x0 + i * pitch, y0 - 0.9 + k / 200 * (2 * pitch + 1.8 + 0.3 * (i % 2)), 0)) for k in range(201)]
        pts = [p + off + Vector((0, 0, amp * wave(((p.y - y0) / pitch + i) * PI))) for p in pts]
        ribbon(pts, w, cloth(c), 0.03, side=(1, 0, 0), u0=i)
    for j in range(3):
        y = y0 + j * pitch
        pts = []
        for k in range(300):
            x = x0 - (0.6, 0.9, 0.7)[j] + k / 299 * (5 * pitch + 0.4 + (0.6, 0.9, 0.7)[j])
            pts.append(Vector((x, y, -amp * wave(((x - x0) / pitch + j) * PI))) + off)
        how = [dict(run=0.5, bend=40, radius=1.2, stem=0.1, curl_r=0.7, curl=190, drift=-0.2),
               dict(run=0.1, bend=74, radius=0.9, stem=0.7, curl_r=0.75, curl=330, drift=0.05),
               dict(run=0.5, bend=50, radius=1.2, stem=0.7, curl_r=0.6, curl=210, drift=0.25)][j]
        path = resample(pts + tail(pts[-1], **how)[1:], 620)
        if j == 1:
            film(path, w, (0, 1, 0), fr)
        else:
            ribbon(path, w, cloth("indigo" if j == 0 else "crimson"), 0.03, side=(0, 1, 0), u0=j)
    world((0.8, 0.88, 1.0), 0.25)
    sun(205, 40, 2.3, 5)
    area((-6, -3, 6), (0, 0, 0.5), 5, 560, (1, 0.95, 0.88))
    area((6, 6, 4), (1, 0, 1), 4, 520, (1, 0.85, 0.66))
    camera((0.7, 0, 0.85), az=-74, el=28, dist=17.8, lens=72, blur=0.04, focus=(0.6, -0.2, 0.6))


def tied(left, right, knot, ends, swing=0):
    """The ribbon of four threads, tied in a bow that lies on the page. From 0 to 1: how far each loop has been pulled
    out, the knot is wound, and the ends have come out of it; swing: how far, in degrees, these still stand off."""
    floor("paper")
    # Light makes them paler, up to the thread's own colours.
    four = kente([["paper", "#8e2415", "#16533a", "#1d2a70"]], 1)
    narrow = lambda t: 0.5 + 0.5 * math.sin(PI * min(1, max(0, t))) ** 0.6
    middle = Vector((0, 0, 0.12))
    for s, out in ((-1, left), (1, right)):
        # A loop stands up first and falls to its side.
        lean = Matrix.Rotation(math.radians((38 * max(0, 1 - out) - 16) * s), 3, "Z")
        if out:
            loop = spline([(0, 0, 0.16), (s * 0.4, 0, 0.52), (s * 1.0, 0, 0.8), (s * 1.62, 0, 0.72), (s * 1.86, 0, 0.42),
                           (s * 1.6, 0, 0.16), (s * 0.9, 0, 0.07), (0, 0, 0.08)], 260)
            loop = [middle + (Vector(p) - middle) * out for p in loop]
            ribbon([lean @ p for p in loop], 0.86 * (0.45 + 0.55 * min(1, out)), four, 0.03, side=lean @ Vector((0, s, 0)), taper=narrow, crown=0.03)
        if ends:
            fall = Matrix.Rotation(math.radians(swing * s), 3, "Z")
            end = spline([(s * 0.04, -0.05, 0.1), (s * 0.32, -0.5, 0.16), (s * 0.62, -1.0, 0.06), (s * 0.86, -1.5, 0.2),
                          (s * 1.02, -1.92, 0.05)], 200)
            end = [fall @ Vector(p) for p in end[:max(2, round(200 * ends))]]
            ribbon(end, 0.6, four, 0.03, side=fall @ Vector((s, 0.5, 0)), taper=lambda t: 0.6 + 0.4 * min(1, t * 3), crown=0.03)
    if knot:
        wound = spline([(0, 0.36, 0.04), (0, 0.34, 0.34), (0, 0.14, 0.52), (0, -0.14, 0.52), (0, -0.34, 0.34), (0, -0.36, 0.04)], 120)
        ribbon(wound[:round(120 * knot)], 0.62, four, 0.04, side=(1, 0, 0), crown=0.05)
    rig(1.0, 1.0, 1.0, az=150, el=52)
    camera((0, -0.45, 0.2), az=-90, el=68, dist=11, lens=75)


@picture("home/bow", 440, 330, ground="paper", samples=80, cutout=True)
def bow():
    """The bow at the end of the page."""
    tied(1, 1, 1, 1)


# What comes before it, frame by frame, as the page is scrolled.
TYING = [(0.35, 0, 0, 0), (0.72, 0, 0, 0), (1.05, 0, 0, 0), (1, 0.35, 0, 0), (1, 0.72, 0, 0), (1, 0.95, 0.5, 0), (1, 1.05, 0.85, 0),
         (1.06, 1.06, 1, 0.35, 20), (1.03, 1.03, 1, 0.62, 15), (1, 1, 1, 0.86, 8), (0.98, 0.98, 1, 1, -7)]


@picture("home/bow-tying/01", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/02", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/03", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/04", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/05", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/06", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/07", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/08", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/09", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/10", 440, 330, ground="paper", samples=80, cutout=True)
@picture("home/bow-tying/11", 440, 330, ground="paper", samples=80, cutout=True)
def bow_tying(name):
    """A bow that is being tied."""
    tied(*TYING[int(name[-2:]) - 1])
