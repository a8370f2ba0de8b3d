import {
  crossingText,
  keepCloth,
  keptCloth,
  newCloth,
  parseCloth,
  pull,
  rename,
  turn,
  weave,
  weftsOf,
} from "../../../../src/sections/hero/loom/cloth"

test("a new cloth has one strip woven", () => {
  expect(newCloth.strips.map(({ reach }) => reach)).toEqual([9, 0, 0, 0, 0, 0, 0, 0])
})

test("a crossing turned by hand goes the other way, until the name changes", () => {
  const turned = turn(weave("A"), 0, 4)
  expect(crossingText(weave("A"), 0, 4)).toBe("Row 1, letter A: over strip 5.")
  expect(crossingText(turned, 0, 4)).toBe("Row 1, letter A: under strip 5.")
  expect(weftsOf(turn(turned, 0, 4))).toEqual(weftsOf(weave("A")))
  expect(weftsOf(rename(turned, "A"))).toEqual(weftsOf(weave("A")))
})

test("each letter that is typed weaves its strip, and each that is deleted pulls it out", () => {
  const reaches = (...names: string[]) =>
    names.reduce(rename, pull(newCloth, 7, 4)).strips.map(({ reach }) => reach)
  expect(reaches("K", "Ké", "Ké &")).toEqual([9, 9, 0, 0, 0, 0, 0, 4])
  expect(reaches("Kente", "Ken")).toEqual([9, 9, 9, 0, 0, 0, 0, 4])
})

test("a strip can't be pulled further than the cloth is wide", () => {
  expect(pull(newCloth, 3, 12).strips[3]?.reach).toBe(9)
  expect(pull(newCloth, 0, -1).strips[0]?.reach).toBe(0)
})

test("a cloth is kept on the device", () => {
  const cloth = turn(pull(weave("Kente Lane"), 2, 5), 2, 1)
  expect(keepCloth(cloth)).toBe(true)
  expect(keptCloth()).toEqual(cloth)
})

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  '{"name":"A","strips":[]}',
  JSON.stringify({ ...newCloth, name: 7 }),
  JSON.stringify(weave("A")).replace('"reach":9', '"reach":10'),
  JSON.stringify(weave("A")).replace('"turned":0', '"turned":0.5'),
])("what is no cloth gives a new one: %s", (text) => {
  expect(parseCloth(text)).toEqual(newCloth)
})

test("where the browser keeps nothing, the loom works and says so", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  }
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)
  expect(keptCloth()).toEqual(newCloth)
  expect(keepCloth(newCloth)).toBe(false)
})
