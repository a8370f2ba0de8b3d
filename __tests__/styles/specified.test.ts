/** @jest-environment node */
import { readFileSync } from "node:fs"

/** Figures of docs/specification.md#constants that are set in stylesheets. */

const sheet = (name: string) => readFileSync(`src/${name}.module.css`, "utf8")

/** The declarations of a rule. */
function rule(css: string, selector: string): string {
  return css.split(`${selector} {`)[1]?.split("}")[0] ?? ""
}

test.each([
  ["the preloader shows for 700 ms", "layouts/Preloader", ".preloader", "animation: run 700ms "],
  [
    "a skill bar is animated for 3 s",
    "components/text/SkillBar",
    ".weaving",
    "animation: weave 3s ",
  ],
  [
    "a strip moves by one item in 6 s",
    "components/media/Marquee",
    ".track",
    "* 6s) linear infinite",
  ],
  [
    "a dialog opens and closes in 300 ms",
    "components/disclosure/Dialog",
    ".dialog",
    "transition: all 300ms ",
  ],
  [
    "the picture beside the contact form is 397 by 635",
    "templates/company/Contact",
    ".img",
    "max-inline-size: 397px;\n    aspect-ratio: 397 / 635;",
  ],
  ["a film is shown at 16:9", "components/media/VideoDialog", ".stage", "aspect-ratio: 16 / 9;"],
])("%s", (_, name, selector, declaration) => {
  expect(rule(sheet(name), selector)).toContain(declaration)
})

test("a logo strip shows 2 at a time, and 3, 4, 5 and 6 from its breakpoints on", () => {
  const css = sheet("components/media/Marquee")
  expect(rule(css, ".marquee")).toContain("--in-view: 2;")
  const wider = css.matchAll(
    /@media \(min-width: ([\d.]+)em\) \{\s+\.marquee \{\s+--in-view: (\d);/g,
  )
  expect([...wider].map(([, em, inView]) => `${inView} from ${Number(em) * 16} px`)).toEqual([
    "3 from 768 px",
    "4 from 992 px",
    "5 from 1200 px",
    "6 from 1400 px",
  ])
})

test("the team has two members per row, and four on wide screens", () => {
  const [screen = ""] = sheet("sections/team/TeamGrid").split("@media print")
  const columns = screen.matchAll(/columns: repeat\((\d),/g)
  expect([...columns].map(([, count]) => Number(count))).toEqual([2, 4])
})
