import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { readAnalytics } from "../analytics/settings"
import { readConfig } from "../readConfig"
import { iconAddress } from "./icon"
import { shortClassName } from "./shortClassName"

/** The parts of webpack's configuration that we change. */
type WebpackConfig = {
  plugins?: { options?: { ignoreOrder?: boolean } }[]
  output?: { hashSalt?: string; hashDigestLength?: number }
  module?: { rules?: Rule[]; parser?: { javascript?: { exportsPresence?: "error" } } }
  resolve?: { alias?: Record<string, string>; extensions?: string[] }
  optimization?: {
    minimizer?: Minimizer[]
    splitChunks?: { cacheGroups?: Record<string, unknown> }
  }
}

/** webpack's Terser plugin and its options, in the plugin's own names. */
type Minimizer = {
  options?: { minimizer?: { options?: { compress?: { passes?: number } } } }
}

type Rule = { test?: RegExp; oneOf?: Rule[]; use?: Use | Use[] }
type Use = { loader?: string; options?: { modules?: CssModules } } | string
type CssModules = {
  localIdentName?: string
  getLocalIdent?: (file: { resourcePath: string }, template: string, className: string) => string
}

/**
 * gatsby-node's onCreateWebpackConfig. Gatsby collects all styles in one chunk and inlines it into every page; without
 * that cache group, each page's chunk keeps its own styles, so that a page doesn't carry another page's. The chunks' order
 * then varies, which cascade layers make harmless (src/styles/layers.css).
 */
export function keepStylesWithTheirPage({ stage, getConfig, actions }: CreateWebpackConfigArgs) {
  if (stage === "develop-html") return
  const webpackConfig: WebpackConfig = getConfig()
  if (stage === "build-html") renderAgain(webpackConfig)
  else ignoreStyleOrder(webpackConfig)
  if (stage !== "develop") shortenClassNames(webpackConfig)
  if (stage === "build-javascript") {
    refuseMissingClasses(webpackConfig)
    splitStyles(webpackConfig)
    minifyTwice(webpackConfig)
    leaveOutGatsbyScript(webpackConfig)
    shortenFileNames(webpackConfig)
  }
  actions.replaceWebpackConfig(webpackConfig as object)
}

/** A class that its stylesheet doesn't have stops the build, as any other export that is missing: webpack only warns. */
function refuseMissingClasses(webpackConfig: WebpackConfig) {
  const { module = {} } = webpackConfig
  const javascript = { ...module.parser?.javascript, exportsPresence: "error" as const }
  webpackConfig.module = { ...module, parser: { ...module.parser, javascript } }
}

function splitStyles({ optimization }: WebpackConfig) {
  const groups = optimization?.splitChunks?.cacheGroups
  if (!groups?.styles) {
    throw new Error(
      "Gatsby's production build no longer has a cache group “styles”: see src/build/webpack.ts",
    )
  }
  delete groups.styles
}

/** What Terser's first pass simplifies, a second one can shorten again. */
function minifyTwice({ optimization }: WebpackConfig) {
  const terser = optimization?.minimizer
    ?.map(({ options }) => options?.minimizer?.options)
    .find((options) => options?.compress)
  if (!terser) throw new Error("Gatsby's minifier was not found: see src/build/webpack.ts")
  terser.compress = { ...terser.compress, passes: 2 }
}

/**
 * Gatsby renders a page again when the renderer's hash changes, but that hash covers only class names, not their rules: a
 * page whose styles alone were edited would keep the old ones inlined. Nor does it cover the code that finishes pages, which
 * can't split a page's styles a second time. So we add a hash of both.
 */
function renderAgain(webpackConfig: WebpackConfig) {
  const hash = createHash("md5")
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" }).sort()) {
    const isFinishing = dirname(file) === join("build", "finish") && /\.[jt]s$/.test(file)
    if (file.endsWith(".css") || isFinishing)
      hash.update(file).update(readFileSync(join("src", file)))
  }
  webpackConfig.output = { ...webpackConfig.output, hashSalt: hash.digest("hex") }
}

/** "Conflicting order" warnings are irrelevant: cascade layers decide the order. */
function ignoreStyleOrder({ plugins = [] }: WebpackConfig) {
  for (const plugin of plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") {
      plugin.options = { ...plugin.options, ignoreOrder: true }
    }
  }
}

/** Both the pages and their scripts name the classes of CSS modules, so both builds shorten them. */
function shortenClassNames({ module }: WebpackConfig) {
  const settings = (module?.rules ?? []).flatMap(cssModulesOf)
  if (settings.length === 0) {
    throw new Error("Gatsby's css-loader was not found: see src/build/webpack.ts")
  }
  for (const setting of settings) {
    setting.getLocalIdent = ({ resourcePath }, _, className) =>
      shortClassName(relative("src", resourcePath), readOnce(resourcePath), className)
  }
}

const texts = new Map<string, string>()

/** A build asks for each class of a file, and doesn't change it. */
function readOnce(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, "utf8")
  texts.set(file, text)
  return text
}

function cssModulesOf({ oneOf = [], use = [] }: Rule): CssModules[] {
  const own = [use].flat().flatMap((entry) => {
    if (typeof entry === "string" || !entry.loader?.includes("/css-loader/")) return []
    return entry.options?.modules?.localIdentName ? [entry.options.modules] : []
  })
  return [...own, ...oneOf.flatMap(cssModulesOf)]
}

/** gatsby-node's onCreateWebpackConfig: what saves a build a fifth of its processor time, and changes nothing in its files. */
export function saveTime({ getConfig, actions }: CreateWebpackConfigArgs) {
  const { module = {}, resolve, ...others }: WebpackConfig = getConfig()
  actions.replaceWebpackConfig({
    ...others,
    module: { ...module, rules: compileOnce(module.rules) },
    resolve: { ...resolve, extensions: findOursSooner(resolve?.extensions) },
  })
}

/**
 * Gatsby's own rule for scripts covers TypeScript, and gatsby-plugin-typescript, which is part of Gatsby, adds a second rule
 * of the same kind: each of our files would go through Babel twice.
 */
function compileOnce(rules: Rule[] = []): Rule[] {
  const compiling = rules.filter(({ test }) => test instanceof RegExp && test.test("page.tsx"))
  const first = compiling.find(({ test }) => test?.test("page.js"))
  if (!first || compiling.length !== 2) {
    throw new Error("Gatsby's two rules for TypeScript were not found: see src/build/webpack.ts")
  }
  return rules.filter((rule) => rule === first || !compiling.includes(rule))
}

/** webpack tries each extension in turn wherever an import has none; Gatsby's order has those of our files last. */
function findOursSooner(extensions: string[] = []): string[] {
  const ours = [".tsx", ".ts"]
  const others = extensions.filter((extension) => !ours.includes(extension))
  // Packages keep what they mean by an import that names two files.
  const scripts = others.indexOf(".js") + 1
  return [...others.slice(0, scripts), ...ours, ...others.slice(scripts)]
}

/**
 * gatsby-node's onCreateWebpackConfig: compiles the settings into the pages. As constants, so that webpack leaves out the
 * code that unset ones would switch on.
 */
export function defineSettings({ stage, actions, plugins }: CreateWebpackConfigArgs) {
  // The dev server's visitors are the people who build the site.
  const analytics = stage.startsWith("build") ? readAnalytics(process.env) : null
  const constants = {
    ANALYTICS: JSON.stringify(analytics),
    ICON: JSON.stringify(iconAddress("static")),
    SITE_CONFIG: JSON.stringify(readConfig(process.env)),
  }
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] })
}

/**
 * The entry point of "gatsby" re-exports <Script>, which no page uses and webpack can't drop, nor what a plugin of Gatsby's
 * would run such scripts with.
 */
function leaveOutGatsbyScript(webpackConfig: WebpackConfig) {
  const none = join(__dirname, "noScript.js")
  const left = { "gatsby-script$": none, "@builder.io/partytown/integration$": none }
  webpackConfig.resolve = {
    ...webpackConfig.resolve,
    alias: { ...webpackConfig.resolve?.alias, ...left },
  }
}

/** webpack's runtime, which every page loads, names all files; eight characters of a hash distinguish them too. */
function shortenFileNames({ output }: WebpackConfig) {
  if (output) output.hashDigestLength = 8
}
