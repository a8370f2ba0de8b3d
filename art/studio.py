"""The studio: code that all picture series share.

Colours, materials, geometry (ribbons, weaves, lathed and cut shapes), light, camera and render
settings. A series file imports this module and registers pictures:

    from studio import *

    @picture("services/web", 1200, 900, ground="indigo")
    def web():
        ...build the set...

Run by render.mjs:
    blender -b --factory-startup -P studio.py -- series.py name out.exr scale samples
Blender writes an uncompressed multi-layer EXR and a small JSON beside it, and for a cut-out two more EXRs
for its shadow; develop.mjs turns those into the finished JPEG or WebP.
"""
import importlib.util
import json
import math
import os
import random
import sys

import bpy
from mathutils import Euler, Matrix, Vector, noise

sys.dont_write_bytecode = True
PI = math.pi
TAU = math.tau

HEX = {
    "paper": "#f6efe2", "ink": "#1a1510", "gold": "#f0b429", "crimson": "#a8321f",
    "green": "#1f6b4a", "indigo": "#27357e", "terracotta": "#c8553d",
    "sand": "#e6d5b8", "cream": "#fbf6ec", "stone": "#b9ad99", "clay": "#8d3b2a",
    "leaf": "#3f8f63", "sky": "#6f86d6", "blush": "#e9a48c", "bark": "#4a3426",
    "lime": "#c6e03a", "cobalt": "#1f49d8", "wood": "#b5834f", "white": "#fdfbf6",
}

PICTURES = {}


def picture(name, width, height, ground="paper", samples=64, noise=0.03, cutout=False, **develop):
    """Register a scene. A pixel gets no more samples once its error is below `noise`. `cutout`: without its
    backdrop, of which only the shadow stays. `develop` is passed to develop.mjs (exposure, level, melt, denoise,
    levels, soften). A function that takes an argument receives the picture's name, so that several clients can
    share a set."""
    def keep(fn):
        PICTURES[name] = dict(fn=fn, width=width, height=height, ground=ground, samples=samples,
                              noise=noise, cutout=cutout, develop=develop)
        return fn
    return keep


# ---------------------------------------------------------------- colour

def lin(c):
    """Theme name, '#hex' or a linear triple -> linear RGB triple."""
    if not isinstance(c, str):
        return tuple(c[:3])
    h = HEX.get(c, c).lstrip("#")
    out = []
    for i in (0, 2, 4):
        v = int(h[i:i + 2], 16) / 255
        out.append(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)
    return tuple(out)


def srgb(c):
    h = HEX.get(c, c).lstrip("#")
    return tuple(int(h[i:i + 2], 16) / 255 for i in (0, 2, 4))


def shade(c, k):
    """Darker (k < 1) or lighter (k > 1) linear colour."""
    r = lin(c)
    if k <= 1:
        return tuple(v * k for v in r)
    return tuple(v + (1 - v) * (k - 1) for v in r)


# ---------------------------------------------------------------- materials

class Graph:
    """A thin wrapper around Blender's shader nodes."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.n("ShaderNodeOutputMaterial")

    def n(self, kind, **props):
        node = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(node, k, v)
        return node

    def link(self, a, b):
        self.t.links.new(a, b)

    def math(self, op, a, b=None, c=None):
        node = self.n("ShaderNodeMath", operation=op)
        for i, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            else:
                self.link(v, node.inputs[i])
        return node.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        node = self.n("ShaderNodeMixRGB", blend_type=blend)
        for i, v in enumerate((fac, a, b)):
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            elif isinstance(v, tuple):
                node.inputs[i].default_value = (*v, 1)
            else:
                self.link(v, node.inputs[i])
        return node.outputs[0]

    def principled(self, color, rough=0.6, metal=0.0, spec=0.5, sheen=0.0, coat=0.0, aniso=0.0):
        p = self.n("ShaderNodeBsdfPrincipled")
        i = p.inputs
        if isinstance(color, tuple):
            i["Base Color"].default_value = (*color, 1)
        else:
            self.link(color, i["Base Color"])
        i["Roughness"].default_value = rough
        i["Metallic"].default_value = metal
        i["Specular"].default_value = spec
        i["Sheen"].default_value = sheen
        i["Sheen Tint"].default_value = 0.6
        i["Clearcoat"].default_value = coat
        i["Clearcoat Roughness"].default_value = 0.08
        i["Anisotropic"].default_value = aniso
        self.link(p.outputs[0], self.out.inputs[0])
        return p

    def bump(self, p, height, strength=0.3, distance=0.02):
        b = self.n("ShaderNodeBump")
        b.inputs["Strength"].default_value = strength
        b.inputs["Distance"].default_value = distance
        self.link(height, b.inputs["Height"])
        self.link(b.outputs[0], p.inputs["Normal"])

    def noise(self, scale, detail=2.0, coord="Object", stretch=None, rough=0.5):
        tc = self.n("ShaderNodeTexCoord").outputs[coord]
        if stretch:
            mp = self.n("ShaderNodeMapping")
            mp.inputs["Scale"].default_value = stretch
            self.link(tc, mp.inputs[0])
            tc = mp.outputs[0]
        t = self.n("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value = scale
        t.inputs["Detail"].default_value = detail
        t.inputs["Roughness"].default_value = rough
        self.link(tc, t.inputs["Vector"])
        return t.outputs["Fac"]


_cache = {}


def cached(fn):
    def inner(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _cache:
            _cache[key] = fn(*a, **k)
        return _cache[key]
    return inner


@cached
def matte(color, rough=0.62, spec=0.32):
    """Soft-touch paint: even, with a very fine texture."""
    g = Graph("matte")
    c = lin(color)
    f = g.noise(3, 3)
    col = g.mix(f, shade(c, 0.94), tuple(min(1, v * 1.04) for v in c))
    p = g.principled(col, rough, spec=spec, sheen=0.08)
    g.bump(p, g.noise(160, 2), 0.06, 0.01)
    return g.m


@cached
def ground_mat(color):
    g = Graph("ground")
    d = g.n("ShaderNodeBsdfDiffuse")  # plain diffuse, so that develop.mjs can recognise the background by its colour
    d.inputs[0].default_value = (*lin(color), 1)
    g.link(d.outputs[0], g.out.inputs[0])
    return g.m


@cached
def card(color):
    """Uncoated paper or board with visible fibre."""
    g = Graph("card")
    c = lin(color)
    f = g.noise(40, 4, stretch=(1, 4, 1))
    col = g.mix(f, shade(c, 0.92), tuple(min(1, v * 1.05) for v in c))
    p = g.principled(col, 0.88, spec=0.15, sheen=0.1)
    g.bump(p, g.noise(90, 4), 0.14, 0.01)
    return g.m


@cached
def gloss(color, rough=0.18, coat=0.9):
    """Glazed ceramic, lacquer or high-quality moulded plastic."""
    g = Graph("gloss")
    g.principled(lin(color), rough + 0.16, spec=0.5, coat=coat)
    return g.m


@cached
def metal(color="gold", rough=0.3):
    g = Graph("metal")
    c = {"brass": (0.83, 0.55, 0.18), "steel": (0.62, 0.61, 0.60), "copper": (0.86, 0.42, 0.25),
         "black": (0.05, 0.047, 0.045)}.get(color) or lin(color)
    p = g.principled(c, rough, metal=1.0)
    g.bump(p, g.noise(220, 1, stretch=(1, 12, 1)), 0.03, 0.01)
    return g.m


@cached
def wood(color="wood", scale=3.0):
    g = Graph("wood")
    c = lin(color)
    f = g.noise(scale, 5, stretch=(1, 9, 9), rough=0.6)
    rings = g.math("SINE", g.math("MULTIPLY", f, 42.0))
    fac = g.math("MULTIPLY_ADD", rings, 0.22, 0.5)
    col = g.mix(fac, shade(c, 0.62), tuple(min(1, v * 1.12) for v in c))
    p = g.principled(col, 0.52, spec=0.35)
    g.bump(p, fac, 0.05, 0.01)
    return g.m


@cached
def glass(color="#ffffff", tint=0.85, rough=0.08):
    """Panel glass without caustics: tinted transparency plus a clear reflection."""
    g = Graph("glass")
    tr = g.n("ShaderNodeBsdfTransparent")
    c = lin(color)
    tr.inputs[0].default_value = (*[v * tint + (1 - tint) for v in c], 1)
    gl = g.n("ShaderNodeBsdfGlossy")
    gl.inputs[0].default_value = (1, 1, 1, 1)
    gl.inputs[1].default_value = rough
    fr = g.n("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.45
    mx = g.n("ShaderNodeMixShader")
    g.link(fr.outputs[0], mx.inputs[0])
    g.link(tr.outputs[0], mx.inputs[1])
    g.link(gl.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs[0])
    return g.m


@cached
def tinted(color, see=0.45, rough=0.12):
    """Acrylic sheet: a coloured, partly translucent body."""
    g = Graph("tinted")
    c = lin(color)
    body = g.principled(c, rough, spec=0.5, coat=0.6)
    tr = g.n("ShaderNodeBsdfTransparent")
    k = max(c)
    tr.inputs[0].default_value = (*[0.25 + 0.75 * v / k for v in c], 1)
    mx = g.n("ShaderNodeMixShader")
    mx.inputs[0].default_value = see
    g.link(body.outputs[0], mx.inputs[1])
    g.link(tr.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs[0])
    return g.m


@cached
def real_glass(color="#ffffff", rough=0.0, ior=1.45):
    """Solid glass for bottles and lenses; its shadow lets light through."""
    g = Graph("real glass")
    gl = g.n("ShaderNodeBsdfGlass")
    gl.inputs["Color"].default_value = (*lin(color), 1)
    gl.inputs["Roughness"].default_value = rough
    gl.inputs["IOR"].default_value = ior
    tr = g.n("ShaderNodeBsdfTransparent")
    tr.inputs[0].default_value = (*[0.35 + 0.6 * v for v in lin(color)], 1)
    lp = g.n("ShaderNodeLightPath")
    fac = g.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    mx = g.n("ShaderNodeMixShader")
    g.link(fac, mx.inputs[0])
    g.link(gl.outputs[0], mx.inputs[1])
    g.link(tr.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs[0])
    return g.m


@cached
def glow(color, strength=1.0):
    g = Graph("glow")
    e = g.n("ShaderNodeEmission")
    e.inputs[0].default_value = (*lin(color), 1)
    e.inputs[1].default_value = strength
    g.link(e.outputs[0], g.out.inputs[0])
    return g.m


def _threads(g, uv_u, uv_v, ribs, cords):
    """Height of a weft-faced weave: fine ribs across, faint cords along."""
    a = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", uv_u, ribs * PI)))
    b = g.math("ABSOLUTE", g.math("SINE", g.math("MULTIPLY", uv_v, cords * PI)))
    return g.math("ADD", g.math("MULTIPLY", a, 0.75), g.math("MULTIPLY", b, 0.35))


@cached
def cloth(color, ribs=26, cords=9, depth=0.35, sheen=0.3):
    """Ribbon cloth; needs ribbon UVs (u in widths along, v 0..1 across)."""
    g = Graph("cloth")
    c = tuple(v * 0.9 for v in lin(color))
    uv = g.n("ShaderNodeSeparateXYZ")
    g.link(g.n("ShaderNodeTexCoord").outputs["UV"], uv.inputs[0])
    f = g.noise(1.0, 3, "UV", stretch=(ribs * 0.9, 0.8, 1))
    col = g.mix(f, shade(c, 0.80), tuple(min(1, v * 1.10) for v in c))
    h = _threads(g, uv.outputs[0], uv.outputs[1], ribs, cords)
    p = g.principled(col, 0.66, spec=0.28, sheen=sheen)
    g.bump(p, h, depth, 0.012)
    return g.m


_pattern_no = 0


def kente(rows, rep, ribs=26, cords=9, depth=0.35, rough=0.66, closest=True):
    """Ribbon cloth with a woven pattern.

    rows: list of rows along the ribbon, each a list of theme colours across it; rep: how many
    ribbon widths the whole list covers before it repeats.
    """
    global _pattern_no
    _pattern_no += 1
    h, w = len(rows), len(rows[0])
    # image x runs along the ribbon (u), y across it (v)
    img = bpy.data.images.new(f"kente{_pattern_no}", h, w)
    px = []
    for v in range(w):
        for u in range(h):
            px.extend((*srgb(rows[u][v]), 1))
    img.pixels = px
    img.pack()
    g = Graph("kente")
    tc = g.n("ShaderNodeTexCoord").outputs["UV"]
    mp = g.n("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (1 / rep, 1, 1)
    g.link(tc, mp.inputs[0])
    im = g.n("ShaderNodeTexImage", image=img, interpolation="Closest" if closest else "Linear",
             extension="REPEAT")
    g.link(mp.outputs[0], im.inputs[0])
    uv = g.n("ShaderNodeSeparateXYZ")
    g.link(tc, uv.inputs[0])
    f = g.noise(1.0, 3, "UV", stretch=(ribs * 0.9, 0.8, 1))
    dark = g.mix(1.0, im.outputs[0], (0.82, 0.82, 0.82), "MULTIPLY")
    col = g.mix(f, dark, im.outputs[0])
    p = g.principled(col, rough, spec=0.28, sheen=0.35)
    g.bump(p, _threads(g, uv.outputs[0], uv.outputs[1], ribs, cords), depth, 0.012)
    return g.m


def pat_edge(base, line, accent=None, n=16):
    """Plain band with fine lines near its selvedges."""
    row = [base] * n
    row[2] = row[n - 3] = line
    row[3] = row[n - 4] = line
    if accent:
        row[n // 2 - 1] = row[n // 2] = accent
    return [row, row]


def pat_check(a, b, n=4, m=None):
    m = m or n
    return [[a if (i + j) % 2 else b for j in range(n)] for i in range(m - m % 2)]


def pat_steps(base, fig, n=16, core=None):
    """Stepped diamonds, the oldest kente figure."""
    rows = []
    for i in range(n):
        row = []
        for j in range(n):
            d = abs(i - n / 2 + 0.5) // 2 + abs(j - n / 2 + 0.5) // 2
            row.append(core if core and d <= n / 8 - 1 else fig if d <= n / 4 - 1 else base)
        rows.append(row)
    return rows


def pat_bars(cols, counts):
    rows = []
    for c, k in zip(cols, counts):
        rows += [[c] * 4] * k
    return rows


def pat_zig(base, fig, n=12):
    rows = []
    for i in range(n):
        s = abs(i - n // 2)
        rows.append([fig if (j + s) % n in (0, 1, 2) else base for j in range(n)])
    return rows


def pat_kente(base, a, b, c):
    """A full block: plain, bars, checks, bars, as strips alternate between plain and figure."""
    n = 12
    out = [[base] * n for _ in range(16)]
    out += [[a] * n] * 2 + [[b] * n] * 1 + [[a] * n] * 2
    for i in range(8):
        out.append([(c if ((i // 2) + (j // 2)) % 2 else a) for j in range(n)])
    out += [[a] * n] * 2 + [[b] * n] * 1 + [[a] * n] * 2
    return out


def picture_mat(rows, rough=0.4, emit=0.0, coat=0.4, closest=True):
    """A flat picture made of colour cells (UV 0..1), for screens, posters and labels.
    Rows are listed from top to bottom, cells from left to right."""
    global _pattern_no
    _pattern_no += 1
    h, w = len(rows), len(rows[0])
    img = bpy.data.images.new(f"pic{_pattern_no}", w, h)
    px = []
    for r in reversed(rows):
        for c in r:
            px.extend((*srgb(c), 1))
    img.pixels = px
    img.pack()
    g = Graph("pic")
    im = g.n("ShaderNodeTexImage", image=img, interpolation="Closest" if closest else "Cubic",
             extension="EXTEND")
    p = g.principled(im.outputs[0], rough, spec=0.3, coat=coat)
    if emit:
        g.link(im.outputs[0], p.inputs["Emission"])
        p.inputs["Emission Strength"].default_value = emit
    return g.m


class Canvas:
    """Rectangles, discs and weaves on a grid of cells: the 'screens' and labels in the pictures."""

    def __init__(self, w, h, bg):
        self.w, self.h = w, h
        self.px = [[bg] * w for _ in range(h)]

    def rect(self, x, y, w, h, c, r=0):
        for j in range(max(0, int(y)), min(self.h, int(y + h))):
            for i in range(max(0, int(x)), min(self.w, int(x + w))):
                if r:
                    dx = max(x + r - i - 0.5, i + 0.5 - (x + w - r), 0)
                    dy = max(y + r - j - 0.5, j + 0.5 - (y + h - r), 0)
                    if dx * dx + dy * dy > r * r:
                        continue
                self.px[j][i] = c
        return self

    def disc(self, cx, cy, r, c, r0=0):
        for j in range(max(0, int(cy - r)), min(self.h, int(cy + r) + 1)):
            for i in range(max(0, int(cx - r)), min(self.w, int(cx + r) + 1)):
                d = (i + 0.5 - cx) ** 2 + (j + 0.5 - cy) ** 2
                if r0 * r0 <= d <= r * r:
                    self.px[j][i] = c
        return self

    def poly(self, pts, c, holes=()):
        """A filled outline; holes are outlines too."""
        edges = [(p, q) for o in (pts, *holes) for p, q in zip(o, [*o[1:], o[0]])]
        for j in range(self.h):
            xs = sorted(x1 + (j + 0.5 - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in edges if (y1 > j + 0.5) != (y2 > j + 0.5))
            for a, b in zip(xs[::2], xs[1::2]):
                for i in range(max(0, round(a)), min(self.w, round(b))):
                    self.px[j][i] = c
        return self

    def lines(self, x, y, w, n, gap, c, t=2, last=0.6):
        for k in range(n):
            self.rect(x, y + k * gap, w * (last if k == n - 1 else 1), t, c, t / 2)
        return self

    def weave(self, x, y, w, h, n, m, warp, weft, gap="ink"):
        """A flat drawing of a plain weave."""
        cw, ch = w / n, h / m
        self.rect(x, y, w, h, gap)
        for j in range(m):
            for i in range(n):
                over = (i + j) % 2
                c = warp[i % len(warp)] if over else weft[j % len(weft)]
                gx, gy = max(1, cw * 0.07), max(1, ch * 0.07)
                if over:
                    self.rect(x + i * cw + gx, y + j * ch, cw - 2 * gx, ch, c)
                else:
                    self.rect(x + i * cw, y + j * ch + gy, cw, ch - 2 * gy, c)
        return self

    def mat(self, **k):
        return picture_mat(self.px, closest=False, **k)


# ---------------------------------------------------------------- geometry

def _obj(name, verts, faces, mat, smooth=40, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = me.uv_layers.new(name="UV")
        flat = []
        for poly in me.polygons:
            for vi in poly.vertices:
                flat.extend(uvs[vi])
        layer.data.foreach_set("uv", flat)
    me.polygons.foreach_set("use_smooth", [bool(smooth)] * len(me.polygons))
    if smooth:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    if mat:
        me.materials.append(mat)
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def place(ob, loc=(0, 0, 0), rot=(0, 0, 0), scale=None):
    """Position; rotation in degrees."""
    ob.location = Vector(loc)
    ob.rotation_euler = Euler([math.radians(a) for a in rot])
    if scale is not None:
        ob.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return ob


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Move several objects as one."""
    m = Matrix.LocRotScale(Vector(loc), Euler([math.radians(a) for a in rot]),
                           Vector((scale,) * 3))
    bpy.context.view_layer.update()
    for o in objs:
        o.matrix_world = m @ o.matrix_world
    bpy.context.view_layer.update()
    return objs


def bevelled(ob, width, segments=4):
    if width > 0:
        b = ob.modifiers.new("bevel", "BEVEL")
        b.width = width
        b.segments = segments
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(35)
        b.harden_normals = True
    return ob


def box(size, loc=(0, 0, 0), mat=None, bevel=0.03, rot=(0, 0, 0), base=True):
    """A block; loc is the middle of its underside (base=True) or its centre."""
    x, y, z = [s / 2 for s in size]
    dz = z if base else 0
    v = [(sx * x, sy * y, sz * z + dz) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    ob = _obj("box", v, f, mat)
    bevelled(ob, min(bevel, min(size) * 0.45))
    return place(ob, loc, rot)


def lathe(profile, mat, loc=(0, 0, 0), rot=(0, 0, 0), segs=96, smooth=35, cap=False, turn=TAU):
    """Revolve a profile [(r, z), ...] about z. UV: u around, v along the profile."""
    verts, uvs, faces = [], [], []
    n = len(profile)
    total = sum(math.dist(profile[i], profile[i + 1]) for i in range(n - 1)) or 1
    closed = turn >= TAU - 1e-6
    cols = segs + 1
    acc = [0.0]
    for i in range(n - 1):
        acc.append(acc[-1] + math.dist(profile[i], profile[i + 1]))
    for s in range(cols):
        a = turn * s / segs
        for i, (r, z) in enumerate(profile):
            verts.append((r * math.cos(a), r * math.sin(a), z))
            uvs.append((s / segs, acc[i] / total))
    for s in range(segs):
        for i in range(n - 1):
            a, b = s * n + i, (s + 1) * n + i
            faces.append((a, b, b + 1, a + 1))
    ob = _obj("lathe", verts, faces, mat, smooth, uvs)
    if closed:
        w = ob.modifiers.new("weld", "WELD")
        w.merge_threshold = 1e-5
    return place(ob, loc, rot)


def soft(points, r=0.03, steps=5):
    """Round the corners of a profile or an outline (open)."""
    out = [points[0]]
    for i in range(1, len(points) - 1):
        out += _fillet(points[i - 1], points[i], points[i + 1], r, steps)
    out.append(points[-1])
    return out


def _fillet(p, q, s, r, steps):
    p, q, s = Vector((*p, 0)), Vector((*q, 0)), Vector((*s, 0))
    a, b = (p - q), (s - q)
    la, lb = a.length, b.length
    if la < 1e-9 or lb < 1e-9:
        return [tuple(q[:2])]
    k = min(r, la * 0.49, lb * 0.49)
    a, b = q + a.normalized() * k, q + b.normalized() * k
    out = []
    for i in range(steps + 1):
        t = i / steps
        v = a * (1 - t) ** 2 + q * 2 * t * (1 - t) + b * t * t
        out.append((v.x, v.y))
    return out


def cylinder(r, h, loc=(0, 0, 0), mat=None, bevel=0.03, rot=(0, 0, 0), segs=96):
    b = min(bevel, r * 0.45, h * 0.45)
    prof = soft([(0.0001, 0), (r, 0), (r, h), (0.0001, h)], b)
    return lathe(prof, mat, loc, rot, segs)


def ball(r, loc=(0, 0, 0), mat=None, segs=64):
    prof = [(max(0.0001, r * math.sin(PI * i / segs)), -r * math.cos(PI * i / segs)) for i in range(segs + 1)]
    return lathe(prof, mat, loc, segs=segs * 2, smooth=80)


def ring(R, r, loc=(0, 0, 0), mat=None, rot=(0, 0, 0), flat=1.0, segs=128, sides=32):
    prof = [(R + r * math.cos(TAU * i / sides), flat * r * math.sin(TAU * i / sides)) for i in range(sides + 1)]
    return lathe(prof, mat, loc, rot, segs, smooth=80)


def outline_rect(w, h, r, steps=8):
    pts = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180),
                       (w / 2 - r, -h / 2 + r, 270)):
        for i in range(steps + 1):
            a = math.radians(a0 + 90 * i / steps)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def outline_circle(r, n=64, cx=0, cy=0, sx=1, sy=1):
    return [(cx + sx * r * math.cos(TAU * i / n), cy + sy * r * math.sin(TAU * i / n)) for i in range(n)]


def cut(points, thick, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.01, holes=(), smooth=40):
    """Extrude an outline (xy) upward by thick; holes are outlines too. UV 0..1 over its bounds."""
    cu = bpy.data.curves.new("cut", "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    for pts in (points, *holes):
        s = cu.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for p, co in zip(s.points, pts):
            p.co = (co[0], co[1], 0, 1)
        s.use_cyclic_u = True
    b = min(bevel, thick * 0.45)
    cu.extrude = thick / 2 - b
    cu.bevel_depth = b
    cu.bevel_resolution = 3
    cu.offset = -b
    tmp = bpy.data.objects.new("cut", cu)
    bpy.context.scene.collection.objects.link(tmp)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(tmp.evaluated_get(dg))
    bpy.data.objects.remove(tmp)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    x0, y0, dx, dy = min(xs), min(ys), max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    me.materials.clear()
    me.materials.append(mat)
    for l in list(me.uv_layers):
        me.uv_layers.remove(l)
    layer = me.uv_layers.new(name="UV")
    flat = []
    for poly in me.polygons:
        poly.use_smooth = True
        poly.material_index = 0
        for vi in poly.vertices:
            co = me.vertices[vi].co
            flat.extend(((co.x - x0) / dx, (co.y - y0) / dy))
    layer.data.foreach_set("uv", flat)
    for v in me.vertices:
        v.co.z += thick / 2
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new("cut", me)
    bpy.context.scene.collection.objects.link(ob)
    # curve fills leave duplicate vertices; merge them so that shading is continuous
    w = ob.modifiers.new("weld", "WELD")
    w.merge_threshold = 1e-5
    return place(ob, loc, rot)


def slab(w, h, t, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.015):
    """A rounded sheet or panel lying in xy."""
    return cut(outline_rect(w, h, max(r, bevel * 1.2)), t, mat, loc, rot, bevel)


def spline(points, n=160):
    """A smooth path through points (centripetal-like Catmull-Rom, evenly resampled)."""
    pts = [Vector(p) for p in points]
    p = [pts[0] * 2 - pts[1]] + pts + [pts[-1] * 2 - pts[-2]]
    raw = []
    for i in range(1, len(p) - 2):
        for k in range(40):
            t = k / 40
            a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
            raw.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                              + (3 * b - a - 3 * c + d) * t ** 3))
    raw.append(p[-2])
    return resample(raw, n)


def resample(raw, n):
    acc = [0.0]
    for i in range(len(raw) - 1):
        acc.append(acc[-1] + (raw[i + 1] - raw[i]).length)
    out, j = [], 0
    for i in range(n + 1):
        d = acc[-1] * i / n
        while j < len(acc) - 2 and acc[j + 1] < d:
            j += 1
        seg = acc[j + 1] - acc[j] or 1
        out.append(raw[j].lerp(raw[j + 1], min(1, max(0, (d - acc[j]) / seg))))
    return out


def ribbon(path, width, mat, thick=0.03, side=(0, 1, 0), twist=None, across=10, taper=None, crown=0.0,
           u0=0.0, lock=False):
    """Sweep a flat, soft-edged section along a dense path.

    side: direction of the ribbon's width at the start (transported along the path without twisting);
    twist: function 0..1 -> degrees; taper: function 0..1 -> factor of the width;
    crown: how much the middle of the section rises; lock: the width keeps pointing to `side`.
    """
    path = [Vector(p) for p in path]
    n = len(path)
    half, th = width / 2, thick / 2
    sec = []
    for i in range(across + 1):
        x = -1 + 2 * i / across
        sec.append((x * (half - th), th + crown * (1 - x * x), (x + 1) / 2))
    for i in range(1, 4):
        a = PI / 2 - PI * i / 4
        sec.append((half - th + th * math.cos(a), th * math.sin(a), 1))
    for i in range(across + 1):
        x = 1 - 2 * i / across
        sec.append((x * (half - th), -th + crown * (1 - x * x), (x + 1) / 2))
    for i in range(1, 4):
        a = -PI / 2 - PI * i / 4
        sec.append((-half + th + th * math.cos(a), th * math.sin(a), 0))
    m = len(sec)
    S = Vector(side).normalized()
    verts, uvs, faces = [], [], []
    dist = 0.0
    for k in range(n):
        T = (path[min(k + 1, n - 1)] - path[max(k - 1, 0)]).normalized()
        if lock:
            S = Vector(side)
        S = (S - S.dot(T) * T).normalized()
        s = S
        if twist:
            s = Matrix.Rotation(math.radians(twist(k / (n - 1))), 3, T) @ S
        N = T.cross(s)
        if k:
            dist += (path[k] - path[k - 1]).length
        tp = taper(k / (n - 1)) if taper else 1
        for x, y, v in sec:
            verts.append(path[k] + s * x * tp + N * y)
            uvs.append((u0 + dist / width, v))
    for k in range(n - 1):
        for i in range(m):
            a, b = k * m + i, k * m + (i + 1) % m
            faces.append((a, b, b + m, a + m))
    faces.append(tuple(reversed(range(m))))
    faces.append(tuple((n - 1) * m + i for i in range(m)))
    return _obj("ribbon", verts, faces, mat, 50, uvs)


def tube(path, r, mat, side=(0, 0, 1), segs=20, taper=None):
    path = [Vector(p) for p in path]
    S = Vector(side)
    T0 = (path[1] - path[0]).normalized()
    if abs(S.normalized().dot(T0)) > 0.95:
        S = Vector((1, 0, 0.2))
    verts, faces, uvs = [], [], []
    n, dist = len(path), 0
    for k in range(n):
        T = (path[min(k + 1, n - 1)] - path[max(k - 1, 0)]).normalized()
        S = (S - S.dot(T) * T).normalized()
        N = T.cross(S)
        if k:
            dist += (path[k] - path[k - 1]).length
        rr = r * (taper(k / (n - 1)) if taper else 1)
        for i in range(segs):
            a = TAU * i / segs
            verts.append(path[k] + (S * math.cos(a) + N * math.sin(a)) * rr)
            uvs.append((dist / (2 * r), i / segs))
    for k in range(n - 1):
        for i in range(segs):
            a, b = k * segs + i, k * segs + (i + 1) % segs
            faces.append((a, b, b + segs, a + segs))
    faces.append(tuple(reversed(range(segs))))
    faces.append(tuple((n - 1) * segs + i for i in range(segs)))
    return _obj("tube", verts, faces, mat, 60, uvs)


def sheet(fn, nu, nv, mat, thick=0.02, size=(1, 1)):
    """Cloth from a function (u, v in 0..1) -> point. UV in units of size."""
    verts, uvs, faces = [], [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            u, v = i / nu, j / nv
            verts.append(fn(u, v))
            uvs.append((u * size[0], v * size[1]))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    ob = _obj("sheet", verts, faces, mat, 80, uvs)
    if thick:
        s = ob.modifiers.new("solid", "SOLIDIFY")
        s.thickness = thick
        s.offset = 0
    return ob


def wave(t, hard=2.0):
    """Flat-topped cosine: height of a band as it passes over, then under."""
    return math.tanh(hard * math.cos(t)) / math.tanh(hard)


def weave(xs, ys, pitch=0.5, width=0.86, thick=0.03, amp=0.05, margin=0.35, surface=None, over=None,
          per=14, margins=None):
    """Plain weave as geometry.

    xs: materials of the bands that run along y (one per column); ys: of those along x (one per
    row). surface: (x, y, z) -> point, bends the finished cloth. Returns (columns, rows).
    margins: (left, right, bottom, top) loose ends in units of length.
    """
    surface = surface or (lambda x, y, z: Vector((x, y, z)))
    nx, ny = len(xs), len(ys)
    x0, y0 = -(nx - 1) / 2 * pitch, -(ny - 1) / 2 * pitch
    over = over or (lambda i, j: (i + j) % 2 == 0)
    ml, mr, mb, mt = margins or (margin,) * 4

    def height(seq, t):
        # seq: +1/-1 at each crossing; t in pitches from the first crossing
        k = math.floor(t)
        f = t - k
        a = seq[min(max(k, 0), len(seq) - 1)]
        b = seq[min(max(k + 1, 0), len(seq) - 1)]
        if t < 0 or t > len(seq) - 1:
            e = (-t if t < 0 else t - len(seq) + 1)
            return (seq[0] if t < 0 else seq[-1]) * wave(min(e, 1) * PI / 2)
        if a == b:
            return a
        return a * wave(f * PI)

    cols, rows = [], []
    for i, m in enumerate(xs):
        if m is None:
            continue
        seq = [1 if over(i, j) else -1 for j in range(ny)]
        n = int((ny + (mb + mt) / pitch) * per)
        pts = []
        for k in range(n + 1):
            y = y0 - mb + k / n * ((ny - 1) * pitch + mb + mt)
            pts.append(surface(x0 + i * pitch, y, amp * height(seq, (y - y0) / pitch)))
        e = surface(x0 + i * pitch + 0.01, y0, 0) - surface(x0 + i * pitch, y0, 0)
        cols.append(ribbon(pts, pitch * width, m, thick, side=e, u0=i * 0.37))
    for j, m in enumerate(ys):
        if m is None:
            continue
        seq = [-1 if over(i, j) else 1 for i in range(nx)]
        n = int((nx + (ml + mr) / pitch) * per)
        pts = []
        for k in range(n + 1):
            x = x0 - ml + k / n * ((nx - 1) * pitch + ml + mr)
            pts.append(surface(x, y0 + j * pitch, amp * height(seq, (x - x0) / pitch)))
        e = surface(x0, y0 + j * pitch + 0.01, 0) - surface(x0, y0 + j * pitch, 0)
        rows.append(ribbon(pts, pitch * width, m, thick, side=e, u0=j * 0.53))
    return cols, rows


def coil(center, r0, r1, turns, height=0.0, n=200, axis="y", start=0.0):
    """Spiral path (a rolled ribbon): with axis y, the roll stands like a wheel; with z, it lies flat."""
    out = []
    for k in range(n + 1):
        t = k / n
        a = start + turns * TAU * t
        r = r0 + (r1 - r0) * t
        if axis == "y":
            p = (r * math.cos(a), height * t, r * math.sin(a))
        elif axis == "x":
            p = (height * t, r * math.cos(a), r * math.sin(a))
        else:
            p = (r * math.cos(a), r * math.sin(a), height * t)
        out.append(Vector(p) + Vector(center))
    return out


# ---------------------------------------------------------------- set pieces that many scenes share

def spool(loc, color, r=0.34, h=0.8, rot=(0, 0, 0), body="wood", turns=26):
    """A thread spool: turned ends, thread as fine rings."""
    out = []
    m = wood(body) if body in ("wood", "bark") else matte(body)
    prof = soft([(0.0001, 0), (r, 0), (r, 0.11 * h), (0.42 * r, 0.17 * h)], 0.02)
    out.append(lathe(prof, m))
    top = [(a, h - b) for a, b in reversed(prof)]
    out.append(lathe(top, m))
    t = []
    z0, z1 = 0.14 * h, 0.86 * h
    steps = turns * 6
    for i in range(steps + 1):
        z = z0 + (z1 - z0) * i / steps
        t.append((r * 0.80 + 0.016 * r * 1.2 * abs(math.sin(PI * turns * i / steps)), z))
    out.append(lathe(t, cloth(color, 40, 3, 0.2), smooth=80))
    hole = lathe([(0.0001, h + 0.001), (r * 0.22, h + 0.001)], matte("ink"))
    out.append(hole)
    return group(out, loc, rot)


def cup(loc, color, inner=None, r=0.42, h=0.62, fill=None, handle=True, rot=(0, 0, 0)):
    """A thrown cup: foot, thick wall, handle; `fill` is its contents."""
    m = gloss(color)
    prof = soft([(0.0001, 0), (r * 0.58, 0), (r * 0.62, 0.03), (r * 0.86, h * 0.38), (r, h), (r * 0.93, h),
                 (r * 0.80, h * 0.38), (r * 0.52, 0.07), (0.0001, 0.07)], 0.05, 6)
    out = [lathe(prof, m)]
    if fill:
        out.append(lathe([(0.0001, h * 0.80), (r * 0.90, h * 0.80)], gloss(fill, 0.05)))
    if handle:
        pth = spline([(r * 0.90, 0, h * 0.80), (r * 1.35, 0, h * 0.82), (r * 1.52, 0, h * 0.55),
                      (r * 1.30, 0, h * 0.28), (r * 0.80, 0, h * 0.25)], 50)
        out.append(tube(pth, 0.055, m))
    return group(out, loc, rot)


def bottle(loc, mat, cap_mat, r=0.26, h=1.1, neck=0.1, cap_h=0.2, shoulder=0.72, rot=(0, 0, 0)):
    prof = soft([(0.0001, 0), (r, 0), (r, h * shoulder), (neck, h * (shoulder + 0.12)), (neck, h), (0.0001, h)],
                min(r, 0.16) * 0.6, 8)
    out = [lathe(prof, mat), cylinder(neck * 1.28, cap_h, (0, 0, h - 0.03), cap_mat, 0.02)]
    return group(out, loc, rot)


def jar(loc, mat, lid, r=0.36, h=0.42, lid_h=0.16):
    out = [cylinder(r, h, (0, 0, 0), mat, 0.05), cylinder(r * 1.03, lid_h, (0, 0, h + 0.004), lid, 0.025)]
    return group(out, loc)


def book(loc, color, size=(1.0, 1.4, 0.16), rot=(0, 0, 0), page="cream"):
    w, d, t = size
    out = [box((w, d, t * 0.16), (0, 0, 0), card(color), 0.012),
           box((w, d, t * 0.16), (0, 0, t * 0.84), card(color), 0.012),
           box((t * 0.16, d, t), (-w / 2 + t * 0.08, 0, 0), card(color), 0.02),
           box((w * 0.95, d * 0.95, t * 0.68), (-0.01, 0, t * 0.16), card(page), 0.004)]
    return group(out, loc, rot)


def crate(loc, size=(1.4, 1.0, 0.8), mat=None, rot=(0, 0, 0), slats=3, gap=0.05):
    """Slatted crate."""
    m = mat or wood()
    w, d, h = size
    t = 0.05
    sh = (h - gap * (slats - 1)) / slats
    out = []
    for k in range(slats):
        z = k * (sh + gap)
        for s in (-1, 1):
            out.append(box((w, t, sh), (0, s * (d / 2 - t / 2), z), m, 0.012))
            out.append(box((t, d - 2 * t, sh), (s * (w / 2 - t / 2), 0, z), m, 0.012))
    for sx in (-1, 1):
        for sy in (-1, 1):
            out.append(box((t * 1.6, t * 1.6, h), (sx * (w / 2 - t * 1.7), sy * (d / 2 - t * 1.7), 0), m, 0.012))
    out.append(box((w - t, d - t, t), (0, 0, 0.005), m, 0.01))
    return group(out, loc, rot)


def phone(screen_mat, loc=(0, 0, 0), rot=(0, 0, 0), w=0.9, h=1.86, t=0.1, body=None):
    """A slab lying in xy, screen upward."""
    body = body or metal("black", 0.35)
    return group([slab(w, h, t, 0.13, body, bevel=0.03),
                  slab(w - 0.09, h - 0.09, 0.012, 0.095, screen_mat, (0, 0, t - 0.006), bevel=0.003)], loc, rot)


def screen(screen_mat, loc=(0, 0, 0), rot=(0, 0, 0), w=3.2, h=2.0, body=None, stand=True, t=0.09):
    """A monitor slab that stands in xz, facing -y; loc is under its middle."""
    body = body or metal("black", 0.35)
    lift = 0.55 if stand else 0.0
    out = [slab(w, h, t, 0.07, body, (0, 0, lift + h / 2), (90, 0, 0), bevel=0.02),
           slab(w - 0.12, h - 0.12, 0.012, 0.03, screen_mat, (0, -t + 0.006, lift + h / 2), (90, 0, 0), bevel=0.003)]
    if stand:
        out.append(box((0.5, 0.06, lift + 0.5), (0, 0.05, 0.0), body, 0.02, rot=(-6, 0, 0)))
        out.append(slab(1.1, 0.7, 0.05, 0.1, body, (0, 0.1, 0), bevel=0.015))
    return group(out, loc, rot)


def plant(loc, pot="terracotta", leaf="green", n=11, h=1.3, seed=1, r=0.3):
    """Ribbon-leaved plant in a lathed pot."""
    rnd = random.Random(seed)
    out = [lathe(soft([(0.0001, 0), (r * 0.72, 0), (r, 0.5), (r * 1.06, 0.5), (r * 1.06, 0.56), (r * 0.92, 0.56),
                       (r * 0.9, 0.46), (0.0001, 0.46)], 0.02), matte(pot))]
    for k in range(n):
        a = TAU * k / n + rnd.uniform(-0.25, 0.25)
        l = h * rnd.uniform(0.65, 1.05)
        o = rnd.uniform(0.25, 0.6) * h
        d = Vector((math.cos(a), math.sin(a), 0))
        p = spline([Vector((0, 0, 0.45)) + d * 0.05, Vector((0, 0, 0.45 + l * 0.55)) + d * o * 0.35,
                    Vector((0, 0, 0.45 + l * 0.85)) + d * o * 0.8, Vector((0, 0, 0.45 + l * 0.72)) + d * o * 1.35], 40)
        s = Vector((-d.y, d.x, 0))
        out.append(ribbon(p, 0.2 * h / 1.3, matte(leaf), 0.012, s, across=6, crown=-0.02,
                          taper=lambda t: max(0.03, math.sin(PI * (0.12 + 0.88 * t)) ** 0.8)))
    return group(out, loc)


def loft(sections, mat, smooth=50, caps=True):
    """A skin through outlines [(x, y, z), ...] with equal point counts, from bottom to top."""
    m = len(sections[0])
    verts = [v for sec in sections for v in sec]
    faces = []
    for k in range(len(sections) - 1):
        for i in range(m):
            a, b = k * m + i, k * m + (i + 1) % m
            faces.append((a, b, b + m, a + m))
    if caps:
        faces.append(tuple(reversed(range(m))))
        faces.append(tuple((len(sections) - 1) * m + i for i in range(m)))
    return _obj("loft", verts, faces, mat, smooth)


def pouch(loc, color, w=0.9, d=0.5, h=1.35, rot=(0, 0, 0), label=None, band=None):
    """A filled paper bag whose top is pinched and rolled."""
    secs = []
    for k in range(41):
        t = k / 40
        z = h * t
        dd = d * (0.5 * (1 - t ** 3.2)) + 0.022 + 0.02 * math.sin(t * 9)
        ww = w * 0.5 * (0.96 + 0.05 * t - 0.03 * math.sin(PI * t))
        e = 5 - 2.6 * t
        sec = []
        for i in range(64):
            a = TAU * i / 64
            c, s_ = math.cos(a), math.sin(a)
            sec.append((ww * math.copysign(abs(c) ** (2 / e), c), dd * math.copysign(abs(s_) ** (2 / e), s_), z))
        secs.append(sec)
    out = [loft(secs, card(color), 60)]
    out.append(box((w * 1.06, 0.1, 0.13), (0, 0, h - 0.02), card(color), 0.04))
    out.append(box((w * 1.09, 0.05, 0.03), (0, -0.05, h + 0.03), metal("brass", 0.3), 0.01))
    if label:
        out.append(slab(w * 0.56, w * 0.62, 0.02, 0.02, card(label), (0, -d * 0.5 - 0.012, h * 0.42), (87, 0, 0), 0.004))
        out.append(cylinder(w * 0.15, 0.02, (0, -d * 0.5 - 0.028, h * 0.42), matte(band or "crimson"), 0.004, (87, 0, 0)))
    return group(out, loc, rot)


def folded(loc, color, w=1.0, d=0.9, layers=4, gap=0.075, rot=(0, 0, 0), mat=None):
    """Cloth folded back and forth."""
    r = gap / 2
    pts = []
    for k in range(layers):
        z = r + k * gap
        a, b = (-d / 2 + r, d / 2 - r) if k % 2 == 0 else (d / 2 - r, -d / 2 + r)
        for i in range(31):
            pts.append(Vector((a + (b - a) * i / 30, 0, z + 0.006 * math.sin(i * 0.5 + k))))
        if k < layers - 1:
            sgn = 1 if k % 2 == 0 else -1
            for i in range(1, 12):
                t = -PI / 2 + PI * i / 12
                pts.append(Vector((b + sgn * r * 1.15 * math.cos(t), 0, z + r + r * math.sin(t))))
    return group([ribbon(resample(pts, 420), w, mat or cloth(color, 18, 16, 0.3), gap * 0.72, side=(0, 1, 0), across=16)], loc, rot)


def bean(loc, mat, rot=(0, 0, 0), size=0.13):
    """A roasted bean: an egg with its furrow."""
    secs = []
    for k in range(25):
        t = -1 + 2 * (k + 0.001) / 24.002
        rr = math.sqrt(max(0.0005, 1 - t * t))
        sec = []
        for i in range(28):
            a = TAU * i / 28
            x, y = rr * 0.72 * math.cos(a), rr * 0.6 * math.sin(a)
            if y > 0:
                y *= 0.45 + 0.55 * min(1, abs(x) / (0.2 * rr + 1e-6)) if abs(x) < 0.2 * rr else 1.0
            sec.append((x * size, t * size, y * size))
        secs.append(sec)
    return group([loft(secs, mat, 70)], loc, rot)


def capsule(loc, a, b, r=0.12, l=0.42, rot=(0, 0, 0)):
    """A two-coloured pill."""
    half = []
    for i in range(17):
        t = PI / 2 * i / 16
        half.append((max(0.0001, r * math.sin(t)), r - r * math.cos(t)))
    half.append((r, l / 2 + 0.004))
    top = [(x * 0.955, l - z) for x, z in reversed(half)]
    return group([lathe(half, gloss(a), smooth=80), lathe(top, gloss(b), smooth=80)], loc, rot)


def star(r, t, mat, loc=(0, 0, 0), rot=(0, 0, 0), inner=0.42, bevel=0.05):
    pts = []
    for k in range(10):
        a = PI / 2 + TAU * k / 10
        q = r if k % 2 == 0 else r * inner
        pts.append((q * math.cos(a), q * math.sin(a)))
    return cut(pts, t, mat, loc, rot, bevel)


def arch(w, h, t, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.03, hole=None):
    """An upright arch in xz with its foot on the ground."""
    def line(ww, hh):
        pts = [(-ww / 2, 0), (ww / 2, 0)]
        for i in range(41):
            a = PI * i / 40
            pts.append((ww / 2 * math.cos(a), hh - ww / 2 + ww / 2 * math.sin(a)))
        return pts
    if hole:
        outer, inn = line(w, h), line(w - 2 * hole, h - hole)
        pts = outer[1:] + [outer[0]] + [inn[0]] + list(reversed(inn[2:])) + [inn[1]]
        pts = outer[1:] + [(-w / 2, 0), (-w / 2 + hole, 0)] + list(reversed(inn[2:])) + [(w / 2 - hole, 0)]
        return group([cut(pts, t, mat, (0, t / 2, 0), (90, 0, 0), bevel)], loc, rot)
    return group([cut(line(w, h), t, mat, (0, t / 2, 0), (90, 0, 0), bevel)], loc, rot)


def pencil(loc, color, l=1.7, r=0.06, rot=(0, 90, 0)):
    def hexa(rr, z):
        return [(rr * math.cos(TAU * i / 6), rr * math.sin(TAU * i / 6), z) for i in range(6)]
    out = [loft([hexa(r, 0), hexa(r, l)], gloss(color), 20),
           lathe([(r * 0.94, l), (r * 0.28, l + 0.2)], wood("sand")), lathe([(r * 0.28, l + 0.2), (0.0001, l + 0.27)], matte("ink")),
           cylinder(r * 0.98, 0.14, (0, 0, -0.13), metal("brass", 0.3), 0.01), cylinder(r * 0.9, 0.14, (0, 0, -0.25), matte("crimson"), 0.03)]
    return group(out, loc, rot)


def drape_weave(cx, y, top, w, n, m, cols, rows, amp=0.02, drop=None):
    """A small woven cloth hanging in xz at depth y."""
    pitch = w / n
    xs = [cloth(cols[i % len(cols)]) for i in range(n)]
    ys = [cloth(rows[j % len(rows)]) for j in range(m)]
    return weave(xs, ys, pitch, 0.86, 0.016, amp, margin=pitch * 0.6,
                 surface=lambda a, b, z: Vector((cx + a, y - z, top - (m / 2) * pitch + b)))


# ---------------------------------------------------------------- light, camera, backdrop

GROUND = {"color": "paper"}


def _backdrop(o):
    """Marks what a cut-out leaves out."""
    o["backdrop"] = True
    return o


def sweep(color, depth=4.0, height=9.0, width=60.0, radius=2.5, front=14.0, z=0.0):
    """Backdrop: floor that curves up behind the set."""
    GROUND["color"] = color
    prof = [(-front, z)]
    for i in range(25):
        a = PI / 2 * i / 24
        prof.append((depth - radius + radius * math.sin(a), z + radius - radius * math.cos(a)))
    prof.append((depth, z + height))
    verts, faces = [], []
    for y, zz in prof:
        verts += [(-width / 2, y, zz), (width / 2, y, zz)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return _backdrop(_obj("sweep", verts, faces, ground_mat(color), 80))


def floor(color, size=80, z=0.0):
    GROUND["color"] = color
    s = size / 2
    return _backdrop(_obj("floor", [(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], [(0, 1, 2, 3)], ground_mat(color), 0))


def area(loc, target=(0, 0, 0), size=2.0, power=300.0, color=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE" if size_y else "DISK"
    l.size = size
    if size_y:
        l.size_y = size_y
    l.energy = power
    l.color = color
    l.spread = math.radians(spread)
    o = bpy.data.objects.new("area", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.visible_camera = False
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def sun(az, el, power=2.0, angle=3.0, color=(1, 0.95, 0.88)):
    """Crisp key light: az is measured counter-clockwise from the camera's right, in degrees."""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = power
    l.angle = math.radians(angle)
    l.color = color
    o = bpy.data.objects.new("sun", l)
    bpy.context.scene.collection.objects.link(o)
    d = Vector((math.cos(math.radians(el)) * math.cos(math.radians(az)),
                math.cos(math.radians(el)) * math.sin(math.radians(az)), math.sin(math.radians(el))))
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    return o


def world(color=(0.9, 0.93, 1.0), strength=0.4):
    w = bpy.data.worlds.new("world")
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = (*color, 1)
    b.inputs[1].default_value = strength
    bpy.context.scene.world = w


def rig(key=1.0, fill=1.0, rim=1.0, az=205, el=48, soft_angle=6.0, scale=1.0):
    """The standard light: a crisp key from the left with a large soft box, a cool fill and a rim light."""
    world((0.93, 0.94, 1.0), 0.42 * fill)
    sun(az, el, 2.3 * key, soft_angle)
    s = scale
    area((-6 * s, -4 * s, 6 * s), (0, 0, 0.5), 5 * s, 520 * key * s * s, (1, 0.96, 0.9))
    # high, so that the edge of its light stays above the picture
    area((3 * s, 3.4 * s, 7.4 * s), (0, 0, 0.8), 3 * s, 280 * rim * s * s, (1, 0.93, 0.84))


def camera(target=(0, 0, 0.6), az=-90, el=28, dist=9.0, lens=70, blur=0.0, focus=None, roll=0, shift=(0, 0)):
    """Look at the target from az/el in degrees. blur: lens aperture radius; focus: a point."""
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    a, e = math.radians(az), math.radians(el)
    t = Vector(target)
    o.location = t + Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))) * dist
    q = (t - o.location).to_track_quat("-Z", "Y")
    o.rotation_euler = (q.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, "Z")).to_euler()
    if blur:
        c.dof.use_dof = True
        f = Vector(focus) if focus is not None else t
        fwd = (t - o.location).normalized()
        c.dof.focus_distance = (f - o.location).dot(fwd)
        c.dof.aperture_fstop = lens * 1e-3 / (2 * blur)
    bpy.context.scene.camera = o
    return o


def camera_above(width):
    """Look straight down at a square of this width around the origin, without perspective."""
    c = bpy.data.cameras.new("cam")
    c.type = "ORTHO"
    c.ortho_scale = width
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = (0, 0, 20)
    bpy.context.scene.camera = o
    return o


def crop(x, y, width, height):
    """Render only this part of the picture, in parts of its width and height, from its upper left corner."""
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = True
    r.border_min_x, r.border_max_x = x, x + width
    r.border_min_y, r.border_max_y = 1 - y - height, 1 - y


# ---------------------------------------------------------------- render

def setup(width, height, samples, noise):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = noise
    c.adaptive_min_samples = max(12, samples // 3)
    c.use_denoising = False
    c.max_bounces = 6
    c.diffuse_bounces = 3
    c.glossy_bounces = 3
    c.transmission_bounces = 6
    c.transparent_max_bounces = 12
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.sample_clamp_indirect = 3.0
    c.sample_clamp_direct = 12.0
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.4
    s.render.resolution_x = width
    s.render.resolution_y = height
    s.render.resolution_percentage = 100
    s.render.film_transparent = False
    s.render.use_compositing = False
    s.render.use_sequencer = False
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.color_depth = "16"
    s.render.image_settings.exr_codec = "NONE"


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def render_cutout(out):
    """The set without its backdrop, then the backdrop with and without the set's shadow. The invisible part still
    reflects light and casts shadows. Unlike Cycles' own shadow catcher, this leaves every layer free of noise
    that the others could only hide: the shadow is the quotient of the last two."""
    s = bpy.context.scene
    backdrop = [o for o in s.objects if o.get("backdrop")]
    set_ = [o for o in s.objects if o.type == "MESH" and not o.get("backdrop")]
    if not backdrop:
        raise ValueError("a cut-out needs a sweep or a floor to cast its shadow on")
    s.render.film_transparent = True
    for o in backdrop:
        o.visible_camera = False
    render(out)
    for o in backdrop:
        o.visible_camera = True
    for o in set_:
        o.visible_camera = False
    s.render.resolution_percentage = 50  # shadows are soft
    render(out + ".shadow.exr")
    for o in set_:
        o.hide_render = True
    render(out + ".backdrop.exr")


def clear():
    for block in (bpy.data.objects, bpy.data.meshes, bpy.data.lights, bpy.data.cameras, bpy.data.materials,
                  bpy.data.curves):
        for b in list(block):
            block.remove(b)
    _cache.clear()


def main():
    argv = sys.argv[sys.argv.index("--") + 1:]
    series, name, out, scale, samples = argv[0], argv[1], argv[2], float(argv[3]), int(argv[4])
    sys.modules["studio"] = sys.modules["__main__"]
    folder = os.path.dirname(os.path.abspath(series))
    sys.path[:0] = [folder, os.path.dirname(folder)]
    spec = importlib.util.spec_from_file_location("series", series)
    mod = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(mod)
    pic = PICTURES[name]
    clear()
    random.seed(name)
    w, h = round(pic["width"] * scale), round(pic["height"] * scale)
    setup(w, h, samples or pic["samples"], pic["noise"])
    GROUND["color"] = pic["ground"]
    fn = pic["fn"]
    fn(name) if fn.__code__.co_argcount else fn()
    with open(out + ".json", "w") as f:
        json.dump(dict(name=name, ground=lin(GROUND["color"]), cutout=pic["cutout"], **pic["develop"]), f)
    (render_cutout if pic["cutout"] else render)(out)


if __name__ == "__main__":
    main()
    sys.stdout.flush()
    os._exit(0)  # a normal exit crashes Debian's Blender; the picture is already written
