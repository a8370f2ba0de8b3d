/** @jest-environment node */
import { readHeaderSettings } from "../../../src/build/headers/settings"

test("without variables, nothing is added", () => {
  expect(readHeaderSettings({})).toEqual({ mediaOrigins: [], hstsSubdomains: false })
  expect(readHeaderSettings({ MEDIA_ORIGINS: " ", HSTS_SUBDOMAINS: "false" })).toEqual(
    readHeaderSettings({}),
  )
})

test("origins are separated by spaces", () => {
  const { mediaOrigins } = readHeaderSettings({
    MEDIA_ORIGINS: "https://media.agency.example  https://cdn.example:8443/",
  })
  expect(mediaOrigins).toEqual(["https://media.agency.example", "https://cdn.example:8443"])
})

test.each([
  "media.agency.example",
  "https://cdn.example/bucket",
  "ftp://cdn.example",
  "*",
  "https:",
])("MEDIA_ORIGINS=%s stops the build", (text) => {
  expect(() => readHeaderSettings({ MEDIA_ORIGINS: text })).toThrow(
    `MEDIA_ORIGINS contains "${text}", which is not an origin.`,
  )
})

test("HSTS_SUBDOMAINS must be true or false", () => {
  expect(readHeaderSettings({ HSTS_SUBDOMAINS: "true" }).hstsSubdomains).toBe(true)
  expect(() => readHeaderSettings({ HSTS_SUBDOMAINS: "yes" })).toThrow(
    'HSTS_SUBDOMAINS is "yes". Write true or false.',
  )
})
