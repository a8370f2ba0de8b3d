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
])("%s counts to %s", (path, expected) => {
  const { figures, about } = read(path)
  const { items }: { items: { value: number; suffix: string; decimals: number }[] } =
    figures ?? about
  expect(
    items.map(({ value, suffix, decimals }) => value.toFixed(decimals) + suffix).join(" "),
  ).toBe(expected)
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

/** All texts of a file, with everything it refers to left as it is. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : []
}

test("no two home pages say the same thing, or let the same client say it", () => {
  const files = ["home", ...homes.map(({ path }) => path.slice(1))]
  const said = files.flatMap((file) => [...new Set(textsIn(read(`/${file}`)))])
  const voices = new Set(read("/landing-voices").map(({ id }: { id: string }) => id))
  const own = said.filter(
    (text) => voices.has(text) || (text.length > 40 && !text.startsWith("https://")),
  )
  expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
})

/** SPEC 1, 9: the figures beside what clients of the first home page say. */
test("the homepage counts years of experience and finished projects", () => {
  const { counters }: { counters: { value: number; suffix: string; label: string }[] } =
    read("/home").testimonials
  expect(counters.map(({ value, suffix }) => value + suffix)).toEqual(["80k+", "200+"])
  expect(counters.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^years of experience/),
    expect.stringMatching(/^finished projects/),
  ])
})

/** SPEC 2.5, 3. */
test("the interior studio's page holds as many of each as it should", () => {
  const { features, services, projects, about } = read("/home-four")
  expect(features.items).toHaveLength(3)
  expect(about.items).toHaveLength(2)
  // Fewer could not go round where two and a half are in view.
  expect(services.items.length).toBeGreaterThanOrEqual(4)
  const columns: number[] = projects.items.map(({ colSize }: { colSize: number }) => colSize)
  expect(new Set(columns)).toEqual(new Set([4, 6, 8]))
})

test("the projects and the free room fill rows of twelve columns", () => {
  const { projects } = read("/home-four")
  const columns: number[] = projects.items.map(({ colSize }: { colSize: number }) => colSize)
  const free = 6
  expect([...columns, free].reduce((sum, size) => sum + size) % 12).toBe(0)
})

test("the search page holds as many of each as it should, and its claim word for word", () => {
  const { services, steps, team, questions, hero, keywords } = read("/home-five")
  expect(services.items).toHaveLength(4)
  expect(steps.items).toHaveLength(3)
  expect(team.members).toHaveLength(3)
  expect(questions.items).toHaveLength(5)
  expect(hero.claim.title).toBe("Believed by more than a thousand people")
  // As many as are in view at once, at least.
  expect(keywords.words.length).toBeGreaterThanOrEqual(6)
})

test("the other home pages let other clients speak than the homepage", () => {
  const list = (name: string): { author: string }[] => read(`/${name}`)
  const authors = list("testimonials").map(({ author }) => author)
  expect(list("landing-voices").filter(({ author }) => authors.includes(author))).toEqual([])
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
