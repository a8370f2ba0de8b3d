/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { routes } from "../../src/routes"
import { cardNamed, cardNames } from "../../src/seo/cards"
import { pageKind } from "../../src/seo/pageKind"
import { pictureSize } from "../support/pictureSize"

test.each([
  ["Home", "/", "home"],
  ["HomeVariant", "/home-five", "home-five"],
  ["ItService", "/systems-maintenance", "services"],
  ["BlogPost", "/blog/on-type", "blog"],
  ["Team", "/team", "company"],
  ["Legal", "/terms", "general"],
])("the template %s at %s has the card %s", (template, path, card) => {
  expect(pageKind(template, path).card).toEqual(cardNamed(card as never))
})

test.each([
  ["BlogPost", "/blog/on-type", ["Blog"]],
  ["SingleBlog", "/single-blog", ["Blog"]],
  ["ItService", "/systems-maintenance", []],
  ["TeamMember", "/single-team", []],
  ["FaqPage", "/faq", []],
  ["BlogList", "/blog", []],
  ["BlogList", "/blog/page/2", []],
])("the template %s at %s has the parents %j", (template, path, parents) => {
  expect(pageKind(template, path).parents.map(({ title }) => title)).toEqual(parents)
})

test.each(routes.map(({ template, path }) => [path, template]))(
  "%s has an existing card, and its parents are pages with these titles",
  (path, template) => {
    const { card, parents } = pageKind(template, path)
    expect(existsSync(resolve("static", card.src.slice(1)))).toBe(true)
    for (const parent of parents) {
      expect(routes.find((route) => route.path === parent.path)?.title).toBe(parent.title)
    }
  },
)

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
