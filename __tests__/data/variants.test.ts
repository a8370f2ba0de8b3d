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

test("the digital agency has eight services and the three steps, word for word", () => {
  const { services, steps, experience } = read("/home-two")
  expect(services.items).toHaveLength(8)
  expect(steps.items.map(({ title }: { title: string }) => title)).toEqual([
    "Project idea",
    "Brainstorming",
    "Launch",
  ])
  expect(experience.title).toBe("12 years of experience")
})

test("the marketing page holds as many of each as it should", () => {
  const { chart, features, voices, questions } = read("/home-seven")
  expect(chart.bars.length).toBeLessThanOrEqual(10)
  expect(features.items).toHaveLength(3)
  expect(voices.items).toHaveLength(4)
  expect(questions.items.length).toBeGreaterThan(2)
})

test("half of the marketing page's advertisements brought in nearly everything", () => {
  const values: number[] = read("/home-seven").chart.bars.map(
    ({ value }: { value: number }) => value,
  )
  const sum = (list: number[]) => list.reduce((all, value) => all + value, 0)
  const best = [...values].sort((a, b) => b - a).slice(0, values.length / 2)
  expect(sum(best) / sum(values)).toBeGreaterThan(0.9)
})
