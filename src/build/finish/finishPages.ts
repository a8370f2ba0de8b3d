import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"
import { builtRedirects, routes } from "../../routes"
import { makeRuntimeLate, stripComments } from "./lateRuntime"
import { writeRedirects } from "./redirects"

const starts = new Map(routes.map(({ path, runtime }) => [path, runtime]))

/** gatsby-node's onPostBuild: one step over the pages that have been written. */
export async function finishPages({ store, reporter }: BuildArgs) {
  const { program } = store.getState() as { program: { directory: string } }
  const folder = join(program.directory, "public")
  const source = join(program.directory, "src/build/finish/lateLoader.js")
  const loader = stripComments(await readFile(source, "utf8"))

  // Gatsby writes only the pages that have changed; the others are finished already.
  const written = await pagesWithGatsbyScripts(folder)
  await Promise.all(
    written.map(async (file) => {
      const html = await readFile(file, "utf8")
      await writeFile(
        file,
        makeRuntimeLate(html, (path) => starts.get(path) ?? "late", loader),
      )
    }),
  )
  await writeRedirects(folder, builtRedirects())
  reporter.info(`finished ${written.length} pages: their runtime starts late`)
}

async function pagesWithGatsbyScripts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Files only: the data of /404.html lies in a folder of that name.
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  const marked = await Promise.all(
    pages.map(async (file) => {
      const html = await readFile(file, "utf8")
      return html.includes('<script id="gatsby-script-loader">')
    }),
  )
  return pages.filter((_, index) => marked[index])
}
