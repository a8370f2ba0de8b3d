import { readFileSync } from "node:fs"
import { join } from "node:path"
import postcss, { type AtRule, type Container, type Root, type Rule } from "postcss"
import parseSelector, { type Node } from "postcss-selector-parser"

const marker = '<div hidden="" data-first-view-end="">'
const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">.*?<\/style>/gs

/** A dialog opened before its styles are there waits for them; src/styles/base.css shows it. */
const hiddenDialogs = "@layer reset{dialog{visibility:hidden}}"

/**
 * Splits the styles of pages (docs/decisions/001-late-runtime.md). Gatsby inlines all styles of a
 * page. This keeps the rules that its first view needs, and links the whole stylesheets where the
 * first view ends (src/layouts/FirstViewEnd.tsx): browsers paint what precedes a stylesheet in the
 * body without waiting for it, and what follows it only when it is there, so nothing is ever shown
 * unstyled, also without script. All rules are in cascade layers, so repeating one changes nothing.
 */
export class FirstStyles {
  private readonly stylesheets = new Map<string, Root>()
  /** The rules for a first view, by its stylesheets and the names that it uses. */
  private readonly results = new Map<string, string>()

  /** @param folder public/, which holds the stylesheets */
  constructor(private readonly folder: string) {}

  /**
   * @param html a page as Gatsby wrote it
   * @returns the page with its styles split; the page itself if it is split already or has no marker
   */
  split(html: string): string {
    const end = html.indexOf(marker)
    const files = [...html.matchAll(inlined)].map(([, href = ""]) => href)
    if (end < 0 || files.length === 0) return html
    const links = files.map((href) => `<link rel="stylesheet" href="${href}"/>`)
    const page =
      html.slice(0, end + marker.length) + links.join("") + html.slice(end + marker.length)
    const styles = `<style>${this.stylesFor(files, namesIn(html.slice(0, end)))}</style>`
    let first = true
    return page.replace(inlined, () => {
      const style = first ? styles : ""
      first = false
      return style
    })
  }

  private stylesFor(files: string[], names: Names): string {
    const key = JSON.stringify([files, names.theme, [...names.all].sort()])
    const known = this.results.get(key)
    if (known !== undefined) return known
    const rules = files.map((file) => firstRules(this.stylesheet(file), names)).join("")
    const styles = rules + hiddenDialogs
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

/** The names by which selectors find elements. */
type Names = {
  /** Element names, and class names with a leading dot. */
  all: ReadonlySet<string>
  theme: string
}

/** Closed dialogs are not part of the first view. */
function namesIn(html: string): Names {
  const shown = html.replace(/<(dialog|script|style)\b.*?<\/\1>/gs, "")
  const all = new Set<string>()
  for (const [, element = "", attributes = ""] of shown.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/g)) {
    all.add(element)
    const classes = / class="([^"]*)"/.exec(attributes)?.[1] ?? ""
    for (const name of classes.split(/\s+/)) if (name) all.add(`.${name}`)
  }
  return { all, theme: / data-theme="([^"]*)"/.exec(html)?.[1] ?? "" }
}

function firstRules(stylesheet: Root, names: Names): string {
  const copy = stylesheet.clone()
  copy.walkAtRules((atRule) => {
    if (isForLater(atRule)) atRule.remove()
  })
  copy.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => canMatch(selector, names))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  removeUnusedKeyframes(copy)
  removeEmpty(copy)
  return copy.toString()
}

/** Printing and forced colours come with the whole stylesheets, a moment later. */
function isForLater({ name, params }: AtRule): boolean {
  return name === "page" || (name === "media" && /^print$|forced-colors/.test(params))
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name)
}

/** States that need a visitor, who sees the first view before they can act. */
const laterStates = new Set([":hover", ":active", ":disabled"])

/**
 * True unless the selector names an element, class or theme that the first view doesn't have, or a
 * later state. What `:is()`, `:not()` and the like hold is not looked at.
 */
function canMatch(selector: string, { all, theme }: Names): boolean {
  let possible = true
  parseSelector((root) => {
    root.walk((node) => {
      if (isInPseudo(node)) return
      if (node.type === "class") possible &&= all.has(`.${node.value}`)
      if (node.type === "tag") possible &&= /^(html|body)$/.test(node.value) || all.has(node.value)
      if (node.type === "pseudo") possible &&= !laterStates.has(node.value)
      if (node.type === "attribute" && node.attribute === "data-theme") {
        possible &&= node.value === theme
      }
    })
  }).processSync(selector)
  return possible
}

function isInPseudo(node: Node): boolean {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === "pseudo") return true
  }
  return false
}

function removeUnusedKeyframes(root: Root) {
  const animations: string[] = []
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    animations.push(...value.split(/[\s,]+/))
  })
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!animations.includes(atRule.params)) atRule.remove()
  })
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}
