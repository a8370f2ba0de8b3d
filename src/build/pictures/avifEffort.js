// JavaScript, because Node also loads it uncompiled, in the process that makes the pictures (pictureProcess.js).
const { sharpOfPlugin } = require("./pluginSharp")

/** sharp's AVIF effort, 0 (fast) to 9 (small). 2 takes a quarter of the time of the default, 4, at the same file size. */
const EFFORT = 2

/**
 * Sets the effort of every AVIF that gatsby-plugin-sharp writes in this process. The plugin has no option for it and only
 * passes the quality to sharp (docs/decisions/006-picture-formats.md).
 * @throws {Error} when the plugin's encoding has changed, so that this wrapper no longer applies
 */
function lowerAvifEffort() {
  const { prototype } = sharpOfPlugin()
  const encode = prototype.avif
  if (typeof encode !== "function") throw moot("its sharp has no avif()")
  prototype.avif = function avif(options = {}) {
    if ("effort" in options) throw moot("it sets the effort itself")
    return encode.call(this, { ...options, effort: EFFORT })
  }
}

/** @param {string} reason */
function moot(reason) {
  return new Error(
    `gatsby-plugin-sharp has changed: ${reason}. Update or remove src/build/pictures/avifEffort.js, which lowers the effort of its AVIF pictures.`,
  )
}

module.exports = { EFFORT, lowerAvifEffort }
