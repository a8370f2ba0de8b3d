// @ts-check
/**
 * `npm run measure`: measures how fast the built pages load, beside a hand-written page, and writes the table of
 * docs/performance.md. Builds nothing; needs `npm ci --prefix measure` once.
 *
 *   --runs 3            runs per page, of which the medians count
 *   --pages /,/faq      other pages
 *   --print             only prints the table
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { chromiumFlags } from "./lib/browser/browserArguments.mjs"
import { findChromium } from "./lib/browser/chromium.mjs"
import { contentBuild, reasonToBuild, siteBuild } from "./lib/build/builds.mjs"
import { runCommand } from "./lib/command.mjs"
import { localAddresses } from "./lib/environment.mjs"
import { figuresOf, loadingTable, medianOf, replaceMeasured } from "./lib/measure/figures.mjs"
import { handwrittenPage } from "./lib/measure/handwrittenPage.mjs"
import { serveWithPage } from "./lib/measure/measuredServer.mjs"
import { hasContentService } from "./lib/packages/contentPackages.mjs"
import { root } from "./lib/paths.mjs"
import { requireNodeVersion } from "./lib/preparation.mjs"
import { readPorts } from "./lib/services/ports.mjs"
import { print, step, warn } from "./lib/terminal.mjs"
import { startWithTestData } from "./lib/tests/testServices.mjs"
import { UserFacingError } from "./lib/userFacingError.mjs"

const usualPages = [
  "/",
  "/home-two",
  "/home-three",
  "/home-four",
  "/home-five",
  "/home-six",
  "/home-seven",
  "/contact-us",
  "/single-blog",
  "/service",
  "/pricing",
  "/web-services",
]
const handwritten = "/handwritten"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    pages: { type: "string", default: usualPages.join(",") },
    print: { type: "boolean", default: false },
  },
})

runCommand(async () => {
  requireNodeVersion()
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UserFacingError(`--runs must be a whole number above 0, not "${values.runs}".`)
  }
  const pages = values.pages.split(",")
  const folder = builtSite()
  for (const page of pages) {
    if (!existsSync(path.join(folder, page, "index.html"))) {
      throw new UserFacingError(`The build has no page ${page}.`)
    }
  }
  const { runLighthouse } = await lighthouse()
  const chromium = await findChromium()
  if ("missing" in chromium) throw new UserFacingError(`No browser: ${chromium.missing}.`)
  const homepage = readFileSync(path.join(folder, "index.html"), "utf8")
  const server = await serveWithPage(root, { path: handwritten, html: handwrittenPage(homepage) })
  const content = await startContent(server.url)
  const browser = {
    chromePath: chromium.path,
    chromeFlags: [
      ...chromiumFlags,
      "--headless",
      "--ignore-certificate-errors",
      // Other hosts don't resolve: what they serve is not measured.
      `--host-resolver-rules=${[...(content?.rules ?? []), "MAP localhost 127.0.0.1", "MAP * ~NOTFOUND"]}`,
    ],
  }

  // Pages take turns, so that a busy minute of the machine falls on one run of several pages, not on all of one.
  const all = [handwritten, ...pages]
  /** @type {Map<string, import("./lib/measure/figures.mjs").Figures[]>} */
  const measured = new Map(all.map((page) => [page, []]))
  for (let run = 1; run <= runs; run += 1) {
    await step(`Run ${run} of ${runs}`, async (show) => {
      for (const [done, page] of all.entries()) {
        show({ what: "pages", done, total: all.length })
        measured.get(page)?.push(figuresOf(await runLighthouse(server.url + page, browser)))
      }
    })
  }
  server.close()
  await content?.stop()

  const rows = [...measured].map(([page, figures]) => ({
    name: page === handwritten ? "hand-written" : `\`${page}\``,
    figures: medianOf(figures),
  }))
  const [bare, ...others] = rows
  if (!bare) throw new Error("Nothing was measured.")
  const table = loadingTable(bare, others)
  print(`\n${table}`)
  if (values.print) return
  const document = path.join(root, "docs/performance.md")
  writeFileSync(document, replaceMeasured(readFileSync(document, "utf8"), table))
  print("\nWritten to docs/performance.md.")
})

/** @returns {string} folder of the built site */
function builtSite() {
  const folder = path.join(root, "public")
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new UserFacingError("There is no build to measure: run `npm run build` first.")
  }
  const reason = reasonToBuild(siteBuild(localAddresses(readPorts(process.env))))
  if (reason) warn(`The build in public/ may be out of date (${reason}).`)
  return folder
}

/**
 * Starts the content service with the sample content, for the pages that read it.
 * @param {string} siteUrl where the pages are served
 * @returns {Promise<{ rules: string[], stop: () => Promise<void> } | null>} what maps its address, which is compiled into
 *   the pages, to its port; null without a build of it
 */
async function startContent(siteUrl) {
  if (!hasContentService()) return null
  if (contentBuild().output() === null) {
    warn(
      "The content service is not built, so pages that read it are measured without it: run `npm run build:cms`.",
    )
    return null
  }
  const { content } = localAddresses(readPorts(process.env))
  const { ports, stop } = await startWithTestData({ site: siteUrl, content }, { makeAvif: true })
  return { rules: [`MAP ${new URL(content).host} 127.0.0.1:${ports.cms}`], stop }
}

/** Lighthouse is a package of its own, because only those who measure need its 185 MB. */
async function lighthouse() {
  if (!existsSync(path.join(root, "measure/node_modules/lighthouse"))) {
    throw new UserFacingError("Lighthouse is not installed: run `npm ci --prefix measure` first.")
  }
  return import("../measure/lighthouse.mjs")
}
