import { readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "@playwright/test"
import { routes } from "../../src/routes"
import { htmlOf, paths, root, tags } from "./support/built"

const stylesOf = (path: string) => tags(htmlOf(path), "style").map(({ content }) => content)

/** CSS modules in a folder of src, by the name that prefixes their classes. */
function modules(folder: string): string[] {
  return readdirSync(join(root, "src", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file, ".module.css"))
}

const bears = (styles: string, name: string) => styles.includes(`.${name}-module--`)

test("a page's first styles set the order of the cascade layers", () => {
  for (const path of paths) {
    expect
      .soft(stylesOf(path)[0]?.replace(/\s/g, ""), path)
      .toMatch(/^@layerreset,base,components,sections,layouts,overrides;/)
  }
})

test("a page loads no stylesheet besides its inlined styles", () => {
  for (const path of paths) {
    const sheets = tags(htmlOf(path), "link").filter(
      ({ attributes }) => attributes.rel === "stylesheet",
    )
    expect.soft(sheets, path).toEqual([])
  }
})

test("the homepage has no styles of other pages", () => {
  const styles = stylesOf("/").join("\n")
  const own = routes[0]?.template
  // The other home pages have forms.
  const forms = own === "Home" ? modules("contact") : []
  const others = [...modules("templates"), ...modules("showcase"), ...forms]
  const strangers = others.filter((name) => name !== own && bears(styles, name))
  expect(others.length).toBeGreaterThan(5)
  expect(strangers).toEqual([])
})

test("no page has the styles of another template", () => {
  for (const { path, template } of routes) {
    const styles = stylesOf(path).join("\n")
    const others = modules("templates").filter((name) => name !== template)
    expect
      .soft(
        others.filter((name) => bears(styles, name)),
        path,
      )
      .toEqual([])
  }
})

test("no page has styles of Leaflet or Swiper", () => {
  for (const path of paths) {
    expect.soft(stylesOf(path).join("\n"), path).not.toMatch(/\.leaflet-|\.swiper-/)
  }
})
