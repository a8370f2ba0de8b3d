/** @jest-environment node */
import { addressOf, listOf, objectOf, pictureOf, textOf } from "../../src/api/values"

const host = "http://localhost:3001"

test.each<[string, unknown, string]>([
  ["a string", "Kente Lane", "Kente Lane"],
  ["a string with surrounding space", "  Kente Lane\n", "Kente Lane"],
  ["a number", 12, "12"],
  ["zero", 0, "0"],
  ["NaN", Number.NaN, ""],
  ["Infinity", Number.POSITIVE_INFINITY, ""],
  ["null", null, ""],
  ["undefined", undefined, ""],
  ["true", true, ""],
  ["a list", ["Kente"], ""],
  ["an object", { text: "Kente" }, ""],
])("textOf: %s", (_, value, text) => {
  expect(textOf(value)).toBe(text)
})

test.each<[string, unknown, unknown]>([
  ["an object", { a: 1 }, { a: 1 }],
  ["an empty object", {}, {}],
  ["null", null, null],
  ["a list", [1], null],
  ["a string", "a", null],
  ["undefined", undefined, null],
])("objectOf: %s", (_, value, expected) => {
  expect(objectOf(value)).toEqual(expected)
})

test.each<[string, unknown, string[]]>([
  ["a list of objects", [{ name: "a" }, { name: "b" }], ["a", "b"]],
  ["a list with other values in it", [null, 1, "a", [], { name: "b" }, [{ name: "c" }]], ["b"]],
  ["a list whose items can't be read", [{ title: "a" }], []],
  ["an empty list", [], []],
  ["an object", { 0: { name: "a" }, length: 1 }, []],
  ["null", null, []],
  ["undefined", undefined, []],
  ["a string", "abc", []],
])("listOf: %s", (_, value, expected) => {
  expect(listOf(value, ({ name }) => textOf(name) || null)).toEqual(expected)
})

test.each<[string, unknown, string]>([
  ["an absolute URL", "https://kente.example/shop", "https://kente.example/shop"],
  ["a path on the content service", "/api/media/file/a.webp", `${host}/api/media/file/a.webp`],
  ["a path without its slash", "media/a.webp", `${host}/media/a.webp`],
  ["a path with a space", "/media/a b.webp", `${host}/media/a%20b.webp`],
  ["a URL with surrounding space", "  https://kente.example/ ", "https://kente.example/"],
  ["a javascript: URL", "javascript:alert(1)", ""],
  ["a javascript: URL in capitals", "JavaScript:alert(1)", ""],
  ["a javascript: URL with a tab in it", "java\tscript:alert(1)", ""],
  ["a javascript: URL after a space", " javascript:alert(1)", ""],
  ["a javascript: URL after a control character", "\u0001javascript:alert(1)", ""],
  ["an HTML data: URL", "data:text/html,<script>alert(1)</script>", ""],
  ["an SVG data: URL", "data:image/svg+xml,<svg onload=alert(1)>", ""],
  ["a vbscript: URL", "vbscript:msgbox(1)", ""],
  ["a file", "file:///etc/passwd", ""],
  ["a blob", "blob:http://localhost:3001/1", ""],
  ["an invalid URL", "https://", ""],
  ["an empty string", "", ""],
  ["a number, which is a document's id", 12, ""],
  ["null", null, ""],
  ["an object", { url: "https://kente.example/" }, ""],
  ["a list", ["https://kente.example/"], ""],
])("addressOf: %s", (_, value, address) => {
  expect(addressOf(value)).toBe(address)
})

test("pictureOf: every field of a picture", () => {
  const value = {
    url: "/media/a.webp",
    alt: " A stall. ",
    width: 1600,
    height: 1000.4,
    sizes: {
      w400: { url: "/media/a-400.webp", width: 400, height: 250 },
      w800: { url: "/media/a-800.webp", width: 800, height: 500 },
      avif400: { url: "/media/a-400.avif?v=1", width: 400, height: 250 },
      avif800: { url: "/media/a-800.avif?v=1", width: 800, height: 500 },
    },
  }
  expect(pictureOf(value, "Kente Lane")).toEqual({
    url: `${host}/media/a.webp`,
    alt: "A stall.",
    srcSet: `${host}/media/a-400.webp 400w, ${host}/media/a-800.webp 800w`,
    avifSrcSet: `${host}/media/a-400.avif?v=1 400w, ${host}/media/a-800.avif?v=1 800w`,
    width: 1600,
    height: 1000,
  })
})

test.each<[string, unknown]>([
  ["a bare URL", "/media/a.webp"],
  ["a gallery item", { imageUrl: "/media/a.webp" }],
  ["a gallery item whose other address is null", { url: null, imageUrl: "/media/a.webp" }],
  ["a gallery item whose other address is empty", { url: "", imageUrl: "/media/a.webp" }],
  [
    "a URL with invalid fields",
    { url: "/media/a.webp", alt: {}, width: "wide", height: -1, sizes: [] },
  ],
])("pictureOf: %s is a picture with the default text", (_, value) => {
  expect(pictureOf(value, "Kente Lane")).toEqual({
    url: `${host}/media/a.webp`,
    alt: "Kente Lane",
    srcSet: "",
    avifSrcSet: "",
    width: null,
    height: null,
  })
})

test.each<[string, unknown]>([
  ["null", null],
  ["undefined", undefined],
  ["an empty string", ""],
  ["an empty object", {}],
  ["a list", [{ url: "/media/a.webp" }]],
  ["a javascript: URL", { url: "javascript:alert(1)" }],
  ["a nested URL", { url: { url: "/media/a.webp" } }],
])("pictureOf: %s is not a picture", (_, value) => {
  expect(pictureOf(value)).toBeNull()
})

test.each<[string, unknown, string]>([
  ["sizes that were not generated", { w400: null, w800: {}, w1200: "big" }, ""],
  ["a size without a width", { w400: { url: "/a.webp", width: null } }, ""],
  ["a size with a javascript: URL", { w400: { url: "javascript:alert(1)", width: 400 } }, ""],
  [
    "a URL with a comma and a space",
    { w: { url: "/a, b.webp", width: 4 } },
    `${host}/a%2C%20b.webp 4w`,
  ],
  ["null", null, ""],
])("pictureOf: %s", (_, sizes, srcSet) => {
  expect(pictureOf({ url: "/media/a.webp", sizes })?.srcSet).toBe(srcSet)
})

test("pictureOf: AVIF files that are narrower than the others are left out", () => {
  const sizes = {
    avif400: { url: "/a-400.avif", width: 400 },
    w400: { url: "/a-400.webp", width: 400 },
    w800: { url: "/a-800.webp", width: 800 },
  }
  const { srcSet, avifSrcSet } = pictureOf({ url: "/a.jpg", sizes }) ?? {}
  expect(srcSet).toBe(`${host}/a-400.webp 400w, ${host}/a-800.webp 800w`)
  expect(avifSrcSet).toBe("")
})
