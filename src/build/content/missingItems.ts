import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionSetNode,
} from "gatsby/graphql"
import { contentFiles } from "./schemas"

/** How many pages to check per template: they all run the same query, and there may be thousands. */
const PAGES_OF_A_TEMPLATE = 50

/** `query` is empty if the template has none. */
type Component = { query: string; pages: Set<string> }
type StaticQuery = { query: string; hash: string }
type State = {
  program: { directory: string }
  /** By the path of the component's file. */
  components: Map<string, Component>
  pages: Map<string, { componentPath: string }>
  staticQueryComponents: Map<string, StaticQuery>
}

/**
 * gatsby-node's onPostBuild: fails a build whose pages hold fewer items than data/. Gatsby doesn't notice: a query that
 * runs while a file's nodes are being replaced (because the file was saved during the build), or that a stale cache keeps
 * from running again, returns whatever nodes exist.
 */
export function stopOnMissingItems({ store, reporter, getNodesByType }: ParentSpanPluginArgs) {
  const state = store.getState() as unknown as State
  const { program, components, staticQueryComponents } = state
  const content = readContent(join(program.directory, "data"))
  const pageData = (path: string) => join(program.directory, "public/page-data", path)
  const problems = new Set<string>()
  for (const [name, { type, holds }] of Object.entries(contentFiles)) {
    const wanted = holds === "many" ? (content[name] as unknown[]).length : 1
    const found = getNodesByType(type).length
    if (found !== wanted) problems.add(`data/${name} has ${wanted}, Gatsby has ${found}`)
  }
  for (const { query, hash } of staticQueryComponents.values()) {
    const result = readJson(pageData(`sq/d/${hash}.json`)) as { data: unknown }
    for (const problem of missingItems(query, result.data, content)) problems.add(problem)
  }
  for (const [componentPath, { query, pages }] of components) {
    if (!query || wholeFiles(query).length === 0) continue
    for (const path of someOf(pagesOf(componentPath, pages, state.pages))) {
      const file = pageData(`${path === "/" ? "index" : path}/page-data.json`)
      const { result } = readJson(file) as { result: { data: unknown } }
      for (const problem of missingItems(query, result.data, content)) {
        problems.add(`${path}: ${problem}`)
      }
    }
  }
  if (problems.size > 0) {
    const lines = [...problems].join("\n  ")
    reporter.panic(
      `The pages are missing items of data/:\n\n  ${lines}\n\nThis happens when a file is saved during a build. ` +
        "Please build again; the next build discards this one's cache.",
    )
  }
}

/**
 * The pages that a component has now. With a cache, Gatsby also lists those that have another one since: `/`, when
 * data/site.json chose another design for it.
 */
export function pagesOf(
  componentPath: string,
  listed: Iterable<string>,
  pages: ReadonlyMap<string, { readonly componentPath: string }>,
): string[] {
  return [...listed].filter((path) => pages.get(path)?.componentPath === componentPath)
}

/** An evenly spread sample. */
function someOf(pages: string[]): string[] {
  const every = Math.ceil(pages.length / PAGES_OF_A_TEMPLATE)
  return pages.filter((_, index) => index % every === 0)
}

/** Parsed content, by file name. */
type Content = Record<string, unknown>

function readContent(folder: string): Content {
  return Object.fromEntries(
    Object.keys(contentFiles).map((name) => [name, readJson(join(folder, name))]),
  )
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}

/**
 * Compares the lists in a query's result with those in data/, at any depth. Filtered lists are skipped, because only
 * the query itself knows how long they should be.
 * @returns one phrase per list whose length differs
 */
export function missingItems(query: string, result: unknown, content: Content): string[] {
  return wholeFiles(query).flatMap(({ field, name, selected }) => {
    const answer = answerTo(field, result)
    if (contentFiles[name]?.holds === "one") {
      if (!answer) return [phrase(`data/${name}`, 1, 0)]
      return compare(`data/${name}`, selected, [answer], [content[name]])
    }
    const items = content[name] as unknown[]
    const limit = limitOf(field)
    const wanted = Math.min(limit ?? items.length, items.length)
    return selected.flatMap((list) => {
      if (!["nodes", "edges"].includes(list.field.name.value)) return []
      const found = [answerTo(list.field, answer) ?? []].flat()
      if (found.length !== wanted) return [phrase(`data/${name}`, wanted, found.length)]
      // With a limit, we can't tell which items remain.
      if (limit !== undefined || list.field.name.value === "edges") return []
      return compare(`data/${name}`, list.selected, found, items)
    })
  })
}

/** Compares nested list lengths summed over all items, because a query may sort the items. */
function compare(where: string, fields: Selected[], found: unknown[], wanted: unknown[]): string[] {
  return fields.flatMap(({ field, selected }) => {
    const name = field.name.value
    const ours = wanted.map((item) => memberOf(item, name))
    const theirs = found.map((item) => answerTo(field, item))
    const [length, shown] = [lengthOf(ours), lengthOf(theirs)]
    const inside = `${where}, "${name}"`
    if (ours.some(Array.isArray) && length !== shown) return [phrase(inside, length, shown)]
    return compare(inside, selected, theirs.flat(), ours.flat())
  })
}

/** Total length of several lists, some of which may be missing. */
function lengthOf(lists: unknown[]): number {
  return lists.flat().filter((value) => value !== undefined && value !== null).length
}

function phrase(where: string, wanted: number, found: number): string {
  return `${where} has ${wanted}, but the page has ${found}`
}

function answerTo({ alias, name }: FieldNode, parent: unknown): unknown {
  return memberOf(parent, (alias ?? name).value)
}

function memberOf(parent: unknown, name: string): unknown {
  return (parent as Record<string, unknown> | null | undefined)?.[name]
}

type Selected = { field: FieldNode; selected: Selected[] }
type WholeFile = Selected & { name: string }

/** The root fields of a query that read a whole file of data/, without a filter. */
function wholeFiles(query: string): WholeFile[] {
  const { definitions } = parse(query)
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each.selectionSet]),
  )
  const select = (set: SelectionSetNode | undefined): Selected[] =>
    (set?.selections ?? []).flatMap((each): Selected[] => {
      if (each.kind === Kind.FIELD) return [{ field: each, selected: select(each.selectionSet) }]
      if (each.kind === Kind.FRAGMENT_SPREAD) return select(fragments.get(each.name.value))
      return select(each.selectionSet)
    })
  return definitions
    .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? select(each.selectionSet) : []))
    .flatMap((each) => {
      const name = fileOf(each.field.name.value)
      return name && isUnfiltered(each.field) ? [{ ...each, name }] : []
    })
}

/** `allMenuItem` reads data/menu.json, `siteInfo` reads data/site.json. */
function fileOf(rootField: string): string | undefined {
  return Object.entries(contentFiles).find(([, { type, holds }]) =>
    holds === "many"
      ? rootField === `all${type}`
      : rootField === type.charAt(0).toLowerCase() + type.slice(1),
  )?.[0]
}

/** True if the only arguments are a sort or a literal limit; anything else depends on the page. */
function isUnfiltered(field: FieldNode): boolean {
  return (field.arguments ?? []).every(
    ({ name, value }) =>
      name.value === "sort" || (name.value === "limit" && value.kind === Kind.INT),
  )
}

function limitOf(field: FieldNode): number | undefined {
  const value = field.arguments?.find(({ name }) => name.value === "limit")?.value
  return value?.kind === Kind.INT ? Number(value.value) : undefined
}
