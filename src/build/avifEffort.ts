import { sharpOfPlugin } from "./pluginSharp"

/** How hard sharp works at an AVIF, 0 (fast) to 9 (small). 2 costs a quarter of its default 4 and no bytes. */
export const EFFORT = 2

/**
 * gatsby-node's onPluginInit: sets the effort of every AVIF that gatsby-plugin-sharp writes. The plugin has no option
 * for it and hands sharp the quality alone (docs/decisions/006-picture-formats.md).
 * @throws Error when the plugin no longer encodes as it did and this wrapper has become moot
 */
export function lowerAvifEffort() {
  const { prototype } = sharpOfPlugin()
  const encode = prototype.avif
  if (typeof encode !== "function") throw moot("its sharp has no avif()")
  prototype.avif = function avif(options = {}) {
    if ("effort" in options) throw moot("it sets the effort itself")
    return encode.call(this, { ...options, effort: EFFORT })
  }
}

function moot(reason: string): Error {
  return new Error(
    `gatsby-plugin-sharp has changed: ${reason}. Remove or renew src/build/avifEffort.ts, which gives its AVIF pictures less effort.`,
  )
}
