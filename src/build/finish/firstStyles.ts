import { readFileSync } from "node:fs"
import { join } from "node:path"
import postcss, { type Root } from "postcss"
import { type FirstView, firstRules } from "./firstRules"

const marker = '<div hidden="" data-first-view-end="">'
const inlined = '<style data-href="'
const styleEnd = "</style>"

/** A dialog or menu opened before its styles are there waits for them; src/styles/base.css shows it. */
const hiddenUntilStyled = "@layer reset{dialog,header details>:not(summary){visibility:hidden}}"
/** So does what follows the first view, where the stylesheets come last. */
const hiddenBelow = "@layer reset{[data-first-view-end]~*{visibility:hidden}}"
/** Where they come late, it takes no part in layout either, in the strongest layer. lateLoader.js sets the second attribute. */
const absentBelow =
  "@layer overrides{[data-scripted]:not([data-styled]) [data-first-view-end]~*{display:none}}"
const bodyEnd = "</body>"

/**
 * Splits the styles of pages (docs/decisions/001-late-runtime.md). Gatsby inlines all styles of a
 * page. This keeps the rules that its first view needs. The links of the whole stylesheets stand where
 * the first view ends (src/layouts/FirstViewEnd.tsx), in a `<noscript>`, from which lateLoader.js takes
 * them once the first view is painted; until then, what follows it is absent. Without script, browsers
 * paint what precedes a stylesheet in the body without waiting for it, and what follows it only once it
 * is there. So nothing is ever shown unstyled. All rules are in cascade layers, so repeating one changes
 * nothing.
 */
export class FirstStyles {
  private readonly stylesheets = new Map<string, Root>()
  /** The rules for a first view, by its stylesheets and what its selectors can find. */
  private readonly results = new Map<string, string>()

  /** @param folder public/, which holds the stylesheets */
  constructor(private readonly folder: string) {}

  /**
   * @param html a page as Gatsby wrote it
   * @returns the page with its styles split; the page itself if it is split already or has no marker
   */
  split(html: string): string {
    const end = html.indexOf(marker)
    const links = (files: string[]) => `<noscript>${files.map(link).join("")}</noscript>`
    return this.splitAt(html, end, end + marker.length, absentBelow, links)
  }

  /**
   * The same for a page whose runtime fetches a list at once. A stylesheet in the body holds back the parser, and with it
   * the runtime, so here they come after everything else, and what follows the first view is hidden until then.
   * @returns the page itself if its template has no end of the first view of its own
   */
  splitLast(html: string): string {
    const end = html.indexOf(marker)
    if (end === html.lastIndexOf(marker)) return html
    const links = (files: string[]) => files.map(lowLink).join("")
    return this.splitAt(html, end, html.lastIndexOf(bodyEnd), hiddenBelow, links)
  }

  /** @param end of the first view  @param place of the links */
  private splitAt(
    html: string,
    end: number,
    place: number,
    furtherRules: string,
    links: (files: string[]) => string,
  ): string {
    const sheets = inlinedSheets(html)
    const [first] = sheets
    const last = sheets.at(-1)
    if (!first || !last || end < last.to) return html
    const files = sheets.map(({ file }) => file)
    const shown = html.slice(0, first.from) + html.slice(last.to, end)
    const isPart = furtherRules === absentBelow && end !== html.lastIndexOf(marker)
    const view = { ...firstView(shown), hasBands: !isPart }
    const between = sheets.slice(1).map(({ from }, index) => html.slice(sheets[index]?.to, from))
    return [
      html.slice(0, first.from),
      `<style>${this.stylesFor(files, view)}${furtherRules}${styleEnd}`,
      ...between,
      html.slice(last.to, place),
      links(files),
      html.slice(place),
    ].join("")
  }

  private stylesFor(files: string[], view: FirstView): string {
    const key = JSON.stringify([
      files,
      [...view.themes].sort(),
      [...view.names].sort(),
      view.hasOpenDetails,
      view.hasBands,
      [...view.variables].sort(),
    ])
    const known = this.results.get(key)
    if (known !== undefined) return known
    const stylesheets = files.map((file) => this.stylesheet(file))
    const styles = firstRules(stylesheets, view) + hiddenUntilStyled
    this.results.set(key, styles)
    return styles
  }

  private stylesheet(file: string): Root {
    const known = this.stylesheets.get(file)
    if (known) return known
    const stylesheet = postcss.parse(readFileSync(join(this.folder, file), "utf8"))
    this.stylesheets.set(file, stylesheet)
    return stylesheet
  }
}

type Sheet = { file: string; from: number; to: number }

/** The stylesheets that Gatsby inlined; searched without patterns, because a large blog has thousands of pages. */
function inlinedSheets(html: string): Sheet[] {
  const sheets: Sheet[] = []
  let from = html.indexOf(inlined)
  while (from >= 0) {
    const name = from + inlined.length
    const to = html.indexOf(styleEnd, name) + styleEnd.length
    sheets.push({ file: html.slice(name, html.indexOf('"', name)), from, to })
    from = html.indexOf(inlined, to)
  }
  return sheets
}

function link(href: string): string {
  return `<link rel="stylesheet" href="${href}"/>`
}

/** Without a picture before it, Chromium would give a stylesheet the priority of one that blocks the first paint. */
function lowLink(href: string): string {
  return link(href).replace("/>", ' fetchpriority="low"/>')
}

function withoutBlocks(html: string, element: string): string {
  const parts: string[] = []
  let at = 0
  for (let from = html.indexOf(`<${element}`); from >= 0; from = html.indexOf(`<${element}`, at)) {
    parts.push(html.slice(at, from))
    const end = html.indexOf(`</${element}>`, from)
    // Browsers close what a page leaves open where it ends.
    if (end < 0) return parts.join("")
    at = end + element.length + 3
  }
  return parts.join("") + html.slice(at)
}

/** What the selectors can find in a page's first view, which closed dialogs and closed `<details>` are not part of. */
function firstView(html: string): Omit<FirstView, "hasBands"> {
  const shown = withoutBlocks(withoutBlocks(html, "dialog"), "script")
  const names = new Set<string>()
  const variables = new Set<string>()
  const themes = new Set<string>()
  let hasOpenDetails = false
  /** The `<details>` around an element, innermost last. */
  const around: { isOpen: boolean; inSummary: boolean }[] = []
  for (const [, end, element = "", attributes = ""] of shown.matchAll(
    /<(\/?)([a-z]\w*)([^>]*)>/g,
  )) {
    const innermost = around.at(-1)
    if (element === "summary" && innermost) innermost.inSummary = !end
    if (element === "details" && end) around.pop()
    const isHidden = around.some(({ isOpen, inSummary }) => !isOpen && !inSummary)
    if (element === "details" && !end) {
      const isOpen = / open\b/.test(attributes)
      hasOpenDetails ||= isOpen
      around.push({ isOpen, inSummary: false })
    }
    if (end || isHidden) continue
    names.add(element)
    const theme = / data-theme="([^"]*)"/.exec(attributes)?.[1]
    if (theme) themes.add(theme)
    const classes = / class="([^"]*)"/.exec(attributes)?.[1] ?? ""
    for (const name of classes.split(/\s+/)) if (name) names.add(`.${name}`)
    for (const [name] of attributes.matchAll(/--[\w-]+/g)) variables.add(name)
  }
  return { names, hasOpenDetails, variables, themes }
}
