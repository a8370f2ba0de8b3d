import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Store } from "gatsby"

/** Gatsby's own plugin that makes functions of a host out of every file in src/api. */
const FUNCTIONS = "functions"

type State = { program: { directory: string }; flattenedPlugins: { name: string }[] }

/**
 * gatsby-node's onPluginInit: takes that plugin out, because our src/api is code of the pages. Left in, `/api/http` and
 * its like would be compiled, served and deployed. It has no option and reads a fixed folder: hence by its name.
 */
export function leaveOutFunctions({ store }: { store: Store }) {
  const { program, flattenedPlugins } = store.getState() as unknown as State
  const kept = flattenedPlugins.filter(({ name }) => name !== FUNCTIONS)
  if (kept.length === flattenedPlugins.length) {
    throw new Error(
      `Gatsby's plugin "${FUNCTIONS}" is not where it was: is src/api still left alone?`,
    )
  }
  store.dispatch({ type: "SET_SITE_FLATTENED_PLUGINS", payload: kept } as never)
  // What an earlier build compiled; `gatsby serve` would go on answering with it.
  rmSync(join(program.directory, ".cache/functions"), { recursive: true, force: true })
}
