// @ts-check
/**
 * The site's two faces: what `npm run fonts` cuts them from. Files and families are named after
 * their role, so that another face changes this file only, and the name in cms/src/brand.ts, which
 * mails use.
 */

/**
 * @typedef {object} Face
 * @property {string} role names the files in static/fonts and, with a capital, the CSS family
 * @property {{ latin: string, twi: string }} sources published files
 * @property {Record<string, number | { min: number, max: number }>} axes a number pins an axis, a range keeps it
 * @property {string} weights `font-weight` descriptor: the weights that pages use this face for
 * @property {number | undefined} normal weight at which the widths of text are compared; undefined if the weight is pinned
 * @property {number | undefined} bold the same for labels, buttons and menus
 */

/** @type {Face} */
export const display = {
  role: "display",
  sources: {
    latin:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    twi: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2",
  },
  // Its large, slightly narrow, heavy cut.
  axes: { opsz: 44, wdth: 80, wght: 750 },
  weights: "500 900",
  normal: undefined,
  bold: undefined,
}

/** @type {Face} */
export const text = {
  role: "text",
  sources: {
    latin: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    twi: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2",
  },
  axes: { wght: { min: 400, max: 700 } },
  weights: "400 700",
  normal: 400,
  bold: 650,
}

/** @typedef {"latin" | "twi"} SubsetName */

/** @type {Record<SubsetName, { suffix: string, characters: number[], ranges: string }>} */
export const subsets = {
  latin: {
    suffix: "",
    characters: [
      ...printableAscii(),
      ...codePoints("£©«®°·»ÀÁÂÇÈÉÊËÍÎÏÑÓÔÖ×ÙÚÜàáâãäçèéêëíîïñóôõöùúûü–—‘’“”•…€™←→↑↓−"),
    ],
    ranges:
      "U+0020-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2190-2193, U+2212",
  },
  // Separate, because few pages have these letters.
  twi: {
    suffix: "-twi",
    characters: codePoints("ƆɔƐɛŊŋ₵"),
    ranges: "U+0186, U+0254, U+0190, U+025B, U+014A-014B, U+20B5",
  },
}

/** Name of a file in static/fonts. @param {Face} face @param {SubsetName} [subset] */
export function fileOf({ role }, subset = "latin") {
  return `${role}${subsets[subset].suffix}.woff2`
}

/** CSS family. @param {Face} face */
export function familyOf({ role }) {
  return role.charAt(0).toUpperCase() + role.slice(1)
}

/** @returns {number[]} */
function printableAscii() {
  return Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)
}

/** @param {string} characters @returns {number[]} */
function codePoints(characters) {
  return [...characters].map((character) => character.codePointAt(0) ?? 0x20)
}
