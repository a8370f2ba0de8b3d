import { expect, test } from "@playwright/test"
import { routes, type TemplateName } from "../../src/routes"
import {
  brotli,
  fileOf,
  files,
  htmlOf,
  kb,
  lazyScripts,
  read,
  scriptsOf,
  sizeOf,
  tags,
} from "./support/built"

/** Unit of the limits (docs/architecture.md#budgets), in bytes. */
const KB = 1024

/** Home pages with a form that is validated, which takes room. data/site.json says which page is `/`. */
const templatesWithForm: TemplateName[] = ["HomeThree", "HomeFive", "HomeSix"]
const homepage = routes[0]?.template ?? "Home"
const hasForm = templatesWithForm.includes(homepage)
const limits = hasForm ? { html: 26, scripts: 125 } : { html: 24, scripts: 95 }

test(`the homepage's HTML with its styles is at most ${limits.html} KB`, () => {
  const size = brotli(fileOf("/"))
  expect(size, kb(size)).toBeLessThanOrEqual(limits.html * KB)
})

test("all fonts together are at most 60 KB", () => {
  const fonts = files("fonts").filter((file) => /\.woff2?$/.test(file))
  const size = fonts.reduce((sum, file) => sum + sizeOf(file), 0)
  expect(fonts.length).toBeGreaterThan(0)
  expect(size, `${fonts.length} files, ${kb(size)}`).toBeLessThanOrEqual(60 * KB)
})

test(`the homepage's scripts are at most ${limits.scripts} KB`, () => {
  const scripts = scriptsOf(homepage).map((file) => ({ file, size: brotli(file) }))
  const size = scripts.reduce((sum, script) => sum + script.size, 0)
  const parts = scripts.map((script) => `${script.file} ${kb(script.size)}`).join(", ")
  expect(size, `${kb(size)}: ${parts}`).toBeLessThanOrEqual(limits.scripts * KB)
})

test("the homepage's largest picture is at most 40 KB in each width that phones and standard-density screens load", () => {
  const [, picture = ""] =
    /<picture[^>]*>((?:(?!<\/picture>).)*fetchpriority="high".*?)<\/picture>/s.exec(htmlOf("/")) ??
    []
  const avif = tags(picture, "source").find(({ attributes }) => attributes.type === "image/avif")
  const candidates = (avif?.attributes.srcSet ?? avif?.attributes.srcset ?? "")
    .split(/,\s+/)
    .map((candidate) => candidate.split(" "))
    .filter(([, width]) => Number.parseInt(width ?? "", 10) <= 1200)
  expect(candidates.length).toBeGreaterThan(1)
  for (const [file = "", width] of candidates) {
    expect.soft(sizeOf(file), `${width}: ${kb(sizeOf(file))}`).toBeLessThanOrEqual(40 * KB)
  }
})

test("the homepage's largest picture has high priority and is not lazy", () => {
  const first = tags(htmlOf("/"), "img").filter(
    ({ attributes }) => attributes.fetchpriority === "high",
  )
  expect(first).toHaveLength(1)
  expect(first[0]?.attributes.loading).toBe("eager")
})

/** Strings that survive in each package's minified code. */
const packages = {
  Formik: "SUBMIT_ATTEMPT",
  Yup: "is a required field",
  Leaflet: "leaflet-container",
  "React Query": "No QueryClient set",
}

for (const [name, mark] of Object.entries(packages)) {
  test(`${name} is loaded on the pages that need it, never on the homepage`, () => {
    const holds = (file: string) => read(file).includes(mark)
    const elsewhere = [...scriptsOf("Contact"), ...scriptsOf("ProjectsPage"), ...lazyScripts()]
    // If no script contains it, the string itself is out of date.
    expect(elsewhere.filter(holds), `scripts with "${mark}"`).not.toEqual([])
    test.skip(hasForm && /Formik|Yup/.test(name), "this homepage has a form")
    expect(scriptsOf(homepage).filter(holds)).toEqual([])
  })
}

test("Swiper is only in the script that sliders load", () => {
  const holds = (file: string) => read(file).includes("containerModifierClass")
  const templates = [homepage, "Contact", "ProjectsPage", "ItService", "FaqPage", "NotFound"]
  expect(lazyScripts().filter(holds)).toHaveLength(1)
  expect(templates.flatMap(scriptsOf).filter(holds)).toEqual([])
})
