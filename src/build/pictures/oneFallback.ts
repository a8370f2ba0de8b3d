import { AsyncLocalStorage } from "node:async_hooks"
import type { CreateResolversArgs } from "gatsby"
import { picturePlugin } from "./pluginSharp"

type Transform = { width: number; toFormat: string }
type Queue = (given: { transforms: Transform[] }) => object[]
type Arguments = { width?: number; formats?: string[] }
type ImageData = {
  images: { sources?: object[]; fallback?: { src: string; srcSet?: string; sizes?: string } }
}
type Resolve = (
  source: unknown,
  args: Arguments,
  context: unknown,
  info: { originalResolver: Resolve },
) => Promise<ImageData | undefined>

/** The layout width of the picture whose files are being queued, if they are AVIF files with a fallback. */
const layoutWidth = new AsyncLocalStorage<number>()

/**
 * gatsby-node's onPluginInit: a picture with AVIF files gets one fallback file, in its layout's width. The plugin would make one
 * for each width, and `Picture` shows only that one: two of three JPEG files would be made, deployed and named in the pages'
 * data, but never requested (docs/decisions/006-picture-formats.md).
 * @throws Error when gatsby-plugin-sharp has changed, so that this wrapper no longer applies
 */
export function makeOneFallback() {
  const plugin: { batchQueueImageResizing?: Queue } = picturePlugin()
  const queue = plugin.batchQueueImageResizing
  if (!queue) {
    throw new Error(
      "gatsby-plugin-sharp has changed: update or remove src/build/pictures/oneFallback.ts.",
    )
  }
  plugin.batchQueueImageResizing = (given) => {
    const width = layoutWidth.getStore()
    const { transforms } = given
    const [first] = transforms
    if (width === undefined || !first || first.toFormat === "avif") return queue(given)
    // An original that is narrower than its layout has no file of that width.
    const widest = transforms.reduce((a, b) => (b.width > a.width ? b : a))
    const shown = transforms.find((transform) => transform.width === width) ?? widest
    const [image] = queue({ ...given, transforms: [shown] })
    // The plugin looks its fallback up by the width's place.
    return transforms.map(() => ({ ...image }))
  }
}

/** gatsby-node's createResolvers: the same in the pages' data, which would otherwise list the one file under each width. */
export function listOneFallback({ createResolvers }: CreateResolversArgs) {
  const gatsbyImageData: Resolve = async (source, args, context, info) => {
    const { formats = [], width = Number.POSITIVE_INFINITY } = args
    const find = () => info.originalResolver(source, args, context, info)
    if (!formats.includes("avif") || formats.length === 1) return find()
    const data = await layoutWidth.run(width, find)
    const fallback = data?.images.fallback
    if (!data || !fallback) return data
    return { ...data, images: { ...data.images, fallback: { src: fallback.src } } }
  }
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: gatsbyImageData } } })
}
