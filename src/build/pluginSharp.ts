import { createRequire } from "node:module"
import { resolve } from "node:path"

type AvifOptions = { quality?: number; effort?: number; chromaSubsampling?: string }
type Colour = { r: number; g: number; b: number }
type Pixels = { data: Buffer; info: { channels: number } }

/** The parts of sharp that we wrap. */
export type Sharp = {
  avif: (this: Sharp, options?: AvifOptions) => object
  stats: (this: Sharp) => Promise<{ dominant: Colour }>
  clone: () => Sharp
  raw: () => Sharp
  toColourspace: (name: "srgb") => Sharp
  toBuffer: (options: { resolveWithObject: true }) => Promise<Pixels>
}

/** The instance of sharp that gatsby-plugin-sharp uses; it makes its pictures in the build's own process. */
export function sharpOfPlugin(): { prototype: Sharp } {
  const requireOfSite = createRequire(resolve("package.json"))
  return createRequire(requireOfSite.resolve("gatsby-plugin-sharp"))("sharp")
}
