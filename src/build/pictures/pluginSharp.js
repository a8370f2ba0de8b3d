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

/**
 * The instance of sharp that gatsby-plugin-sharp uses in this process.
 * @returns {{ prototype: Sharp }}
 */
exports.sharpOfPlugin = function sharpOfPlugin() {
  const requireOfSite = createRequire(resolve("package.json"))
  return createRequire(requireOfSite.resolve("gatsby-plugin-sharp"))("sharp")
}
