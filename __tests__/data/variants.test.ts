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
  const { figures: band, about } = read(path)
  const items: { value: number; suffix: string; decimals: number }[] = (band ?? about).items
  expect(
    items.map(({ value, suffix, decimals }) => value.toFixed(decimals) + suffix).join(" "),
  ).toBe(figures)
})

/** SPEC 9. */
test("/home-six has its three plans, the second one active, with five features each", () => {
  const plans: { title: string; price: number; active: boolean; features: string[] }[] =
    read("/home-six").plans.items
  expect(plans.map(({ title, price, active }) => [title, price.toFixed(2), active])).toEqual([
    ["Basic", "19.00", false],
    ["Startup", "29.99", true],
    ["Enterprise", "48.99", false],
  ])
  for (const { features } of plans) expect(features).toHaveLength(5)
})

/** SPEC 2.5. */
test.each<
  [
    string,
    string,
    (home: Record<string, { items: unknown[]; members: unknown[] }>) => unknown[] | undefined,
    number,
  ]
>([
  ["/home-three", "services", (home) => home.services?.items, 5],
  ["/home-three", "campaigns", (home) => home.campaigns?.items, 8],
  ["/home-three", "people", (home) => home.team?.members, 3],
  ["/home-six", "features", (home) => home.features?.items, 3],
  ["/home-six", "services", (home) => home.services?.items, 5],
  ["/home-six", "questions", (home) => home.questions?.items, 6],
])("%s has its %s: %#", (path, _, itemsOf, count) => {
  expect(itemsOf(read(path))).toHaveLength(count)
})

test("no picture opens two pages", () => {
  const pictures = homes.map(({ path }) => read(path).hero.img.src)
  expect(new Set(pictures).size).toBe(6)
})
