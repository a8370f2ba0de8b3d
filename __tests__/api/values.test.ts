/** @jest-environment node */
import { addressOf, listOf, objectOf, pictureOf, textOf } from "../../src/api/values"

const host = "http://localhost:3001"

test.each<[string, unknown, string]>([
  ["a text", "Kente Lane", "Kente Lane"],
  ["a text with space around it", "  Kente Lane\n", "Kente Lane"],
  ["a number", 12, "12"],
  ["nought", 0, "0"],
  ["a number that is none", Number.NaN, ""],
  ["an endless number", Number.POSITIVE_INFINITY, ""],
  ["null", null, ""],
  ["nothing", undefined, ""],
  ["true", true, ""],
  ["a list", ["Kente"], ""],
  ["a group", { text: "Kente" }, ""],
])("textOf: %s", (_, value, text) => {
  expect(textOf(value)).toBe(text)
})

test.each<[string, unknown, unknown]>([
  ["a group", { a: 1 }, { a: 1 }],
  ["an empty group", {}, {}],
  ["null", null, null],
  ["a list", [1], null],
  ["a text", "a", null],
  ["nothing", undefined, null],
])("objectOf: %s", (_, value, expected) => {
  expect(objectOf(value)).toEqual(expected)
})

test.each<[string, unknown, string[]]>([
  ["a list of groups", [{ name: "a" }, { name: "b" }], ["a", "b"]],
  ["a list with rubbish in it", [null, 1, "a", [], { name: "b" }, [{ name: "c" }]], ["b"]],
  ["a list whose items can't be read", [{ title: "a" }], []],
  ["an empty list", [], []],
  ["a group", { 0: { name: "a" }, length: 1 }, []],
  ["null", null, []],
  ["nothing", undefined, []],
  ["a text", "abc", []],
])("listOf: %s", (_, value, expected) => {
  expect(listOf(value, ({ name }) => textOf(name) || null)).toEqual(expected)
})

test.each<[string, unknown, string]>([
  ["an address in full", "https://kente.example/shop", "https://kente.example/shop"],
  ["one of the content service's own", "/api/media/file/a.webp", `${host}/api/media/file/a.webp`],
  ["one without its slash", "media/a.webp", `${host}/media/a.webp`],
  ["one with a space", "/media/a b.webp", `${host}/media/a%20b.webp`],
  ["one with space around it", "  https://kente.example/ ", "https://kente.example/"],
  ["a script", "javascript:alert(1)", ""],
  ["a script in capitals", "JavaScript:alert(1)", ""],
  ["a script behind a tab", "java\tscript:alert(1)", ""],
  ["a script behind a space", " javascript:alert(1)", ""],
  ["a script behind a control character", "\u0001javascript:alert(1)", ""],
  ["a document in itself", "data:text/html,<script>alert(1)</script>", ""],
  ["a picture in itself", "data:image/svg+xml,<svg onload=alert(1)>", ""],
  ["an older script", "vbscript:msgbox(1)", ""],
  ["a file", "file:///etc/passwd", ""],
  ["a blob", "blob:http://localhost:3001/1", ""],
  ["an address that is none", "https://", ""],
  ["an empty text", "", ""],
  ["a number, which is a document's id", 12, ""],
  ["null", null, ""],
  ["a group", { url: "https://kente.example/" }, ""],
  ["a list", ["https://kente.example/"], ""],
])("addressOf: %s", (_, value, address) => {
  expect(addressOf(value)).toBe(address)
})

test("pictureOf: all that the service says of a picture", () => {
  const value = {
    url: "/media/a.webp",
    alt: " A stall. ",
    width: 1600,
    height: 1000.4,
    sizes: {
      w400: { url: "/media/a-400.webp", width: 400, height: 250 },
      w800: { url: "/media/a-800.webp", width: 800, height: 500 },
    },
  }
  expect(pictureOf(value, "Kente Lane")).toEqual({
    url: `${host}/media/a.webp`,
    alt: "A stall.",
    srcSet: `${host}/media/a-400.webp 400w, ${host}/media/a-800.webp 800w`,
    width: 1600,
    height: 1000,
  })
})

test.each<[string, unknown]>([
  ["its address alone", "/media/a.webp"],
  ["a gallery's item", { imageUrl: "/media/a.webp" }],
  ["a gallery's item whose other address is null", { url: null, imageUrl: "/media/a.webp" }],
  ["a gallery's item whose other address is empty", { url: "", imageUrl: "/media/a.webp" }],
  [
    "an address and nonsense",
    { url: "/media/a.webp", alt: {}, width: "wide", height: -1, sizes: [] },
  ],
])("pictureOf: %s is a picture with the words it is given", (_, value) => {
  expect(pictureOf(value, "Kente Lane")).toEqual({
    url: `${host}/media/a.webp`,
    alt: "Kente Lane",
    srcSet: "",
    width: null,
    height: null,
  })
})

test.each<[string, unknown]>([
  ["null", null],
  ["nothing", undefined],
  ["an empty text", ""],
  ["an empty group", {}],
  ["a list", [{ url: "/media/a.webp" }]],
  ["a script", { url: "javascript:alert(1)" }],
  ["an address inside an address", { url: { url: "/media/a.webp" } }],
])("pictureOf: %s is no picture", (_, value) => {
  expect(pictureOf(value)).toBeNull()
})

test.each<[string, unknown, string]>([
  ["sizes that were not made", { w400: null, w800: {}, w1200: "big" }, ""],
  ["a size without a width", { w400: { url: "/a.webp", width: null } }, ""],
  ["a size whose address is a script", { w400: { url: "javascript:alert(1)", width: 400 } }, ""],
  [
    "an address with a comma and a space",
    { w: { url: "/a, b.webp", width: 4 } },
    `${host}/a%2C%20b.webp 4w`,
  ],
  ["null", null, ""],
])("pictureOf: %s", (_, sizes, srcSet) => {
  expect(pictureOf({ url: "/media/a.webp", sizes })?.srcSet).toBe(srcSet)
})
