/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { readSitePages } from "../../src/routes"
import { cardNamed, cardNames } from "../../src/seo/cards"
import { pictureSize } from "../support/pictureSize"

const { all } = readSitePages("data")

test.each(all.map(({ path, card }) => [path, card]))("%s has an existing card", (_, card) => {
  expect(existsSync(resolve("static", card.src.slice(1)))).toBe(true)
})

test.each(cardNames)(
  "the card %s has the size for shared links, a small file and a description",
  (name) => {
    const { src, alt } = cardNamed(name)
    const file = readFileSync(resolve("static", src.slice(1)))
    expect(pictureSize(file)).toEqual({ width: 1200, height: 630 })
    expect(file.length).toBeLessThan(120 * 1024)
    expect(alt.length).toBeGreaterThan(20)
  },
)

test("every card is used", () => {
  const made = readdirSync(resolve("static/cards")).map((file) => file.replace(".jpg", ""))
  expect(made.sort()).toEqual([...cardNames].sort())
})
