/** @jest-environment node */
import { readFileSync } from "node:fs"
import { readSitePages } from "../../src/routes"

const homes = readSitePages("data").all.filter(({ path }) => /^\/home-(?!one)/.test(path))
const read = (path: string) => JSON.parse(readFileSync(`data${path}.json`, "utf8"))

test.each(homes.map(({ path, title }) => [path, title]))(
  "the headline of %s is its title: %s",
  (path, title) => {
    expect(read(path).hero.title.join(" ")).toBe(title)
  },
)

// docs/specification.md#constants
test.each([
  ["/home-four", "15+ 2k"],
  ["/home-five", "13+ 85% 60m 100%"],
  ["/home-six", "35+ 84k 20k"],
  ["/home-seven", "100+ 85k 60k+ 4.8/5"],
])("%s counts to %s", (path, expected) => {
  const { figures, about } = read(path)
  const { items }: { items: { value: number; suffix: string; decimals: number }[] } =
    figures ?? about
  expect(
    items.map(({ value, suffix, decimals }) => value.toFixed(decimals) + suffix).join(" "),
  ).toBe(expected)
})

// docs/specification.md#constants
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

// docs/specification.md#home-pages
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
])("%s has the specified number of %s", (path, _, itemsOf, count) => {
  expect(itemsOf(read(path))).toHaveLength(count)
})

test("no two home pages share an opening picture", () => {
  const pictures = homes.map(({ path }) => read(path).hero.img.src)
  expect(new Set(pictures).size).toBe(6)
})

/** All texts in a file; references stay as ids. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : []
}

test("no two home pages share a text or a testimonial", () => {
  const files = ["home", ...homes.map(({ path }) => path.slice(1))]
  const said = files.flatMap((file) => [...new Set(textsIn(read(`/${file}`)))])
  const testimonials = new Set(read("/landing-voices").map(({ id }: { id: string }) => id))
  const own = said.filter(
    (text) => testimonials.has(text) || (text.length > 40 && !text.startsWith("https://")),
  )
  expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
})

// docs/specification.md#constants
test("the homepage counts years of experience and finished projects", () => {
  const { counters }: { counters: { value: number; suffix: string; label: string }[] } =
    read("/home").testimonials
  expect(counters.map(({ value, suffix }) => value + suffix)).toEqual(["80k+", "200+"])
  expect(counters.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^years of experience/),
    expect.stringMatching(/^finished projects/),
  ])
})

// docs/specification.md#home-pages
test("/home-four has the specified number of features, figures and services", () => {
  const { features, services, projects, about } = read("/home-four")
  expect(features.items).toHaveLength(3)
  expect(about.items).toHaveLength(2)
  // With fewer, the carousel can't loop while two and a half are in view.
  expect(services.items.length).toBeGreaterThanOrEqual(4)
  const columns: number[] = projects.items.map(({ colSize }: { colSize: number }) => colSize)
  expect(new Set(columns)).toEqual(new Set([4, 6, 8]))
})

test("the projects and the empty tile of /home-four fill rows of twelve columns", () => {
  const { projects } = read("/home-four")
  const columns: number[] = projects.items.map(({ colSize }: { colSize: number }) => colSize)
  const free = 6
  expect([...columns, free].reduce((sum, size) => sum + size) % 12).toBe(0)
})

test("/home-five has the specified number of items, and its claim word for word", () => {
  const { services, steps, team, questions, hero, keywords } = read("/home-five")
  expect(services.items).toHaveLength(4)
  expect(steps.items).toHaveLength(3)
  expect(team.members).toHaveLength(3)
  expect(questions.items).toHaveLength(5)
  expect(hero.claim.title).toBe("Believed by more than a thousand people")
  // At least as many as are visible at once.
  expect(keywords.words.length).toBeGreaterThanOrEqual(6)
})

test("the other home pages quote other clients than the homepage", () => {
  const list = (name: string): { author: string }[] => read(`/${name}`)
  const authors = list("testimonials").map(({ author }) => author)
  expect(list("landing-voices").filter(({ author }) => authors.includes(author))).toEqual([])
})

test("/home-two has eight services, and its three steps word for word", () => {
  const { services, steps, experience } = read("/home-two")
  expect(services.items).toHaveLength(8)
  expect(steps.items.map(({ title }: { title: string }) => title)).toEqual([
    "Project idea",
    "Brainstorming",
    "Launch",
  ])
  expect(experience.title).toBe("12 years of experience")
})

test("/home-seven has the specified number of bars, features, testimonials and questions", () => {
  const { chart, features, testimonials, questions } = read("/home-seven")
  expect(chart.bars.length).toBeLessThanOrEqual(10)
  expect(features.items).toHaveLength(3)
  expect(testimonials.items).toHaveLength(4)
  expect(questions.items.length).toBeGreaterThan(2)
})

test("half of the bars of /home-seven make up more than 90% of the total", () => {
  const values: number[] = read("/home-seven").chart.bars.map(
    ({ value }: { value: number }) => value,
  )
  const sum = (list: number[]) => list.reduce((all, value) => all + value, 0)
  const best = [...values].sort((a, b) => b - a).slice(0, values.length / 2)
  expect(sum(best) / sum(values)).toBeGreaterThan(0.9)
})
