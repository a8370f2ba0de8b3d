import { createPageCounter } from "../../src/analytics/pageCounter"
import type { AnalyticsSettings } from "../../src/api/pageViews"

const plausible: AnalyticsSettings = {
  provider: "plausible",
  origin: "https://plausible.example",
  site: "www.agency.example",
}
const umami: AnalyticsSettings = {
  provider: "umami",
  origin: "https://umami.example",
  site: "0e8e2f2c-3f6a-4b0b-9d57-2f1c4f2e8a11",
}

let post: jest.Mock
/** Work that waits for an idle moment. */
let waiting: (() => void)[]

beforeEach(() => {
  post = jest.fn(() => Promise.resolve(new Response()))
  waiting = []
  Object.assign(window, {
    fetch: post,
    requestIdleCallback: (then: () => void) => waiting.push(then),
  })
})

afterEach(() => {
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, "referrer")
})

const idle = () => {
  for (const then of waiting.splice(0)) then()
}
const say = (target: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { configurable: true, value })
  }
}
const sent = () => post.mock.calls.map(([, { body }]) => JSON.parse(body))

/** Opens pages one after the other, in a visit. */
function visit(settings: AnalyticsSettings, ...addresses: string[]) {
  const count = createPageCounter(settings)
  for (const address of addresses) count(new URL(address, location.origin))
  idle()
}

test("Plausible is told a page's address, with the campaign and the site that led there, and nothing else", () => {
  say(document, { referrer: "https://search.example/results?q=cloth" })
  visit(plausible, "/faq?utm_source=letter&utm_campaign=a%20b&query=secret&code=1#top")
  expect(post).toHaveBeenCalledWith("https://plausible.example/api/event", {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: expect.any(String),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  })
  expect(sent()).toEqual([
    {
      name: "pageview",
      url: "http://localhost:9000/faq?utm_source=letter&utm_campaign=a+b",
      domain: "www.agency.example",
      referrer: "https://search.example",
    },
  ])
})

test("Umami is told the same", () => {
  say(document, { referrer: "https://search.example/results?q=cloth" })
  visit(umami, "/faq?page=2")
  expect(post.mock.calls[0]?.[0]).toBe("https://umami.example/api/send")
  expect(sent()).toEqual([
    {
      type: "event",
      payload: {
        website: umami.site,
        hostname: "localhost",
        url: "/faq",
        referrer: "https://search.example",
      },
    },
  ])
})

test("each page is counted once, and the site that led here only with the first", () => {
  say(document, { referrer: "https://search.example/" })
  visit(plausible, "/", "/", "/?page=2", "/#projects", "/faq", "/")
  expect(sent().map(({ url, referrer }) => [new URL(url).pathname, referrer])).toEqual([
    ["/", "https://search.example"],
    ["/faq", ""],
    ["/", ""],
  ])
})

test.each([
  ["this site", "http://localhost:9000/verify-email?token=secret"],
  ["an app", "android-app://com.example/"],
  ["nothing", ""],
])("%s is no site that led here", (_, referrer) => {
  say(document, { referrer })
  visit(plausible, "/")
  expect(sent()).toEqual([expect.objectContaining({ referrer: "" })])
})

test("a page with a token in its address is not counted, and the next one doesn't tell of it", () => {
  visit(plausible, "/reset-password?token=secret", "/sign-in")
  expect(sent().map(({ url }) => url)).toEqual(["http://localhost:9000/sign-in"])
  expect(JSON.stringify(post.mock.calls)).not.toContain("secret")
})

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "a visitor whose browser says %j is not counted",
  (signal) => {
    say(navigator, signal)
    visit(plausible, "/", "/faq")
    expect(post).not.toHaveBeenCalled()
  },
)

test.each([{ doNotTrack: "0" }, { doNotTrack: null }, { globalPrivacyControl: false }])(
  "a visitor whose browser says %j is counted",
  (signal) => {
    say(navigator, signal)
    visit(plausible, "/")
    expect(post).toHaveBeenCalledTimes(1)
  },
)

test("nothing is told before the page is loaded and idle", () => {
  say(document, { readyState: "interactive" })
  visit(plausible, "/")
  expect(post).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("load"))
  expect(post).not.toHaveBeenCalled()
  idle()
  expect(post).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, "readyState")
})

test("a content blocker is no error of the page", async () => {
  post.mockRejectedValue(new TypeError("Failed to fetch"))
  visit(plausible, "/")
  await expect(post.mock.results[0]?.value).rejects.toThrow("Failed to fetch")
})
