import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { readConfig } from "../../readConfig"
import { builtRedirects } from "../links"
import { writeFeed } from "./feed"
import { makeRuntimeLate, pagePathOf, stripComments } from "./lateRuntime"
import { readPageStart } from "./pageStart"
import { writeRedirects } from "./redirects"

/** Pages open at the same time: a system allows few open files. */
const AT_ONCE = 50

/** gatsby-node's onPostBuild: one step over the pages that have been written. */
export async function finishPages({ store }: BuildArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  const folder = join(program.directory, "public")
  const source = join(program.directory, "src/build/finish/lateLoader.js")
  const loader = stripComments(await readFile(source, "utf8"))
  const { siteUrl, contentUrl } = readConfig(process.env)

  const finish = async (file: string) => {
    const html = await readFile(file, "utf8")
    // Not a page of the runtime's: the forwarding pages of redirects, Gatsby's own fragments.
    if (!html.includes('id="___gatsby"')) return
    const start = await readPageStart(pagePathOf(html), folder, contentUrl)
    const finished = makeRuntimeLate(html, start, loader)
    if (finished !== html) await writeFile(file, finished)
  }
  const pages = await htmlFiles(folder)
  while (pages.length > 0) await Promise.all(pages.splice(0, AT_ONCE).map(finish))
  await writeRedirects(folder, builtRedirects())
  await writeRobots(program.directory, folder, siteUrl)
  await writeFeed(join(program.directory, "data"), folder, siteUrl)
}

/** static/robots.txt, and where the sitemap is: that takes a full address, which only the build knows. */
async function writeRobots(directory: string, folder: string, siteUrl: string) {
  const rules = await readFile(join(directory, "static/robots.txt"), "utf8")
  await writeFile(join(folder, "robots.txt"), `${rules}\nSitemap: ${siteUrl}/sitemap-index.xml\n`)
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Files only: the data of /404.html lies in a folder of that name.
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
