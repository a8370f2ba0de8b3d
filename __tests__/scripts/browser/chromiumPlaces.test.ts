/** @jest-environment node */
import { usualPlaces } from "../../../scripts/lib/browser/chromiumPlaces.mjs"

test("on Linux, PATH comes before the usual folders, and Chromium before Chrome", () => {
  const places = usualPlaces("linux", { PATH: "/home/ama/bin:/usr/bin" })
  expect(places.slice(0, 4)).toEqual([
    "/home/ama/bin/chromium",
    "/usr/bin/chromium",
    "/usr/local/bin/chromium",
    "/snap/bin/chromium",
  ])
  expect(places.indexOf("/home/ama/bin/google-chrome")).toBeGreaterThan(
    places.indexOf("/snap/bin/chromium"),
  )
  expect(new Set(places).size).toBe(places.length)
})

test("on Linux, the headless shell comes before every browser where it is asked for, and not at all elsewhere", () => {
  const environment = { PATH: "/usr/bin" }
  const [first, ...others] = usualPlaces("linux", environment, { shellFirst: true })
  expect(first).toBe("/usr/bin/chromium-headless-shell")
  expect(others).toEqual(expect.arrayContaining(usualPlaces("linux", environment)))
  expect(usualPlaces("linux", environment)).not.toContain(first)
})

test("on Linux, the usual folders are searched even without PATH", () => {
  expect(usualPlaces("linux", {})).toContain("/usr/bin/chromium")
})

test("on macOS, shared applications come before the user's own", () => {
  const places = usualPlaces("darwin", { HOME: "/Users/ama" })
  expect(places[0]).toBe("/Applications/Chromium.app/Contents/MacOS/Chromium")
  expect(places).toContain("/Users/ama/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
})

test("on Windows, only folders from environment variables are searched", () => {
  const environment = { PROGRAMFILES: "C:\\Program Files" }
  expect(usualPlaces("win32", environment)).toEqual([
    "C:\\Program Files\\Chromium\\Application\\chrome.exe",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
  ])
})
