import { readdirSync, rmSync, statSync } from "node:fs"
import { readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { BuildArgs } from "gatsby"

const compressible = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/
const compressed = /\.(html|js|css|json|xml|txt|svg|webmanifest)\.(br|gz)$/

/** Smaller files fit into one packet as they are. */
const SMALLEST = 1_024

/**
 * Bytes up to which everything is compressed as small as possible, at about 1 MB a second and core. More changes at once
 * (a new script on thousands of pages) are compressed 60 times as fast, to some 15 % larger files.
 */
const THOROUGH = 20_000_000

/** How many files are compressed at once: as many as libuv has threads by default. */
const PARALLEL = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** gatsby-node's onPostBuild, last: writes a Brotli and a gzip version beside each file. */
export async function precompressFiles({ store, reporter }: BuildArgs) {
  const { program } = store.getState() as unknown as { program: { directory: string } }
  const timer = reporter.activityTimer("precompress files")
  timer.start()
  const { written, bytes } = await precompress(join(program.directory, "public"))
  timer.setStatus(`${written} files, ${(bytes / 1e6).toFixed(1)} MB`)
  timer.end()
}

/**
 * Writes `name.br` and `name.gz` beside each compressible file that has changed, and removes those whose file is gone.
 * They carry their file's modification time, by which the next build recognises them.
 * @param folder public/
 * @param thorough see THOROUGH
 * @returns how many files were compressed, and their size
 */
export async function precompress(folder: string, thorough = THOROUGH) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile() && /\.\w+$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => compressible.test(file) || compressed.test(file))
      .map((file) => [file, statSync(file)]),
  )
  const timeOf = (file: string) => files.get(file)?.mtime.getTime()
  const changed: string[] = []
  for (const [file, { size }] of files) {
    const versions = [`${file}.br`, `${file}.gz`]
    if (compressed.test(file)) {
      const source = files.get(file.replace(/\.(br|gz)$/, ""))
      if (!source || source.size < SMALLEST) rmSync(file)
    } else if (size >= SMALLEST && versions.some((version) => timeOf(version) !== timeOf(file))) {
      changed.push(file)
    }
  }
  const bytes = changed.reduce((sum, file) => sum + (files.get(file)?.size ?? 0), 0)
  const effort = bytes > thorough ? { brotli: 5, gzip: 6 } : { brotli: 11, gzip: 9 }
  const queue = changed.values()
  const work = async () => {
    for (const file of queue) await compressFile(file, effort)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return { written: changed.length, bytes }
}

async function compressFile(file: string, effort: { brotli: number; gzip: number }) {
  const contents = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  }
  const [brotli, gzipped] = await Promise.all([
    toBrotli(contents, { params }),
    toGzip(contents, { level: effort.gzip }),
  ])
  const { atime, mtime } = statSync(file)
  for (const [name, version] of [
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ] as const) {
    await writeFile(name, version)
    await utimes(name, atime, mtime)
  }
}
