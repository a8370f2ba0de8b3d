import type { CreateResolversArgs } from "gatsby"
import { picturePlugin } from "./pluginSharp"

/** Digits of a file's hash in its path: as many as tell the files of a site apart. */
const DIGITS = 8

type Files = { file: { name: string; internal: { contentDigest: string } } }
type Plugin = Partial<Record<(typeof queues)[number], (files: Files) => unknown>>

/** The plugin's functions that make a picture's files: in several widths, and in one. */
const queues = ["batchQueueImageResizing", "queueImageResizing"] as const

/**
 * gatsby-node's onPluginInit: a picture's path below static/ has eight digits of its content's hash instead of all 32, and no
 * name. A page names dozens of pictures, each in several widths, and what differs doesn't compress: on the homepage this saves
 * 0.9 KB of Brotli.
 * @throws Error when gatsby-plugin-sharp has changed, so that this wrapper no longer applies
 */
export function shortenPicturePaths() {
  const plugin: Plugin = picturePlugin()
  for (const name of queues) {
    const queue = plugin[name]
    if (!queue) {
      throw new Error(
        "gatsby-plugin-sharp has changed: update or remove src/build/pictures/shortPaths.ts.",
      )
    }
    plugin[name] = (given) => {
      const { file } = given
      return queue({ ...given, file: { ...file, name: "p", internal: shortened(file) } })
    }
  }
}

type FileNode = { internal: { contentDigest: string } }
type Resolve = (
  file: FileNode,
  ...rest: [unknown, unknown, { originalResolver: Resolve }]
) => unknown

/** gatsby-node's createResolvers: the same for files that pages link as they are, such as the clients' logos. */
export function shortenFilePaths({ createResolvers }: CreateResolversArgs) {
  const publicURL: Resolve = (file, args, context, info) => {
    const short = { ...file, internal: shortened(file) }
    return info.originalResolver(short, args, context, info)
  }
  createResolvers({ File: { publicURL: { resolve: publicURL } } })
}

function shortened({ internal }: FileNode): FileNode["internal"] {
  return { ...internal, contentDigest: internal.contentDigest.slice(0, DIGITS) }
}
