import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from "postcss"
import parseSelectors, { type Node } from "postcss-selector-parser"

/** What the selectors can find in the first view of a page. */
export type FirstView = {
  /** Names of elements, and of classes with a leading dot. */
  names: ReadonlySet<string>
  hasOpenDetails: boolean
  /** Variables that style attributes mention. */
  variables: ReadonlySet<string>
  /** False if all bands that are laid out late (src/styles/lowerBands.css) follow it and are absent until the whole stylesheets are there. */
  hasBands: boolean
  /** The page's theme, and those of parts that show another one. */
  themes: ReadonlySet<string>
}

/** The rules of the stylesheets that apply in the first view of a page, in their order. */
export function firstRules(stylesheets: readonly Root[], view: FirstView): string {
  const rules = postcss.root({
    nodes: stylesheets.flatMap(({ nodes }) => nodes.map((node) => node.clone())),
  })
  rules.walkAtRules((atRule) => {
    if (isForLater(atRule)) atRule.remove()
  })
  rules.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => canMatch(selector, view))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  // They come with the states that they lead to, and with what a tap shows.
  rules.walkDecls(/^transition|tap-highlight/, (declaration) => {
    declaration.remove()
  })
  removeUnusedKeyframes(rules)
  removeUnusedVariables(rules, view.variables)
  removeEmpty(rules)
  joinNeighbours(rules)
  shortenVariables(rules)
  return rules.toString()
}

/** Typefaces, and rules for printing, touch screens and forced colours, come with the whole stylesheets, a moment later. */
function isForLater(atRule: AtRule): boolean {
  const { name, params } = atRule
  if (name === "font-face") return isTypeface(atRule)
  return name === "page" || (name === "media" && /^print$|forced-colors|hover: ?none/.test(params))
}

/** Fetched after the first paint anyway (src/build/finish/lateFile.js). */
function isTypeface(atRule: AtRule): boolean {
  return atRule.some((node) => node.type === "decl" && /url\(/.test(node.value))
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name)
}

/** States that need a visitor, who can act only once the first view is there; so do transitions between pages. */
const laterStates = /:(hover|active|disabled|modal)\b|::selection|::view-transition/

/**
 * False if the selector names an element, class, theme or band that the first view doesn't have, or a
 * later state. Of the selectors in `:is()`, `:where()` and `:has()`, one is enough; what `:not()` and the
 * like contain is ignored.
 */
function canMatch(selector: string, view: FirstView): boolean {
  const { names, hasBands, hasOpenDetails, themes } = view
  let possible = true
  parseSelectors((root) => {
    root.walk((node) => {
      if (isArgument(node)) return
      if (node.type === "class") possible &&= names.has(`.${node.value}`)
      if (node.type === "tag")
        possible &&= /^(html|body)$/.test(node.value) || names.has(node.value)
      if (node.type === "pseudo") {
        possible &&= !laterStates.test(node.value) && !isOrnament(node)
        if (/^:(is|where|has)$/.test(node.value))
          possible &&= node.nodes.some((argument) => canMatch(argument.toString(), view))
      }
      if (node.type === "attribute" && node.attribute === "data-theme") {
        possible &&= themes.has(node.value ?? "")
      }
      // Bands follow the first view (src/styles/lowerBands.css), and its end is not a part of it.
      if (node.type === "attribute" && /^data-(band|first-view-end)$/.test(node.attribute)) {
        possible = false
      }
      if (node.type === "attribute" && node.attribute === "data-bands") possible &&= hasBands
      // Closed details and dialogs, like states, wait for the visitor.
      if (node.type === "attribute" && node.attribute === "open") possible &&= hasOpenDetails
    })
  }).processSync(selector)
  return possible
}

/** Focus shows at once, by its outline; what it changes in the focused element's parts comes with the whole stylesheets. */
function isOrnament(pseudo: Node): boolean {
  if (pseudo.value !== ":focus-visible") return false
  const after = pseudo.parent?.nodes.slice(pseudo.parent.index(pseudo)) ?? []
  return after.some(({ type }) => type === "combinator")
}

function isArgument(node: Node): boolean {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === "pseudo") return true
  }
  return false
}

function removeUnusedKeyframes(rules: Root) {
  const animations = new Set<string>()
  rules.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const name of value.split(/[\s,]+/)) animations.add(name)
  })
  rules.walkAtRules(/keyframes$/, (atRule) => {
    if (!animations.has(atRule.params)) atRule.remove()
  })
}

/** Removes the page's variables (src/styles/tokens.css, themes.css) that nothing in the first view reads. */
function removeUnusedVariables(rules: Root, inAttributes: ReadonlySet<string>) {
  const read = new Set(inAttributes)
  const readBy = ({ value }: Declaration) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name)
  }
  const ofPage: Declaration[] = []
  rules.walkDecls((declaration) => {
    if (declaration.prop.startsWith("--") && isOfPage(declaration)) ofPage.push(declaration)
    else readBy(declaration)
  })
  // A variable may be read by another one, in any order.
  for (let before = -1; before < read.size; ) {
    before = read.size
    for (const declaration of ofPage) if (read.has(declaration.prop)) readBy(declaration)
  }
  for (const declaration of ofPage) if (!read.has(declaration.prop)) declaration.remove()
  rules.walkAtRules("property", (atRule) => {
    if (!read.has(atRule.params)) atRule.remove()
  })
}

function isOfPage({ parent }: Declaration): boolean {
  return parent?.type === "rule" && /:root|\[data-(theme|scheme)/.test((parent as Rule).selector)
}

/** The minifier shortens numbers in all values but those of variables. */
function shortenVariables(rules: Root) {
  rules.walkDecls(/^--/, (declaration) => {
    const { value } = declaration
    if (!/["']/.test(value)) declaration.value = value.replace(/(?<![\w.])0(?=\.\d)/g, "")
  })
}

function removeEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" && node.type !== "rule") continue
    if (node.type === "atrule" && !node.nodes) continue
    removeEmpty(node)
    if (node.nodes?.length === 0) node.remove()
  }
}

/** Joins neighbouring blocks of one layer or condition, which repeat its name in every page. */
function joinNeighbours(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || !node.nodes) continue
    const before = node.prev()
    if (before?.type === "atrule" && before.nodes && isSameBlock(before, node)) {
      before.append(node.nodes)
      node.remove()
    }
  }
  for (const node of container.nodes ?? []) {
    if (node.type === "atrule" && node.nodes) joinNeighbours(node)
  }
}

/** Layers without a name, keyframes and typefaces are never the same. */
function isSameBlock(one: AtRule, other: AtRule): boolean {
  const { name, params } = one
  const joins = /^(layer|media|supports|container)$/.test(name) && params !== ""
  return joins && other.name === name && other.params === params
}
