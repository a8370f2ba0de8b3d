import { watch } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import type { CreateDevServerArgs } from "gatsby"
import { CONTENT_PROBLEMS } from "../../develop/contentProblems"
import { checkContent } from "./check"

/** Editors and formatters write a file in several steps; the check waits until they are done. */
const SETTLED_AFTER = 100

/**
 * gatsby-node's onCreateDevServer: checks data/ at every save, and tells the terminal and every open page.
 * @returns a function that stops watching
 */
export function watchContent({ app, store, reporter }: CreateDevServerArgs): () => void {
  const { program } = store.getState() as { program: { directory: string } }
  const data = join(program.directory, "data")
  const pages = new Set<ServerResponse>()
  let problems = checkContent(data)

  const check = () => {
    const before = problems
    problems = checkContent(data)
    if (problems.join() === before.join()) return
    for (const page of pages) send(page, problems)
    if (problems.length > 0)
      reporter.error(`Please correct the content:\n\n  ${problems.join("\n  ")}\n`)
    else reporter.success("the content in data/ is valid again")
  }

  let timer: NodeJS.Timeout | undefined
  const watcher = watch(data, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(check, SETTLED_AFTER)
  })
  watcher.on("error", ({ message }) => reporter.warn(`data/ is no longer watched: ${message}`))

  app.get(CONTENT_PROBLEMS, (request: IncomingMessage, response: ServerResponse) => {
    // "no-transform" keeps the dev server from holding the events back to compress them.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    pages.add(response)
    request.on("close", () => pages.delete(response))
    send(response, problems)
  })

  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

function send(page: ServerResponse, problems: readonly string[]) {
  page.write(`data: ${JSON.stringify(problems)}\n\n`)
}
