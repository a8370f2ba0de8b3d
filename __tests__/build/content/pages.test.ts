/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { AnyObject } from "yup"
import { checkContent } from "../../../src/build/content/check"
import { checkPages } from "../../../src/build/content/pages"
import { allFixtures } from "../../support/fixtures"

const names = [
  "pages.json",
  "it-services.json",
  "service-pages.json",
  "team.json",
  "team-member.json",
]
let folder: string
let content: Record<string, AnyObject>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"))
  content = structuredClone(
    Object.fromEntries(allFixtures().filter(([name]) => names.includes(name))),
  )
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const pages = (): AnyObject[] => content["pages.json"] as AnyObject[]
const services = (): AnyObject[] => content["it-services.json"] as AnyObject[]
const member = (): AnyObject => content["team-member.json"] as AnyObject

function page(path: string): AnyObject {
  const found = pages().find((item) => item.path === path)
  if (!found) throw new Error(`The fixture has no item for ${path}`)
  return found
}

/** How messages name an item of pages.json. */
const placeOf = (item: AnyObject) =>
  `data/pages.json, item ${pages().indexOf(item) + 1} "${item.title.slice(0, 40)}"`

function write() {
  for (const [name, value] of Object.entries(content)) {
    writeFileSync(join(folder, name), JSON.stringify(value))
  }
}

function problems(): string[] {
  write()
  return checkPages(folder)
}

test("one item for each page is right", () => {
  expect(problems()).toEqual([])
})

test("an item for a page that doesn't exist says to correct or delete it", () => {
  pages().push({ path: "/abuot-us", title: "About", description: "Who we are." })
  expect(problems()).toEqual([
    `data/pages.json, item ${pages().length} "About": "path" is "/abuot-us", but the site has no such page: correct it or delete the item`,
  ])
})

test("a page without an item says what to add", () => {
  pages().splice(pages().indexOf(page("/about-us")), 1)
  expect(problems()).toEqual([
    'data/pages.json has no item for the page /about-us: add { "path": "/about-us", "title": "…", "description": "…" }',
  ])
})

test("a second item for a page says to keep one", () => {
  pages().push({ path: "/about-us", title: "Again", description: "Who we are, again." })
  expect(problems()).toEqual(["data/pages.json has 2 items for /about-us: keep one"])
})

test("an item for an IT service says where its texts are", () => {
  const path = `/${services()[0]?.slug}`
  pages().push({ path, title: "A service", description: "What it is." })
  expect(problems()).toEqual([
    `data/pages.json, item ${pages().length} "A service": "path" is "${path}", whose texts come from data/it-services.json: delete the item`,
  ])
})

test("a broken pages.json is reported once, without a message for each page", () => {
  write()
  writeFileSync(join(folder, "pages.json"), "[{]")
  expect(checkPages(folder)).toEqual([])
})

test("two pages with the same title are reported, the second by its item", () => {
  page("/team").title = page("/about-us").title
  expect(problems()).toEqual([
    `${placeOf(page("/team"))}: "title" is the same as in ${placeOf(page("/about-us"))}: word them differently`,
  ])
})

test("so is a service with the description of a page", () => {
  const [service] = services()
  if (service) service.summary = page("/about-us").description
  expect(problems()).toEqual([
    `data/it-services.json, item 1 "${service?.title}": "summary" is the same as in ${placeOf(page("/about-us"))}: word them differently`,
  ])
})

test.each(["about-us", "about"])("a service can't take the address /%s", (slug) => {
  const [service] = services()
  if (service) service.slug = slug
  expect(problems()).toEqual([
    `data/it-services.json, item 1 "${service?.title}": "slug" is "${slug}", but /${slug} is another page: choose another`,
  ])
})

test("two services can't have the same slug", () => {
  const [first, second] = services()
  if (second) second.slug = first?.slug
  expect(problems()).toEqual([
    expect.stringContaining(`item 1 "${first?.title}": "slug" is "${first?.slug}"`),
    expect.stringContaining(`item 2 "${second?.title}": "slug" is "${first?.slug}"`),
  ])
})

test.each([
  ["Too short.", "has 10 characters"],
  ["Too long. ".repeat(20), "has 200 characters"],
])("a description that search results can't show is reported: %.10s", (description, length) => {
  page("/about-us").description = description
  write()
  expect(checkContent(folder)).toContainEqual(
    `${placeOf(page("/about-us"))}: "description" ${length}; use 70 to 160, which search results show`,
  )
})

test("a description is measured with the agency's name filled in", () => {
  content["site.json"] = { name: "Kwaku Ananse and Daughters" }
  const about = page("/about-us")
  about.description = `{name}${", weavers".repeat(10)}`
  expect(problems()).toEqual([])
  about.description = `{name}${", weavers".repeat(15)}`
  expect(problems()).toEqual([
    `${placeOf(about)}: "description", with {name} filled in, has 161 characters; use 70 to 160, which search results show`,
  ])
})

test.each(["title", "description", "crumb"])(
  "an unknown placeholder in the %s is reported",
  (field) => {
    const about = page("/about-us")
    about[field] = `${about[field]} {nmae}`
    write()
    expect(checkContent(folder)).toContainEqual(
      `${placeOf(about)}: "${field}" has braces that are not the placeholder {name}`,
    )
  },
)

test("a chief executive with another name in the team list is reported with item and field", () => {
  const [chief] = content["team.json"] as AnyObject[]
  if (chief) chief.name = "Ama Mensah"
  expect(problems()).toEqual([
    `data/team.json, item 1 "Ama Mensah": "name" must be "${member().name}", as in data/team-member.json`,
  ])
})

test("a new chief executive's name is reported wherever the old name remains", () => {
  const { name } = member()
  member().name = "Ama Mensah"
  expect(problems()).toEqual([
    `${placeOf(page("/single-team"))}: "title" must be "Ama Mensah", as in data/team-member.json`,
    `data/team.json, item 1 "${name}": "name" must be "Ama Mensah", as in data/team-member.json`,
  ])
})

test("a member's page without an address of its own is reported", () => {
  const [, member] = content["team.json"] as [AnyObject, AnyObject]
  member.link = "/faq"
  expect(problems()).toEqual([
    `data/team.json, item 2 "${member.name}": "page" needs a "link" that is its address, such as /team/ama-mensah`,
  ])
})

test("two members with pages at one address are reported", () => {
  const [, member] = content["team.json"] as [AnyObject, AnyObject]
  const page = { ...member.page, summary: `${"Another summary. ".repeat(5)}` }
  content["team.json"]?.push({ ...member, id: "other", name: "Other", page })
  const place = (number: number, name: string) => `data/team.json, item ${number} "${name}"`
  const problem = `"link" is "${member.link}", which is the page of another member: choose another`
  expect(problems()).toEqual([
    `${place(2, member.name)}: ${problem}`,
    `${place(4, "Other")}: ${problem}`,
  ])
})

test("prices and proof for a page that is not a service's are reported", () => {
  const [first] = content["service-pages.json"] as [AnyObject]
  first.path = "/faq"
  expect(problems()).toEqual([
    `data/service-pages.json, item 1 "${first.id}": "path" is "/faq", which is not the page of a service`,
  ])
})
