/** @jest-environment node */
import { readFileSync } from "node:fs"
import { routes } from "../../src/routes"

const homes = routes.filter(({ path }) => path.startsWith("/home-"))
const read = (path: string) => JSON.parse(readFileSync(`data${path}.json`, "utf8"))

test.each(homes.map(({ path, title }) => [path, title]))(
  "the headline of %s is its title: %s",
  (path, title) => {
    expect(read(path).hero.title.join(" ")).toBe(title)
  },
)

/** SPEC 9: the figures of the other home pages. */
test.each([
  ["/home-four", "15+ 2k"],
  ["/home-five", "13+ 85% 60m 100%"],
  ["/home-six", "35+ 84k 20k"],
  ["/home-seven", "100+ 85k 60k+ 4.8/5"],
])("%s counts to %s", (path, figures) => {
  const items: { value: number; suffix: string; decimals: number }[] = read(path).figures.items
  expect(
    items.map(({ value, suffix, decimals }) => value.toFixed(decimals) + suffix).join(" "),
  ).toBe(figures)
})

test("no picture opens two pages", () => {
  const pictures = homes.map(({ path }) => read(path).hero.img.src)
  expect(new Set(pictures).size).toBe(6)
})
