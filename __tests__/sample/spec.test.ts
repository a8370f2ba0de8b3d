/** @jest-environment node */
import { readFileSync } from "node:fs"

/**
 * The specified texts and figures of the sample content (docs/specification.md#constants); change both together. The other
 * home pages have theirs in homes.test.ts, menu and footer links in menu.test.ts.
 */

/**
 * The value at a path in data/, such as "faq.process.title": list items are addressed by id or index, and "*" means
 * every item.
 */
function at(place: string): unknown {
  const [file, ...keys] = place.split(".")
  return follow(JSON.parse(readFileSync(`data/${file}.json`, "utf8")), keys)
}

type Group = Record<string, unknown>

function follow(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value
  if (!Array.isArray(value)) return follow((value as Group)[key], rest)
  if (key === "*") return value.map((item) => follow(item, rest))
  return follow(value.find(({ id }) => id === key) ?? value[Number(key)], rest)
}

const listAt = (place: string) => at(place) as unknown[]

test.each<[string, unknown]>([
  // Layouts
  ["rich-footer.columns.*.title", ["Special Links", "Special Links"]],
  [
    "rich-footer.columns.*.links.*.label",
    [
      ["About us", "Our team", "Our services", "Portfolio"],
      ["Pricing", "Blogs", "Premium member"],
    ],
  ],
  [
    "rich-footer.columns.*.links.*.to",
    [
      ["/about-us", "/team", "/service", "/portfolio-one"],
      ["/pricing", "/blog", "/"],
    ],
  ],
  ["rich-footer.subscribe.title", "Subscribe Links"],
  ["rich-footer.subscribe.submit", "Subscribe"],
  ["site.address", "Accra, Ghana"],
  ["site.established", "2023"],
  [
    "site.legal",
    [
      { label: "Terms & Conditions", to: "/terms" },
      { label: "Privacy", to: "/privacy" },
    ],
  ],
  // Contact page
  ["contact.title", "Send us a message"],
  ["contact.map.latitude", 5.6],
  ["contact.map.longitude", -0.19],
  ["contact.map.zoom", 12],
  // Coming soon
  ["coming-soon.lastDay", "2025-12-31"],
  // Pricing: id 1 is annual, id 2 monthly
  ["pricing.frequencies.*.label", ["Annually", "Monthly"]],
  ["pricing.frequencies.*.id", [1, 2]],
  ["plans.*.title", ["Web Design Package", "UX/UI Package", "Branding Package"]],
  [
    "plans.*.prices.*.id",
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
  ],
  [
    "plans.*.prices.*.amount",
    [
      [299, 399],
      [499, 599],
      [299, 399],
    ],
  ],
  ["plans.*.highlighted", [false, true, false]],
  // Blog
  ["blog.sidebar.categories", "Categories"],
  ["blog.sidebar.recent", "Recent Posts"],
  ["blog.sidebar.tags", "Tags"],
  ["blog.article.likes", 175],
  [
    "categories.*.name",
    ["Business", "Development", "Technology", "Creative Director", "Uncategorized"],
  ],
  ["tags.*.name", ["Marketing", "Business", "Solutions", "Studio", "Brand"]],
  // Team, banner, portfolio
  ["team-page.heading.title", "We have a team of creative people"],
  ["team-member.skills.items.*.percent", [95, 83, 90]],
  ["banner.*.title", Array(22).fill("Let's create new experiences")],
  ["portfolio.single.title", "Coming Soon!"],
  // Home page
  ["home.brands.title", "We help hundreds of companies to grow"],
  ["home.reasons.eyebrow", "Why choose us"],
  [
    "home.process.items.*.title",
    ["Initial Contact", "Solutions & Collaboration", "Monitoring & Results"],
  ],
  ["home.counters.*.value", [15, 50, 100]],
  ["home.counters.*.suffix", ["+", "+", "%"]],
  ["testimonials.*.rating", [5, 4, 5, 5]],
  // Advertising agency
  ["home-three.market.eyebrow", "Market research"],
  ["home-three.channels.eyebrow", "Media channels"],
  ["home-three.film.eyebrow", "Brand identity"],
  ["home-three.score.figure", "4.8/5"],
  ["home-three.score.of", "from 1K reviews"],
])("%s is as specified", (place, expected) => {
  expect(at(place)).toEqual(expected)
})

// Free texts that must contain specified words.
test.each<[string, string | RegExp]>([
  ["site.copyright", /\b202[45]\b/],
  ["site.blurb", "help companies grow digitally"],
  ["about.story.title", "branding agency that helps companies grow digitally"],
  ["legal.terms.sections.who.text.0", "established in 2023"],
  ["account.signIn.notice.text", "security system has been upgraded"],
  ["account.signIn.notice.text", "Forgot password?"],
  ["account.verificationSent.text", /inbox.*spam folder/],
  ["pricing.heading.text", "30-day free trial"],
  ["pricing.faq.items.0.title", "30-day free trial"],
  ["faq.duration.text.0", "Branding takes 2–4 weeks."],
  ["faq.duration.text.0", "A full website takes 6–10 weeks."],
  ["portfolio.single.text", "portfolio experience is coming"],
  ["single-service.process.eyebrow", /three-step approach/],
  ["home-six.about.title", "200+ startups helped"],
])("%s says %s", (place, words) => {
  expect(at(place)).toMatch(words)
})

test.each([
  ["site.phones", 2],
  ["site.socials", 4],
  ["contact.faq.items", 6],
  ["faq", 9],
  ["services", 15],
  ["single-service.process.items", 3],
  ["team", 12],
  ["comments", 23],
  ["portfolio-one", 3],
])("%s has as many items as specified: %i", (place, count) => {
  expect(at(place)).toHaveLength(count)
})

test("the FAQ covers these nine subjects", () => {
  expect(at("faq.*.title")).toEqual(
    [
      /services/,
      /industries/,
      /work, step by step/,
      /examples/,
      /cost/,
      /revisions/,
      /How long/,
      /after the project/,
      /promotions/,
    ].map((subject) => expect.stringMatching(subject)),
  )
})

test("the FAQ describes our process in five numbered steps", () => {
  const numbers = listAt("faq.process.text").map((step) => /^(\d)\. /.exec(String(step))?.[1])
  expect(numbers).toEqual(["1", "2", "3", "4", "5"])
})

test("only email marketing and data analysis have no page", () => {
  const services = listAt("services") as { title: string; link?: string }[]
  const unlinked = services.filter(({ link }) => !link).map(({ title }) => title)
  expect(unlinked).toEqual(["Email marketing", "Data analysis"])
})

test("the home page shows six services", () => {
  expect(listAt("services.*.featured").filter(Boolean)).toHaveLength(6)
})

test("the two-column portfolio has eight cards, one of them twice", () => {
  const shown = listAt("portfolio-two.*.service")
  expect(shown).toHaveLength(8)
  expect(new Set(shown).size).toBe(7)
})

test("some comments are replies, and some are replies to replies", () => {
  const comments = listAt("comments") as { id: string; replyTo?: string }[]
  const replies = comments.filter(({ replyTo }) => replyTo)
  const answered = new Set(replies.map(({ replyTo }) => replyTo))
  expect(replies.length).toBeGreaterThan(0)
  expect(replies.some(({ id }) => answered.has(id))).toBe(true)
})

// Nine articles fill three pages of the list.
test("the blog has at least nine articles, each of at least 600 words", () => {
  const posts = listAt("posts") as { slug: string; content: Group[] }[]
  expect(posts.length).toBeGreaterThanOrEqual(9)
  const words = (content: Group[]) =>
    content.flatMap((part) => Object.values(part).flat().join(" ").split(" ")).length
  const short = posts.filter(({ content }) => words(content) < 600).map(({ slug }) => slug)
  expect(short).toEqual([])
})
