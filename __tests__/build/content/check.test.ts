/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { onPreBootstrap } from "../../../gatsby-node"
import { checkContent, stopOnBadContent } from "../../../src/build/content/check"
import { contentTypeName } from "../../../src/build/content/files"
import { contentFiles } from "../../../src/build/content/schemas"
import { jpegHeader } from "../../support/pictureFile"
import { writeContent } from "../../support/writeContent"

let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"))
  writeContent(copy)
})

afterEach(() => {
  rmSync(copy, { recursive: true, force: true })
})

type Fields = Record<string, unknown>

function read(name: string) {
  return JSON.parse(readFileSync(join(copy, name), "utf8"))
}

/** Sets a field, such as "0.img.alt", or removes it. */
function edit(name: string, place: string, value?: unknown) {
  const content: Fields = read(name)
  const keys = place.split(".")
  const field = keys.pop() as string
  const group = keys.reduce((inner, key) => inner[key] as Fields, content)
  group[field] = value
  // JSON.stringify drops undefined.
  writeFileSync(join(copy, name), JSON.stringify(content))
}

test("content that matches the schemas is valid", () => {
  expect(checkContent(copy)).toEqual([])
})

const leavesNoPage = (path: string) => `is a broken link, "${path}": the site has no page "${path}"`

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
    '"lnik" is not a field; check the spelling',
  ],
  [
    "a misspelt field of a group",
    "services.json",
    "img.title",
    "Paper",
    '"title" is not a field of "img"; check the spelling',
  ],
  [
    "a label that doesn't fit",
    "faq.json",
    "links.0.label",
    "x".repeat(640),
    '"links[0].label" has 640 characters; at most 100 fit',
  ],
  [
    "markup in a text",
    "services.json",
    "description",
    "A <b>bold</b> claim.",
    '"description" contains markup, <b>; write plain text',
  ],
  [
    "a number in place of text",
    "services.json",
    "description",
    5,
    '"description" must be text, not 5',
  ],
  [
    "text in place of a number",
    "testimonials.json",
    "rating",
    "5",
    '"rating" must be a number, not "5"',
  ],
  ["text in place of a list", "faq.json", "text", "One.", '"text" must be a list, not "One."'],
  [
    "text in place of a picture",
    "services.json",
    "img",
    "images/services/web.jpg",
    '"img" must be a group of fields, not "images/services/web.jpg"',
  ],
  [
    "a group in a list of text",
    "faq.json",
    "text",
    [{ text: "One." }],
    '"text[0]" must be text, not {"text":"One."}',
  ],
  [
    "null",
    "services.json",
    "description",
    null,
    '"description" is null; give it a value or leave it out',
  ],
  [
    "null in an optional field",
    "services.json",
    "link",
    null,
    '"link" is null; give it a value or leave it out',
  ],
  [
    "null in place of a picture",
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
    '"img.src" is the picture data/images/services/wep.jpg, which does not exist',
  ],
  [
    "a broken link",
    "services.json",
    "link",
    "/web-sevices",
    `"link" ${leavesNoPage("/web-sevices")}`,
  ],
  [
    "a broken link in a submenu",
    "menu.json",
    "items",
    [{ label: "Web", to: "/web-sevices", items: [] }],
    `"items[0].to" ${leavesNoPage("/web-sevices")}`,
  ],
])("the message about %s names file, item and field", (_, name, field, value, sentence) => {
  const { title, author, label } = read(name)[0]
  edit(name, `0.${field}`, value)
  expect(checkContent(copy)).toEqual([
    `data/${name}, item 1 "${String(title ?? author ?? label)}": ${sentence}`,
  ])
})

test("a misspelt required field is reported as missing and as unknown", () => {
  edit("testimonials.json", "0.designation")
  edit("testimonials.json", "0.desingation", "Owner")
  expect(checkContent(copy)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"designation" is missing'),
      expect.stringContaining('"desingation" is not a field; check the spelling'),
    ]),
  )
})

test.each<[string, string, string, unknown, string]>([
  ["a missing field", "home.json", "hero.text", undefined, '"hero.text" is missing'],
  [
    "a video that is not a URL",
    "home.json",
    "hero.video.url",
    "youtu.be/abc",
    '"hero.video.url" must be a web address that starts with https:// or http://',
  ],
  [
    "a video with a javascript: URL",
    "home.json",
    "hero.video.url",
    "javascript:alert(1)",
    '"hero.video.url" must be a web address that starts with https:// or http://',
  ],
  [
    "a video that the page can't play",
    "home.json",
    "hero.video.url",
    "https://films.example/cloth",
    '"hero.video.url" must be a video on YouTube or Vimeo, or a file that ends in .mp4 or .webm',
  ],
  [
    "a missing picture",
    "home.json",
    "hero.img.src",
    "images/home/gone.jpg",
    '"hero.img.src" is the picture data/images/home/gone.jpg, which does not exist',
  ],
  [
    "a broken link on a button",
    "home.json",
    "closing.action.to",
    "/contact",
    `"closing.action.to" ${leavesNoPage("/contact")}`,
  ],
  [
    "a value that is not one of the choices",
    "site.json",
    "socials.0.network",
    "myspace",
    '"socials[0].network" is "myspace"; it must be one of facebook, instagram, linkedin, x',
  ],
])(
  "in a file that holds one object, the message about %s names file and field",
  (_, name, place, value, sentence) => {
    edit(name, place, value)
    expect(checkContent(copy)).toEqual([`data/${name}: ${sentence}`])
  },
)

test.each([1, 5])("a rating of %i stars is valid", (rating) => {
  edit("testimonials.json", "0.rating", rating)
  expect(checkContent(copy)).toEqual([])
})

test.each([0, 6, 4.5, -1])("a rating of %p stars is reported", (rating) => {
  edit("testimonials.json", "0.rating", rating)
  const { author } = read("testimonials.json")[0]
  expect(checkContent(copy)).toEqual([
    expect.stringContaining(`data/testimonials.json, item 1 "${author}": "rating"`),
  ])
})

// docs/specification.md#documents
test.each([
  ["portfolio-one.json", "0.colSize", 5],
  ["portfolio-one.json", "0.colSize", 7],
  ["home-four.json", "projects.items.0.colSize", 5],
])("in %s, %s of %i is reported", (name, place, columns) => {
  edit(name, place, columns)
  expect(checkContent(copy)).toEqual([
    expect.stringContaining(`colSize" is ${columns}; it must be one of 4, 6, 8`),
  ])
})

test("a reference to a missing item in another file is reported", () => {
  edit("portfolio-two.json", "0.service", "weaving")
  expect(checkContent(copy)).toEqual([
    'data/portfolio-two.json, item 1 "portfolio-two-0-id": "service" is "weaving", which is not the "id" of an item in data/services.json',
  ])
})

test("a missing reference in a nested list is reported", () => {
  edit("home-four.json", "testimonials.items.1.testimonial", "nobody")
  expect(checkContent(copy)).toEqual([
    'data/home-four.json: "testimonials.items[1].testimonial" is "nobody", which is not the "id" of an item in data/landing-voices.json',
  ])
})

test("of two items with the same id, the second is reported", () => {
  const [first, second] = read("projects.json")
  edit("projects.json", "1.id", first.id)
  expect(checkContent(copy)).toEqual([
    `data/projects.json, item 2 "${second.title}": "id" "${first.id}" is already used by an earlier item`,
  ])
})

test.each(["tile-1", 1, null, []])("an item that is %j is reported with its number", (item) => {
  edit("tiles.json", "0", item)
  expect(checkContent(copy)).toEqual(["data/tiles.json, item 1 must be a group of fields: { … }"])
})

test.each([
  ["an object in place of a list", "faq.json", {}, "data/faq.json must be a list: [ … ]"],
  ["null in place of a list", "faq.json", null, "data/faq.json must be a list: [ … ]"],
  [
    "a list in place of an object",
    "site.json",
    [],
    "data/site.json must be a group of fields: { … }",
  ],
  [
    "text in place of an object",
    "site.json",
    "Adwene",
    "data/site.json must be a group of fields: { … }",
  ],
])("the message about %s names the file", (_, name, content, sentence) => {
  writeFileSync(join(copy, name), JSON.stringify(content))
  expect(checkContent(copy)).toEqual([sentence])
})

test("invalid JSON is reported with its line and column", () => {
  writeFileSync(join(copy, "faq.json"), '[\n  { "id": "a", }\n]')
  expect(checkContent(copy)).toEqual([
    "data/faq.json is not valid JSON: line 2, column 14: nothing follows this comma; delete it",
  ])
})

test.each<[string, Buffer, string]>([
  [
    "a small portrait",
    jpegHeader(60, 40),
    "is 60 × 40 px; it needs at least 300 px on the shorter side",
  ],
  [
    "a heavy picture",
    Buffer.concat([jpegHeader(600, 600), Buffer.alloc(3_100_000)]),
    "weighs 3.1 MB; the limit is 3 MB",
  ],
  ["another kind of file", Buffer.from("GIF89a"), "is neither a JPEG, a PNG nor a WebP"],
])("the message about %s names the picture and its limit", (_, file, problem) => {
  writeFileSync(join(copy, "images/portrait.jpg"), file)
  edit("team.json", "0.img.src", "images/portrait.jpg")
  expect(checkContent(copy)).toEqual([
    `data/team.json, item 1 "Akosua Frimpong": "img.src" is the picture data/images/portrait.jpg, which ${problem}`,
  ])
})

test.each([
  ["lossy", { quality: 50 }],
  ["lossless", { lossless: true }],
  ["with transparency", { quality: 50, alphaQuality: 50 }],
])("the size of a WebP is read: %s", async (kind, options) => {
  const alpha = kind === "with transparency" ? 0.5 : 1
  const channels = alpha < 1 ? 4 : 3
  const background = { r: 168, g: 50, b: 31, alpha }
  const file = await sharp({ create: { width: 299, height: 417, channels, background } })
    .webp(options)
    .toBuffer()
  writeFileSync(join(copy, "images/portrait.webp"), file)
  edit("team.json", "0.img.src", "images/portrait.webp")
  expect(checkContent(copy)).toEqual([
    expect.stringContaining("is 299 × 417 px; it needs at least 300 px on the shorter side"),
  ])
})

test("a missing file is reported", () => {
  rmSync(join(copy, "faq.json"))
  expect(checkContent(copy)).toEqual(["data/faq.json is missing"])
})

test("an unknown file is reported with the names of the known files", () => {
  writeFileSync(join(copy, "faqs.json"), "[]")
  expect(checkContent(copy)).toEqual([
    `data/faqs.json is not a known content file: check its name, or give it a schema in src/build/content/schemas (known files: ${Object.keys(contentFiles).join(", ")})`,
  ])
})

test("all mistakes are reported at once", () => {
  edit("services.json", "0.title")
  edit("services.json", "1.description", "")
  rmSync(join(copy, "faq.json"))
  expect(checkContent(copy)).toHaveLength(3)
})

/** What Gatsby passes to a build of `directory`. */
function argsOf(directory: string, panic: jest.Mock) {
  return { reporter: { panic }, store: { getState: () => ({ program: { directory } }) } } as never
}

test("valid content doesn't stop the build", () => {
  const site = mkdtempSync(join(tmpdir(), "site-"))
  writeContent(join(site, "data"))
  const panic = jest.fn()
  stopOnBadContent(argsOf(site, panic))
  expect(panic).not.toHaveBeenCalled()
  rmSync(site, { recursive: true })
})

test("invalid content stops the build with all messages", () => {
  const site = mkdtempSync(join(tmpdir(), "site-"))
  writeContent(join(site, "data"))
  rmSync(join(site, "data/faq.json"))
  const panic = jest.fn(() => {
    throw new Error("stopped")
  })
  expect(() => onPreBootstrap?.(argsOf(site, panic), { plugins: [] }, () => {})).toThrow("stopped")
  expect(panic).toHaveBeenCalledWith(
    "Please correct the content in data/:\n\n  data/faq.json is missing\n",
  )
  rmSync(site, { recursive: true })
})

test("each file in data/ has a GraphQL type", () => {
  expect(contentTypeName({ node: { base: "faq.json" } })).toBe("FaqItem")
  expect(() => contentTypeName({ node: { base: "faqs.json" } })).toThrow(
    "data/faqs.json has no schema in src/build/content/schemas",
  )
})

test("a file's text is not kept in its node", () => {
  const node = { base: "posts.json", internal: { content: "[…]", mediaType: "application/json" } }
  contentTypeName({ node })
  expect(node.internal).toEqual({ mediaType: "application/json" })
})
