import { join } from "node:path"
import { blogFiles, readBlog, readList, text } from "../build/blog/blogContent"
import { cachedByFiles } from "../build/content/cachedByFiles"
import type { Crumb } from "../components/action/Breadcrumbs"
import { cardNamed } from "../seo/cards"
import { table } from "./table"
import type { PageTexts, Route } from "./types"

export type { LayoutKey, LlmsSection, PageContext, Rendering, Route, TemplateName } from "./types"
export { llmsSections } from "./types"

/** Settings of a page that states no others. */
export const defaults = { layout: "loom", runtime: "late", indexed: true, listed: true } as const

/**
 * The pages of the route table, with their titles and descriptions from data/. Missing ones are
 * empty; checkContent reports them.
 * @param data path of data/
 */
export const readRoutes = cachedByFiles(
  ["pages.json", "it-services.json", ...blogFiles],
  (data): Route[] => {
    const itServices = readList(join(data, "it-services.json"))
    const texts = new Map<string, PageTexts>([
      ...readList(join(data, "pages.json")).map(pageTexts),
      ...itServices.map(itServiceTexts),
    ])
    const textsOf = (path: string) => texts.get(path) ?? { title: "", description: "" }
    const crumbTo = (path: string): Crumb => {
      const { title, crumb = title } = textsOf(path)
      return { title: crumb, path }
    }
    const slugs = itServices.map(({ slug }) => text(slug))
    return table({ itServices: slugs, blog: readBlog(data) }).map((row) => ({
      ...defaults,
      // A page that search engines may not show is not in the sitemap either.
      listed: row.indexed ?? true,
      ...row,
      ...textsOf(row.path),
      card: cardNamed(row.card ?? "general"),
      parents: (row.parents ?? []).map(crumbTo),
    }))
  },
)

/** The pages for data/ as it was when this process started. */
export const routes = readRoutes("data")

/**
 * The page at a path.
 * @throws Error if the route table has none
 */
export function routeAt(path: string, pages: readonly Route[]): Route {
  const route = pages.find((page) => page.path === path)
  if (!route) throw new Error(`src/routes/table.ts has no page ${path}`)
  return route
}

type Item = Record<string, unknown>

function pageTexts({ path, title, description, crumb }: Item): [path: string, PageTexts] {
  const texts = { title: text(title), description: text(description) }
  return [text(path), crumb ? { ...texts, crumb: text(crumb) } : texts]
}

function itServiceTexts({ slug, title, summary }: Item): [path: string, PageTexts] {
  return [`/${text(slug)}`, { title: text(title), description: text(summary) }]
}
