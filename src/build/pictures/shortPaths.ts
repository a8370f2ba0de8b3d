import { createRequire } from "node:module"
import { resolve } from "node:path"

type Files = { file: { name: string; internal: { contentDigest: string } } }
type Plugin = { batchQueueImageResizing?: (files: Files) => unknown }

/**
 * gatsby-node's onPluginInit: a picture's path below static/ has eight digits of its content's hash instead of all 32, and no
 * name. A page names dozens of pictures, each in several widths, and what differs doesn't compress: on the homepage this saves
 * 0.9 KB of Brotli.
 * @throws Error when gatsby-plugin-sharp has changed, so that this wrapper no longer applies
 */
export function shortenPicturePaths() {
  const plugin: Plugin = createRequire(resolve("package.json"))("gatsby-plugin-sharp")
  const queue = plugin.batchQueueImageResizing
  if (!queue) {
    throw new Error(
      "gatsby-plugin-sharp has changed: update or remove src/build/pictures/shortPaths.ts.",
    )
  }
  plugin.batchQueueImageResizing = (given) => {
    const { file } = given
    const contentDigest = file.internal.contentDigest.slice(0, 8)
    const internal = { ...file.internal, contentDigest }
    return queue({ ...given, file: { ...file, name: "p", internal } })
  }
}
