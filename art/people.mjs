// The people whom series/people.py models: Open Peeps by Pablo Stanley (CC0), through DiceBear, taken apart into outlines
// (clothes, skin, hair, features), which the scene blows up in relief, and the patterns of their cloth.
// render.mjs draws a person before it renders the portrait.
import fs from "node:fs"
import path from "node:path"
import { createAvatar } from "@dicebear/core"
import * as openPeeps from "@dicebear/open-peeps"
import sharp from "sharp"

const C = {
  paper: "#f6efe2",
  ink: "#1a1510",
  gold: "#f0b429",
  crimson: "#a8321f",
  green: "#1f6b4a",
  indigo: "#27357e",
  terracotta: "#c8553d",
  sand: "#e6d5b8",
  blush: "#e9a48c",
}
const HAIR = "241912"
const FEATURES = "160c08"
/** Heads whose black is cloth (hijab), or only the lines of its folds (turban). */
const COVERED = ["hijab", "turban"]
/** Heads with gaps between their plaits, which would be holes in a relief. */
const PLAITED = ["cornrows2"]
/** Where a face's eyes are, in the drawing's units from the face's corner, if they are open. */
const EYES = {
  smile: [
    [93, 112],
    [209, 112],
  ],
  old: [
    [99, 122],
    [211, 121],
  ],
  explaining: [
    [99, 122],
    [211, 121],
  ],
  calm: [],
  laugh: [],
}
/** The diameter of curls, in units of the picture, where a head's hair is not short. */
const CURLS = {
  afro: 13,
  longAfro: 14,
  longCurly: 14,
  bun: 12,
  bun2: 12,
  bantuKnots: 9,
  dreads1: 11,
  dreads2: 11,
  twists: 11,
  twists2: 11,
}
const SHORT_CURLS = 7.5
const SKIN = { deep: "4a3023", dark: "5b3b2a", brown: "7a4e35", warm: "8f5d3c", light: "a9744c" }

/**
 * By file: the parts of the drawing, as Open Peeps names them, its background, and the colours of its strip.
 * "contrast" is the colour of grey hair, "frame" that of glasses, black unless it is set; "left" is whether
 * the strip is on the left; by default it is on every second portrait; "lift" is how far the bust stands above the
 * frame's lower edge: so much more of the cloth is seen.
 */
const PEOPLE = {
  "people/ama-serwaa": {
    peep: { head: "turban", face: "smile", skin: "brown", clothes: "crimson", contrast: "crimson" },
    ground: "gold",
    strip: ["crimson", "ink", "green"],
  },
  "people/kofi-mensah": {
    peep: { head: "flatTop", face: "calm", skin: "deep", clothes: "indigo", contrast: "ink" },
    accessory: "glasses2",
    frame: "gold",
    beard: "full",
    ground: "terracotta",
    strip: ["indigo", "gold", "ink"],
  },
  "people/efua-boateng": {
    peep: { head: "bun", face: "laugh", skin: "dark", clothes: "paper", contrast: "gold" },
    left: false,
    ground: "green",
    strip: ["gold", "crimson", "paper"],
  },
  "people/yaw-darko": {
    peep: { head: "twists", face: "smile", skin: "brown", clothes: "ink", contrast: "ink" },
    beard: "goatee1",
    ground: "sand",
    strip: ["crimson", "gold", "green"],
  },
  "people/abena-owusu": {
    peep: { head: "longCurly", face: "calm", skin: "warm", clothes: "gold", contrast: "ink" },
    ground: "indigo",
    strip: ["gold", "crimson", "paper"],
  },
  "people/kwame-asante": {
    peep: { head: "noHair1", face: "smile", skin: "deep", clothes: "green", contrast: "ink" },
    accessory: "glasses",
    beard: "full3",
    ground: "gold",
    strip: ["ink", "green", "crimson"],
  },
  "people/zainab-alhassan": {
    peep: { head: "hijab", face: "smile", skin: "brown", clothes: "terracotta", contrast: "gold" },
    ground: "crimson",
    strip: ["gold", "ink", "paper"],
  },
  "people/nii-lante": {
    peep: { head: "dreads1", face: "smile", skin: "dark", clothes: "paper", contrast: "ink" },
    ground: "indigo",
    strip: ["paper", "gold", "terracotta"],
  },
  "team/akosua-frimpong": {
    peep: { head: "afro", face: "smile", skin: "dark", clothes: "gold", contrast: "ink" },
    ground: "crimson",
    strip: ["gold", "ink", "paper"],
  },
  "team/kojo-ansah": {
    peep: { head: "shaved1", face: "calm", skin: "brown", clothes: "terracotta", contrast: "ink" },
    accessory: "glasses3",
    beard: "chin",
    ground: "indigo",
    strip: ["gold", "paper", "terracotta"],
  },
  "team/adwoa-nyarko": {
    peep: { head: "cornrows", face: "laugh", skin: "deep", clothes: "green", contrast: "ink" },
    ground: "sand",
    strip: ["green", "crimson", "ink"],
  },
  "team/ebo-quayson": {
    peep: { head: "flatTopLong", face: "smile", skin: "dark", clothes: "crimson", contrast: "ink" },
    ground: "gold",
    strip: ["crimson", "indigo", "ink"],
  },
  "team/fatima-issah": {
    peep: { head: "hijab", face: "calm", skin: "warm", clothes: "indigo", contrast: "paper" },
    accessory: "glasses",
    ground: "terracotta",
    strip: ["indigo", "paper", "gold"],
  },
  "team/yaa-gyamfi": {
    peep: { head: "bantuKnots", face: "smile", skin: "brown", clothes: "paper", contrast: "ink" },
    ground: "green",
    strip: ["gold", "paper", "crimson"],
  },
  "team/selorm-agbeko": {
    peep: { head: "dreads2", face: "calm", skin: "deep", clothes: "gold", contrast: "ink" },
    beard: "goatee2",
    ground: "blush",
    strip: ["gold", "crimson", "green"],
  },
  "team/esi-ampah": {
    peep: { head: "bun2", face: "smile", skin: "light", clothes: "crimson", contrast: "paper" },
    ground: "gold",
    strip: ["ink", "crimson", "green"],
  },
  "team/kwabena-sarpong": {
    peep: { head: "grayShort", face: "old", skin: "dark", clothes: "ink", contrast: "d8d2c8" },
    accessory: "glasses4",
    beard: "full2",
    ground: "terracotta",
    strip: ["ink", "gold", "paper"],
  },
  "team/maame-tetteh": {
    lift: 0,
    peep: { head: "longAfro", face: "smile", skin: "brown", clothes: "green", contrast: "ink" },
    ground: "blush",
    strip: ["green", "crimson", "ink"],
  },
  "team/nana-adjei": {
    peep: {
      head: "hatBeanie",
      face: "explaining",
      skin: "warm",
      clothes: "indigo",
      contrast: "gold",
    },
    beard: "moustache2",
    ground: "crimson",
    strip: ["paper", "gold", "indigo"],
  },
  "team/dzifa-kpodo": {
    peep: { head: "cornrows2", face: "calm", skin: "deep", clothes: "terracotta", contrast: "ink" },
    ground: "indigo",
    strip: ["terracotta", "gold", "paper"],
  },
  "people/comment-afi": {
    peep: { head: "turban", face: "calm", skin: "deep", clothes: "gold", contrast: "terracotta" },
    ground: "indigo",
    strip: ["gold", "paper", "crimson"],
  },
  "people/comment-kwesi": {
    peep: { head: "twists2", face: "smile", skin: "dark", clothes: "green", contrast: "ink" },
    ground: "sand",
    strip: ["green", "ink", "gold"],
  },
  "people/comment-naa": {
    peep: { head: "grayBun", face: "old", skin: "brown", clothes: "crimson", contrast: "d8d2c8" },
    ground: "green",
    strip: ["crimson", "gold", "paper"],
  },
  "people/comment-mawuli": {
    peep: { head: "shaved2", face: "calm", skin: "warm", clothes: "ink", contrast: "ink" },
    accessory: "glasses5",
    ground: "gold",
    strip: ["ink", "terracotta", "green"],
  },
}

const hex = (c) => (C[c] ?? c).replace("#", "")

/** The drawing's own frame is 704 units wide; the picture 600, and the layers that surround it 800. */
const SIDE = 600
const LAYER = { side: 800, before: 100, pixels: 2132 }
/** Of the strip of cloth on the wall. */
const STRIP = 90
const SCALE = 0.75
const LIFT = 16

/** A kente strip: plain, bars, checks, bars, repeated. */
function strip(x, w, h, [a, b, c], shift) {
  const u = w / 6
  let y = -shift * u
  let s = ""
  const bar = (n, col) => {
    s += `<rect x="${x}" y="${y}" width="${w}" height="${n * u + 0.5}" fill="${C[col]}"/>`
    y += n * u
  }
  while (y < h) {
    bar(5, a)
    bar(0.7, b)
    bar(0.7, c)
    bar(0.7, b)
    for (let r = 0; r < 4; r++) {
      for (let k = 0; k < 6; k++)
        s += `<rect x="${x + k * u}" y="${y}" width="${u + 0.5}" height="${u + 0.5}" fill="${C[(r + k) % 2 ? b : c]}"/>`
      y += u
    }
    bar(0.7, b)
    bar(0.7, c)
    bar(0.7, b)
  }
  return s
}

/** Woven strips sewn side by side, as kente is: every second one plain, the others with bars and checks in turn. */
function clothPattern(base, [a, b, c]) {
  const w = 66
  const h = 176
  const [x, y, z] = [a, b, c].map((name) => C[name]).filter((colour) => colour !== base)
  const figure = (left, top) => {
    const u = w / 6
    let s = ""
    const bar = (at, tall, colour) => {
      s += `<rect x="${left}" y="${top + at}" width="${w}" height="${tall}" fill="${colour}"/>`
    }
    bar(0, 6, x)
    bar(9, 4, y)
    for (let r = 0; r < 3; r++)
      for (let k = r % 2; k < 6; k += 2)
        s += `<rect x="${left + k * u}" y="${top + 17 + r * u}" width="${u}" height="${u}" fill="${z ?? x}"/>`
    bar(21 + 3 * u, 4, y)
    bar(28 + 3 * u, 6, x)
    return s
  }
  return `<pattern id="cloth" width="${2 * w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="translate(24 14)">
    <rect width="${2 * w}" height="${h}" fill="${base}"/>${figure(0, 20)}${figure(w, 20 + h / 2)}
    <path d="M0 0V${h}M${w} 0V${h}" stroke="#000" stroke-opacity=".28" stroke-width="2"/></pattern>`
}

/** Removes the tears of Open Peeps' only laughing face: their white, then their outlines. */
function withoutTears(face) {
  return [/M55\.6 167\.6.*?(?=M117 199\.2)/s, /M82\.3 146\.6[^"]*/].reduce((drawn, tears) => {
    if (!tears.test(drawn))
      throw new Error("The laughing face is drawn in another way: its tears aren't found.")
    return drawn.replace(tears, "")
  }, face)
}

/** The groups that a pattern finds in a drawing. */
function groupsOf(pattern, markup, name) {
  const found = markup.match(pattern)
  if (!found) throw new Error(`The drawing of ${name} has other groups than Open Peeps 9 has.`)
  return found.slice(1)
}

/** The colours by which the parts of a drawing are told apart. */
const PART = {
  skin: "0000ff",
  cloth: "00ff00",
  contrast: "ff0000",
  ink: "000",
  white: "fff",
  tongue: "FF8181",
}

/** What has one colour of a drawing, in white. */
const part = (markup, colour) =>
  markup.replace(/fill="#([0-9a-fA-F]+)"/g, (_, found) =>
    found === colour ? 'fill="#fff"' : 'fill="none"',
  )

/** A person's outlines, as markup in the drawing's own units. */
function outlines(name, { peep, accessory, beard }) {
  const drawing = createAvatar(openPeeps, {
    seed: name,
    head: [peep.head],
    face: [peep.face === "laugh" ? "smileLOL" : peep.face],
    skinColor: [PART.skin],
    clothingColor: [PART.cloth],
    headContrastColor: [PART.contrast],
    accessories: accessory ? [accessory] : [],
    accessoriesProbability: accessory ? 100 : 0,
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  }).toString()
  // without its frame, so that tall hair can extend beyond it
  const [body, rest] = groupsOf(
    /(<g fill-rule="evenodd" clip-rule="evenodd">.*?<\/g>)(.*)<\/g>\s*<\/svg>/s,
    drawing,
    name,
  )
  const [head, face, hairs, glasses] = groupsOf(
    /^(<g transform="matrix.*?)(<g transform="translate\(315 248\)">.*?)(<g transform="translate\(279 400\)">.*?)<g transform="translate\(179 343\)">.*?(<g transform="translate\(203 303\)">.*)$/s,
    rest,
    name,
  )
  const features = peep.face === "laugh" ? withoutTears(face) : face
  return {
    neck: part(body, PART.skin),
    top: part(body, PART.cloth),
    skin: part(head, PART.skin),
    wrap: part(head, PART.cloth),
    contrast: part(head, PART.contrast),
    ink: part(head, PART.ink),
    features: part(features, PART.ink),
    teeth: part(features, PART.white),
    tongue: part(features, PART.tongue),
    beard: part(hairs, PART.ink),
    glasses: part(glasses, PART.ink),
    rims: part(glasses, PART.white),
  }
}

/**
 * Draws what a portrait is modelled from: for each part a PNG whose white is the part, "cloth" and "strip" in colour, and
 * person.json, with the names and colours of the parts and what is where, in units of the picture.
 *
 * @param {string} name of the picture
 * @param {string} folder for these files
 */
export async function drawPerson(name, folder) {
  const person = PEOPLE[name]
  if (!person) throw new Error(`people.mjs has nobody for the picture ${name}.`)
  const { peep } = person
  const eyes = EYES[peep.face]
  if (!eyes)
    throw new Error(`people.mjs doesn't know where the eyes of the face "${peep.face}" are.`)
  const i = Object.keys(PEOPLE).indexOf(name)
  const left = person.left ?? i % 2 === 0
  const scaled = 704 * SCALE
  const shift = { x: (left ? 330 : 270) - scaled / 2, y: SIDE - scaled - (person.lift ?? LIFT) }
  const place = `translate(${shift.x} ${shift.y}) scale(${SCALE})`
  const stripX = left ? 0 : SIDE - STRIP
  fs.mkdirSync(folder, { recursive: true })
  const draw = (file, markup) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${LAYER.side}" height="${LAYER.side}" viewBox="${-LAYER.before} ${-LAYER.before} ${LAYER.side} ${LAYER.side}">${markup}</svg>`,
      ),
      { density: (72 * LAYER.pixels) / LAYER.side },
    )
      .resize(LAYER.pixels, LAYER.pixels, { fit: "fill" })
      .flatten({ background: "#000" })
      .png()
      .toFile(path.join(folder, `${file}.png`))
  const parts = outlines(name, person)
  for (const [file, markup] of Object.entries(parts))
    await draw(file, `<g transform="${place}">${markup}</g>`)
  await draw(
    "cloth",
    `<defs>${clothPattern(`#${hex(peep.clothes)}`, person.strip)}</defs><g transform="${place}"><rect x="-400" y="-400" width="1900" height="1900" fill="url(#cloth)"/></g>`,
  )
  await draw("strip", strip(stripX, STRIP, SIDE + LAYER.before, person.strip, (i * 3) % 7))
  const at = ([x, y]) => [shift.x + (315 + x) * SCALE, shift.y + (248 + y) * SCALE]
  const description = {
    side: SIDE,
    layer: LAYER.side,
    before: LAYER.before,
    parts: Object.keys(parts),
    ground: person.ground,
    strip: { left: stripX, width: STRIP },
    curls: COVERED.includes(peep.head) ? 0 : (CURLS[peep.head] ?? SHORT_CURLS),
    shortCurls: SHORT_CURLS,
    covered: COVERED.includes(peep.head) ? peep.head : "",
    plaited: PLAITED.includes(peep.head),
    laughs: peep.face === "laugh",
    eyes: eyes.map(at),
    cheeks: [at([62, 172]), at([222, 172])],
    colours: {
      skin: SKIN[peep.skin],
      clothes: hex(peep.clothes),
      hair: COVERED.includes(peep.head) ? hex("ink") : HAIR,
      contrast: peep.contrast === "ink" ? HAIR : hex(peep.contrast),
      features: FEATURES,
      frame: person.frame ? hex(person.frame) : FEATURES,
    },
  }
  fs.writeFileSync(path.join(folder, "person.json"), JSON.stringify(description))
}
