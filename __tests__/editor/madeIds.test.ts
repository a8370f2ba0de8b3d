/** @jest-environment node */
import { contentFiles } from "../../src/build/content/schemas"
import { madeIds } from "../../src/editor/madeIds"

const made = (file: string, value: unknown) => {
  const schema = contentFiles[file]
  if (!schema) throw new Error(`no schema for ${file}`)
  return madeIds(value, schema).map(({ at, value }) => [at.join("."), value])
}

test("a new item gets an id from its name, unique in its list", () => {
  const items = [
    { id: "ama-osei", name: "Ama Osei" },
    { name: "Ama Ɔsɛi" },
    { id: "", name: "Ama Osei" },
  ]
  expect(made("team.json", { items })).toEqual([
    ["items.1.id", "ama-osei-2"],
    ["items.2.id", "ama-osei-3"],
  ])
})

test("a new article gets an id and an address from its title", () => {
  expect(made("posts.json", { items: [{ title: "Who’s afraid of 5 prices?" }] })).toEqual([
    ["items.0.id", "whos-afraid-of-5-prices"],
    ["items.0.slug", "whos-afraid-of-5-prices"],
  ])
})

test("a list inside a group is filled in too", () => {
  const value = { features: { items: [{ title: "Light" }] } }
  expect(made("home-four.json", value)).toEqual([["features.items.0.id", "light"]])
})

test("an item without a title gets an id all the same", () => {
  expect(made("team.json", { items: [{}] })).toEqual([["items.0.id", "item"]])
})
