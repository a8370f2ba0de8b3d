const { createRequire } = require("node:module")
const { resolve } = require("node:path")

/**
 * The parts of sharp that we wrap.
 * @typedef {{ quality?: number, effort?: number, chromaSubsampling?: string }} AvifOptions
 * @typedef {{ r: number, g: number, b: number }} Colour
 * @typedef {{ data: Buffer, info: { channels: number } }} Pixels
 * @typedef {object} Sharp
 * @property {(this: Sharp, options?: AvifOptions) => object} avif
 * @property {(this: Sharp) => Promise<{ dominant: Colour }>} stats
 * @property {() => Sharp} clone
 * @property {() => Sharp} raw
 * @property {(name: "srgb") => Sharp} toColourspace
 * @property {(options: { resolveWithObject: true }) => Promise<Pixels>} toBuffer
 */

const requireOfSite = () => createRequire(resolve("package.json"))

/**
 * gatsby-plugin-sharp as this process has loaded it, so that its functions can be replaced.
 * @returns {any} its exports, which have no types
 */
exports.picturePlugin = function picturePlugin() {
  return requireOfSite()("gatsby-plugin-sharp")
}

/**
 * The instance of sharp that gatsby-plugin-sharp uses in this process.
 * @returns {{ prototype: Sharp }}
 */
exports.sharpOfPlugin = function sharpOfPlugin() {
  return createRequire(requireOfSite().resolve("gatsby-plugin-sharp"))("sharp")
}
