/** @jest-environment node */
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inlineScriptSources, scriptSources } from "../../../src/build/headers/inlineScripts"

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test.each([
  ["<script>a()</script>", ["a()"]],
  ['<script id="x">\n a("é")\n</script>', ['\n a("é")\n']],
  ['<script type="module">a()</script>', ["a()"]],
  ["<script type=text/javascript>a()</script>", ["a()"]],
  ['<script type="speculationrules">{}</script>', ["{}"]],
  ['<script type="importmap">{}</script>', ["{}"]],
  ['<script type="">a()</script><SCRIPT>b()</SCRIPT>', ["a()", "b()"]],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="application/json" id="late-page">{"a":"<script>"}</script>', []],
  ['<script src="/app.js" async></script>', []],
  ['<script data-src="x">a()</script>', ["a()"]],
])("inline scripts of %s", (html, scripts) => {
  expect(scriptSources(html)).toEqual(scripts.map(source))
})

let folder: string
const memory = () => join(folder, "memory.json")
const sources = () => inlineScriptSources(join(folder, "public"), memory())

function write(file: string, html: string) {
  const path = join(folder, "public", file)
  mkdirSync(join(path, ".."), { recursive: true })
  writeFileSync(path, html)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test("each script of the pages counts once, and a page that has gone no longer counts", () => {
  write("index.html", "<script>a()</script>")
  write("faq/index.html", "<script>a()</script><script>b()</script>")
  write("_gatsby/slices/part.html", "<script>c()</script>")
  write("page-data/404.html/page-data.json", "{}")
  expect(sources()).toEqual([source("a()"), source("b()")].sort())
  rmSync(join(folder, "public/faq"), { recursive: true })
  expect(sources()).toEqual([source("a()")])
})

test("a page that has changed is read again", () => {
  write("index.html", "<script>a()</script>")
  sources()
  write("index.html", "<script>other()</script>")
  expect(sources()).toEqual([source("other()")])
})

test("a broken memory only costs reading all pages again", () => {
  write("index.html", "<script>a()</script>")
  writeFileSync(memory(), "{")
  expect(sources()).toEqual([source("a()")])
})
