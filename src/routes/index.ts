import { join } from "node:path"
import { blogFiles, readBlog, readList, text } from "../build/blog/blogContent"
import { cachedByFiles } from "../build/content/cachedByFiles"
import type { Crumb } from "../components/action/Breadcrumbs"
import { cardNamed } from "../seo/cards"
import { choosePages, readChoices, type SitePages } from "./choices"
import { fillName } from "./fillName"
import { isMemberPath } from "./memberPath"
import { type MemberWithPage, PROFILE, table } from "./table"
import type { PageTexts, Route } from "./types"

export type { LayoutKey, LlmsSection, PageContext, Rendering, Route, TemplateName } from "./types"
export { llmsSections } from "./types"

/** Settings of a page that states no others. */
export const defaults = { layout: "loom", runtime: "late", indexed: true, listed: true } as const

/**
 * The route table with its titles and descriptions from data/, and the choices of data/site.json.
 * Missing texts are empty; checkContent reports them.
 * @param data path of data/
 */
export const readSitePages = cachedByFiles(
  ["site.json", "pages.json", "it-services.json", "team.json", ...blogFiles],
  (data): SitePages => {
    const choices = readChoices(join(data, "site.json"))
    const itServices = readList(join(data, "it-services.json"))
    const team = readList(join(data, "team.json"))
    const texts = new Map<string, PageTexts>([
      ...readList(join(data, "pages.json")).map((item) => pageTexts(item, choices.name)),
      ...itServices.map(itServiceTexts),
      ...team.filter(hasPage).map(memberTexts),
    ])
    const textsOf = (path: string) => texts.get(path) ?? { title: "", description: "" }
    const crumbTo = (path: string): Crumb => {
      const { title, crumb = title } = textsOf(path)
      return { title: crumb, path }
    }
    const slugs = itServices.map(({ slug }) => text(slug))
    const all = table({
      itServices: slugs,
      team: team.filter(isLinked).map(memberWithPage),
      blog: readBlog(data),
    }).map(
      (row): Route => ({
        ...defaults,
        // A page that search engines may not show is not in the sitemap either.
        listed: row.indexed ?? true,
        ...row,
        ...textsOf(row.path),
        card: cardNamed(row.card ?? "general"),
        parents: (row.parents ?? []).map(crumbTo),
      }),
    )
    return choosePages(all, choices)
  },
)

/** The pages of the route table that are built. */
export function readRoutes(data: string): readonly Route[] {
  return readSitePages(data).built
}

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

function pageTexts(item: Item, name: string): [path: string, PageTexts] {
  const { path, crumb } = item
  const named = (value: unknown) => fillName(text(value), name)
  const texts = { title: named(item.title), description: named(item.description) }
  return [text(path), crumb ? { ...texts, crumb: named(crumb) } : texts]
}

function itServiceTexts({ slug, title, summary }: Item): [path: string, PageTexts] {
  return [`/${text(slug)}`, { title: text(title), description: text(summary) }]
}

/** Has this member of the team a page of the site? */
function isLinked(member: Item): boolean {
  return hasPage(member) || member.link === PROFILE
}

/** Is there a page to generate for this member? Without an address, checkContent reports it. */
function hasPage({ page, link }: Item): boolean {
  return typeof page === "object" && page !== null && isMemberPath(link)
}

function memberWithPage(member: Item): MemberWithPage {
  return { id: text(member.id), path: text(member.link), generated: hasPage(member) }
}

function memberTexts({ link, name, page }: Item): [path: string, PageTexts] {
  return [text(link), { title: text(name), description: text((page as Item).summary) }]
}
