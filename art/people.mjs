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

/** file: [head, face, skin, clothes, ground, strip colours, accessories, facial hair, contrast colour] */
const PEOPLE = {
  "people/ama-serwaa": [
    "turban",
    "smile",
    "brown",
    "crimson",
    "gold",
    ["crimson", "ink", "green"],
    null,
    null,
    "crimson",
  ],
  "people/kofi-mensah": [
    "flatTop",
    "calm",
    "deep",
    "indigo",
    "terracotta",
    ["indigo", "gold", "ink"],
    "glasses2",
    "full",
    "ink",
  ],
  "people/efua-boateng": [
    "bun",
    "smileBig",
    "dark",
    "paper",
    "green",
    ["gold", "crimson", "paper"],
    null,
    null,
    "gold",
  ],
  "people/yaw-darko": [
    "twists",
    "smile",
    "brown",
    "ink",
    "sand",
    ["crimson", "gold", "green"],
    null,
    "goatee1",
    "ink",
  ],
  "people/abena-owusu": [
    "longCurly",
    "calm",
    "warm",
    "gold",
    "indigo",
    ["gold", "crimson", "paper"],
    null,
    null,
    "ink",
  ],
  "people/kwame-asante": [
    "noHair1",
    "smile",
    "deep",
    "green",
    "gold",
    ["ink", "green", "crimson"],
    "glasses",
    "full3",
    "ink",
  ],
  "people/zainab-alhassan": [
    "hijab",
    "smile",
    "brown",
    "terracotta",
    "crimson",
    ["gold", "ink", "paper"],
    null,
    null,
    "gold",
  ],
  "people/nii-lante": [
    "dreads1",
    "smile",
    "dark",
    "paper",
    "indigo",
    ["paper", "gold", "terracotta"],
    null,
    null,
    "ink",
  ],
  "team/akosua-frimpong": [
    "afro",
    "smile",
    "dark",
    "gold",
    "crimson",
    ["gold", "ink", "paper"],
    null,
    null,
    "ink",
  ],
  "team/kojo-ansah": [
    "shaved1",
    "calm",
    "brown",
    "terracotta",
    "indigo",
    ["gold", "paper", "terracotta"],
    "glasses3",
    "chin",
    "ink",
  ],
  "team/adwoa-nyarko": [
    "cornrows",
    "smileBig",
    "deep",
    "green",
    "sand",
    ["green", "crimson", "ink"],
    null,
    null,
    "ink",
  ],
  "team/ebo-quayson": [
    "flatTopLong",
    "smile",
    "dark",
    "crimson",
    "gold",
    ["crimson", "indigo", "ink"],
    null,
    null,
    "ink",
  ],
  "team/fatima-issah": [
    "hijab",
    "calm",
    "warm",
    "indigo",
    "terracotta",
    ["indigo", "paper", "gold"],
    "glasses",
    null,
    "paper",
  ],
  "team/yaa-gyamfi": [
    "bantuKnots",
    "smile",
    "brown",
    "paper",
    "green",
    ["gold", "paper", "crimson"],
    null,
    null,
    "ink",
  ],
  "team/selorm-agbeko": [
    "dreads2",
    "calm",
    "deep",
    "gold",
    "blush",
    ["gold", "crimson", "green"],
    null,
    "goatee2",
    "ink",
  ],
  "team/esi-ampah": [
    "bun2",
    "smile",
    "light",
    "crimson",
    "gold",
    ["ink", "crimson", "green"],
    null,
    null,
    "paper",
  ],
  "team/kwabena-sarpong": [
    "grayShort",
    "old",
    "dark",
    "ink",
    "terracotta",
    ["ink", "gold", "paper"],
    "glasses4",
    "full2",
    "d8d2c8",
  ],
  "team/maame-tetteh": [
    "longAfro",
    "smile",
    "brown",
    "green",
    "blush",
    ["green", "crimson", "ink"],
    null,
    null,
    "ink",
  ],
  "team/nana-adjei": [
    "hatBeanie",
    "explaining",
    "warm",
    "indigo",
    "crimson",
    ["paper", "gold", "indigo"],
    null,
    "moustache2",
    "gold",
  ],
  "team/dzifa-kpodo": [
    "cornrows2",
    "calm",
    "deep",
    "terracotta",
    "indigo",
    ["terracotta", "gold", "paper"],
    null,
    null,
    "ink",
  ],
  "people/comment-afi": [
    "turban",
    "calm",
    "deep",
    "gold",
    "indigo",
    ["gold", "paper", "crimson"],
    null,
    null,
    "terracotta",
  ],
  "people/comment-kwesi": [
    "twists2",
    "smile",
    "dark",
    "green",
    "sand",
    ["green", "ink", "gold"],
    null,
    null,
    "ink",
  ],
  "people/comment-naa": [
    "grayBun",
    "old",
    "brown",
    "crimson",
    "green",
    ["crimson", "gold", "paper"],
    null,
    null,
    "d8d2c8",
  ],
  "people/comment-mawuli": [
    "shaved2",
    "calm",
    "warm",
    "ink",
    "gold",
    ["ink", "terracotta", "green"],
    "glasses5",
    null,
    "ink",
  ],
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

for (const [
  i,
  [name, [head, face, skin, clothes, ground, colours, accessory, beard, contrast]],
] of Object.entries(PEOPLE).entries()) {
  const file = path.join(masters, `${name}.jpg`)
  if (fs.existsSync(file) && !process.argv.includes("--force")) continue
  const peep = createAvatar(openPeeps, {
    seed: name,
    head: [head],
    face: [face],
    skinColor: [SKIN[skin]],
    clothingColor: [hex(clothes)],
    headContrastColor: [hex(contrast)],
    accessories: accessory ? [accessory] : [],
    accessoriesProbability: accessory ? 100 : 0,
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  }).toString()
  // the drawing without its frame, so that tall hair can extend beyond it
  const inside = peep
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<metadata[\s\S]*?<\/metadata>/, "")
    .replace(' mask="url(#viewboxMask)"', "")
  const left = i % 2 === 0
  const sized = `<g transform="translate(${left ? 84 : 24} 112) scale(${488 / 704})">${inside}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
    <rect width="600" height="600" fill="${C[ground]}"/>${strip(left ? 0 : 510, 90, 600, colours, (i * 3) % 7)}${sized}</svg>`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(600, 600)
    .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(file)
  console.log(name)
}
