"""Portraits: the team, clients and readers, modelled in relief from the parts that people.mjs draws."""
from relief import *

UNIT = 0.01
CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".cache", "people")


def rgb(colour):
    return np.array(srgb(colour), np.float32)


WHITE, TONGUE = rgb("paper"), rgb("terracotta")


def massive(outline, sigma, share):
    """Where an outline is so wide that its blurred middle still keeps this share: its masses, without its lines."""
    core = (blurred(halved(outline), sigma) > share).astype(np.float32)
    return doubled(smooth(0.3, 0.5, 2.4 * blurred(core, 6)))


def hair_and_lines(ink, person, contrast):
    """What is drawn black on a head: masses are hair, or a scarf whose folds are slits in it; the rest are lines."""
    if person["covered"] == "turban":
        return np.zeros_like(ink), ink
    if person["covered"]:
        whole = doubled(smooth(0.42, 0.6, blurred(halved(ink), 8)))
        return np.maximum(ink, whole), np.clip(whole - ink, 0, 1)
    hair = np.maximum(massive(ink, 7, 0.93) * ink, contrast)
    hair = np.maximum(hair, doubled(smooth(0.5, 0.65, blurred(halved(hair), 7))))
    if person["plaited"]:
        hair = np.maximum(hair, doubled(smooth(0.58, 0.7, blurred(halved(hair), 12))))
    return hair, np.clip(ink - smooth(0.02, 0.2, doubled(blurred(halved(hair), 2))), 0, 1)


def up_to_edge(part, outer):
    """A part with what lies between it and the head's edge, where skin is drawn below the outline."""
    return np.maximum(part, outer * doubled(smooth(0.08, 0.2, blurred(halved(part), 10))))


class Bust:
    """Heights and colours of a portrait, laid on layer by layer."""

    def __init__(self, n):
        self.heights = np.full((n // 2, n // 2), -3, np.float32)
        self.colour = np.zeros((n, n, 3), np.float32)
        self.rough = np.full((n, n), 0.6, np.float32)
        self.woven = np.zeros((n, n), np.float32)

    def paint(self, outline, colour, rough, woven=0.0):
        self.colour += outline[..., None] * (colour - self.colour)
        self.rough += outline * (rough - self.rough)
        self.woven += outline * (woven - self.woven)

    def lay(self, outline, heights, colour, rough, woven=0.0):
        """A part at these heights. Its edge rises within its outline."""
        edge = smooth(0.5, 1, blurred(halved(outline), 1.6))
        self.heights += edge * (heights - self.heights)
        self.paint(outline, colour, rough, woven)


def features(bust, person, part, colours, face, blown):
    """Brows, eyes, nose and mouth, of a glaze that is thicker in its middle; an open mouth is hollow."""
    n = part["features"].shape[0]
    ink = part["features"]
    bust.lay(np.maximum(part["teeth"], part["tongue"]), face + 2, WHITE, 0.3)
    mouth = massive(ink, 5, 0.9) * ink if person["laughs"] else np.zeros((n, n), np.float32)
    bust.heights += np.minimum(4, 0.8 * blown(ink - mouth)) - 5 * halved(mouth)
    bust.paint(ink, colours["features"], 0.16)
    if person["laughs"]:
        rows, columns = (np.nonzero(mouth.max(axis) > 0.5)[0] for axis in (1, 0))
        y = (np.arange(n)[:, None] - rows[-1]) / (rows[-1] - rows[0])
        x = (np.arange(n)[None, :] - columns.mean()) / (columns[-1] - columns[0])
        inside = smooth(0.75, 0.9, doubled(blurred(halved(mouth), 2.2)))
        bust.paint(inside * ((y - 0.05) ** 2 / 0.38 ** 2 + x ** 2 / 0.3 ** 2 < 1), TONGUE, 0.35)
    bust.paint(part["tongue"], TONGUE, 0.35)
    if person["eyes"]:
        catch = spots([(x - 2.2, y - 4.5) for x, y in person["eyes"]], 1.5, n, person["before"], person["layer"])
        bust.paint(smooth(0.45, 0.6, catch) * ink, WHITE, 0.3)


def glasses(bust, part, colours, blown):
    """Frames stand off the face, at the height of its front. Some are white between their lines."""
    whole = np.maximum(part["glasses"], part["rims"])
    frame = halved(whole) > 0.5
    if not frame.any():
        return
    front = np.percentile(bust.heights[frame & (halved(part["skin"]) > 0.5)], 85)
    bust.lay(whole, np.maximum(front + 2 + 1.3 * blown(whole), bust.heights + 3), colours["frame"], 0.22)
    bust.paint(part["rims"] * (1 - part["glasses"]), WHITE, 0.22)


@picture("people/ama-serwaa", 900, 900, samples=32)
@picture("people/kofi-mensah", 900, 900, samples=32)
@picture("people/efua-boateng", 900, 900, samples=32)
@picture("people/yaw-darko", 900, 900, samples=32)
@picture("people/abena-owusu", 900, 900, samples=32)
@picture("people/kwame-asante", 900, 900, samples=32)
@picture("people/zainab-alhassan", 900, 900, samples=32)
@picture("people/nii-lante", 900, 900, samples=32)
@picture("team/akosua-frimpong", 1600, 1600, samples=32)
@picture("team/kojo-ansah", 1600, 1600, samples=32)
@picture("team/adwoa-nyarko", 1600, 1600, samples=32)
@picture("team/ebo-quayson", 1600, 1600, samples=32)
@picture("team/fatima-issah", 1600, 1600, samples=32)
@picture("team/yaa-gyamfi", 1600, 1600, samples=32)
@picture("team/selorm-agbeko", 1600, 1600, samples=32)
@picture("team/esi-ampah", 1600, 1600, samples=32)
@picture("team/kwabena-sarpong", 1600, 1600, samples=32)
@picture("team/maame-tetteh", 1600, 1600, samples=32)
@picture("team/nana-adjei", 1600, 1600, samples=32)
@picture("team/dzifa-kpodo", 1600, 1600, samples=32)
@picture("people/comment-afi", 900, 900, samples=32)
@picture("people/comment-kwesi", 900, 900, samples=32)
@picture("people/comment-naa", 900, 900, samples=32)
@picture("people/comment-mawuli", 900, 900, samples=32)
def portrait(name, risen=1.0):
    """`risen`: which part of its height the relief has, from nearly flat to 1."""
    folder = os.path.join(CACHE, name.replace("/", "--"))
    with open(os.path.join(folder, "person.json")) as f:
        person = json.load(f)
    side, layer, before, strip = (person[k] for k in ("side", "layer", "before", "strip"))
    part = {k: load(os.path.join(folder, f"{k}.png"))[..., 0] for k in person["parts"]}
    colours = {k: rgb(v) for k, v in person["colours"].items()}
    n = part["top"].shape[0]
    blown = lambda outline: inflated(halved(outline), layer)
    wool = lambda size, heights: curls(n // 2, layer, size) * np.clip(heights / 6, 0, 1) if size else 0
    bust = Bust(n)

    # a strip of cloth hangs on the wall, its edges rounded
    x = np.tile((np.arange(n) + 0.5) / n * layer - before - strip["left"], (n, 1)).astype(np.float32)
    rim = np.clip(np.minimum(x, strip["width"] - x), 0, 5)
    bust.lay((rim > 0).astype(np.float32), halved(7 + np.sqrt(25 - (5 - rim) ** 2)), load(os.path.join(folder, "strip.png")), 0.8, 1)

    body = 22 + 0.36 * blown(np.maximum(part["neck"], part["top"]))
    bust.lay(part["neck"], body, colours["skin"], 0.5)
    bust.lay(part["top"], body + np.minimum(8, blown(part["top"])), load(os.path.join(folder, "cloth.png")), 0.8, 1)

    hair, lines = hair_and_lines(part["ink"], person, part["contrast"])
    head = np.maximum.reduce([part["skin"], part["wrap"], hair])
    inner = doubled(smooth(0.86, 0.97, blurred((halved(head) > 0.5).astype(np.float32), 7)))
    wrap, hair = (up_to_edge(p, head * (1 - inner)) for p in (part["wrap"], hair))

    face = 64 + 0.5 * blown(part["skin"])
    skin = np.broadcast_to(colours["skin"], (n, n, 3))
    blush = spots(person["cheeks"], 20, n, before, layer)[..., None]
    bust.lay(part["skin"], np.maximum(face, bust.heights), skin + blush * (skin * (1.35, 0.86, 0.8) - skin) * 0.42, 0.5)

    bust.lay(wrap, np.maximum(78 + 0.55 * blown(wrap), bust.heights + 8), colours["clothes"], 0.8, 1)
    mass = blown(hair)
    onto = np.where(halved(part["skin"]) > 0.5, face + 6 + 0.2 * mass, 0)
    bust.lay(hair, np.maximum(72 + 0.55 * mass, onto) + 0.4 * person["curls"] * wool(person["curls"], mass), colours["hair"], 0.75,
             float(person["covered"] == "hijab"))
    bust.paint(up_to_edge(part["contrast"], head * (1 - inner)), colours["contrast"], 0.75)

    beard = blown(part["beard"])
    bust.lay(part["beard"], face + 2 + 0.5 * beard + 3 * wool(person["shortCurls"], beard), colours["hair"], 0.75)

    # lines are pressed in, but a head's outline isn't one
    lines = lines * inner
    bust.heights -= 5 * blurred(halved(lines), 1.2)
    bust.paint(0.75 * lines, 0.35 * bust.colour, 0.7)

    features(bust, person, part, colours, face, blown)
    glasses(bust, part, colours, blown)

    heights = np.where(bust.heights > 0, np.maximum(risen * bust.heights, 0.4), bust.heights)
    relief(heights, 0.94 * bust.colour, bust.rough, threads(n, layer) * bust.woven, layer,
           (before + side / 2, before + side / 2), UNIT)
    floor(person["ground"])
    world((0.93, 0.94, 1.0), 0.5)
    sun(145, 44, 2.4, 7)
    area((-6, 5, 7), (0, 0, 0.4), 5, 520, (1, 0.96, 0.9))
    area((5, 2, 5), (0, 0, 0.5), 3, 90, (0.9, 0.95, 1))
    camera_above(side * UNIT)


@picture("people/ama-serwaa-rising/01", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/02", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/03", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/04", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/05", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/06", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/07", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/08", 600, 600, samples=32)
@picture("people/ama-serwaa-rising/09", 600, 600, samples=32)
def rising(name):
    """How a portrait comes out of its wall."""
    person, frame = name.split("-rising/")
    portrait(person, (int(frame) - 1) / 9)
