import { rmSync } from "node:fs"
import { join } from "node:path"
import type { ParentSpanPluginArgs, Store } from "gatsby"
import { readMark, reasonToDistrust, writeMark } from "./buildMark"
import { hasPictures, skipMadePictures, toolsOfPictures } from "./pictures"

type Plugin = { name: string; version: string; pluginOptions?: unknown }
type State = { program: { directory: string }; flattenedPlugins: Plugin[] }

/** What all pictures in public/static were made with; null while that isn't known. */
let toolsOfKeptPictures: string | null = null

/**
 * gatsby-node's onPreInit: has Gatsby make its cache anew when that is another checkout's, or left by a run that did not
 * end well. From the first Gatsby stops with "The result of this StaticQuery could not be fetched"; from the second it
 * can build pages with lists cut short, and call that a success. The pictures in public/static stay.
 */
export function discardUntrustedCache({ store, reporter }: ParentSpanPluginArgs) {
  const { directory, tools } = surroundings(store)
  keepPictures(directory, tools)
  const reason = reasonToDistrust(directory)
  if (!reason) return
  reporter.warn(`Gatsby's cache is made anew, and the pictures are kept: ${reason}.`)
  const remove = (folder: string) =>
    rmSync(join(directory, folder), { recursive: true, force: true })
  // Without its caches Gatsby also removes the pages that were written: one whose source is gone would stay for ever.
  remove(".cache/caches-lmdb")
  remove("public/page-data")
  // Gatsby keeps webpack's part, which webpack itself checks; but that holds absolute paths too.
  if (readMark(directory)?.directory !== directory) remove(".cache/webpack")
  // The state was loaded before this hook. Without this hash Gatsby empties it, and deletes the rest of .cache.
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" } as never)
}

/** Pictures of other versions or options are made anew, and until that is done nothing is known of them. */
function keepPictures(directory: string, tools: string) {
  const areTheSame = !hasPictures(directory) || readMark(directory)?.pictures === tools
  toolsOfKeptPictures = areTheSame ? tools : null
  if (areTheSame) skipMadePictures(directory)
}

/** gatsby-node's onPreBootstrap, when the content has been checked: from here on the cache is written to. */
export function markRunUnderWay({ store }: { store: Store }) {
  const { directory, command } = surroundings(store)
  writeMark({ directory, command, finished: false, pictures: toolsOfKeptPictures })
}

/** gatsby-node's onPostBuild, last of all. Gatsby saves its state after that: so the mark is written at the very end. */
export function markBuildFinished({ store }: { store: Store }) {
  const { directory, command, tools } = surroundings(store)
  process.once("exit", (code) => {
    if (code === 0) writeMark({ directory, command, finished: true, pictures: tools })
  })
}

function surroundings(store: Store) {
  const { program, flattenedPlugins } = store.getState() as unknown as State
  return {
    directory: program.directory,
    command: process.env.gatsby_executing_command ?? "build",
    tools: toolsOfPictures(program.directory, flattenedPlugins),
  }
}
