import { existsSync, readFileSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { SEARCH_INDEX } from "../../blog/searchIndex"
import { type Route, readRoutes } from "../../routes"
import { firstPictureOf } from "../finish/firstPicture"
import { headingsOf } from "../finish/headings"
import { pageFile } from "../finish/pageFile"
import { listedPosts, readBlog } from "./blogContent"
import { buildSearchIndex, type SitePage } from "./searchIndex"

/** gatsby-node's onPostBootstrap: writes the dev server's index. A build writes its own once the pages exist. */
export async function writeDevelopmentIndex({ store }: ParentSpanPluginArgs) {
  if (process.env.gatsby_executing_command !== "develop") return
  const { program } = store.getState() as { program: { directory: string } }
  await writeSearchIndex(join(program.directory, "data"), join(program.directory, "public"))
}

/**
 * Writes the index that /blog/search loads.
 * @param data path of data/
 * @param folder public/; of pages that exist there, headings and articles' pictures are indexed too
 */
export async function writeSearchIndex(data: string, folder: string): Promise<void> {
  const pages = await Promise.all(
    readRoutes(data)
      .filter(({ indexed }) => indexed)
      .map((route) => sitePage(route, folder)),
  )
  const blog = readBlog(data)
  const pictures = picturesOf(
    listedPosts(blog).map(({ slug }) => slug),
    folder,
  )
  const { index, parts } = buildSearchIndex(blog, pages, pictures)
  await mkdir(folder, { recursive: true })
  await writeParts(folder, index.parts?.folder ?? null, parts)
  await writeFile(join(folder, SEARCH_INDEX), JSON.stringify(index))
}

async function sitePage({ path, title, description }: Route, folder: string): Promise<SitePage> {
  const file = join(folder, pageFile(path))
  const headings = existsSync(file) ? headingsOf(await readFile(file, "utf8")) : []
  return { path, title, description, headings }
}

/** Read one by one and synchronously: of 5,000 articles in half a second, which promises double. */
function picturesOf(slugs: string[], folder: string): Map<string, string> {
  const pictures = new Map<string, string>()
  for (const slug of slugs) {
    const file = join(folder, pageFile(`/blog/${slug}`))
    const img = existsSync(file) ? firstPictureOf(readFileSync(file, "utf8")) : undefined
    if (img) pictures.set(slug, img)
  }
  return pictures
}

/** The folder's name is a hash of its contents: an existing one is up to date, and all others are outdated. */
async function writeParts(folder: string, current: string | null, parts: Map<string, string>) {
  const all = join(folder, "blog-index")
  const existing = existsSync(all) ? await readdir(all) : []
  for (const name of existing) {
    if (`/blog-index/${name}` !== current) await rm(join(all, name), { recursive: true })
  }
  if (!current || existsSync(join(folder, current))) return
  // Written under a temporary name, so that an interrupted build never leaves an incomplete folder to the next one.
  await mkdir(join(all, "new"), { recursive: true })
  for (const [name, text] of parts) await writeFile(join(all, "new", name), text)
  await rename(join(all, "new"), join(folder, current))
}
