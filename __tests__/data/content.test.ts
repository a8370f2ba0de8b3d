/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkContent, stopOnBadContent } from "../../src/build/content/check"
import { contentTypeName } from "../../src/build/content/files"
import { contentFiles } from "../../src/build/content/schemas"
import { routes } from "../../src/routes"
import { allFixtures, fixturePictures } from "../support/fixtures"

const files = allFixtures().map(([name, content]) => [name, JSON.stringify(content)] as const)
let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"))
  writeContent(copy)
})

afterEach(() => {
  rmSync(copy, { recursive: true, force: true })
})

/** A data folder to make mistakes in. */
function writeContent(folder: string) {
  mkdirSync(join(folder, "images"), { recursive: true })
  for (const picture of Object.values(fixturePictures)) writeFileSync(join(folder, picture), "")
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

type Fields = Record<string, unknown>

function read(name: string) {
  return JSON.parse(readFileSync(join(copy, name), "utf8"))
}

/** An editor writes something into a field, such as "0.img.alt", or takes the field out. */
function edit(name: string, place: string, value?: unknown) {
  const content: Fields = read(name)
  const keys = place.split(".")
  const field = keys.pop() as string
  const group = keys.reduce((inner, key) => inner[key] as Fields, content)
  group[field] = value
  // What is undefined is not written.
  writeFileSync(join(copy, name), JSON.stringify(content))
}

test("content that keeps to the schemas is right", () => {
  expect(checkContent(copy)).toEqual([])
})

const leavesNoPage = (path: string) =>
  `"${path}" leads to no page: src/routes.ts has no path "${path}"`

test.each<[string, string, string, unknown, string]>([
  ["a missing field", "testimonials.json", "designation", undefined, '"designation" is missing'],
  ["a missing group", "testimonials.json", "img", undefined, '"img" is missing'],
  ["a missing field of a group", "services.json", "img.alt", undefined, '"img.alt" is missing'],
  ["a missing list", "menu.json", "items", undefined, '"items" is missing'],
  [
    "a misspelt field",
    "services.json",
    "lnik",
    "/web-services",
    '"lnik" is not a field; check its spelling',
  ],
  [
    "a misspelt field of a group",
    "services.json",
    "img.title",
    "Paper",
    '"title" is not a field of "img"; check its spelling',
  ],
  ["a number for a text", "services.json", "description", 5, '"description" must be a text, not 5'],
  ["a text for a number", "testimonials.json", "rating", "5", '"rating" must be a number, not "5"'],
  ["a text for a list", "faq.json", "text", "One.", '"text" must be a list, not "One."'],
  [
    "a text for a picture",
    "services.json",
    "img",
    "images/services/web.jpg",
    '"img" must be a group of fields, not "images/services/web.jpg"',
  ],
  [
    "a group in a list of texts",
    "faq.json",
    "text",
    [{ text: "One." }],
    '"text[0]" must be a text, not {"text":"One."}',
  ],
  [
    "null",
    "services.json",
    "description",
    null,
    '"description" is null; give it a value or leave it out',
  ],
  [
    "null in a field that may be left out",
    "services.json",
    "link",
    null,
    '"link" is null; give it a value or leave it out',
  ],
  [
    "null for a picture",
    "services.json",
    "img",
    null,
    '"img" is null; give it a value or leave it out',
  ],
  ["an empty text", "services.json", "description", "", '"description" is empty'],
  ["a text of spaces", "services.json", "description", "  ", '"description" is empty'],
  ["an empty paragraph", "faq.json", "text", ["One.", ""], '"text[1]" is empty'],
  [
    "a missing picture",
    "services.json",
    "img.src",
    "images/services/wep.jpg",
    '"img.src" names the picture data/images/services/wep.jpg, which does not exist',
  ],
  [
    "a dead link",
    "services.json",
    "link",
    "/web-sevices",
    `"link" ${leavesNoPage("/web-sevices")}`,
  ],
  [
    "a dead link in a submenu",
    "menu.json",
    "items",
    [{ label: "Web", to: "/web-sevices", items: [] }],
    `"items[0].to" ${leavesNoPage("/web-sevices")}`,
  ],
])("%s gives one sentence with file, item and field", (_, name, field, value, sentence) => {
  const { title, author, label } = read(name)[0]
  edit(name, `0.${field}`, value)
  expect(checkContent(copy)).toEqual([
    `data/${name}, item 1 "${String(title ?? author ?? label)}": ${sentence}`,
  ])
})

test("a misspelt field that must be there is told by both its names", () => {
  edit("testimonials.json", "0.designation")
  edit("testimonials.json", "0.desingation", "Owner")
  expect(checkContent(copy)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"designation" is missing'),
      expect.stringContaining('"desingation" is not a field; check its spelling'),
    ]),
  )
})

test.each<[string, string, string, unknown, string]>([
  ["a missing field", "home.json", "hero.text", undefined, '"hero.text" is missing'],
  [
    "a video that is no address",
    "home.json",
    "hero.video.url",
    "youtu.be/abc",
    '"hero.video.url" must be an address that begins with https://',
  ],
  [
    "a video that is a script",
    "home.json",
    "hero.video.url",
    "javascript:alert(1)",
    '"hero.video.url" must be an address that begins with https://',
  ],
  [
    "a video that nothing on the page can play",
    "home.json",
    "hero.video.url",
    "https://films.example/cloth",
    '"hero.video.url" must be a film on YouTube or Vimeo, or a file that ends in .mp4 or .webm',
  ],
  [
    "a missing picture",
    "home.json",
    "hero.img.src",
    "images/home/gone.jpg",
    '"hero.img.src" names the picture data/images/home/gone.jpg, which does not exist',
  ],
  [
    "a dead link of a button",
    "home.json",
    "closing.action.to",
    "/contact",
    `"closing.action.to" ${leavesNoPage("/contact")}`,
  ],
  [
    "a word that is none of the allowed ones",
    "site.json",
    "socials.0.network",
    "myspace",
    '"socials[0].network" is "myspace"; it must be one of facebook, instagram, linkedin, x',
  ],
])(
  "in a file that holds one thing, %s is told by file and field",
  (_, name, place, value, sentence) => {
    edit(name, place, value)
    expect(checkContent(copy)).toEqual([`data/${name}: ${sentence}`])
  },
)

test.each([1, 5])("a rating of %i stars is right", (rating) => {
  edit("testimonials.json", "0.rating", rating)
  expect(checkContent(copy)).toEqual([])
})

test.each([0, 6, 4.5, -1])("a rating of %p stars is told", (rating) => {
  edit("testimonials.json", "0.rating", rating)
  const { author } = read("testimonials.json")[0]
  expect(checkContent(copy)).toEqual([
    expect.stringContaining(`data/testimonials.json, item 1 "${author}": "rating"`),
  ])
})

/** SPEC 3, 9. */
test.each([
  ["portfolio-one.json", "0.colSize", 5],
  ["portfolio-one.json", "0.colSize", 7],
  ["home-four.json", "projects.items.0.colSize", 5],
])("in %s, %s must not be %i", (name, place, columns) => {
  edit(name, place, columns)
  expect(checkContent(copy)).toEqual([
    expect.stringContaining(`colSize" is ${columns}; it must be one of 4, 6, 8`),
  ])
})

test("an item that names an item of another file which isn't there is told", () => {
  edit("portfolio-two.json", "0.service", "weaving")
  expect(checkContent(copy)).toEqual([
    'data/portfolio-two.json, item 1 "portfolio-two-0-id": "service" names "weaving", which is no "id" of data/services.json',
  ])
})

test("so is one that stands in a list of a file that holds one thing", () => {
  edit("home-four.json", "voices.items.1.testimonial", "nobody")
  expect(checkContent(copy)).toEqual([
    'data/home-four.json: "voices.items[1].testimonial" names "nobody", which is no "id" of data/landing-voices.json',
  ])
})

test("two items of the same id are told, the second by name", () => {
  const [first, second] = read("projects.json")
  edit("projects.json", "1.id", first.id)
  expect(checkContent(copy)).toEqual([
    `data/projects.json, item 2 "${second.title}": "id" "${first.id}" is used before`,
  ])
})

test.each(["tile-1", 1, null, []])("an item that is %j is told by its number", (item) => {
  edit("tiles.json", "0", item)
  expect(checkContent(copy)).toEqual(["data/tiles.json, item 1 must be a group of fields: { … }"])
})

test.each([
  ["an object for a list", "faq.json", {}, "data/faq.json must be a list: [ … ]"],
  ["null for a list", "faq.json", null, "data/faq.json must be a list: [ … ]"],
  ["a list for an object", "site.json", [], "data/site.json must be a group of fields: { … }"],
  [
    "a text for an object",
    "site.json",
    "Adwene",
    "data/site.json must be a group of fields: { … }",
  ],
])("%s is told by its file", (_, name, content, sentence) => {
  writeFileSync(join(copy, name), JSON.stringify(content))
  expect(checkContent(copy)).toEqual([sentence])
})

test("broken JSON is told by its file, with what the reader stumbled over", () => {
  writeFileSync(join(copy, "faq.json"), '[{ "id": "a", }]')
  expect(checkContent(copy)).toEqual([
    expect.stringMatching(/^data\/faq\.json is not valid JSON: .+/),
  ])
})

test("an empty file is told as broken JSON", () => {
  writeFileSync(join(copy, "faq.json"), "")
  expect(checkContent(copy)).toEqual([expect.stringContaining("data/faq.json is not valid JSON")])
})

test("a missing file is told", () => {
  rmSync(join(copy, "faq.json"))
  expect(checkContent(copy)).toEqual(["data/faq.json is missing"])
})

test("a file that no page reads is told, with the names that are known", () => {
  writeFileSync(join(copy, "faqs.json"), "[]")
  expect(checkContent(copy)).toEqual([
    `data/faqs.json: no page reads a file of this name; known are ${Object.keys(contentFiles).join(", ")}`,
  ])
})

test("every mistake is told at once", () => {
  edit("services.json", "0.title")
  edit("services.json", "1.description", "")
  rmSync(join(copy, "faq.json"))
  expect(checkContent(copy)).toHaveLength(3)
})

const buildOf = (directory: string) => {
  const panic = jest.fn()
  const store = { getState: () => ({ program: { directory } }) }
  stopOnBadContent({ reporter: { panic }, store } as never)
  return panic
}

test("good content lets the build go on", () => {
  const site = mkdtempSync(join(tmpdir(), "site-"))
  writeContent(join(site, "data"))
  expect(buildOf(site)).not.toHaveBeenCalled()
  rmSync(site, { recursive: true })
})

test("bad content ends the build with the sentences", () => {
  const site = mkdtempSync(join(tmpdir(), "site-"))
  writeContent(join(site, "data"))
  rmSync(join(site, "data/faq.json"))
  expect(buildOf(site)).toHaveBeenCalledWith(
    "The content in data/ needs a correction:\n\n  data/faq.json is missing\n",
  )
  rmSync(site, { recursive: true })
})

test("each file of data/ has its type in queries", () => {
  expect(contentTypeName({ node: { base: "faq.json" } })).toBe("FaqItem")
  expect(() => contentTypeName({ node: { base: "faqs.json" } })).toThrow(
    "data/faqs.json has no schema in src/build/content/schemas",
  )
})

test("a file's text is not saved again with each of its items", () => {
  const node = { base: "posts.json", internal: { content: "[…]", mediaType: "application/json" } }
  contentTypeName({ node })
  expect(node.internal).toEqual({ mediaType: "application/json" })
})

const chief = routes.find(({ path }) => path === "/single-team")?.title

test("a service that its page calls otherwise is told by item and field", () => {
  const [{ slug, title }] = read("it-services.json")
  edit("it-services.json", "0.title", "Weaving")
  expect(checkContent(copy)).toEqual([
    `data/it-services.json, item 1 "Weaving": "title" is "Weaving", but src/routes.ts calls /${slug} "${title}": write the same in both`,
  ])
})

test("a chief executive whom the list of people calls otherwise is told by item and field", () => {
  edit("team.json", "0.name", "Ama Mensah")
  expect(checkContent(copy)).toEqual([
    `data/team.json, item 1 "Ama Mensah": "name" is not the "name" of data/team-member.json, "${chief}"`,
  ])
})

test("a chief executive who has changed is told everywhere the old name stands", () => {
  edit("team-member.json", "name", "Ama Mensah")
  expect(checkContent(copy)).toEqual([
    `data/team-member.json: "name" is "Ama Mensah", but src/routes.ts calls /single-team "${chief}": write the same in both`,
    `data/team.json, item 1 "${chief}": "name" is not the "name" of data/team-member.json, "Ama Mensah"`,
  ])
})
