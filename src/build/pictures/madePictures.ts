import { existsSync, readdirSync } from "node:fs"
import { rename } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { avifEffort } from "./avifEffort"
import { inPictureProcess } from "./makePictures"

const PLUGIN = "gatsby-plugin-sharp"

type Operation = { outputPath: string }
type Job = { outputDir: string; args: { operations: Operation[]; isLazy?: boolean } }
type Work<Given extends Job> = (job: Given) => Promise<unknown>
type Plugin = { name: string; version: string; pluginOptions?: unknown }

/**
 * Wraps the image processing step so that no picture is made twice: neither an existing one nor one that another job is making,
 * as when a page shows a picture in two sizes that have a width in common. Gatsby tracks finished ones only in its state, by
 * absolute path, so an interrupted build or a moved checkout would make every picture again. A picture's file name holds hashes
 * of its source and of its arguments, and it gets that name only once it is complete.
 */
export function skippingMadePictures<Given extends Job>(make: Work<Given>): Work<Given> {
  const underWay = new Map<string, Promise<void>>()
  return async (job) => {
    const { outputDir, args } = job
    if (args.isLazy) return
    const fileOf = ({ outputPath }: Operation) => join(outputDir, outputPath)
    const others = args.operations.flatMap((operation) => underWay.get(fileOf(operation)) ?? [])
    const missing = args.operations.filter((operation) => {
      const file = fileOf(operation)
      return !underWay.has(file) && !existsSync(file)
    })
    const making = missing.length > 0 ? makeUnderOtherNames(make, job, missing) : Promise.resolve()
    for (const operation of missing) underWay.set(fileOf(operation), making)
    try {
      await Promise.all([making, ...others])
    } finally {
      for (const operation of missing) underWay.delete(fileOf(operation))
    }
  }
}

/** Makes pictures of a job under names that say that they are unfinished, and renames them at the end. */
async function makeUnderOtherNames<Given extends Job>(
  make: Work<Given>,
  job: Given,
  pictures: Operation[],
) {
  const unfinished = (outputPath: string) => `${outputPath}.part`
  const operations = pictures.map((operation) => ({
    ...operation,
    outputPath: unfinished(operation.outputPath),
  }))
  await make({ ...job, args: { ...job.args, operations } })
  const nameOf = (outputPath: string) => join(job.outputDir, outputPath)
  await Promise.all(
    pictures.map(({ outputPath }) => rename(nameOf(unfinished(outputPath)), nameOf(outputPath))),
  )
}

/** Replaces the plugin's worker by one that skips existing pictures and makes the others in a process of their own. */
export function replacePictureWorker(
  directory: string,
  { skipExisting }: { skipExisting: boolean },
) {
  const worker = requireFrom(directory)(`${PLUGIN}/gatsby-worker`)
  if (typeof worker.IMAGE_PROCESSING !== "function") {
    throw new Error(`${PLUGIN} has changed: update or remove src/build/pictures/madePictures.ts.`)
  }
  const make = inPictureProcess(directory)
  worker.IMAGE_PROCESSING = skipExisting ? skippingMadePictures(make) : make
}

/** What determines a picture's bytes besides its source and its arguments. */
export function toolsOfPictures(directory: string, plugins: Plugin[]): string {
  const { version, pluginOptions } = plugins.find(({ name }) => name === PLUGIN) ?? {}
  const sharp = createRequire(requireFrom(directory).resolve(PLUGIN))("sharp/package.json").version
  return JSON.stringify({ [PLUGIN]: version, sharp, pluginOptions, avifEffort: avifEffort() })
}

/** @returns whether an earlier build left any pictures */
export function hasPictures(directory: string): boolean {
  const folder = join(directory, "public/static")
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Resolves from the site's package.json, because this file may be compiled to another place. */
function requireFrom(directory: string) {
  return createRequire(join(directory, "package.json"))
}
