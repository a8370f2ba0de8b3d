import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@playwright/test"
import postcss from "postcss"
import parseSelector from "postcss-selector-parser"
import { shortClassName } from "../../src/build/shortClassName"
import { routes } from "../../src/routes"
import {
  exists,
  htmlOf,
  inlinedStyles,
  paths,
  read,
  root,
  stylesheetsOf,
  tags,
} from "./support/built"

/** All styles of a page: those of its first view and the whole stylesheets. */
const stylesOf = (path: string) => [...inlinedStyles(path), ...stylesheetsOf(path).map(read)]

/** Stylesheets in a folder of src, relative to src. */
function stylesheetSources(folder = ""): string[] {
  return readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file))
}

const modules = (folder = "") => stylesheetSources(folder).filter(isModule)
const isModule = (file: string) => file.endsWith(".module.css")

const parse = (file: string) => postcss.parse(readFileSync(join(root, "src", file), "utf8"))

/** The names that a stylesheet's classes have in the build. */
function builtClasses(file: string): string[] {
  const names = new Set<string>()
  const css = readFileSync(join(root, "src", file), "utf8")
  postcss.parse(css).walkRules(({ selector }) => {
    parseSelector((selectors) => {
      selectors.walkClasses(({ value }) => void names.add(value))
    }).processSync(selector)
  })
  return [...names].map((name) => (isModule(file) ? shortClassName(file, css, name) : name))
}

/** Stylesheets of templates other than this one. */
function sheetsOfOtherTemplates(template: string): string[] {
  const source = readFileSync(join(root, "src/templates", `${template}.tsx`), "utf8")
  const own = [...source.matchAll(/"\.\/([^"]+\.css)"/g)].map(([, file = ""]) =>
    join("templates", dirname(template), file),
  )
  return stylesheetSources("templates").filter((file) => !own.includes(file))
}

const classesIn = (styles: string[]) =>
  new Set([...styles.join("\n").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))

/** Stylesheets of which a page has styles. */
function sheetsOf(path: string, candidates: string[]): string[] {
  const classes = classesIn(stylesOf(path))
  return candidates.filter((file) => builtClasses(file).some((name) => classes.has(name)))
}

test("no two classes of the site have the same name in the build", () => {
  const names = modules().flatMap(builtClasses)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const name of names) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3,4}$/)
})

// Registering gives the name a type and an initial value on the whole page, and stops its inheritance.
test("no stylesheet uses a custom property that another one registers", () => {
  const sheets = stylesheetSources().map((file) => ({
    file,
    css: readFileSync(join(root, "src", file), "utf8"),
  }))
  const registered = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@property (--[\w-]+)/g)].map(([, name = ""]) => ({ file, name })),
  )
  expect(registered.length).toBeGreaterThan(1)
  const elsewhere = registered.flatMap(({ file, name }) =>
    sheets
      .filter((other) => other.file !== file && new RegExp(`${name}(?![\\w-])`).test(other.css))
      .map((other) => `${name} of ${file} in ${other.file}`),
  )
  expect(elsewhere).toEqual([])
})

// Browsers don't interpolate between a shape and `none`: what is cut out would appear at once, half-way.
test("no animation has a clip-path in one of its key frames alone", () => {
  const frames: { animation: string; shapes: number }[] = []
  for (const file of stylesheetSources()) {
    parse(file).walkAtRules("keyframes", (keyframes) => {
      let shapes = 0
      keyframes.walkDecls("clip-path", () => void shapes++)
      if (shapes > 0) frames.push({ animation: `${keyframes.params} in ${file}`, shapes })
    })
  }
  expect(frames.length).toBeGreaterThan(5)
  expect(frames.filter(({ shapes }) => shapes === 1)).toEqual([])
})

test("no two stylesheets set the same part of the transition between pages", () => {
  // Stylesheets of pages visited earlier stay: which of two would win depends on the way that a visitor took.
  const setIn = new Map<string, string>()
  for (const file of stylesheetSources()) {
    parse(file).walkRules((rule) => {
      for (const selector of rule.selectors.filter((part) => part.includes("::view-transition"))) {
        rule.walkDecls(({ prop }) => {
          const part = `${prop} of ${selector}`
          expect.soft(setIn.get(part) ?? file, part).toBe(file)
          setIn.set(part, file)
        })
      }
    })
  }
  expect(setIn.size).toBeGreaterThan(10)
})

test("no rule makes the browser search many elements again and again", () => {
  // Each took a third of the time in which the styles of / were computed: an ancestor that may be any element is looked for
  // above each element that the rule is about, and an inline style changes with every band that is laid out.
  const ofAnyAncestor = /(^|[^\s,]\s+)(:not\()?:has\(([^()]|\([^()]*\))*\)+\s+[^\s>+~]/
  const ofInlineStyle = /:has\([^)]*\[style/
  const isSlow = (selector: string) => ofAnyAncestor.test(selector) || ofInlineStyle.test(selector)
  expect(isSlow(".cloth :has(> label :checked) li::after")).toBe(true)
  expect(isSlow("li:has([style*=name]) .frame")).toBe(true)
  const slow: string[] = []
  for (const file of stylesheetSources()) {
    parse(file).walkRules(({ selectors }) => void slow.push(...selectors.filter(isSlow)))
  }
  expect(slow).toEqual([])
})

test("a page's first styles set the order of the cascade layers", () => {
  for (const path of paths) {
    expect
      .soft(stylesOf(path)[0]?.replace(/\s/g, ""), path)
      .toMatch(/^@layerreset,base,components,sections,layouts,overrides;/)
  }
})

test("a page links its two stylesheets after its first view, for its script to add, or last if it shows a list of the service; a short one of those inlines them", () => {
  const marker = '<div hidden="" data-first-view-end="">'
  for (const { path, preload } of routes) {
    const html = htmlOf(path)
    const [first = "", rest = "", ...further] = html.split(marker)
    const isLast = preload !== undefined
    const count = isLast && further.length === 0 ? 0 : 2
    const place = isLast
      ? html.slice(html.lastIndexOf("</main>"))
      : rest.slice(0, rest.indexOf("</div>"))
    expect.soft(place.match(/<link rel="stylesheet"/g) ?? [], path).toHaveLength(count)
    expect.soft(place.startsWith("<noscript><link "), path).toBe(!isLast)
    expect.soft(html.match(/<link rel="stylesheet"/g) ?? [], path).toHaveLength(count)
    expect.soft(stylesheetsOf(path).filter(exists), path).toHaveLength(count)
    // A rule that the page itself puts into its head stays there.
    const styles = tags(first, "style").filter(
      ({ attributes }) => !("data-react-helmet" in attributes),
    )
    expect.soft(styles.length === 1, `${path}: one style element`).toBe(count > 0)
  }
})

test("the homepage has no styles of other pages", () => {
  const own = routes[0]?.template ?? "homes/Home"
  // The other home pages have forms.
  const forms = own === "homes/Home" ? modules("contact") : []
  const others = [...sheetsOfOtherTemplates(own), ...modules("showcase"), ...forms]
  expect(others.length).toBeGreaterThan(5)
  expect(sheetsOf("/", others)).toEqual([])
})

test("no page has the styles of another template", () => {
  for (const { path, template } of routes) {
    expect.soft(sheetsOf(path, sheetsOfOtherTemplates(template)), path).toEqual([])
  }
  const all = stylesheetSources("templates")
  expect(sheetsOf("/faq", all)).toEqual(["templates/company/FaqPage.module.css"])
  expect(sheetsOfOtherTemplates("company/FaqPage")).toHaveLength(all.length - 1)
})

test("no page has styles of Leaflet or Swiper", () => {
  for (const path of paths) {
    expect.soft(stylesOf(path).join("\n"), path).not.toMatch(/\.leaflet-|\.swiper-/)
  }
})
