// JavaScript, because Node also loads it uncompiled, in the process that makes the pictures (pictureProcess.js).
const { sharpOfPlugin } = require("./pluginSharp")

/** sharp's AVIF effort, 0 (fast) to 9 (small). 2 takes a quarter of the time of sharp's default, 4, at the same file size. */
const DEFAULT_EFFORT = "2"

/**
 * The AVIF effort of this build: `AVIF_EFFORT`, or the default.
 * @param {Partial<Record<string, string>>} [environment]
 * @returns {number} 0 to 9
 * @throws {Error} when the variable holds anything else
 */
function avifEffort(environment = process.env) {
  const value = environment.AVIF_EFFORT?.trim() || DEFAULT_EFFORT
  if (/^\d$/.test(value)) return Number(value)
  throw new Error(
    `AVIF_EFFORT is "${value}". Set it to a digit, 0 (fast) to 9 (small files), or leave it out (${DEFAULT_EFFORT}).`,
  )
}

/**
 * Sets the effort of every AVIF that gatsby-plugin-sharp writes in this process. The plugin has no option for it and only
 * passes the quality to sharp (docs/decisions/006-picture-formats.md).
 * @throws {Error} when `AVIF_EFFORT` is wrong, or the plugin's encoding has changed, so that this wrapper no longer applies
 */
function lowerAvifEffort() {
  const effort = avifEffort()
  const { prototype } = sharpOfPlugin()
  const encode = prototype.avif
  if (typeof encode !== "function") throw moot("its sharp has no avif()")
  prototype.avif = function avif(options = {}) {
    if ("effort" in options) throw moot("it sets the effort itself")
    return encode.call(this, { ...options, effort })
  }
}

/** @param {string} reason */
function moot(reason) {
  return new Error(
    `gatsby-plugin-sharp has changed: ${reason}. Update or remove src/build/pictures/avifEffort.js, which lowers the effort of its AVIF pictures.`,
  )
}

module.exports = { avifEffort, lowerAvifEffort }
