import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Route, readSitePages, type TemplateName } from "../../routes"
import { readChoices } from "../../routes/choices"
import { fillName, NAME } from "../../routes/fillName"
import { isMemberPath } from "../../routes/memberPath"
import { PROFILE } from "../../routes/table"
import { readList } from "../blog/blogContent"
import { linkTargets } from "../links"
import { itemName } from "./itemName"
import { unfitSummary } from "./texts"

type Item = Record<string, unknown>

/** Files whose items are pages, with their texts, by the template of these pages. */
const textsElsewhere: Partial<Record<TemplateName, string>> = {
  "services/ItService": "it-services.json",
  "company/TeamMember": "team.json",
}

/**
 * Checks that every page to build has a title and a description of its own, that data/site.json doesn't leave out its own
 * homepage, and that files which name the same thing agree. Missing or mistyped fields are left to the schemas.
 * @param folder path of data/
 * @returns one sentence per mistake, naming file, item and field
 */
export function checkPages(folder: string): string[] {
  const { all, leftOut } = readSitePages(folder)
  const { redirects } = linkTargets(folder)
  const { name, home, without } = readChoices(join(folder, "site.json"))
  const file = join(folder, "pages.json")
  const pages = readList(file)
  const services = readList(join(folder, "it-services.json"))
  const team = readList(join(folder, "team.json"))
  return [
    ...(without.includes(home)
      ? [`data/site.json: "without" has the homepage itself, ${home}`]
      : []),
    ...pages.flatMap((page, index) => unknownPage(page, index, all)),
    ...(Array.isArray(readJson(file)) ? missingPages(pages, all, leftOut) : []),
    ...repeatedSlugs(services, all, redirects),
    ...team.flatMap((member, index) => misplacedMember(member, index, all)),
    ...readList(join(folder, "service-pages.json")).flatMap((page, index) =>
      unknownServicePage(page, index, all),
    ),
    ...pages.flatMap((page, index) => unfitDescription(page, index, name)),
    ...repeatedTexts([
      ...pages.map((page, index): Texts => {
        const { title, description } = page
        return { title, description, where: place("pages.json", page, index) }
      }),
      ...services.map((service, index): Texts => {
        const { title, summary } = service
        return { title, summary, where: place("it-services.json", service, index) }
      }),
      ...team.map((member, index): Texts => {
        const { summary } = Object(member.page) as Item
        return { summary, where: place("team.json", member, index) }
      }),
    ]),
    ...differentNames(folder, pages),
  ]
}

function place(file: string, item: Item, index: number): string {
  return `data/${file}, ${itemName(item, index)}`
}

function unknownPage(page: Item, index: number, table: readonly Route[]): string[] {
  const { path } = page
  if (typeof path !== "string") return []
  const where = `${place("pages.json", page, index)}: "path" is "${path}"`
  const found = table.filter((row) => row.path === path)
  if (found.length === 0)
    return [`${where}, but the site has no such page: correct it or delete the item`]
  const elsewhere = found.map(({ template }) => textsElsewhere[template])
  if (elsewhere.includes(undefined)) return []
  return [`${where}, whose texts come from data/${elsewhere[0]}: delete the item`]
}

/** Texts of pages that are left out may stay. */
function missingPages(
  pages: Item[],
  table: readonly Route[],
  leftOut: ReadonlySet<string>,
): string[] {
  return table.flatMap(({ path, template }) => {
    const count = pages.filter((page) => page.path === path).length
    if (count > 1) return [`data/pages.json has ${count} items for ${path}: keep one`]
    if (count === 1 || textsElsewhere[template] || leftOut.has(path)) return []
    const item = `{ "path": "${path}", "title": "…", "description": "…" }`
    return [`data/pages.json has no item for the page ${path}: add ${item}`]
  })
}

/** Slugs that would put a service at the address of another page. */
function repeatedSlugs(
  services: Item[],
  table: readonly Route[],
  redirects: Readonly<Record<string, string>>,
): string[] {
  return services.flatMap((service, index) => {
    const path = `/${service.slug}`
    const pages = table.filter((row) => row.path === path).length
    if (pages < 2 && !redirects[path]) return []
    return [
      `${place("it-services.json", service, index)}: "slug" is "${service.slug}", but ${path} is another page: choose another`,
    ]
  })
}

/** A member whose page would have no address of its own. */
function misplacedMember(member: Item, index: number, table: readonly Route[]): string[] {
  const { link, page } = member
  if (page === undefined) return []
  const where = place("team.json", member, index)
  if (!isMemberPath(link)) {
    return [`${where}: "page" needs a "link" that is its address, such as /team/ama-mensah`]
  }
  if (table.filter(({ path }) => path === link).length < 2) return []
  return [`${where}: "link" is "${link}", which is the page of another member: choose another`]
}

const serviceTemplates: readonly TemplateName[] = [
  "services/ItService",
  "services/SampleService",
  "showcase/ServicesPage",
]

/** Prices, proof and questions for a page that shows none. */
function unknownServicePage(page: Item, index: number, table: readonly Route[]): string[] {
  const { path } = page
  const isService = table.some(
    (row) => row.path === path && serviceTemplates.includes(row.template),
  )
  if (typeof path !== "string" || isService) return []
  return [
    `${place("service-pages.json", page, index)}: "path" is "${path}", which is not the page of a service`,
  ]
}

/** The length of a description with the agency's name filled in. The schema checks those without it. */
function unfitDescription(page: Item, index: number, name: string): string[] {
  const { description } = page
  if (typeof description !== "string" || !description.includes(NAME)) return []
  const problem = unfitSummary(fillName(description, name))
  if (problem === null) return []
  return [`${place("pages.json", page, index)}: "description", with ${NAME} filled in, ${problem}`]
}

/** The fields that search results show, with the item that holds them. */
type Texts = { where: string; title?: unknown; description?: unknown; summary?: unknown }

function repeatedTexts(items: Texts[]): string[] {
  const first = new Map<unknown, string>()
  return items.flatMap(({ where, title, description, summary }) =>
    Object.entries({ title, description, summary }).flatMap(([field, text]) => {
      if (typeof text !== "string" || text === "") return []
      const other = first.get(text)
      if (!other) first.set(text, where)
      return other ? [`${where}: "${field}" is the same as in ${other}: word them differently`] : []
    }),
  )
}

/** The chief executive's name, which three files hold. */
function differentNames(folder: string, pages: Item[]): string[] {
  const profile = readJson(join(folder, "team-member.json")) as { name?: unknown } | undefined
  const name = profile?.name
  if (typeof name !== "string" || name === "") return []
  const mismatch = (file: string, field: string, items: Item[], matches: (item: Item) => boolean) =>
    items.flatMap((item, index) =>
      matches(item) && item[field] !== name
        ? [`${place(file, item, index)}: "${field}" must be "${name}", as in data/team-member.json`]
        : [],
    )
  return [
    ...mismatch("pages.json", "title", pages, ({ path }) => path === PROFILE),
    ...mismatch(
      "team.json",
      "name",
      readList(join(folder, "team.json")),
      ({ link }) => link === PROFILE,
    ),
  ]
}

/** Undefined if the file is missing or invalid, which checkContent reports. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
