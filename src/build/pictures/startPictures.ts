import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby"
import { hasPictures } from "./madePictures"

/** More pages than the site has templates; a large blog's articles share their pictures' sizes, and wait for their turn. */
const PAGES_AT_MOST = 200

type Page = { path: string; componentPath: string; context?: object }
type State = {
  program: { directory: string }
  pages: Map<string, Page>
  components: Map<string, { query?: string }>
}

let runQuery: CreatePagesArgs["graphql"] | undefined

/** gatsby-node's createPages, whose arguments alone contain a function that runs queries. */
export function keepQueryRunner({ graphql }: CreatePagesArgs) {
  runQuery = graphql
}

/**
 * gatsby-node's onPostBootstrap: in a cold build, runs the pages' queries before webpack does its work, because they create
 * the picture jobs. Gatsby would run them afterwards; the other core would be idle for half of the build. Gatsby runs them
 * again for their results, and reports what is wrong with them.
 */
export function startPictures({ store }: ParentSpanPluginArgs) {
  const { program, pages, components } = store.getState() as unknown as State
  if (process.env.gatsby_executing_command !== "build" || hasPictures(program.directory)) return
  void runQueriesOf([...pages.values()].slice(0, PAGES_AT_MOST), components)
}

async function runQueriesOf(pages: Page[], components: State["components"]) {
  for (const page of pages) {
    const query = components.get(page.componentPath)?.query
    if (query) await runQuery?.(query, { ...page, ...page.context })
  }
}
