/** @jest-environment node */
import { readFileSync } from "node:fs"
import * as fields from "../../src/build/content/fields"
import { contentFiles } from "../../src/build/content/schemas"
import { many } from "../../src/build/content/schemas/contentFile"
import { kinds, list, optionalGroup } from "../../src/build/content/structure"
import { richList, richText, text } from "../../src/build/content/texts"
import { formatOf, KIND } from "../../src/editor/format"

test.each(Object.entries(contentFiles))(
  "saving %s without a change keeps every byte",
  (name, file) => {
    const text = readFileSync(`data/${name}`, "utf8")
    const { read, write } = formatOf(file)
    expect(write(read(text))).toBe(text)
  },
)

const file = many("Sample", {
  id: text("Id."),
  link: fields.optionalLink("Link."),
  highlighted: fields.flag("Flag."),
  sample: fields.optionalYes("Flag."),
  img: fields.picture("Picture."),
  work: optionalGroup("Group.", "Work", {
    title: text("Title."),
    points: list("Points.", text("A point.")),
  }),
  points: list("Points.", text("A point.")),
  parts: list(
    "Parts.",
    kinds("A part.", "Part", {
      text: richText("Text."),
      list: richList("List."),
    }),
  ),
})
const { read, write } = formatOf(file)
const item = {
  id: "a",
  img: { src: "images/a.jpg", alt: "A" },
  highlighted: false,
  points: [],
  parts: [],
}

const saved = (form: object) => JSON.parse(write([form]))[0]

test("a form gets what it needs: a slash before a picture's path, and the kind of each block", () => {
  const parts = [{ text: "Hello" }, { list: ["One"] }]
  expect(read(JSON.stringify([{ ...item, parts }]))).toEqual([
    {
      ...item,
      img: { src: "/images/a.jpg", alt: "A" },
      parts: [
        { [KIND]: "text", text: "Hello" },
        { [KIND]: "list", list: ["One"] },
      ],
    },
  ])
})

test("a block that was changed to another kind keeps only that one", () => {
  expect(
    saved({ ...item, parts: [{ [KIND]: "list", text: "Hello", list: ["One"] }] }).parts,
  ).toEqual([{ list: ["One"] }])
})

test.each([
  ["an emptied optional text", { link: "" }],
  ["an optional text that was never filled in", { link: undefined }],
  ["an optional switch that is off", { sample: false }],
  ["an optional group that was never filled in", { work: { title: "", points: [] } }],
])("%s is left out of the file", (_, change) => {
  expect(saved({ ...item, ...change })).toEqual(item)
})

test.each([
  ["an empty list", { points: undefined }, { points: [] }],
  ["a required switch that is off", { highlighted: undefined }, { highlighted: false }],
  ["an emptied required text, so that the check can report it", { id: "" }, { id: "" }],
  ["a field that no schema knows, likewise", { colour: "red" }, { colour: "red" }],
])("%s stays in the file", (_, change, kept) => {
  expect(saved({ ...item, ...change })).toEqual({ ...item, ...kept })
})

test("fields are saved in the schema's order, whatever the form's", () => {
  expect(Object.keys(saved({ parts: [], img: item.img, id: "a", highlighted: true }))).toEqual([
    "id",
    "highlighted",
    "img",
    "points",
    "parts",
  ])
})
