import { rmSync } from "node:fs"
import { join } from "node:path"
import type { ParentSpanPluginArgs, Store } from "gatsby"
import { hasPictures, replacePictureWorker, toolsOfPictures } from "../pictures/madePictures"
import { readMark, reasonToDistrust, writeMark } from "./buildMark"

type Plugin = { name: string; version: string; pluginOptions?: unknown }
type State = {
  program: { directory: string }
  flattenedPlugins: Plugin[]
  jobsV2: { complete: Map<string, unknown> }
}

/** The tools that made all the pictures in public/static; null if unknown. */
let toolsOfKeptPictures: string | null = null

/**
 * gatsby-node's onPreInit: makes Gatsby rebuild its cache if that comes from another checkout, from a run that did not
 * complete or from other picture tools. With the first, Gatsby stops with "The result of this StaticQuery could not be
 * fetched"; with the second, it can build pages with truncated lists and report success; with the last, it would not make the
 * pictures again. Otherwise those in public/static are kept.
 */
export function discardUntrustedCache({ store, reporter }: ParentSpanPluginArgs) {
  const { directory, command, tools } = currentRun(store)
  const areKept = keepPictures(directory, tools)
  // Once the dev server has begun to make them again, it need not start over each time: the next build makes them all.
  const isBegun = command === "develop" && !readMark(directory)?.pictures
  const reason =
    reasonToDistrust(directory) ??
    (areKept || isBegun ? null : "not all pictures are known to be of the same tools and settings")
  if (!reason) return
  const pictures = areKept ? "the pictures are kept" : "pictures are made again"
  reporter.warn(`Rebuilding Gatsby's cache (${pictures}): ${reason}.`)
  const remove = (folder: string) =>
    rmSync(join(directory, folder), { recursive: true, force: true })
  // Removing the caches also makes Gatsby remove the written pages: one whose source is gone would otherwise stay forever.
  remove(".cache/caches-lmdb")
  remove("public/page-data")
  // Gatsby keeps webpack's cache, which webpack validates itself, but that holds absolute paths too.
  if (readMark(directory)?.directory !== directory) remove(".cache/webpack")
  // The state was loaded before this hook. With an empty hash, Gatsby clears it and deletes the rest of .cache.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" } as never)
  if (!areKept) forgetPictureJobs(store)
}

/** Gatsby keeps the list of jobs that are done even when it clears its state, and would do none of them again. */
function forgetPictureJobs(store: Store) {
  const { jobsV2 } = store.getState() as unknown as State
  for (const contentDigest of [...jobsV2.complete.keys()]) {
    store.dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } } as never)
  }
}

/**
 * Pictures made by other versions or with other options are made again; until then their tools are unknown.
 * @returns whether existing pictures are kept
 */
function keepPictures(directory: string, tools: string): boolean {
  const areTheSame = !hasPictures(directory) || readMark(directory)?.pictures === tools
  toolsOfKeptPictures = areTheSame ? tools : null
  replacePictureWorker(directory, { skipExisting: areTheSame })
  return areTheSame
}

/** gatsby-node's onPreBootstrap, after the content check: from here on, the cache is written to. */
export function markRunUnderWay({ store }: { store: Store }) {
  const { directory, command } = currentRun(store)
  writeMark({ directory, command, finished: false, pictures: toolsOfKeptPictures })
}

/** gatsby-node's onPostBuild, last. Gatsby saves its state after this hook, so the mark is written on exit. */
export function markBuildFinished({ store }: { store: Store }) {
  const { directory, command, tools } = currentRun(store)
  process.once("exit", (code) => {
    if (code === 0) writeMark({ directory, command, finished: true, pictures: tools })
  })
}

/** This run of Gatsby: where, what and with which picture tools. */
function currentRun(store: Store) {
  const { program, flattenedPlugins } = store.getState() as unknown as State
  return {
    directory: program.directory,
    command: process.env.gatsby_executing_command ?? "build",
    tools: toolsOfPictures(program.directory, flattenedPlugins),
  }
}
