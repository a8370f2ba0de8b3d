import { readFileSync, writeFileSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { readConfig } from "../../readConfig"
import { writeSearchIndex } from "../blog/writeSearchIndex"
import { builtRedirects } from "../links"
import { writeFeed } from "./feed"
import { FinishedPages } from "./finishedPages"
import { FirstStyles } from "./firstStyles"
import { writeForwardingPages } from "./forwardingPages"
import { makeRuntimeLate, readLoader } from "./lateRuntime"
import { writeLlms } from "./llms"
import { pageFile } from "./pageFile"
import { readPageStart, startsNow } from "./pageStart"

type State = { program: { directory: string }; pages: Map<string, unknown> }

/** gatsby-node's onPostBuild: post-processes the written pages. */
export async function finishPages({ store, reporter }: BuildArgs) {
  const { program, pages } = store.getState() as unknown as State
  const { directory } = program
  const folder = join(directory, "public")
  const data = join(directory, "data")
  const { siteUrl, contentUrl } = readConfig(process.env)

  const timer = reporter.activityTimer("finish written pages")
  timer.start()
  const finished = await finish(directory, folder, [...pages.keys()], contentUrl)
  timer.setStatus(`${finished}/${pages.size}`)
  timer.end()
  await writeForwardingPages(folder, builtRedirects())
  await writeRobots(directory, folder, siteUrl)
  await writeFeed(data, folder, siteUrl)
  await writeLlms(data, folder, siteUrl)
  const index = reporter.activityTimer("write the search's index")
  index.start()
  await writeSearchIndex(data, folder)
  index.end()
}

/**
 * Finishes the pages that Gatsby has written since the last time. Files are read and written one by one and
 * synchronously: with thousands of pages, that takes half the time of promises, and this process has nothing else to do.
 * @returns how many pages were changed
 */
async function finish(directory: string, folder: string, paths: string[], contentUrl: string) {
  const source = join(directory, "src/build/finish")
  const loader = readLoader(source, folder)
  const styles = new FirstStyles(folder)
  const known = FinishedPages.open(join(directory, ".cache"), source)
  let written = 0
  for (const path of paths) {
    const file = join(folder, pageFile(path))
    // A page whose runtime starts at once names bundle files, which change even when the page doesn't.
    if (!startsNow(path) && known.holds(file)) continue
    const start = await readPageStart(path, folder, contentUrl)
    const html = readFileSync(file)
    // Where a letter of several bytes doesn't fit into the rest of a buffer, React 18 fills it with U+0000.
    const page = html
      .toString("utf8")
      .replaceAll("\0", "")
      .replace(announcerStyle, 'class="visually-hidden"')
      .replace(generator, "")
    const split = start.list ? styles.splitLast(page) : styles.split(page)
    const result = makeRuntimeLate(Buffer.from(split), start, loader)
    if (!result.equals(html)) {
      writeFileSync(file, result)
      written += 1
    }
    known.add(file)
  }
  known.save()
  return written
}

/** How Gatsby hides the element that announces new pages; a class does so in fewer bytes (src/styles/base.css). */
const announcerStyle = /(?<=<div id="gatsby-announcer" )style="[^"]*"/

/** Gatsby's note that it built the page, and in which version: no visitor needs it. */
const generator = /<meta name="generator"[^>]*>/

/** Adds the sitemap to static/robots.txt; it needs an absolute URL, which only the build knows. */
async function writeRobots(directory: string, folder: string, siteUrl: string) {
  const rules = await readFile(join(directory, "static/robots.txt"), "utf8")
  await writeFile(join(folder, "robots.txt"), `${rules}\nSitemap: ${siteUrl}/sitemap-index.xml\n`)
}
