import { readFileSync } from "node:fs"
import type { Route } from "./types"

/** The seven home pages by name, which is also the address of those that are not `/`. */
export const homeNames = [
  "home-one",
  "home-two",
  "home-three",
  "home-four",
  "home-five",
  "home-six",
  "home-seven",
] as const

export type HomeName = (typeof homeNames)[number]

/** Pages that data/site.json can leave out together. */
export const pageGroups = ["designs", "accounts"] as const

export type PageGroup = (typeof pageGroups)[number]

/** What data/site.json decides about the pages. */
type Choices = {
  /** The agency's name, which replaces `{name}` in the texts of pages. */
  name: string
  /** The home page that is `/`. */
  home: HomeName
  /** Groups of pages, or single home pages, to leave out. */
  without: readonly string[]
}

/** Missing or mistyped choices have their defaults; checkContent reports them. */
export function readChoices(siteFile: string): Choices {
  const { name, home, without } = readSite(siteFile)
  return {
    name: typeof name === "string" ? name : "",
    home: homeNames.find((known) => known === home) ?? "home-one",
    without: Array.isArray(without) ? without : [],
  }
}

function readSite(file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    return {}
  }
}

/** The pages of a site. */
export type SitePages = {
  /** Every page of the route table, at the path it has there. */
  all: readonly Route[]
  /** The pages to build. The chosen home page is the first, at `/`. */
  built: readonly Route[]
  /** Paths of the pages left out. Links to them are dropped. */
  leftOut: ReadonlySet<string>
  /** The chosen home page's path in the table, which redirects to `/`. */
  homePath: string
}

/** Applies the choices of data/site.json to the route table. */
export function choosePages(all: readonly Route[], { home, without }: Choices): SitePages {
  const homePath = `/${home}`
  const isHome = ({ path }: Route) => path === homePath
  const isOmitted = ({ path, group }: Route) =>
    without.includes(path.slice(1)) || (group !== undefined && without.includes(group))
  const others = all.filter((page) => !isHome(page))
  return {
    all,
    built: [...all.filter(isHome).map(asHomepage), ...others.filter((page) => !isOmitted(page))],
    leftOut: new Set(others.filter(isOmitted).map(({ path }) => path)),
    homePath,
  }
}

function asHomepage(page: Route): Route {
  return { ...page, path: "/", section: "The agency" }
}
