/** @jest-environment node */
import { readFileSync } from "node:fs"
import { colours, companyName, faces, mark } from "../cms/src/brand"
import { display, text } from "../scripts/lib/fonts/faces.mjs"
import { siteColours } from "../src/build/themeColours"

// cms/src/brand.ts repeats what the service cannot read from the site. Each test names the other place.

test("the service has the name of data/site.json", () => {
  const site = JSON.parse(readFileSync("data/site.json", "utf8"))
  expect({ "companyName in cms/src/brand.ts": companyName }).toEqual({
    "companyName in cms/src/brand.ts": site.name,
  })
})

test.each(Object.entries(colours))(
  "the service has the --%s of the theme loom in src/styles/themes.css",
  (role, [light, dark]) => {
    expect({ "cms/src/brand.ts": [light, dark] }).toEqual({
      "cms/src/brand.ts": [siteColours("loom", "light")(role), siteColours("loom", "dark")(role)],
    })
  },
)

test("the service has the mark of static/favicon.svg", () => {
  const icon = readFileSync("static/favicon.svg", "utf8")
  const paths = [...icon.matchAll(/fill="([^"]+)" d="([^"]+)"/g)].map(([, fill, d]) => [fill, d])
  expect({ "mark in cms/src/brand.ts": mark.map(([role, d]) => [colours[role][0], d]) }).toEqual({
    "mark in cms/src/brand.ts": paths,
  })
})

test.each([
  [faces.display, display],
  [faces.text, text],
])("the service's mails name %s, as scripts/lib/fonts/faces.mjs does", (name, { sources }) => {
  expect(sources.latin).toContain(`/${name.toLowerCase().replaceAll(" ", "-")}/`)
})
