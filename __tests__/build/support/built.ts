import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { runInNewContext } from "node:vm"
import { brotliCompressSync, constants } from "node:zlib"
import { localAddresses } from "../../../scripts/lib/environment.mjs"
import { readPorts } from "../../../scripts/lib/services/ports.mjs"
import { layouts } from "../../../src/layouts/layouts"
import { type PageContext, routes } from "../../../src/routes"

export const root = join(__dirname, "../../..")
export const folder = join(root, "public")

/** Addresses of the site and the content service that are built into the pages. */
export const { site: siteUrl, content: contentUrl } = localAddresses(readPorts(process.env))

export function read(file: string): string {
  return readFileSync(join(folder, file), "utf8")
}

export function exists(file: string): boolean {
  return existsSync(join(folder, file)) && statSync(join(folder, file)).isFile()
}

export function sizeOf(file: string): number {
  return statSync(join(folder, file)).size
}

/** HTML file of a path. */
export function fileOf(path: string): string {
  return path.endsWith(".html") ? path.slice(1) : join(path.slice(1), "index.html")
}

/** Paths of all pages: those in the route table and, from the sitemap, those generated from data/. */
export const paths = [...new Set([...routes.map(({ path }) => path), ...sitemapPaths()])]

/** `list` is set on pages of the content service. */
type BuiltContext = PageContext & { list?: string }

type BuiltPage = {
  path: string
  /** Name of its template's chunk. */
  template: string
  context: BuiltContext
  /** Whether its layout has a dark scheme. */
  hasDark: boolean
  /** First page with its template and layout: for tests that depend on nothing else. */
  isFirstOfKind: boolean
}

/** All pages, with their build metadata. */
export const builtPages: BuiltPage[] = paths.map((path, index) => {
  const { template, context } = pageData(path)
  const isSameKind = (other: string) => {
    const data = pageData(other)
    return data.template === template && data.context.layout === context.layout
  }
  return {
    path,
    template,
    context,
    hasDark: layouts[context.layout].hasDark,
    isFirstOfKind: paths.findIndex(isSameKind) === index,
  }
})

/** Gatsby's page data of a page. */
function pageData(path: string): { template: string; context: BuiltContext } {
  const file = `page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`
  const { componentChunkName, result } = JSON.parse(read(file))
  return { template: componentChunkName, context: result.pageContext }
}

/** Paths of the pages in the sitemap. */
export function sitemapPaths(): string[] {
  return locations("sitemap-index.xml")
    .flatMap((map) => locations(map.slice(siteUrl.length + 1)))
    .map((address) => new URL(address).pathname)
}

/** URLs in a sitemap or a sitemap index. */
export function locations(file: string): string[] {
  return [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    decode(String(address)),
  )
}

export function htmlOf(path: string): string {
  return read(fileOf(path))
}

export function files(under = ""): string[] {
  return readdirSync(join(folder, under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
}

export type Tag = {
  name: string
  attributes: Record<string, string>
  /** Inner HTML, up to the first end tag. */
  content: string
}

/**
 * The tags of a page by name. React double-quotes every attribute, so regular expressions are enough to parse it.
 */
export function tags(html: string, ...names: string[]): Tag[] {
  const pattern = new RegExp(`<(${names.join("|")})((?:\\s[^<>]*?)?)/?>`, "g")
  return [...html.matchAll(pattern)].map((match) => {
    const [whole, name = "", attributes = ""] = match
    const rest = html.slice(match.index + whole.length)
    return {
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
          String(key),
          decode(value ?? ""),
        ]),
      ),
      content: rest.slice(0, Math.max(0, rest.indexOf(`</${name}`))),
    }
  })
}

export function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}

/** Content of `<meta name>` or `<meta property>`; undefined if there isn't exactly one. */
export function meta(html: string, name: string): string | undefined {
  const found = tags(html, "meta").filter(
    ({ attributes }) => attributes.name === name || attributes.property === name,
  )
  return found.length === 1 ? found[0]?.attributes.content : undefined
}

/** The page's title; undefined if there isn't exactly one. Ignores the titles of inline SVGs. */
export function titleOf(html: string): string | undefined {
  const found = tags(html, "title").filter(({ attributes }) => "data-react-helmet" in attributes)
  return found.length === 1 ? decode(found[0]?.content ?? "") : undefined
}

/** Parsed contents of one of a page's data blocks. */
export function dataBlock(html: string, id: string) {
  const block = tags(html, "script").find(({ attributes }) => attributes.id === id)
  return block ? JSON.parse(block.content) : undefined
}

/** The styles that a page inlines; all of them if its runtime starts at once, else those of its first view. */
export function inlinedStyles(path: string): string[] {
  return tags(htmlOf(path), "style").map(({ content }) => content)
}

/** Files of the stylesheets that a page links. */
export function stylesheetsOf(path: string): string[] {
  return tags(htmlOf(path), "link").flatMap(({ attributes: { rel, href = "" } }) =>
    rel === "stylesheet" ? [href.slice(1)] : [],
  )
}

/** What the file that a page loads late does: it sets two globals for Gatsby and adds its scripts. */
export function lateRuntimeOf(path: string) {
  const file: string = dataBlock(htmlOf(path), "late-runtime")
  const scripts: string[] = []
  const window: { ___chunkMapping?: string; ___webpackCompilationHash?: string } = {}
  const document = {
    currentScript: {},
    addEventListener: () => {},
    querySelectorAll: () => [],
    styleSheets: [{ cssRules: [] }],
    createElement: () => ({}),
    head: {
      append: ({ src }: { src: string }) => scripts.push(src),
      insertAdjacentHTML: () => {},
    },
    documentElement: { dataset: {} },
  }
  runInNewContext(read(file), { window, document })
  return { file: file.slice(1), scripts, window }
}

/** Inline scripts, without data blocks. */
export function inlineScripts(html: string): Tag[] {
  return tags(html, "script").filter(
    ({ attributes }) => !("src" in attributes) && !/json/.test(attributes.type ?? ""),
  )
}

const compressed = new Map<string, number>()

/** Bytes after Brotli at maximum quality, as from a host that precompresses. */
export function brotli(file: string): number {
  const size = compressed.get(file) ?? brotliOf(readFileSync(join(folder, file)))
  compressed.set(file, size)
  return size
}

export function brotliOf(content: string | Buffer, level = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length
}

export function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

type Stats = { namedChunkGroups: Record<string, { assets: { name: string }[] }> }

/** The scripts that a page loads initially: the runtime and the page's own chunk. */
export function scriptsOf(template: string): string[] {
  const name = template
    .replace(/\B[A-Z]/g, "-$&")
    .replace("/", "-")
    .toLowerCase()
  return chunkScripts(`component---src-templates-${name}-tsx`)
}

/** The scripts of the app and of a chunk, by its name. */
export function chunkScripts(group: string): string[] {
  const { namedChunkGroups } = JSON.parse(read("webpack.stats.json")) as Stats
  const assets = ["app", group].flatMap((name) => {
    const chunks = namedChunkGroups[name]
    if (!chunks) throw new Error(`The build has no chunk ${name}`)
    return chunks.assets.map((asset) => asset.name)
  })
  return [...new Set(assets)].filter((name) => name.endsWith(".js"))
}

/** Lazily loaded scripts. Files of earlier builds may remain, so this takes only those that the runtime refers to. */
export function lazyScripts(): string[] {
  const runtime = scriptsOf("other/NotFound").find((name) => name.startsWith("webpack-runtime"))
  const known = read(String(runtime))
  return readdirSync(folder).filter((name) => {
    const hash = /^(?!component---|app-|webpack-runtime-|late-).*-([\da-f]{8})\.js$/.exec(name)?.[1]
    return hash !== undefined && known.includes(hash)
  })
}
