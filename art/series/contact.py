"""Contact pages and the card that travels with shared links."""
from studio import *


def handset(mat, loc, rot):
    p = spline([(-0.82, 0, 0.0), (-0.6, 0, 0.16), (-0.25, 0, 0.24), (0.25, 0, 0.24), (0.6, 0, 0.16), (0.82, 0, 0.0)], 60)
    out = [ribbon(p, 0.26, mat, 0.17, side=(0, 1, 0), across=8, crown=0.02)]
    for s in (-1, 1):
        out.append(lathe(soft([(0.0001, 0), (0.3, 0), (0.33, 0.1), (0.24, 0.3), (0.0001, 0.34)], 0.05), mat, (s * 0.72, 0, -0.2)))
        out.append(lathe([(0.0001, 0), (0.24, 0), (0.26, 0.02)], metal("brass", 0.3), (s * 0.72, 0, -0.212)))
    return group(out, loc, rot)


@picture("contact/side", 794, 1270, ground="crimson", samples=52)
def side():
    """A dial telephone on a tall plinth; its cord is a kente band that runs down to the ground."""
    sweep("crimson", depth=3.5)
    box((1.75, 1.5, 2.35), (0, 0.1, 0), matte("terracotta"), 0.05, (0, 0, 8))
    box((1.95, 1.7, 0.16), (0, 0.1, 2.35), matte("gold"), 0.04, (0, 0, 8))
    body = gloss("paper", 0.2)
    ph = []
    prof = [(-0.72, 0.0), (0.62, 0.0), (0.62, 0.24), (0.16, 0.82), (-0.5, 0.82), (-0.72, 0.5)]
    ph.append(cut([(-x, z) for x, z in prof][::-1], 1.35, body, (-0.675, 0, 0), (90, 0, 90), 0.09))
    # the dial, on the slope that faces the viewer
    slope = math.degrees(math.atan2(0.58, 0.46))
    dial = [cylinder(0.42, 0.06, (0, 0, 0), gloss("ink", 0.2), 0.02), cylinder(0.15, 0.1, (0, 0, 0), metal("brass", 0.25), 0.02)]
    for k in range(10):
        a = math.radians(-30 + 30 * k)
        dial.append(cylinder(0.062, 0.072, (0.3 * math.cos(a), 0.3 * math.sin(a), 0), matte("gold"), 0.01))
    group(dial, (0, -0.40, 0.52), (slope, 0, 0))
    ph += dial
    for s in (-1, 1):
        ph.append(box((0.16, 0.5, 0.2), (s * 0.42, 0.12, 0.8), body, 0.05))
    ph += handset(gloss("ink", 0.22), (0, 0.12, 1.2), (0, 0, 0))
    group(ph, (0, 0.05, 2.51), (0, 0, -18))
    p = spline([(-0.35, 0.35, 2.56), (-0.75, 0.2, 2.56), (-1.06, -0.05, 2.5), (-1.2, -0.5, 2.25), (-1.02, -0.96, 2.0), (-0.45, -1.02, 1.75), (0.1, -0.98, 1.5), (0.72, -1.0, 1.15),
                (0.85, -1.05, 0.7), (0.35, -1.12, 0.42), (-0.4, -1.15, 0.3), (-0.75, -1.3, 0.12), (-0.5, -1.6, 0.03), (0.3, -1.75, 0.03), (1.1, -1.65, 0.03),
                (1.9, -1.75, 0.03), (3.2, -1.7, 0.03)], 520)
    ribbon(p, 0.24, kente(pat_kente("gold", "ink", "crimson", "paper"), 5), 0.026, side=(0, 1, 0))
    rig(1.0, 1.0, 1.1)
    camera((0.0, 0, 2.0), az=-84, el=13, dist=13.2, lens=80, blur=0.02, focus=(0, -0.5, 2.6))


@picture("brand/social-card", 1200, 630, ground="gold", samples=36)
def card_social():
    """The mark as an object: four bands woven into a square, with room at the left."""
    sweep("gold", depth=6, radius=4)
    c = ["ink", "crimson", "paper", "green"]
    r = ["crimson", "ink", "green", "paper"]
    weave([cloth(k) for k in c], [cloth(k) for k in r], 0.66, 0.86, 0.05, 0.075, margin=0.42,
          surface=lambda x, y, z: Vector((x + 1.35, y, z + 0.13)))
    rig(1.0, 1.0, 0.9, el=40)
    camera((0.2, -0.22, 0.1), az=-74, el=44, dist=12.3, lens=75, blur=0.03, focus=(1.6, -0.4, 0.2))
