// The brand, as the drawings need it: read from where the site defines it.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { createJiti } from "jiti"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { word } from "./lettering.mjs"

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..")
const jiti = createJiti(import.meta.url, { jsx: { runtime: "automatic" } })
const { themeColours } = await jiti.import("../src/build/themeColours.ts")
const { Mark } = await jiti.import("../src/layouts/Mark.tsx")
const themes = fs.readFileSync(path.join(root, "src/styles/themes.css"), "utf8")
const { name } = JSON.parse(fs.readFileSync(path.join(root, "data/site.json"), "utf8"))

/** A theme's colours by role, "loom" in light unless told otherwise. */
export function colours(theme = "loom", scheme = "light") {
  return themeColours(themes, theme, scheme)
}

/** Threads 1 to 4 of a theme. */
export function threads(theme, scheme) {
  const colour = colours(theme, scheme)
  return [1, 2, 3, 4].map((number) => colour(`thread-${number}`))
}

/** The mark as an SVG document, in four colours. */
export function mark(colours) {
  return renderToStaticMarkup(createElement(Mark))
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/ aria-hidden="\w+"/g, "")
    .replaceAll("></path>", "/>")
    .replace(/var\(--thread-([1-4])\)/g, (_, number) => colours[number - 1])
}

const weight = 4.2

/** The name in drawn capitals, in currentColor: its SVG with the outer edges at 0, and its width. */
export function wordmark() {
  const { svg, width } = word(name.toUpperCase(), {
    x: weight / 2,
    y: weight / 2,
    size: 19,
    weight,
    space: 7,
  })
  return { svg, width: width + weight }
}
