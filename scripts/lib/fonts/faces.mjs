// @ts-check
/**
 * The site's two typefaces, as `npm run fonts` subsets them. Files and CSS families are named after their role, so
 * nothing else in the site knows which typefaces these are. Mails do: cms/src/brand.ts.
 */

/**
 * @typedef {object} Face
 * @property {string} role file name in static/fonts and, capitalised, CSS family
 * @property {{ latin: string, twi: string }} sources published files, by subset
 * @property {Record<string, number | { min: number, max: number }>} axes a number pins an axis, a range limits it
 * @property {string} weights the weights for which pages use this face, as a `font-weight` descriptor
 * @property {number | undefined} normal weight at which to measure the fallbacks' widths; undefined if pinned
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
  // A large, slightly narrow, heavy instance.
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
