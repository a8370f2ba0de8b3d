/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FirstStyles } from "../../../src/build/finish/firstStyles"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const end = '<div hidden="" data-first-view-end=""></div>'

/** A page as Gatsby writes it, with two stylesheets inlined. */
function page(css: string, body: string, chunk = "") {
  const sheets = { "/app.css": css, "/page.css": chunk }
  const styles = Object.entries(sheets).map(([href, text]) => {
    writeFileSync(join(folder, href), text)
    return `<style data-href="${href}" data-identity="gatsby-global-css">${text}</style>`
  })
  return `<html data-theme="loom"><head>${styles.join("<title>$&</title>")}</head><body>${body}</body></html>`
}

function split(css: string, body: string, chunk?: string) {
  return new FirstStyles(folder).split(page(css, body, chunk))
}

const firstStyles = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1]

test("the whole stylesheets are linked where the first view ends, and what follows is absent until the script has added them", () => {
  const html = split(".a{top:0}", `<p class="a">One</p>${end}<p>Two</p>`)
  expect(html).toContain(
    '<div hidden="" data-first-view-end=""><noscript><link rel="stylesheet" href="/app.css"/><link rel="stylesheet" href="/page.css"/></noscript></div><p>Two</p>',
  )
  expect(firstStyles(html)).toContain(
    "[data-scripted]:not([data-styled]) [data-first-view-end]~*{display:none}",
  )
})

test("a page whose runtime starts at once links them last, and hides what follows its first view", () => {
  const body = `<p class="a">One</p>${end}<p>Two</p>${end}<footer></footer><script>start()</script>`
  const html = new FirstStyles(folder).splitLast(page(".a{top:0}", body))
  expect(html).toMatch(
    /start\(\)<\/script><link [^>]*\/app.css[^>]*><link [^>]*\/page.css[^>]*><\/body>/,
  )
  expect(firstStyles(html)).toContain("[data-first-view-end]~*{visibility:hidden}")
})

test("such a page keeps all its styles if only its layout says where the first view ends", () => {
  const html = page(".a{top:0}", `<p class="a">One</p>${end}<footer></footer>`)
  expect(new FirstStyles(folder).splitLast(html)).toBe(html)
})

test("the rules of both stylesheets become one style element, in the place of the first", () => {
  const body = `<p class="a b">One</p>${end}`
  const html = split("@layer a,b;.a{top:0}", body, ".b{top:1px}")
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).toMatch(/<head><style>@layer a,b;\.a\{top:0\}\.b\{top:1px\}.*<\/style><title>\$&</)
})

test.each([
  ["an element", "p{top:0}"],
  ["a class", ".a{top:0}"],
  ["the page's theme", '[data-theme="loom"] p{top:0}'],
  ["the theme of a part", '[data-theme="launch"]{top:0}'],
  ["the document", "html,body{top:0}"],
  ["no name at all", "*,::before{top:0}"],
  ["an element that it lacks, in :not()", "p:not(.z){top:0}"],
  ["one of two classes", ":is(.a,.z){top:0}"],
  ["an element that holds another one", "body:has(>.a){top:0}"],
  ["keyboard focus, which may be there at once", ".a:focus-visible{top:0}"],
  ["a condition of the window", "@media (width < 20em){.a{top:0}}"],
  ["no script", "@media (scripting:none){p{top:0}}"],
])("a rule for %s is in the first view", (_, css) => {
  const body = `<p class="a">One</p><div data-theme="launch"></div>${end}`
  expect(firstStyles(split(css, body))).toContain(css)
})

test.each([
  ["a class below the first view", ".z{top:0}"],
  ["an element below the first view", "table{top:0}"],
  ["a class in a closed dialog", ".closed{top:0}"],
  ["a band", "[data-bands] [data-band]{top:0}"],
  ["another theme", '[data-theme="studio"]{top:0}'],
  ["one of two classes", ".a .z{top:0}"],
  ["hovering", ".a:hover{top:0}"],
  ["what focus changes inside", ".a:focus-visible .a{top:0}"],
  ["selected text", "::selection{top:0}"],
  ["an element with an open dialog", "html:has(dialog:modal){top:0}"],
  ["one of two classes that it lacks", ":is(.y,.z){top:0}"],
  ["what is drawn once the first view has ended", "p:has(~ [data-first-view-end])::after{top:0}"],
  ["a transition between pages", "::view-transition-old(root){top:0}"],
  ["printing", "@media print{p{top:0}}"],
  ["a printed page", "@page{margin:0}"],
  ["touch screens", "@media (hover:none){p{top:0}}"],
  ["forced colours", "@media (forced-colors:active){p{top:0}}"],
])("a rule for %s comes with the whole stylesheet", (_, css) => {
  const body = `<p class="a">One</p><dialog><i class="closed"></i></dialog>${end}<table class="z"></table>`
  expect(firstStyles(split(css, body))).not.toContain("{top:0}")
})

test("neighbouring blocks of one layer become one; what lies between them keeps its place", () => {
  const app = "@layer a{p{top:0}}@layer a{@media (width < 9em){p{top:1px}}}@layer b{p{top:2px}}"
  const own = "@layer a{.z{top:3px}}@layer b{p{top:4px}}@layer{p{top:5px}}@layer{p{top:6px}}"
  expect(firstStyles(split(app, `<p>One</p>${end}`, own))).toContain(
    "@layer a{p{top:0}@media (width < 9em){p{top:1px}}}@layer b{p{top:2px}p{top:4px}}@layer{p{top:5px}}@layer{p{top:6px}}",
  )
})

test("of a list of selectors, the first view gets those that can match", () => {
  expect(firstStyles(split("@layer a{.z,.a{top:0}}", `<p class="a">One</p>${end}`))).toContain(
    "@layer a{.a{top:0}}",
  )
})

test("typefaces come later, with the transitions, what taps show and the registered variables of what follows", () => {
  const typeface = '@font-face{font-family:Text;src:url(/text.woff2) format("woff2")}'
  const variable = (name: string) => `@property --${name}{syntax:"<number>"}`
  const styles = firstStyles(
    split(
      `${typeface}${variable("mine")}${variable("other")}.a{top:var(--mine);transition:top 1s;-webkit-tap-highlight-color:red}.z{top:var(--other)}`,
      `<p class="a">One</p>${end}`,
    ),
  )
  expect(styles).toContain(`${variable("mine")}.a{top:var(--mine)}`)
  expect(styles).not.toMatch(/Text|other|transition|tap/)
})

test("animations come with the rules that use them", () => {
  const css =
    "@keyframes rise{from{top:0}}@keyframes turn{to{top:9px}}.a{animation:1s rise}.z{animation:turn 1s}"
  const styles = firstStyles(split(css, `<p class="a">One</p>${end}`))
  expect(styles).toContain("@keyframes rise{from{top:0}}")
  expect(styles).not.toContain("turn")
})

test.each([
  ["a closed menu is left out", "", false],
  ["an open one is there", ' open=""', true],
])("of <details>, the summary is in the first view; %s", (_, open, isThere) => {
  const marker = split("details[open]{top:4px}", `<details${open}></details>${end}`)
  expect(marker.includes("details[open]{top:4px}")).toBe(isThere)
  const body = `<details${open}><summary><i class="a"></i></summary><details class="b"><summary>One</summary><i class="c"></i></details></details><i class="d"></i>${end}`
  const styles = firstStyles(split(".a{top:0}.b{top:1px}.c{top:2px}.d{top:3px}", body))
  expect(styles).toContain(".a{top:0}")
  expect(styles?.includes(".b{top:1px}")).toBe(isThere)
  expect(styles).not.toContain(".c")
  expect(styles).toContain(".d{top:3px}")
})

test("variables of the page are there if something in the first view reads them", () => {
  const css =
    ":root{--a:var(--b);--b:1px;--c:2px;--d:3px}[data-theme=loom]{--d:4px;--e:5px}.a{top:var(--a);--own:1px}"
  const styles = firstStyles(split(css, `<p class="a" style="top:var(--d)">One</p>${end}`))
  expect(styles).toContain(":root{--a:var(--b);--b:1px;--d:3px}[data-theme=loom]{--d:4px}")
  expect(styles).toContain("--own:1px")
})

test("numbers in variables lose what the minifier leaves in them", () => {
  const css = ".a{--own:rgb(0 0 0/0.5) -0.25em 10.5px;--text:'0.5'}"
  expect(firstStyles(split(css, `<p class="a">One</p>${end}`))).toContain(
    ".a{--own:rgb(0 0 0/.5) -.25em 10.5px;--text:'0.5'}",
  )
})

test("a dialog or menu that is opened before its styles are there stays hidden", () => {
  expect(firstStyles(split("p{top:0}", `<p>One</p>${end}`))).toMatch(
    /@layer reset\{dialog,header details>:not\(summary\)\{visibility:hidden\}\}/,
  )
})

test("a dialog that is never closed ends the first view's content", () => {
  const html = split(".a{top:0}.b{top:0}", `<p class="a">One</p><dialog><p class="b">${end}`)
  expect(firstStyles(html)).toContain(".a{top:0}")
  expect(firstStyles(html)).not.toContain(".b{top:0}")
})

test("two pages with the same stylesheets each get their own rules", () => {
  const css = ".a{top:0}.b{top:1px}"
  const styles = new FirstStyles(folder)
  const [a, b] = ["a", "b"].map((name) =>
    firstStyles(styles.split(page(css, `<p class="${name}">One</p>${end}`))),
  )
  expect(a).toContain(".a{top:0}@")
  expect(b).toContain(".b{top:1px}@")
  expect(b).not.toContain(".a")
})

test("a page that is split already, or whose first view has no end, is unchanged", () => {
  const html = split(".a{top:0}", `<p class="a">One</p>${end}`)
  const styles = new FirstStyles(folder)
  expect(styles.split(html)).toBe(html)
  const whole = page(".a{top:0}", "<p>One</p>")
  expect(styles.split(whole)).toBe(whole)
})
