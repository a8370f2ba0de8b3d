// Portraits: Open Peeps by Pablo Stanley (CC0), through DiceBear, with finer lines, light, cloth and curls, on a
// theme-coloured background with a kente strip.
//
//   node art/people.mjs            missing ones
//   node art/people.mjs --force    all
//   node art/people.mjs --force --only team/kojo-ansah
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createAvatar } from "@dicebear/core"
import * as openPeeps from "@dicebear/open-peeps"
import sharp from "sharp"

const only = process.argv.includes("--only")
  ? process.argv.at(process.argv.indexOf("--only") + 1)
  : undefined
const masters = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "data", "images")
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
/** Black hair, a shade lighter than the lines that are drawn in it. */
const HAIR = "33261d"
/** Heads whose black is cloth. */
const COVERED = ["hijab", "turban"]
const FINE = `fill="#000" filter="url(#fine)"`
const SKIN = { deep: "4a3023", dark: "5b3b2a", brown: "7a4e35", warm: "8f5d3c", light: "a9744c" }

/**
 * By file: the parts of the drawing, as Open Peeps names them, its background, and the colours of its strip.
 * "contrast" is the colour of hats and of grey hair, "frame" that of glasses, black unless it is set; "left" is whether
 * the strip is on the left; by default it is on every second portrait.
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

/** The drawing's own frame is 704 units wide; the picture 600. */
const SIDE = 600
const SCALE = 0.75
/** How far the bust stands above the frame's lower edge: so much more of the cloth is seen. */
const LIFT = 16
/** How far the shaded copy of a shape lies from the shape: the light comes from the left. */
const SHADE = { x: -30, y: -14 }

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

/** Curls for the mass of the hair, irregular enough that the repeat doesn't show. */
function curls() {
  const side = 180
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  let d = ""
  for (let row = 0; row < 7; row++)
    for (let k = 0; k < 6; k++) {
      const x = k * 30 + (row % 2) * 15 + random() * 9
      const y = row * 25.7 + random() * 9
      const r = 6 + random() * 2.5
      const turn = random() * 0.9 - 0.45
      const [ax, ay] = [Math.cos(turn) * r, Math.sin(turn) * r]
      d += `M${(x - ax).toFixed(1)} ${(y - ay).toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(2 * ax).toFixed(1)} ${(2 * ay).toFixed(1)}`
    }
  return `<pattern id="curls" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="#43362b" stroke-width="2.6" stroke-linecap="round"/></pattern>`
}

/** What every portrait needs once: threads, light, the thinner line, the shadow behind the figure, the mass of the hair. */
const DEFINITIONS = `
  <pattern id="threads" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H5" stroke="#000" stroke-opacity=".07" stroke-width="1.4"/></pattern>
  ${curls()}
  <radialGradient id="sheen" gradientUnits="userSpaceOnUse" cx="250" cy="130" r="330"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <filter id="fine" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="-200" y="-300" width="1200" height="1500"><feGaussianBlur stdDeviation="3.4"/><feComponentTransfer result="line"><feFuncA type="linear" slope="9" intercept="-6.1"/></feComponentTransfer><feFlood flood-color="${C.ink}"/><feComposite operator="in" in2="line"/></filter>
  <filter id="mass" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="-200" y="-300" width="1200" height="1500"><feGaussianBlur stdDeviation="9"/><feComponentTransfer><feFuncA type="linear" slope="5" intercept="-4.2"/></feComponentTransfer><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
  <filter id="behind" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="-100" y="-100" width="900" height="900"><feDropShadow dx="20" dy="8" stdDeviation="0.8" flood-color="#0c0703" flood-opacity=".2"/></filter>`

const paths = (markup) => markup.match(/<path[^>]*\/>/g) ?? []
const outline = (path) => path?.match(/ d="([^"]+)"/)?.[1]
const filled = (markup, colour) => paths(markup).find((path) => path.includes(`fill="#${colour}"`))

/** Every black element of a drawing, changed: a path, or a group whose paths are black. */
const eachBlack = (markup, attributes) => markup.replaceAll('fill="#000"', attributes)

/** A shape in its colour, its side that is turned from the light darker. */
function shaded(id, d, fill, shadows) {
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>
    <g clip-path="url(#${id})"><path d="${d}" fill="${fill}" fill-rule="evenodd"/>${shadows}</g>`
}

/** The part of a shape that its own copy, moved towards the light, leaves uncovered. */
const turnedAway = (
  id,
  d,
  strength,
) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-300" y="-300" width="1500" height="1800">
    <path d="${d}" fill="#fff" fill-rule="evenodd"/><path d="${d}" fill="#000" fill-rule="evenodd" transform="translate(${SHADE.x} ${SHADE.y})"/></mask>
    <path d="${d}" fill="#140a06" fill-opacity="${strength}" fill-rule="evenodd" mask="url(#${id})"/>`

const EVERYWHERE = 'x="-200" y="-200" width="1000" height="1000"'

/** Curls where a head's black is hair and not a line, fading out away from the light. */
function curlsIn(head) {
  const hair = eachBlack(
    head.replace(/fill="#(?!000")[0-9a-f]+"/g, 'fill="#010101"'),
    'fill="#000" filter="url(#mass)"',
  )
  return `<mask id="hair" maskUnits="userSpaceOnUse" ${EVERYWHERE}>${hair}</mask>
    <mask id="lit" maskUnits="userSpaceOnUse" ${EVERYWHERE}><rect ${EVERYWHERE} fill="url(#sheen)"/></mask>
    <g mask="url(#hair)"><g mask="url(#lit)"><rect ${EVERYWHERE} fill="url(#curls)"/></g></g>`
}

/** The figure: Open Peeps' shapes with light on them, cloth in the clothes, curls in the hair, and finer lines. */
function figure(name, { peep, accessory, frame, beard }) {
  const skin = SKIN[peep.skin]
  const clothes = hex(peep.clothes)
  const drawing = createAvatar(openPeeps, {
    seed: name,
    head: [peep.head],
    face: [peep.face === "laugh" ? "smileLOL" : peep.face],
    skinColor: [skin],
    clothingColor: [clothes],
    headContrastColor: [peep.contrast === "ink" ? HAIR : hex(peep.contrast)],
    accessories: accessory ? [accessory] : [],
    accessoriesProbability: accessory ? 100 : 0,
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  }).toString()
  // without its frame, so that tall hair can extend beyond it
  const [, body, rest] = drawing.match(
    /<g fill-rule="evenodd" clip-rule="evenodd">(.*?)<\/g>(.*)<\/g>\s*<\/svg>/s,
  )
  const [, headStart, head, face, glasses] = rest.match(
    /^(<g transform="matrix[^>]*>)(.*?)<\/g>(<g transform="translate\(315 248\)">.*)(<g transform="translate\(203 303\)">.*)$/s,
  )
  const [neck, top] = [filled(body, skin), filled(body, clothes)].map(outline)
  const cheek = outline(filled(head, skin))

  const headShadow = cheek
    ? `<g transform="matrix(.99789 0 0 1 156 62)"><path d="${cheek}" fill="#140a06" fill-opacity=".3" transform="translate(14 46)"/></g>`
    : ""
  const dressed = `${shaded("neck", neck, `#${skin}`, headShadow)}
    ${shaded("top", top, "url(#cloth)", `<path d="${top}" fill="url(#threads)"/>${turnedAway("top-shade", top, 0.22)}`)}
    ${eachBlack(body.replace(filled(body, skin), "").replace(filled(body, clothes), ""), FINE)}`
  const lit = cheek
    ? head.replace(
        filled(head, skin),
        shaded("cheek", cheek, `#${skin}`, turnedAway("cheek-shade", cheek, 0.24)),
      )
    : head
  return `${dressed}${headStart}${eachBlack(lit, FINE)}${COVERED.includes(peep.head) ? "" : curlsIn(head)}</g>
    ${eachBlack(peep.face === "laugh" ? withoutTears(face) : face, FINE)}${frame ? eachBlack(glasses, `fill="${C[frame]}"`) : glasses}`
}

/** Open Peeps laughs with tears in the eyes only: first in white, then their outlines. */
function withoutTears(face) {
  return face.replace(/M55\.6 167\.6.*?(?=M117 199\.2)/s, "").replace(/M82\.3 146\.6[^"]*/, "")
}

const missing = Object.entries(PEOPLE)
  .map(([name, person], i) => ({ name, person, left: person.left ?? i % 2 === 0, i }))
  .filter(({ name }) =>
    process.argv.includes("--force")
      ? !only || name === only
      : !fs.existsSync(path.join(masters, `${name}.jpg`)),
  )

for (const { name, person, left, i } of missing) {
  const file = path.join(masters, `${name}.jpg`)
  const x = left ? 0 : SIDE - 90
  const scaled = 704 * SCALE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
    <defs>${DEFINITIONS}${clothPattern(`#${hex(person.peep.clothes)}`, person.strip)}</defs>
    <rect width="${SIDE}" height="${SIDE}" fill="${C[person.ground]}"/>
    ${strip(x, 90, SIDE, person.strip, (i * 3) % 7)}<rect x="${x}" width="90" height="${SIDE}" fill="url(#threads)"/>
    <g filter="url(#behind)"><g transform="translate(${(left ? 330 : 270) - scaled / 2} ${SIDE - scaled - (person.lift ?? LIFT)}) scale(${SCALE})">${figure(name, person)}</g></g></svg>`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // the team's portraits fill half a page, everybody else's a third
  const side = name.startsWith("team/") ? 1600 : 900
  await sharp(Buffer.from(svg), { density: (72 * 1.5 * side) / SIDE })
    .resize(side, side)
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file)
  console.log(name)
}
