/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import GithubSlugger from "github-slugger"

/** References to documents, in comments as well as in Markdown, must point to files and headings that exist. */

/** Generated and installed files. Git isn't asked, because the tests also run in copies without a repository. */
const ignored =
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
    if (ignored.test(file)) return []
    if (entry.isDirectory()) return filesBelow(file)
    return entry.isFile() && !binary.test(file) ? [file] : []
  })
}

test("every cited document exists, and has the cited heading", () => {
  const wrong = lines.flatMap((line) =>
    [...line.text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].flatMap(([target]) =>
      problems(line, target, target),
    ),
  )
  expect(wrong).toEqual([])
})

test("every relative Markdown link points to a file, and to a heading in it", () => {
  const wrong = prose().flatMap((line) =>
    [...line.text.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(([, target = ""]) => {
      // External URLs, and paths of the website.
      if (/^([a-z]+:|\/)/.test(target)) return []
      const folder = path.posix.dirname(line.file)
      const place = target.startsWith("#") ? line.file + target : path.posix.join(folder, target)
      return problems(line, target, place)
    }),
  )
  expect(wrong).toEqual([])
})

test("no file holds a merge's conflict markers", () => {
  const marker = /^(<{7}|>{7}) /
  const places = lines.filter(({ text }) => marker.test(text))
  expect(places.map(({ file, number }) => `${file}:${number}`)).toEqual([])
})

/** Documents that were never part of the repository. In lower case, so that this file doesn't match itself. */
const missing = ["spec", "design", "brand", "facts", "style"].map((name) => name.toUpperCase())

test("no comment or document cites a file that the repository does not hold", () => {
  const name = `\\b(?:${missing.join("|")})\\b`
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

/** Describes a target, relative to the repository root, that does not exist; [] if it does. */
function problems(line: Line, written: string, target: string): string[] {
  const [file = "", anchor] = target.split("#")
  if (!existsSync(file)) return [`${at(line)}: ${written} does not exist`]
  if (anchor === undefined || anchorsOf(file).has(anchor)) return []
  return [`${at(line)}: ${written} is not a heading of ${file}`]
}

function at({ file, number }: Line): string {
  return `${file}:${number}`
}

function isMarkdown(file: string): boolean {
  return file.endsWith(".md")
}

/** The lines of all Markdown files, without code. */
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

/** The anchors GitHub generates for a document's headings. */
function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file)
  if (known) return known
  const slugger = new GithubSlugger()
  const found = new Set(headingsOf(file).map((heading) => slugger.slug(heading)))
  anchors.set(file, found)
  return found
}

/** The headings as plain text: without emphasis and code marks, links reduced to their text. */
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
