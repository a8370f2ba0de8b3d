"""The signal page (home five): deep indigo and lime."""
from studio import *
from woven import *

GROUND_ = "#1b1a63"


@picture("home-five/words", 1200, 900, ground="#1b1a63", samples=24)
def words():
    """Blank tiles sorted into rows on a stepped stand; under a lens of lime glass one row lights up."""
    sweep(GROUND_, depth=6)
    rnd = random.Random(8)
    L, az, el, dist = Vector((0.72, -1.56, 1.06)), math.radians(-82), math.radians(19), 13.2
    eye = Vector((0.05, 0, 0.98)) + Vector((math.cos(el) * math.cos(az), math.cos(el) * math.sin(az), math.sin(el))) * dist

    def seen(p):
        k = (L.y - eye.y) / (p.y - eye.y)
        return (eye.lerp(p, k) - L).length < 0.62
    cols = ["#6c6cf5", "paper", "#37c3c0", "sky", "paper", "#6c6cf5", "#f26ca7"]
    rows = 4
    for j in range(rows):
        y, z = -0.75 + 0.62 * j, 0.16 + 0.52 * j
        box((5.1, 0.62, z), (0.0, y, 0), matte("#2b2a86"), 0.03)
        box((5.1, 0.07, 0.1), (0.0, y - 0.2, z), matte("#2b2a86"), 0.02)
        x = -2.4
        k = 0
        while x < 2.3:
            w = (0.36, 0.36, 0.36, 0.52, 0.36, 0.28)[rnd.randrange(6)]
            if x + w > 2.42:
                break
            c = cols[(k * 2 + j * 3) % len(cols)]
            if seen(Vector((x + w / 2, y - 0.05, z + 0.24))):
                c = "lime"
            box((w - 0.03, 0.13, 0.46), (x + w / 2, y - 0.02, z), gloss(c, 0.3), 0.035, (-10, 0, 0))
            x += w
            k += 1
    # the lens
    g = [lathe(soft([(0.0001, -0.035), (0.6, -0.035), (0.66, 0.0), (0.6, 0.035), (0.0001, 0.035)], 0.02), glass("#f2ffd0", 0.5, 0.04), (0, 0, 0), (90, 0, 0)), ring(0.7, 0.06, (0, 0, 0), metal("brass", 0.2), (90, 0, 0)),
         cylinder(0.05, 0.5, (0, 0, -1.2), metal("brass", 0.22), 0.01), cylinder(0.075, 0.2, (0, 0, -0.86), matte("lime"), 0.02)]
    group(g, L + Vector((0, 0, 0.0)), (0, 0, 8))
    cylinder(0.44, 0.09, (L.x, L.y, 0), matte("lime"), 0.03, segs=128)
    cylinder(0.2, 0.1, (L.x, L.y, 0.085), metal("brass", 0.25), 0.02)
    # tiles still to be sorted
    for x, y, c, q in ((-1.6, -1.75, "lime", 22), (-1.05, -1.95, "paper", -14), (-2.2, -1.55, "#f26ca7", 48), (2.2, -1.75, "#37c3c0", -30), (1.7, -2.05, "#6c6cf5", 12)):
        box((0.33, 0.46, 0.13), (x, y, 0), gloss(c, 0.3), 0.035, (0, 0, q))
    rig(1.0, 1.1, 1.2)
    camera((0.05, 0, 0.98), az=-82, el=19, dist=dist, lens=75, blur=0.02, focus=(0.4, -0.7, 1.0))


def house(loc, w, d, h, wall, roof, rot=0):
    """A simple house with a pitched roof, a door and a window; returns the tip of its ridge."""
    o = [box((w, d, h), (0, 0, 0), matte(wall), 0.025)]
    q = w * 0.62
    o.append(cut([(-q, 0), (q, 0), (0, w * 0.58)], d * 1.12, matte(roof), (0, d * 0.56, h), (90, 0, 0), 0.02))
    o.append(box((w * 0.24, 0.03, h * 0.5), (-w * 0.2, -d / 2, 0), matte("#0b0a2e"), 0.006))
    o.append(box((w * 0.26, 0.03, w * 0.26), (w * 0.2, -d / 2, h * 0.46), matte("gold"), 0.006))
    z = h + w * 0.58
    o.append(ring(0.045, 0.014, (0, 0, z + 0.035), metal("brass", 0.22), (90, 0, 0), segs=32, sides=12))
    group(o, loc, (0, 0, rot))
    return Vector(loc) + Vector((0, 0, z + 0.05))


@picture("home-five/links", 1200, 900, ground="#1b1a63", samples=24)
def links():
    """Small houses, each tied with a taut lime thread to one tall woven tower."""
    sweep(GROUND_, depth=7)
    T = Vector((0.15, 0.35, 0))
    box((1.5, 1.5, 0.16), T, matte("#2b2a86"), 0.03)
    o = woven_turn(along([(0.56, 0), (0.5, 1.0), (0.44, 2.0), (0.4, 2.75)]), 18, 15, [cloth("paper", 14, 6), cloth("#6c6cf5", 14, 6)], [cloth("#2b2a86", 14, 6), cloth("lime", 14, 6), cloth("#2b2a86", 14, 6)], 0.016, 0.012)
    o.append(lathe([(0.5, 0.0), (0.35, 2.74)], matte("#0b0a2e")))
    o.append(cylinder(0.5, 0.12, (0, 0, 2.74), matte("lime"), 0.03))
    o.append(lathe(soft([(0.46, 2.86), (0.46, 2.9), (0.06, 3.5), (0.0001, 3.52)], 0.03), matte("#f26ca7"), smooth=50))
    o.append(ball(0.085, (0, 0, 3.56), metal("brass", 0.2), 32))
    group(o, T + Vector((0, 0, 0.16)))
    spots = ((-2.55, 0.1, 0.56, "paper", "#37c3c0", -12), (-1.75, -1.05, 0.62, "#6c6cf5", "paper", -16), (-0.75, -1.7, 0.5, "paper", "#f26ca7", -6), (0.6, -1.75, 0.6, "#37c3c0", "paper", 6),
             (1.65, -1.05, 0.5, "paper", "#6c6cf5", 14), (2.6, -0.2, 0.64, "#6c6cf5", "paper", 14), (2.2, 1.35, 0.55, "paper", "#f26ca7", 8), (-1.9, 1.4, 0.58, "#37c3c0", "paper", -8), (-2.72, -0.95, 0.44, "paper", "#6c6cf5", -20))
    lime = [matte("lime", 0.7), matte("#a9c21f", 0.7)]
    for k, (x, y, w, a, b, rot) in enumerate(spots):
        tip = house((x, y, 0), w, w * 0.86, w * (0.8 + 0.22 * (k % 3)), a, b, rot)
        d = Vector((x - T.x, y - T.y, 0)).normalized()
        top = T + d * 0.5 + Vector((0, 0, 2.96))
        yarn([tip.lerp(top, i / 80) for i in range(81)], 0.021, lime, 6)
        ball(0.05, top, metal("brass", 0.22), 24)
    rig(1.0, 1.1, 1.3)
    camera((0.0, 0, 1.45), az=-84, el=20, dist=14.4, lens=75, blur=0.02, focus=(0, -0.4, 1.4))
