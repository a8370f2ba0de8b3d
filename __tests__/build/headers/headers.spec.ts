import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { headersFor, readTable } from "../../../scripts/lib/services/siteServer.mjs"
import {
  exists,
  fileOf,
  files,
  folder,
  htmlOf,
  inlineScripts,
  paths,
  read,
  root,
  sizeOf,
} from "../support/built"

const table = readTable(root)
const scriptSources = (path: string) =>
  headersFor(path, table)
    ["Content-Security-Policy"]?.match(/script-src ([^;]*)/)?.[1]
    ?.split(" ")

test("each page's policy allows its inline scripts and no others", () => {
  const allowed = scriptSources("/") ?? []
  expect(allowed[0]).toBe("'self'")
  const found = new Set<string>()
  for (const path of paths) {
    for (const { content } of inlineScripts(htmlOf(path))) {
      const source = `'sha256-${createHash("sha256").update(content).digest("base64")}'`
      found.add(source)
      expect.soft(scriptSources(path), path).toContain(source)
    }
  }
  expect(allowed.slice(1).sort()).toEqual([...found].sort())
  for (const source of found) expect(read("_headers")).toContain(source)
})

test("what is cached forever has a hash in its name", () => {
  const forever = files().filter((file) =>
    headersFor(`/${file}`, table)["Cache-Control"]?.includes("immutable"),
  )
  expect(forever.length).toBeGreaterThan(100)
  expect(forever.filter((file) => !/[/.-][\da-f]{8,}[/.]/.test(file))).toEqual([])
})

test("pages and their data are revalidated", () => {
  for (const path of paths) {
    const data = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`
    expect(exists(data.slice(1)), data).toBe(true)
    for (const address of [path, `/${fileOf(path)}`, data]) {
      expect.soft(headersFor(address, table)["Cache-Control"], address).toMatch(/must-revalidate$/)
    }
  }
})

test("the precompressed versions of every page, script and style hold its contents", () => {
  const sources = files().filter((file) => /\.(html|js|css)$/.test(file) && sizeOf(file) >= 1_024)
  expect(sources.length).toBeGreaterThan(100)
  for (const file of sources) {
    const contents = readFileSync(join(folder, file))
    const versions = [
      brotliDecompressSync(readFileSync(join(folder, `${file}.br`))),
      gunzipSync(readFileSync(join(folder, `${file}.gz`))),
    ]
    expect
      .soft(
        versions.every((version) => version.equals(contents)),
        file,
      )
      .toBe(true)
  }
})
