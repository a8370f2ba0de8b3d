import { createRequire } from "node:module"
import { resolve } from "node:path"

type Files = { file: { internal: { contentDigest: string } } }
type Plugin = { batchQueueImageResizing?: (files: Files) => unknown }

/**
 * gatsby-node's onPluginInit: names a picture's folder below static/ after eight digits of its content's hash instead of all
 * 32. A page names dozens of pictures, and hashes don't compress: on the homepage this saves 0.6 KB of Brotli.
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
    return queue({ ...given, file: { ...file, internal: { ...file.internal, contentDigest } } })
  }
}
