import type { AnyObject } from "yup"
import { type Field, fieldsOf } from "../../src/build/content/describe"
import { contentFiles } from "../../src/build/content/schemas"
import { readSitePages } from "../../src/routes"

/**
 * Content for unit tests, generated from the schemas of data/: every text is its own path
 * ("hero.title[0]"), every list has a few items, and the last of them omits its optional fields.
 * Editors can change data/ without failing a unit test.
 */

const LENGTH = 3

/** A file of data/ with a single object, and a test's overrides. */
export function fixture(name: string, changes: AnyObject = {}): AnyObject {
  return { ...groupAt("", fieldsOfFile(name)), ...corrections[name]?.(0), ...changes }
}

/** A file of data/ with a list. */
export function fixtureList(name: string): AnyObject[] {
  return Array.from({ length: name === "pages.json" ? pages.length : LENGTH }, (_, index) => ({
    ...groupAt(`${stemOf(name)}[${index}]`, fieldsOfFile(name)),
    ...corrections[name]?.(index),
  }))
}

/** Every file of data/, by name. */
export function allFixtures(): [name: string, content: AnyObject | AnyObject[]][] {
  return Object.entries(contentFiles).map(([name, { holds }]) => [
    name,
    holds === "one" ? fixture(name) : fixtureList(name),
  ])
}

/** Titles of a list, in order. */
export function titlesOf(items: AnyObject[]): string[] {
  return items.map(({ title }) => title)
}

/** Picture files that the fixtures name, relative to data/. */
export const fixturePictures = { photograph: "images/fixture.jpg", drawing: "images/fixture.svg" }

/** The pages whose titles and descriptions pages.json holds. */
const pages = readSitePages("data").all.filter(
  ({ template }) => !["services/ItService", "company/TeamMember"].includes(template),
)
const profile = { path: "/single-team", name: "Akosua Frimpong" }

/** Constraints between fields or files, which schemas don't express. */
const corrections: Record<string, (index: number) => AnyObject> = {
  "posts.json": (index) => ({
    category: slugOf(`categories[${index}].slug`),
    tags: [slugOf(`tags[${index}].slug`)],
    content: [{ text: "A paragraph." }],
    sample: index === 0,
  }),
  "comments.json": () => ({ replyTo: undefined }),
  "site.json": () => ({ home: undefined, without: undefined, whatsapp: "+233 20 000 0003" }),
  "pages.json": (index) => {
    const path = pages[index]?.path
    return path === profile.path ? { path, title: profile.name } : { path }
  },
  "service-pages.json": (index) => ({
    path: ["/single-service", "/web-services", "/video-services"][index],
  }),
  "team.json": (index) =>
    index === 0
      ? { name: profile.name, link: profile.path, page: undefined }
      : { ...(index === 1 && { link: "/team/ama-mensah" }) },
  "team-member.json": () => ({ name: profile.name }),
}

function fieldsOfFile(name: string): readonly Field[] {
  const file = contentFiles[name]
  if (!file) throw new Error(`data/${name} has no schema`)
  return fieldsOf(file)
}

function groupAt(place: string, fields: readonly Field[]): AnyObject {
  const isLast = place.includes(`[${LENGTH - 1}]`)
  return Object.fromEntries(
    fields
      .filter(({ declared }) => !(isLast && declared.optional))
      .map((field) => [field.name, valueAt(place ? `${place}.${field.name}` : field.name, field)]),
  )
}

function valueAt(place: string, field: Field): unknown {
  if (!field.isList) return itemAt(place, field)
  return Array.from({ length: LENGTH }, (_, index) => itemAt(`${place}[${index}]`, field))
}

function itemAt(place: string, { item, fields }: Field): unknown {
  const { type, oneOf, meta } = item
  if (oneOf.length > 0) return oneOf[0]
  if (type === "boolean") return true
  if (type === "number") return paramsOf(item, "min")?.min ?? 1
  if (type === "string") return textAt(place, item)
  if (type !== "object") throw new Error(`${place} has a type that no file of data/ uses`)
  if (!/^Picture!?$/.test(meta?.graphql ?? "")) return groupAt(place, fields)
  const { photograph, drawing } = fixturePictures
  return { src: meta?.doc?.includes("SVG") ? drawing : photograph, alt: `${place}.alt` }
}

function textAt(place: string, item: Field["item"]): string {
  const { graphql = "", refersTo } = item.meta ?? {}
  if (refersTo) return slugOf(`${stemOf(refersTo)}[${/\[(\d+)\]\D*$/.exec(place)?.[1] ?? 0}].id`)
  if (graphql.includes("@siteLink")) return "/faq"
  if (paramsOf(item, "summary")) return `${place}, ${"a sentence for search results ".repeat(3)}`
  if (paramsOf(item, "film")) return "https://vimeo.com/76979871"
  const pattern = String(paramsOf(item, "matches")?.regex ?? "")
  if (paramsOf(item, "day") || pattern.includes("\\d{4}")) return "2025-11-04"
  if (pattern.includes("https")) return `https://example.com/${slugOf(place)}`
  if (pattern || /\bid$/.test(place)) return slugOf(place)
  return place.slice(-(paramsOf(item, "length")?.most ?? place.length))
}

/** Parameters of one of a field's checks; undefined if it has no such check. */
function paramsOf({ tests }: Field["item"], check: string): Readonly<AnyObject> | undefined {
  const found = tests.find(({ name }) => name === check)
  return found && (found.params ?? {})
}

function stemOf(name: string): string {
  return name.replace(".json", "")
}

function slugOf(place: string): string {
  return place.toLowerCase().replace(/\W+/g, "-").replace(/^-|-$/g, "")
}
