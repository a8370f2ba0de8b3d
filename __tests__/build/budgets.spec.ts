import { expect, test } from "@playwright/test"
import { routes, type TemplateName } from "../../src/routes"
import {
  brotli,
  brotliOf,
  builtPages,
  chunkScripts,
  files,
  htmlOf,
  inlinedStyles,
  kb,
  lateRuntimeOf,
  lazyScripts,
  read,
  scriptsOf,
  sizeOf,
  stylesheetsOf,
  tags,
} from "./support/built"

/** Unit of the limits (docs/architecture.md#budgets), in bytes. */
const KB = 1024

/** Strings that survive in each package's minified code. */
const packages = {
  Formik: "SUBMIT_ATTEMPT",
  Yup: "is a required field",
  Leaflet: "leaflet-container",
  "React Query": "No QueryClient set",
}

const homepage = routes[0]?.template ?? "homes/Home"
/** Home pages with a form that is validated, which takes room. data/site.json says which page is `/`. */
const templatesWithForm: TemplateName[] = ["homes/HomeThree", "homes/HomeFive", "homes/HomeSix"]
const homeHasForm = templatesWithForm.includes(homepage)

/** Of each template and layout, the first page. */
const kinds = builtPages.filter(({ isFirstOfKind }) => isFirstOfKind)

// With 300 bytes of headers, this is a connection's first round trip (14,600 bytes), also from servers that compress on the fly
// and therefore less. A page that inlines all has its pictures from the service.
test("the HTML of a page is at most 13.96 KB at Brotli's level 6, 14.5 KB if it inlines all its styles", () => {
  for (const { path } of kinds) {
    const limit = stylesheetsOf(path).length > 0 ? 13.96 : 14.5
    expectAtMost(limit, brotliOf(htmlOf(path), 6), path)
  }
})

test("pictures have short paths, which a page repeats for every picture and width", () => {
  const pictures = kinds.flatMap(({ path }) => htmlOf(path).match(/\/static\/[^"& ]+\.avif/g) ?? [])
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.filter((path) => !/^\/static\/\w{8}\/\w{5}\/p\.avif$/.test(path))).toEqual([])
})

test("a page inlines at most 6 KB of styles for its first view, 8 KB if it inlines all", () => {
  for (const { path } of kinds) {
    const size = brotliOf(inlinedStyles(path).join(""))
    expectAtMost(stylesheetsOf(path).length > 0 ? 6 : 8, size, path)
  }
})

test("the scripts of the homepage are at most 82 KB, of each other template 92 KB, of a page with a form 110 KB", () => {
  for (const { path, template } of kinds) {
    const scripts = [lateRuntimeOf(path).file, ...chunkScripts(template)]
    const hasForm = scripts.some((file) => read(file).includes(packages.Formik))
    const parts = scripts.map((file) => `${file} ${kb(brotli(file))}`).join(", ")
    const limit = path === "/" ? 82 : 92
    expectAtMost(hasForm ? 110 : limit, sum(scripts.map(brotli)), `${path}: ${parts}`)
  }
})

// Browsers request lazy pictures far below the window, along with the first one (docs/decisions/001-late-runtime.md).
test("on phones, pictures below the window wait until the first view is painted", () => {
  const lists = ["/portfolio-one", "/portfolio-two", "/designs", "/team", "/about-us"]
  for (const { path } of routes.filter(({ path }) => lists.includes(path))) {
    const [inlined] = tags(htmlOf(path), "style")
    expect
      .soft(inlined?.content, path)
      .toMatch(
        /@media[^{]*30em[^{]*\{\[data-bands\]:not\(\[data-styled\]\)[^}]*(content-visibility:hidden|display:none)/,
      )
  }
})

test("the clients' marks on /testimonial come after the portraits", () => {
  const marks = tags(htmlOf("/testimonial"), "img").filter(({ attributes }) =>
    attributes.src?.endsWith(".svg"),
  )
  for (const { attributes } of marks) expect(attributes.fetchpriority).toBe("low")
})

test("a page's first picture is at most 40 KB on phones and standard-density screens", () => {
  for (const { path } of kinds) {
    for (const { file, width } of firstPicture(htmlOf(path))) {
      expectAtMost(40, sizeOf(file), `${path}: ${file}, ${width} px`)
    }
  }
})

function expectAtMost(limit: number, size: number, message = "") {
  expect.soft(size, `${kb(size)} ${message}`).toBeLessThanOrEqual(limit * KB)
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** AVIF files of the picture with high priority, up to 1200 px wide. */
function firstPicture(html: string): { file: string; width: number }[] {
  const [, picture = ""] =
    /<picture[^>]*>((?:(?!<\/picture>).)*fetchpriority="high".*?)<\/picture>/s.exec(html) ?? []
  const avif = tags(picture, "source").find(({ attributes }) => attributes.type === "image/avif")
  return (avif?.attributes.srcSet ?? avif?.attributes.srcset ?? "")
    .split(/,\s+/)
    .map((candidate) => candidate.split(" "))
    .map(([file = "", width = ""]) => ({ file, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width <= 1200)
}

test("all fonts together are at most 35 KB", () => {
  const fonts = files("fonts").filter((file) => /\.woff2?$/.test(file))
  expect(fonts.length).toBeGreaterThan(0)
  expectAtMost(35, sum(fonts.map(sizeOf)), `in ${fonts.length} files`)
})

test("the homepage's largest picture has high priority and is not lazy", () => {
  const first = tags(htmlOf("/"), "img").filter(
    ({ attributes }) => attributes.fetchpriority === "high",
  )
  expect(first).toHaveLength(1)
  expect(first[0]?.attributes.loading).toBe("eager")
  expect(firstPicture(htmlOf("/")).length).toBeGreaterThan(1)
})

for (const [name, mark] of Object.entries(packages)) {
  test(`${name} is loaded on the pages that need it, never on the homepage`, () => {
    const holds = (file: string) => read(file).includes(mark)
    const elsewhere = [
      ...scriptsOf("company/Contact"),
      ...scriptsOf("showcase/ProjectsPage"),
      ...lazyScripts(),
    ]
    // If no script contains it, the string itself is out of date.
    expect(elsewhere.filter(holds), `scripts with "${mark}"`).not.toEqual([])
    test.skip(homeHasForm && /Formik|Yup/.test(name), "this homepage has a form")
    expect(scriptsOf(homepage).filter(holds)).toEqual([])
  })
}

test("Swiper is only in the script that sliders load", () => {
  const holds = (file: string) => read(file).includes("containerModifierClass")
  const templates = [
    homepage,
    "company/Contact",
    "showcase/ProjectsPage",
    "services/ItService",
    "company/FaqPage",
    "other/NotFound",
  ]
  expect(lazyScripts().filter(holds)).toHaveLength(1)
  expect(templates.flatMap(scriptsOf).filter(holds)).toEqual([])
})

test("the loom is a script of its own, of at most 8 KB, which the homepage doesn't load by itself", () => {
  test.skip(
    !routes.some(({ template }) => template === "homes/Home"),
    "data/site.json leaves it out",
  )
  const holds = (file: string) => read(file).includes("drag strips across")
  const [file = "", ...others] = lazyScripts().filter(holds)
  expect(others).toEqual([])
  expectAtMost(8, brotli(file), file)
  expect(scriptsOf("homes/Home").filter(holds)).toEqual([])
})
