/** @jest-environment node */
import { shortClassName } from "../../src/build/shortClassName"

const css = ".card { animation: rise 1s } /* .old */ .card .title {} @keyframes rise {}"
const named = (className: string, text = css) =>
  shortClassName("a/Card.module.css", text, className)

test("a file's classes and animations share its prefix and differ in what follows", () => {
  const names = ["card", "title", "rise"].map((name) => named(name))
  expect(new Set(names).size).toBe(3)
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1)
})

test("a file with more classes than there are letters and digits gives each a name of its own", () => {
  const classes = Array.from({ length: 400 }, (_, index) => `class-${index}`)
  const text = classes.map((name) => `.${name} {}`).join("\n")
  expect(new Set(classes.map((name) => named(name, text))).size).toBe(400)
})

test("a class that the file does not have, or only in a comment, is an error that names both", () => {
  expect(() => named("old")).toThrow("src/a/Card.module.css has no class or animation “old”.")
})
