import { existsSync, readdirSync } from "node:fs"
import { rename } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { EFFORT } from "../avifEffort"

const PLUGIN = "gatsby-plugin-sharp"

type Operation = { outputPath: string }
type Job = { outputDir: string; args: { operations: Operation[]; isLazy?: boolean } }
type Work<Given extends Job> = (job: Given) => Promise<unknown>
type Plugin = { name: string; version: string; pluginOptions?: unknown }

/**
 * Wraps the step that makes pictures: one that is there already is not made again. Gatsby remembers finished ones in its
 * state alone, by absolute paths, so that a broken-off build or a moved checkout would make every picture anew. A
 * picture's address holds a hash of its source and one of how it is cut; it gets its name when it is whole.
 */
export function skippingMadePictures<Given extends Job>(make: Work<Given>): Work<Given> {
  return async (job) => {
    const { outputDir, args } = job
    const missing = args.operations.filter(
      ({ outputPath }) => !existsSync(join(outputDir, outputPath)),
    )
    if (args.isLazy || missing.length === 0) return
    const unfinished = (outputPath: string) => `${outputPath}.part`
    const operations = missing.map((operation) => ({
      ...operation,
      outputPath: unfinished(operation.outputPath),
    }))
    await make({ ...job, args: { ...args, operations } })
    await Promise.all(
      missing.map(({ outputPath }) =>
        rename(join(outputDir, unfinished(outputPath)), join(outputDir, outputPath)),
      ),
    )
  }
}

/** Puts that wrapper around the plugin's worker, which runs in the build's own process. */
export function skipMadePictures(directory: string) {
  const worker = requireFrom(directory)(`${PLUGIN}/gatsby-worker`)
  if (typeof worker.IMAGE_PROCESSING !== "function") {
    throw new Error(`${PLUGIN} has changed: renew or remove src/build/cache/pictures.ts.`)
  }
  worker.IMAGE_PROCESSING = skippingMadePictures(worker.IMAGE_PROCESSING)
}

/** What decides how a picture looks beside its source and its own arguments. */
export function toolsOfPictures(directory: string, plugins: Plugin[]): string {
  const { version, pluginOptions } = plugins.find(({ name }) => name === PLUGIN) ?? {}
  const sharp = createRequire(requireFrom(directory).resolve(PLUGIN))("sharp/package.json").version
  return JSON.stringify({ [PLUGIN]: version, sharp, pluginOptions, avifEffort: EFFORT })
}

/** @returns whether an earlier build left any */
export function hasPictures(directory: string): boolean {
  const folder = join(directory, "public/static")
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** By the site's package.json: this file may be compiled to another place. */
function requireFrom(directory: string) {
  return createRequire(join(directory, "package.json"))
}
