/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import GithubSlugger from "github-slugger"

/** Every citation of a document, in comments and in prose, leads to a file and a heading that exist. */

/** What programs write or install. A checkout without Git has tests too, so its ignore rules can't be asked for. */
const leftOut =
  /(^|\/)(node_modules|\.[a-z]*cache|\.git|\.next|\.start|public|coverage|test-results|playwright-report|__pycache__|package-lock\.json)$|^cms\/data$|^cms\/src\/migrations$/
const binary = /\.(avif|gif|ico|jpe?g|mp4|png|tsbuildinfo|ttf|webm|webp|woff2?)$/

type Line = { file: string; number: number; text: string }

const lines: Line[] = filesBelow("").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ file, number: index + 1, text })),
)

function filesBelow(folder: string): string[] {
  return readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (leftOut.test(file)) return []
    if (entry.isDirectory()) return filesBelow(file)
    return entry.isFile() && !binary.test(file) ? [file] : []
  })
}

test("every document that is cited exists, and has the heading that is named", () => {
  const wrong = lines.flatMap((line) =>
    [...line.text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].flatMap(([target]) =>
      complaint(line, target, target),
    ),
  )
  expect(wrong).toEqual([])
})

test("every relative link of a document leads to a file, and to a heading of it", () => {
  const wrong = prose().flatMap((line) =>
    [...line.text.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(([, target = ""]) => {
      // Addresses of other sites, and paths of ours.
      if (/^([a-z]+:|\/)/.test(target)) return []
      const folder = path.posix.dirname(line.file)
      const place = target.startsWith("#") ? line.file + target : path.posix.join(folder, target)
      return complaint(line, target, place)
    }),
  )
  expect(wrong).toEqual([])
})

/** In lower case here, or this file would name them. */
const unknown = ["spec", "design", "brand", "facts", "style"].map((name) => name.toUpperCase())

test("nobody cites a document by a name that it doesn't have here", () => {
  const name = `\\b(?:${unknown.join("|")})\\b`
  const comment = "(?:^\\s*\\*|/\\*|//|#|<!--)"
  const citation = new RegExp(`${comment}.*${name}|${name} (?:"|“|\\d)`)
  const wrong = [...lines.filter(({ file }) => !isMarkdown(file)), ...prose()].flatMap((line) => {
    const isCited = isMarkdown(line.file)
      ? new RegExp(name).test(line.text)
      : citation.test(line.text)
    return isCited ? [`${at(line)}: ${line.text.trim()}`] : []
  })
  expect(wrong).toEqual([])
})

/** What is wrong with a target, below the root of the checkout. */
function complaint(line: Line, written: string, target: string): string[] {
  const [file = "", anchor] = target.split("#")
  if (!existsSync(file)) return [`${at(line)}: ${written} leads to no file`]
  if (anchor === undefined || anchorsOf(file).has(anchor)) return []
  return [`${at(line)}: ${written} leads to no heading of ${file}`]
}

function at({ file, number }: Line): string {
  return `${file}:${number}`
}

function isMarkdown(file: string): boolean {
  return file.endsWith(".md")
}

/** The lines of all documents, without code. */
function prose(): Line[] {
  let fence = ""
  return lines.flatMap((line) => {
    if (!isMarkdown(line.file)) return []
    if (line.number === 1) fence = ""
    const mark = /^\s*(`{3,}|~{3,})/.exec(line.text)?.[1]?.slice(0, 3)
    if (mark && (fence === "" || fence === mark)) {
      fence = fence ? "" : mark
      return []
    }
    return fence ? [] : [{ ...line, text: line.text.replace(/(`+).+?\1/g, "") }]
  })
}

const anchors = new Map<string, Set<string>>()

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file)
  if (known) return known
  const slugger = new GithubSlugger()
  const found = new Set(headingsOf(file).map((heading) => slugger.slug(heading)))
  anchors.set(file, found)
  return found
}

/** The words of its headings, as they are read: without marks, and of a link its text. */
function headingsOf(file: string): string[] {
  let inCode = false
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      if (/^\s*(```|~~~)/.test(text)) inCode = !inCode
      const heading = inCode ? undefined : /^#{1,6} +(.+?)(?: +#+)?$/.exec(text)?.[1]
      return heading ? [heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "")] : []
    })
}
