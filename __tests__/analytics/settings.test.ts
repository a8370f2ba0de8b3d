/** @jest-environment node */
import { readAnalytics } from "../../src/analytics/settings"

const plausible = {
  GATSBY_ANALYTICS: "plausible",
  GATSBY_ANALYTICS_SITE: "www.agency.example",
}
const umami = {
  GATSBY_ANALYTICS: "umami",
  GATSBY_ANALYTICS_SITE: "0e8e2f2c-3f6a-4b0b-9d57-2f1c4f2e8a11",
}

test.each([{}, { GATSBY_ANALYTICS: "" }, { GATSBY_ANALYTICS: " " }])(
  "nothing is counted unless a service is chosen: %j",
  (env) => {
    expect(readAnalytics(env)).toBeNull()
  },
)

test.each([
  [plausible, "https://plausible.io"],
  [umami, "https://cloud.umami.is"],
  [
    { ...umami, GATSBY_ANALYTICS_URL: "https://stats.agency.example/" },
    "https://stats.agency.example",
  ],
  [{ ...umami, GATSBY_ANALYTICS_URL: "http://localhost:3100" }, "http://localhost:3100"],
])("%j is told to %s", (env, origin) => {
  expect(readAnalytics(env)).toEqual({
    provider: env.GATSBY_ANALYTICS,
    site: env.GATSBY_ANALYTICS_SITE,
    origin,
  })
})

test.each<[env: Record<string, string>, message: string]>([
  [{ GATSBY_ANALYTICS: "google" }, 'GATSBY_ANALYTICS is "google". Write one of plausible, umami.'],
  [{ GATSBY_ANALYTICS: "plausible" }, 'GATSBY_ANALYTICS_SITE is "". Write the site\'s domain'],
  [
    { ...plausible, GATSBY_ANALYTICS_SITE: "https://www.agency.example" },
    'GATSBY_ANALYTICS_SITE is "https://www.agency.example". Write the site\'s domain',
  ],
  [
    { ...plausible, GATSBY_ANALYTICS: "umami" },
    'GATSBY_ANALYTICS_SITE is "www.agency.example". Write the website ID from Umami',
  ],
  [{ ...plausible, GATSBY_ANALYTICS: "" }, "GATSBY_ANALYTICS_SITE is set, but GATSBY_ANALYTICS is"],
  [{ GATSBY_ANALYTICS_URL: "x" }, "GATSBY_ANALYTICS_URL is set, but GATSBY_ANALYTICS is not."],
  ...["stats", "http://stats.example", "https://stats.example/js/script.js", "ftp://localhost"].map(
    (url): [Record<string, string>, string] => [
      { ...plausible, GATSBY_ANALYTICS_URL: url },
      `GATSBY_ANALYTICS_URL is "${url}".`,
    ],
  ),
])("%j is refused", (env, message) => {
  expect(() => readAnalytics(env)).toThrow(message)
})
