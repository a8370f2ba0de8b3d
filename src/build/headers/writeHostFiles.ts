import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { BuildArgs } from "gatsby"
import { readAnalytics } from "../../analytics/settings"
import { readEditorSettings } from "../../editor/settings"
import { readConfig } from "../../readConfig"
import { contentLists } from "../../showcase/contentLists"
import { builtRedirects } from "../links"
import { caddySnippet } from "./hosts/caddy"
import { nginxMaps, nginxServer } from "./hosts/nginx"
import { servedTable } from "./hosts/nodeServer"
import { headersFile, redirectsFile } from "./hosts/staticHosts"
import { inlineScriptSources } from "./inlineScripts"
import { readHeaderSettings } from "./settings"
import { hostTable } from "./table"
import type { HostTable } from "./types"

type State = { program: { directory: string }; pages: Map<string, unknown> }

/**
 * gatsby-node's onPostBuild, after all pages are final: writes the table of headers and redirects in each host's format.
 * What a server's configuration includes is in build/, which is not published.
 */
export function writeHostFiles({ store, reporter }: BuildArgs) {
  const { program, pages } = store.getState() as unknown as State
  const { directory } = program
  const folder = join(directory, "public")
  const timer = reporter.activityTimer("write headers and redirects")
  timer.start()
  // Gatsby copies it into every build, also of a site that runs no script in a worker. Its names contain no hash.
  rmSync(join(folder, "~partytown"), { recursive: true, force: true })
  const scripts = inlineScriptSources(folder, join(directory, ".cache/inline-scripts.json"))
  const editor = readEditorSettings(process.env)
  const table = hostTable({
    addresses: readConfig(process.env),
    settings: readHeaderSettings(process.env),
    scripts,
    listPages: Object.values(contentLists).map(({ path }) => path),
    editor,
    analytics: readAnalytics(process.env),
    redirects: builtRedirects(),
    pages: [...pages.keys(), ...(editor ? ["/edit"] : [])],
  })
  for (const [file, text] of Object.entries(hostFiles(table))) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  timer.setStatus(`${scripts.length} inline scripts`)
  timer.end()
}

/** Contents by path in the checkout. */
function hostFiles(table: HostTable): Record<string, string> {
  return {
    "public/_headers": headersFile(table),
    "public/_redirects": redirectsFile(table),
    "build/headers.json": `${JSON.stringify(servedTable(table), null, 2)}\n`,
    "build/nginx/maps.conf": nginxMaps(table),
    "build/nginx/server.conf": nginxServer(table),
    "build/caddy/site.caddy": caddySnippet(table),
  }
}
