"""Reliefs: flat outlines blown up to soft shapes and laid over each other, as in series/people.py.

Outlines are square arrays of numbers from 0 (outside) to 1 (inside), their first row on top. A relief's heights are known at every
second pixel of its outlines. Lengths are in units of the picture, but for the widths of blurs, which are in cells of the array.

`n` is the number of an array's rows, `side` its width and `before` how much of it lies left of the picture, and above.
"""
import numpy as np

from studio import *

# ---------------------------------------------------------------- arrays

def load(path):
    """A PNG as an array of (rows, columns, 3), without any change to its values."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    px = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(px)
    bpy.data.images.remove(image)
    return px.reshape(h, w, 4)[::-1, :, :3].copy()


def halved(a):
    """Each cell of the result is the mean of four."""
    n = a.shape[0] // 2
    return a.reshape(n, 2, n, 2).mean((1, 3))


def doubled(a):
    """Each cell becomes four of its value."""
    return np.kron(a, np.ones((2, 2), a.dtype))


def blurred(a, sigma):
    """Gaussian blur of a standard deviation of `sigma` cells."""
    r = int(sigma * 3) + 1
    k = np.exp(-0.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    k /= k.sum()
    p = np.pad(a, ((r, r), (0, 0)), mode="edge")
    a = sum(k[j] * p[j:j + a.shape[0]] for j in range(2 * r + 1))
    p = np.pad(a, ((0, 0), (r, r)), mode="edge")
    return sum(k[j] * p[:, j:j + a.shape[1]] for j in range(2 * r + 1))


def smooth(start, end, a):
    """0 up to `start`, 1 from `end`, and a smooth rise between."""
    t = np.clip((a - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def spots(points, sigma, n, before, side):
    """Soft spots of height 1 at points of the picture; `sigma` is their standard deviation."""
    c = (np.arange(n) + 0.5) / n * side - before
    return sum(np.exp(-0.5 * (((c[None, :] - x) / sigma) ** 2 + ((c[:, None] - y) / sigma) ** 2)) for x, y in points)


# ---------------------------------------------------------------- shapes

# steps on the coarsest grid of inflated(), and on each that is finer: where they end decides how flat wide shapes are
STEPS, FINE_STEPS = 1500, 160


def inflated(outline, side):
    """Heights of a membrane that is blown up in an outline: a small disc becomes half a ball.

    Relaxes towards the solution of Poisson's equation, on a coarse grid if the outline's can be halved, and stops before it is
    there: so the middle of a wide shape, as a head, is a plateau. With portraits of 2132 pixels it lies 59 units high.
    """
    grids = [outline]
    while grids[-1].shape[0] > 70 and grids[-1].shape[0] % 2 == 0:
        grids.append(halved(grids[-1]))
    u = None
    for grid in reversed(grids):
        u = np.zeros_like(grid) if u is None else doubled(u)
        inside = (grid > 0.5).astype(np.float32)
        cell = side / grid.shape[0]
        for _ in range(STEPS if grid is grids[-1] else FINE_STEPS):
            p = np.pad(u, 1, mode="edge")
            u = (0.25 * (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) + cell * cell) * inside
    return np.sqrt(u)


def curls(n, side, size, seed=7):
    """Heights from 0 to 1 of wool: coils of a diameter of `size`, each with a hollow in its middle."""
    rng = np.random.default_rng(seed)
    px = n / side
    r = size * px * 0.62
    reach = int(r) + 2
    yy, xx = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    out = np.zeros((n, n), np.float32)
    for row, top in enumerate(np.arange(0, side, size * 0.86)):
        for left in np.arange(0, side, size):
            x = (left + (size / 2 if row % 2 else 0) + rng.uniform(-0.3, 0.3) * size) * px
            y = (top + rng.uniform(-0.3, 0.3) * size) * px
            i, j = int(x), int(y)
            if not (reach <= i < n - reach - 1 and reach <= j < n - reach - 1):
                continue
            d = ((xx + i - x) ** 2 + (yy + j - y) ** 2) / (r * r)
            coil = np.sqrt(np.clip(1 - d, 0, 1)) * rng.uniform(0.75, 1) - 0.35 * np.exp(-d * 14)
            part = out[j - reach:j + reach + 1, i - reach:i + reach + 1]
            np.maximum(part, coil, out=part)
    return out


def threads(n, side):
    """Heights from 0 to 1 of a weave: ribs across, faint cords along."""
    c = (np.arange(n) + 0.5) / n * side
    return 0.8 * np.abs(np.sin(c * PI / 3))[:, None] + 0.2 * np.abs(np.sin(c * PI / 7))[None, :]


# ---------------------------------------------------------------- in Blender

def _texture(g, name, a, data):
    n = a.shape[0]
    image = bpy.data.images.new(name, n, n, float_buffer=data)
    if data:
        image.colorspace_settings.name = "Non-Color"
    px = np.ones((n, n, 4), np.float32)
    px[..., :3] = a if a.ndim == 3 else a[..., None]
    image.pixels.foreach_set(px[::-1].ravel())
    t = g.n("ShaderNodeTexImage", image=image, extension="EXTEND")
    g.link(g.n("ShaderNodeTexCoord").outputs["UV"], t.inputs[0])
    return t.outputs[0]


def relief(heights, colour, rough, grain, side, origin, unit):
    """A mesh of these heights, lying on the floor. `colour` (sRGB), `rough` and `grain` (heights of the finest relief, 0 to 1) are
    arrays. `origin`: the point of the picture, counted from the arrays' upper left corner, that lies at the scene's origin;
    `unit`: the length of a unit of the picture in Blender. Faces that are below the floor as a whole are left out."""
    g = Graph("relief")
    p = g.principled(_texture(g, "colour", colour, False), spec=0.3, sheen=0.15)
    g.link(_texture(g, "rough", rough, True), p.inputs["Roughness"])
    g.bump(p, _texture(g, "grain", grain, True), 0.6, 0.014)

    n = heights.shape[0]
    t = (np.arange(n) + 0.5) / n
    verts = np.empty((n, n, 3), np.float32)
    verts[..., 0] = ((t * side - origin[0]) * unit)[None, :]
    verts[..., 1] = -((t * side - origin[1]) * unit)[:, None]
    verts[..., 2] = heights * unit
    uvs = np.empty((n, n, 2), np.float32)
    uvs[..., 0] = t[None, :]
    uvs[..., 1] = 1 - t[:, None]
    seen = heights > 0
    kept = seen[:-1, :-1] | seen[1:, :-1] | seen[1:, 1:] | seen[:-1, 1:]
    index = np.arange(n * n, dtype=np.int32).reshape(n, n)
    faces = np.stack([a[kept] for a in (index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:])], 1)

    me = bpy.data.meshes.new("relief")
    me.vertices.add(n * n)
    me.vertices.foreach_set("co", verts.ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set("vertex_index", faces.ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    me.update(calc_edges=True)
    me.uv_layers.new(name="UV").data.foreach_set("uv", uvs.reshape(-1, 2)[faces.ravel()].ravel())
    me.materials.append(g.m)
    o = bpy.data.objects.new("relief", me)
    bpy.context.scene.collection.objects.link(o)
    return o
