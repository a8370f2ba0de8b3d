// Portraits: Open Peeps by Pablo Stanley (CC0), through DiceBear, on a theme-coloured background with a kente strip.
//
//   node art/people.mjs            missing ones
//   node art/people.mjs --force    all
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createAvatar } from "@dicebear/core"
import * as openPeeps from "@dicebear/open-peeps"
import sharp from "sharp"

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
const SKIN = { deep: "4a3023", dark: "5b3b2a", brown: "7a4e35", warm: "8f5d3c", light: "a9744c" }

/**
 * By file: the parts of the drawing, as Open Peeps names them, its background, and the colours of its strip.
 * "contrast" is the colour of hats and of grey hair.
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
    beard: "full",
    ground: "terracotta",
    strip: ["indigo", "gold", "ink"],
  },
  "people/efua-boateng": {
    peep: { head: "bun", face: "smileBig", skin: "dark", clothes: "paper", contrast: "gold" },
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
    peep: { head: "cornrows", face: "smileBig", skin: "deep", clothes: "green", contrast: "ink" },
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

for (const [i, [name, person]] of Object.entries(PEOPLE).entries()) {
  const { peep: parts, accessory, beard, ground, strip: colours } = person
  const file = path.join(masters, `${name}.jpg`)
  if (fs.existsSync(file) && !process.argv.includes("--force")) continue
  const drawing = createAvatar(openPeeps, {
    seed: name,
    head: [parts.head],
    face: [parts.face],
    skinColor: [SKIN[parts.skin]],
    clothingColor: [hex(parts.clothes)],
    headContrastColor: [hex(parts.contrast)],
    accessories: accessory ? [accessory] : [],
    accessoriesProbability: accessory ? 100 : 0,
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  }).toString()
  // the drawing without its frame, so that tall hair can extend beyond it
  const inside = drawing
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<metadata[\s\S]*?<\/metadata>/, "")
    .replace(' mask="url(#viewboxMask)"', "")
  const left = i % 2 === 0
  const sized = `<g transform="translate(${left ? 84 : 24} 112) scale(${488 / 704})">${inside}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
    <rect width="600" height="600" fill="${C[ground]}"/>${strip(left ? 0 : 510, 90, 600, colours, (i * 3) % 7)}${sized}</svg>`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // the team's portraits fill half a page, everybody else's a card at most
  const side = name.startsWith("team/") ? 1200 : 600
  await sharp(Buffer.from(svg), { density: (72 * 2 * side) / 600 })
    .resize(side, side)
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file)
  console.log(name)
}
