import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Store } from "gatsby"

/** Gatsby's internal plugin that turns every file in src/api into a serverless function. */
const FUNCTIONS = "functions"

type State = { program: { directory: string }; flattenedPlugins: { name: string }[] }

/**
 * gatsby-node's onPluginInit: removes that plugin, because our src/api is client code. Otherwise `/api/http` and the like
 * would be compiled, served and deployed. The plugin has no options and a fixed folder, so it is removed by name.
 */
export function leaveOutFunctions({ store }: { store: Store }) {
  const { program, flattenedPlugins } = store.getState() as unknown as State
  const kept = flattenedPlugins.filter(({ name }) => name !== FUNCTIONS)
  if (kept.length === flattenedPlugins.length) {
    throw new Error(
      `Gatsby's plugin "${FUNCTIONS}" was not found. Check that Gatsby still ignores src/api; see src/build/functions.ts.`,
    )
  }
  store.dispatch({ type: "SET_SITE_FLATTENED_PLUGINS", payload: kept } as never)
  // `gatsby serve` would keep serving functions that an earlier build compiled.
  rmSync(join(program.directory, ".cache/functions"), { recursive: true, force: true })
}
