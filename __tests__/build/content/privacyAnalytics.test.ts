/** @jest-environment node */
import { describeAnalytics, sourceAnalytics } from "../../../src/build/content/privacyAnalytics"

const section = (id: string, text: string) => ({ id, text: [text] })

const privacy = {
  slug: "privacy",
  updated: "2025-11-20",
  intro: "We count nothing.",
  sections: [
    section("responsible", "We are."),
    section("visit", "No one sees it."),
    section("rights", "Ask."),
  ],
}
const changes = {
  updated: "2026-11-22",
  intro: "We count with {service}.",
  sections: [
    section("visit", "{service} at {server} sees it."),
    section("counting", "{service} need not."),
  ],
}

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_ANALYTICS: "" })
})

function switchOn() {
  Object.assign(process.env, {
    GATSBY_ANALYTICS: "umami",
    GATSBY_ANALYTICS_SITE: "0e8e2f2c-3f6a-4b0b-9d57-2f1c4f2e8a11",
    GATSBY_ANALYTICS_URL: "https://stats.agency.example",
  })
}

/** What a legal page's query gets. */
async function textsOf(page: object) {
  const createResolvers = jest.fn()
  describeAnalytics({ createResolvers } as never)
  const context = { nodeModel: { getNodeById: jest.fn(), findOne: async () => changes } }
  const texts: Record<string, unknown> = {}
  for (const [name, { resolve }] of Object.entries<{ resolve: (...args: object[]) => unknown }>(
    createResolvers.mock.calls[0][0].LegalPage,
  )) {
    texts[name] = await resolve(page, {}, context)
  }
  return texts
}

const { slug: _, ...texts } = privacy

test("while nothing is counted, the privacy page stays as it is", async () => {
  expect(await textsOf(privacy)).toEqual(texts)
})

test("while page views are counted, the privacy page says by whom", async () => {
  switchOn()
  expect(await textsOf(privacy)).toEqual({
    updated: "2026-11-22",
    intro: "We count with Umami.",
    sections: [
      section("responsible", "We are."),
      section("visit", "Umami at stats.agency.example sees it."),
      section("counting", "Umami need not."),
      section("rights", "Ask."),
    ],
  })
})

test("the terms stay as they are", async () => {
  switchOn()
  expect(await textsOf({ ...privacy, slug: "terms" })).toEqual(texts)
})

test("the page is queried again when the settings change", () => {
  const digest = () => {
    const createNode = jest.fn()
    const createContentDigest = (value: object) => JSON.stringify(value)
    sourceAnalytics({ actions: { createNode }, createContentDigest } as never)
    return createNode.mock.calls[0][0].internal.contentDigest
  }
  const off = digest()
  switchOn()
  expect(digest()).not.toBe(off)
})
