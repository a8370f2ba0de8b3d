/** @jest-environment node */
import { readConfig, unsetAddresses } from "../src/readConfig"

const all = {
  GATSBY_SITE_URL: "https://adwene.example",
  GATSBY_API_URL: "https://api.adwene.example/product",
  GATSBY_CONTENT_URL: "https://content.adwene.example",
  GATSBY_DASHBOARD_URL: "https://dashboard.adwene.example",
}

const local = {
  siteUrl: "http://localhost:9000",
  apiUrl: "http://localhost:3001/product",
  contentUrl: "http://localhost:3001",
  dashboardUrl: "http://localhost:3001",
  extraForms: false,
}

test("addresses that are set are used", () => {
  expect(readConfig({ ...all, NODE_ENV: "production" })).toEqual({
    siteUrl: "https://adwene.example",
    apiUrl: "https://api.adwene.example/product",
    contentUrl: "https://content.adwene.example",
    dashboardUrl: "https://dashboard.adwene.example",
    extraForms: false,
  })
})

test.each([undefined, "development", "test"])(
  "with nothing set and NODE_ENV %s, every service is on this machine",
  (NODE_ENV) => {
    expect(readConfig({ NODE_ENV })).toEqual(local)
  },
)

test("a production build with nothing set uses the production services", () => {
  const { apiUrl, contentUrl, siteUrl, dashboardUrl } = readConfig({ NODE_ENV: "production" })
  expect(apiUrl).toMatch(/^https:\/\/(?!localhost)/)
  expect(contentUrl).toMatch(/^https:\/\/(?!localhost)/)
  expect({ siteUrl, dashboardUrl }).toEqual({
    siteUrl: local.siteUrl,
    dashboardUrl: local.dashboardUrl,
  })
})

test.each(["", "   "])("a variable set to %j counts as not set", (GATSBY_SITE_URL) => {
  expect(readConfig({ GATSBY_SITE_URL })).toEqual(local)
})

test.each([
  ["https://adwene.example/", "https://adwene.example"],
  ["https://adwene.example//", "https://adwene.example"],
  ["https://example.com/adwene/", "https://example.com/adwene"],
  ["  https://adwene.example ", "https://adwene.example"],
  ["HTTPS://Adwene.Example", "https://adwene.example"],
  ["http://localhost:9000", "http://localhost:9000"],
  ["http://[::1]:9000/", "http://[::1]:9000"],
])("the address %j becomes %s", (GATSBY_SITE_URL, siteUrl) => {
  expect(readConfig({ GATSBY_SITE_URL }).siteUrl).toBe(siteUrl)
})

test.each([
  ["true", true],
  [" true ", true],
  ["false", false],
  ["", false],
])("GATSBY_EXTRA_FORMS set to %j means %s", (GATSBY_EXTRA_FORMS, expected) => {
  expect(readConfig({ GATSBY_EXTRA_FORMS }).extraForms).toBe(expected)
})

test("another value of GATSBY_EXTRA_FORMS stops the build", () => {
  expect(() => readConfig({ GATSBY_EXTRA_FORMS: "yes" })).toThrow(
    'GATSBY_EXTRA_FORMS is "yes". Set it to true or false.',
  )
})

const malformed = [
  "adwene.example",
  "localhost:3001",
  "/api",
  "//adwene.example",
  "https://",
  "https//adwene.example",
  "ftp://adwene.example",
  "javascript:alert(1)",
  "https://adwene.example/?a=b",
  "https://adwene.example/#top",
  "https://adwene example",
]

test.each(malformed)("%s is not the address of a service, and stops the build", (text) => {
  expect(() => readConfig({ GATSBY_API_URL: text })).toThrow(
    `GATSBY_API_URL is "${text}", which is not an address of a service. Write it in full, for example http://localhost:3001/product`,
  )
})

test.each(Object.keys(all))("a mistake in %s is reported under that name", (variable) => {
  expect(() => readConfig({ ...all, [variable]: "nonsense" })).toThrow(`${variable} is "nonsense"`)
})

test.each([
  ["https://example.com/content", "https://example.com"],
  ["http://localhost:3001/api/", "http://localhost:3001"],
])(
  "a path in the content service's address, %s, stops the build with a suggestion",
  (text, origin) => {
    expect(() => readConfig({ GATSBY_CONTENT_URL: text })).toThrow(
      /^GATSBY_CONTENT_URL is ".*", which has a path\. .* write \S+$/,
    )
    expect(() => readConfig({ GATSBY_CONTENT_URL: text })).toThrow(`write ${origin}`)
  },
)

test("a production build lists each variable that is not set, its default and where to set it", () => {
  const lines = unsetAddresses({
    ...all,
    NODE_ENV: "production",
    GATSBY_SITE_URL: undefined,
    GATSBY_CONTENT_URL: " ",
  })
  expect(lines).toEqual([
    expect.stringMatching(
      /^GATSBY_SITE_URL is not set: this build uses http:\/\/localhost:9000\. .*\.env\.production/,
    ),
    expect.stringMatching(
      /^GATSBY_CONTENT_URL is not set: this build uses https:\/\/content\.agency\.example\./,
    ),
  ])
})

test("a build with every variable set prints nothing", () => {
  expect(unsetAddresses({ ...all, NODE_ENV: "production" })).toEqual([])
})
