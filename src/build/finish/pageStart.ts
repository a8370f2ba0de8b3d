import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { routes } from "../../routes"

/** When a page's runtime starts, and what to load early. */
export type PageStart = {
  /** "late": once the page is loaded and idle, or at the first interaction; "now": at once. */
  start: "late" | "now"
  /** Files to preload along with the scripts; the runtime would otherwise request them one after the other. */
  ahead?: string[]
  /** URL of the content list that the page shows first. */
  list?: string
}

type ChunkGroups = Record<string, { assets: { name: string }[] } | undefined>

const rows = new Map(routes.map((route) => [route.path, route]))

/** True if the page's runtime starts at once. */
export function startsNow(path: string): boolean {
  return rows.get(path)?.runtime === "now"
}

/**
 * How the runtime of a page starts.
 * @param path of the page; one that is not in the route table starts late
 * @param folder public/
 * @param contentUrl base of the content service
 */
export async function readPageStart(
  path: string,
  folder: string,
  contentUrl: string,
): Promise<PageStart> {
  const route = rows.get(path)
  if (route?.runtime !== "now") return { start: "late" }
  const { preload } = route
  const ahead = await filesOf(path, folder)
  return { start: "now", ahead, ...(preload && { list: contentUrl + preload }) }
}

/** The files that Gatsby's loader requests for a page, in that order. */
async function filesOf(path: string, folder: string): Promise<string[]> {
  const data = `/page-data${path}/page-data.json`
  const { componentChunkName, staticQueryHashes = [] } = await readJson(join(folder, data))
  const stats: { namedChunkGroups: ChunkGroups } = await readJson(
    join(folder, "webpack.stats.json"),
  )
  const scriptsOf = (name: string) => {
    const group = stats.namedChunkGroups[name]
    if (!group) throw new Error(`webpack.stats.json has no chunk ${name}`)
    return group.assets.flatMap(({ name }) => (name.endsWith(".js") ? [`/${name}`] : []))
  }
  return [
    ...scriptsOf("app"),
    "/page-data/app-data.json",
    data,
    ...scriptsOf(componentChunkName),
    ...staticQueryHashes.map((hash: string) => `/page-data/sq/d/${hash}.json`),
  ]
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8"))
}
