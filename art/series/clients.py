"""Six small drawings per client, for storyboards, posts, pages and screens."""
from studio import *
from logos import outline_mark

BROWN = "#3a1f12"


def _oval(cx, cy, rx, ry, a0=0, a1=360, tilt=0):
    t = math.radians(tilt)
    out = []
    for k in range(41):
        a = math.radians(a0 + (a1 - a0) * k / 40)
        x, y = rx * math.cos(a), ry * math.sin(a)
        out.append((cx + x * math.cos(t) - y * math.sin(t), cy + x * math.sin(t) + y * math.cos(t)))
    return out


class Pen:
    """Draws in units of the height; x runs from 0 to `a`, y downward."""

    def __init__(self, w, h, bg):
        self.cv, self.s, self.a, self.m = Canvas(w, h, bg), h, w / h, w / h / 2

    def rect(self, x, y, w, h, c, r=0):
        s = self.s
        self.cv.rect(x * s, y * s, w * s, h * s, c, r * s)

    def disc(self, x, y, r, c, r0=0):
        s = self.s
        self.cv.disc(x * s, y * s, r * s, c, r0 * s)

    def poly(self, pts, c):
        self.cv.poly([(x * self.s, y * self.s) for x, y in pts], c)

    def oval(self, *a, c, **k):
        self.poly(_oval(*a, **k), c)


def bean_(p, x, y, r, c, tilt, gap):
    for s in (0, 180):
        t = math.radians(tilt)
        d = gap if s == 0 else -gap
        p.oval(x + d * math.cos(t), y + d * math.sin(t), r * 0.7, r, -90 + s, 90 + s, tilt, c=c)


def drawing(kind, k, w=160, h=120):
    """Canvas with the client's drawing number k (0..5)."""
    k %= 6
    bg = {"market": ("gold", "ink", "green", "crimson", "terracotta", "indigo"),
          "coffee": ("terracotta", "gold", "paper", "ink", "green", "crimson"),
          "star": ("indigo", "gold", "sand", "crimson", "green", "terracotta"),
          "school": ("crimson", "gold", "paper", "indigo", "green", "terracotta"),
          "clinic": ("green", "gold", "terracotta", "paper", "indigo", "blush"),
          "skin": ("blush", "terracotta", "green", "sand", "indigo", "gold")}[kind][k]
    p = Pen(w, h, bg)
    m, a = p.m, p.a

    def awning(x, y, w_, h_, n, c1, c2):
        q = w_ / n
        for i in range(n):
            c = c1 if i % 2 == 0 else c2
            p.rect(x + i * q, y, q, h_, c)
            p.disc(x + (i + 0.5) * q, y + h_, q / 2, c)
    if kind == "market":
        if k == 0:
            p.rect(m - 0.38, 0.3, 0.03, 0.6, "ink"), p.rect(m + 0.35, 0.3, 0.03, 0.6, "ink")
            p.rect(m - 0.42, 0.62, 0.84, 0.3, "green")
            for i in range(6):
                p.disc(m - 0.3 + 0.12 * i, 0.585, 0.055, ("terracotta", "crimson")[i % 2])
            awning(m - 0.45, 0.14, 0.9, 0.2, 7, "crimson", "paper")
        elif k == 1:
            p.cv.weave(0, 0, w, h, 6 if a < 1.2 else 8, 6, ["gold", "crimson", "paper"], ["green", "gold", "indigo"], "ink")
        elif k == 2:
            for x, y, c in ((-0.16, 0.46, "gold"), (0.16, 0.46, "crimson"), (0, 0.4, "terracotta"), (-0.04, 0.52, "gold")):
                p.disc(m + x, y, 0.13, c)
            p.oval(m, 0.52, 0.38, 0.34, 0, 180, c="wood")
        elif k == 3:
            p.rect(m - 0.3, 0.16, 0.6, 0.12, "bark", 0.03), p.rect(m - 0.3, 0.72, 0.6, 0.12, "bark", 0.03)
            for i in range(8):
                p.rect(m - 0.22, 0.285 + i * 0.054, 0.44, 0.046, "gold", 0.02)
            p.rect(m + 0.2, 0.62, a, 0.035, "gold")
        elif k == 4:
            p.disc(m, 0.38, 0.22, "gold")
            for i in range(-2, 3):
                p.rect(m + i * 0.46 - 0.19, 0.6, 0.38, 0.4, "ink")
                awning(m + i * 0.46 - 0.21, 0.56, 0.42, 0.12, 5, "paper", "crimson")
        else:
            p.disc(m, 0.34, 0.2, "paper", 0.16)
            p.rect(m - 0.3, 0.34, 0.6, 0.54, "paper", 0.02)
            p.cv.weave((m - 0.16) * h, 0.46 * h, 0.32 * h, 0.32 * h, 4, 4, ["gold", "crimson"], ["green", "ink"], "paper")
    elif kind == "coffee":
        if k == 0:
            p.rect(m, 0.44, 0.5, 0.12, "paper", 0.06)
            p.disc(m, 0.5, 0.36, "paper"), p.disc(m, 0.5, 0.29, BROWN), p.disc(m, 0.5, 0.17, "#6b3d22", 0.14)
        elif k == 1:
            p.disc(m + 0.1, 0.36, 0.2, "crimson")
            p.oval(m - 0.5, 1.1, 0.75, 0.6, c="leaf"), p.oval(m + 0.55, 1.15, 0.8, 0.55, c="green")
            for i in range(9):
                p.disc(m - 0.75 + 0.19 * i, 0.86 + 0.04 * (i % 2), 0.035, "paper")
        elif k == 2:
            bean_(p, m, 0.5, 0.34, BROWN, 28, 0.035)
        elif k == 3:
            p.poly([(m - 0.24, 0.2), (m + 0.24, 0.2), (m + 0.28, 0.86), (m - 0.28, 0.86)], "paper")
            p.rect(m - 0.25, 0.12, 0.5, 0.1, "terracotta"), p.disc(m, 0.55, 0.15, "terracotta"), bean_(p, m, 0.55, 0.1, "paper", 30, 0.012)
        elif k == 4:
            p.poly([(m - 0.28, 0.14), (m + 0.28, 0.14), (m + 0.06, 0.44), (m - 0.06, 0.44)], "paper")
            p.rect(m - 0.02, 0.44, 0.04, 0.14, BROWN)
            p.poly([(m - 0.16, 0.5), (m + 0.16, 0.5), (m + 0.28, 0.88), (m - 0.28, 0.88)], "sky")
            p.poly([(m - 0.22, 0.7), (m + 0.22, 0.7), (m + 0.28, 0.88), (m - 0.28, 0.88)], BROWN)
        else:
            for j in range(3):
                for i in range(-3, 4):
                    bean_(p, m + (i + (0.5 if j % 2 else 0)) * 0.34, 0.2 + 0.3 * j, 0.12, ("gold", "ink", "paper")[(i + j) % 3], 30 + 50 * (i % 2), 0.014)
    elif kind == "star":
        if k == 0:
            p.disc(m, 0.5, 0.24, "gold")
            p.rect(0, 0.52, a, 0.48, "terracotta")
            p.poly([(m - 0.03, 0.52), (m + 0.03, 0.52), (m + 0.5, 1), (m - 0.5, 1)], "ink")
            for y0, y1 in ((0.58, 0.62), (0.68, 0.76), (0.84, 0.97)):
                p.poly([(m - 0.06 * (y0 - 0.5), y0), (m + 0.06 * (y0 - 0.5), y0), (m + 0.06 * (y1 - 0.5), y1), (m - 0.06 * (y1 - 0.5), y1)], "gold")
        elif k == 1:
            p.rect(0, 0.78, a, 0.22, "ink")
            p.rect(m - 0.5, 0.26, 0.64, 0.44, "crimson", 0.01)
            for i in range(9):
                p.rect(m - 0.47 + i * 0.068, 0.3, 0.018, 0.36, "clay")
            p.poly([(m + 0.17, 0.36), (m + 0.38, 0.36), (m + 0.47, 0.54), (m + 0.47, 0.7), (m + 0.17, 0.7)], "paper")
            p.poly([(m + 0.25, 0.41), (m + 0.36, 0.41), (m + 0.42, 0.54), (m + 0.25, 0.54)], "indigo")
            p.rect(m - 0.5, 0.68, 0.97, 0.06, "ink")
            for x in (-0.36, -0.16, 0.32):
                p.disc(m + x, 0.75, 0.095, "ink"), p.disc(m + x, 0.75, 0.04, "gold")
        elif k == 2:
            cols = ["crimson", "indigo", "gold", "green", "terracotta", "ink"]
            for j in range(4):
                for i in range(-2, 3):
                    if (i * 3 + j * 5) % 7 != 1 or j > 1:
                        p.rect(m + i * 0.42 - 0.2 + 0.08 * (j % 2), 0.12 + j * 0.21, 0.4, 0.19, cols[(i * 2 + j * 3) % 6])
        elif k == 3:
            p.poly([(m + 0.4 * (1 if q % 2 == 0 else 0.42) * math.sin(PI * q / 5), 0.52 - 0.4 * (1 if q % 2 == 0 else 0.42) * math.cos(PI * q / 5)) for q in range(10)], "ink")
        elif k == 4:
            for q in range(17):
                t = q / 16
                p.disc(m - 0.42 + 0.84 * t, 0.72 - 0.4 * math.sin(PI * t * 0.9) + 0.0 * t, 0.022, "paper")
            p.disc(m - 0.45, 0.74, 0.1, "gold"), p.disc(m + 0.45, 0.6, 0.1, "crimson"), p.disc(m + 0.45, 0.6, 0.04, "paper")
        else:
            p.poly([(m - 0.36, 0.36), (m, 0.22), (m + 0.36, 0.36), (m + 0.36, 0.74), (m, 0.9), (m - 0.36, 0.74)], "wood")
            p.poly([(m - 0.36, 0.36), (m, 0.5), (m, 0.9), (m - 0.36, 0.74)], "#8f6238")
            p.poly([(m - 0.06, 0.245), (m + 0.3, 0.385), (m + 0.2, 0.425), (m - 0.16, 0.285)], "gold")
            p.poly([(m + 0.2, 0.425), (m + 0.3, 0.385), (m + 0.3, 0.56), (m + 0.2, 0.6)], "gold")
    elif kind == "school":
        if k == 0:
            for s in (-1, 1):
                p.poly([(m, 0.32), (m + s * 0.44, 0.22), (m + s * 0.44, 0.72), (m, 0.82)], "paper" if s < 0 else "cream")
                for i in range(4):
                    p.poly([(m + s * 0.06, 0.41 + 0.09 * i), (m + s * 0.37, 0.34 + 0.09 * i), (m + s * 0.37, 0.365 + 0.09 * i), (m + s * 0.06, 0.435 + 0.09 * i)], "ink")
            p.rect(m - 0.008, 0.32, 0.016, 0.5, "crimson")
        elif k == 1:
            d = 0.09
            p.poly([(m - 0.36, 0.72), (m - 0.24, 0.84), (m + 0.26, 0.34), (m + 0.14, 0.22)], "indigo")
            p.poly([(m + 0.26, 0.34), (m + 0.14, 0.22), (m + 0.36, 0.12)], "sand")
            p.poly([(m + 0.3, 0.233), (m + 0.25, 0.17), (m + 0.36, 0.12)], "ink")
            p.poly([(m - 0.36, 0.72), (m - 0.24, 0.84), (m - 0.32, 0.92), (m - 0.44, 0.8)], "crimson")
        elif k == 2:
            p.rect(m - 0.5, 0.5, 0.3, 0.3, "gold"), p.disc(m, 0.65, 0.16, "indigo"), p.poly([(m + 0.2, 0.8), (m + 0.52, 0.8), (m + 0.36, 0.5)], "green")
            p.poly([(m - 0.52, 0.48), (m - 0.18, 0.48), (m - 0.35, 0.2)], "crimson"), p.rect(0, 0.8, a, 0.03, "ink")
        elif k == 3:
            p.disc(m + 0.4, 0.26, 0.13, "gold")
            p.rect(m - 0.36, 0.46, 0.72, 0.4, "paper"), p.poly([(m - 0.44, 0.48), (m + 0.44, 0.48), (m + 0.28, 0.26), (m - 0.28, 0.26)], "crimson")
            p.rect(m - 0.07, 0.6, 0.14, 0.26, "ink")
            for x in (-0.28, 0.16):
                p.rect(m + x, 0.56, 0.12, 0.12, "gold")
            p.rect(0, 0.86, a, 0.14, "green")
        elif k == 4:
            for pts, _, c in outline_mark("school"):
                p.poly([(m + x * 0.8, 0.5 - y * 0.8) for x, y in pts], "paper" if c == "a" else "gold")
        else:
            for i in range(4):
                p.rect(m - 0.4 + 0.2 * i, 0.78 - 0.15 * i, 0.2 * (4 - i), 0.16 + 0.15 * i, "ink" if i % 2 == 0 else "paper")
            p.disc(m + 0.3, 0.22, 0.1, "gold")
    elif kind == "clinic":
        if k == 0:
            p.rect(m - 0.1, 0.2, 0.2, 0.6, "paper"), p.rect(m - 0.3, 0.4, 0.6, 0.2, "paper")
        elif k == 1:
            p.oval(m, 0.5, 0.2, 0.38, -90, 90, 35, c="green"), p.oval(m, 0.5, 0.2, 0.38, 90, 270, 35, c="leaf")
        elif k == 2:
            for x, y, t, c in ((-0.2, 0.36, -30, "gold"), (0.18, 0.62, 35, "green")):
                for s, cc in ((0, c), (180, "paper")):
                    q = math.radians(t)
                    d = 0.11 if s == 0 else -0.11
                    cx, cy = m + x + d * math.cos(q), y + d * math.sin(q)
                    p.disc(cx, cy, 0.11, cc)
                    n = (-math.sin(q) * 0.11, math.cos(q) * 0.11)
                    p.poly([(m + x + n[0], y + n[1]), (m + x - n[0], y - n[1]), (cx - n[0], cy - n[1]), (cx + n[0], cy + n[1])], cc)
        elif k == 3:
            pts = [(0, 0.55), (m - 0.3, 0.55), (m - 0.2, 0.3), (m - 0.06, 0.78), (m + 0.08, 0.2), (m + 0.2, 0.62), (m + 0.28, 0.55), (a, 0.55)]
            for (x1, y1), (x2, y2) in zip(pts, pts[1:]):
                l = math.hypot(x2 - x1, y2 - y1)
                nx, ny = -(y2 - y1) / l * 0.025, (x2 - x1) / l * 0.025
                p.poly([(x1 + nx, y1 + ny), (x2 + nx, y2 + ny), (x2 - nx, y2 - ny), (x1 - nx, y1 - ny)], "crimson")
                p.disc(x2, y2, 0.025, "crimson")
        elif k == 4:
            p.rect(m - 0.24, 0.3, 0.48, 0.56, "terracotta", 0.05), p.rect(m - 0.27, 0.14, 0.54, 0.17, "paper", 0.03), p.rect(m - 0.24, 0.46, 0.48, 0.26, "paper"), p.rect(m - 0.03, 0.49, 0.06, 0.2, "green"), p.rect(m - 0.1, 0.56, 0.2, 0.06, "green")
        else:
            for x, c, y in ((-0.2, "green", 0.4), (0.22, "ink", 0.46)):
                p.disc(m + x, y, 0.14, "bark"), p.oval(m + x, y + 0.58, 0.24, 0.4, 180, 360, c=c)
    else:
        if k == 0:
            p.disc(m + 0.1, 0.36, 0.2, "gold")
            p.oval(m - 0.45, 1.05, 0.8, 0.55, c="terracotta"), p.oval(m + 0.6, 1.15, 0.9, 0.5, c="clay")
        elif k == 1:
            p.rect(m - 0.32, 0.44, 0.64, 0.4, "paper", 0.06), p.rect(m - 0.34, 0.24, 0.68, 0.2, "gold", 0.03), p.disc(m, 0.64, 0.1, "terracotta")
        elif k == 2:
            p.rect(m - 0.2, 0.36, 0.4, 0.54, "paper", 0.05), p.rect(m - 0.2, 0.52, 0.4, 0.22, "gold"), p.rect(m - 0.08, 0.26, 0.16, 0.1, "ink"), p.rect(m - 0.025, 0.16, 0.05, 0.12, "gold"), p.rect(m - 0.22, 0.1, 0.34, 0.08, "ink", 0.03)
        elif k == 3:
            p.oval(m - 0.14, 0.5, 0.24, 0.34, tilt=20, c="bark"), p.oval(m + 0.26, 0.6, 0.2, 0.28, tilt=-15, c="bark"), p.oval(m + 0.26, 0.6, 0.15, 0.22, tilt=-15, c="cream")
        elif k == 4:
            p.disc(m, 0.6, 0.24, "gold"), p.poly([(m, 0.12), (m + 0.215, 0.5), (m - 0.215, 0.5)], "gold"), p.disc(m - 0.08, 0.64, 0.07, "paper")
        else:
            p.disc(m, 0.46, 0.32, "terracotta"), p.rect(m - 0.32, 0.46, 0.64, 0.6, "terracotta"), p.disc(m, 0.46, 0.19, "gold"), p.rect(m - 0.19, 0.46, 0.38, 0.6, "gold"), p.disc(m, 0.8, 0.1, "paper")
    return p.cv


def drawn(kind, k, w=160, h=120, rough=0.8, coat=0, emit=0.0):
    return drawing(kind, k, w, h).mat(rough=rough, coat=coat, emit=emit)


def paste(cv, kind, k, x, y, w, h):
    """A drawing within a larger canvas."""
    d = drawing(kind, k, w, h)
    for j in range(h):
        if 0 <= y + j < cv.h:
            cv.px[y + j][x:x + w] = d.px[j]
    return cv
