import { createHash } from "node:crypto"
import { expect, test } from "@playwright/test"
import { routes } from "../../src/routes"
import {
  dataBlock,
  exists,
  htmlOf,
  inlineScripts,
  lateRuntimeOf,
  paths,
  read,
  tags,
} from "./support/built"

test("no page loads a script file, or preloads anything but pictures", () => {
  for (const path of paths) {
    const html = htmlOf(path)
    const files = tags(html, "script").filter(({ attributes }) => "src" in attributes)
    expect.soft(files, `${path}: scripts`).toEqual([])
    const ahead = tags(html, "link").filter(
      ({ attributes: { rel = "", as } }) => /preload|prefetch/.test(rel) && as !== "image",
    )
    expect.soft(ahead, `${path}: preloaded`).toEqual([])
  }
})

test("all pages have the same inline scripts, and those that start at once one more, so that a short list of hashes allows them", () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64")
  const hashes = (path: string) => inlineScripts(htmlOf(path)).map(({ content }) => hash(content))
  const now = new Set(routes.flatMap(({ path, runtime }) => (runtime === "now" ? path : [])))
  const all = hashes("/sign-in")
  expect(all).toHaveLength(3)
  for (const path of paths) {
    expect.soft(hashes(path), path).toEqual(now.has(path) ? all : all.slice(0, 2))
  }
})

test("no page has inline event handlers or javascript: URLs", () => {
  for (const path of paths) {
    const found = htmlOf(path).match(
      /<[^<>]*\s(on[a-z]+="|(?:href|src|action)="\s*javascript:)[^<>]*>/gi,
    )
    expect.soft(found, path).toBeNull()
  }
})

for (const { path, runtime } of routes) {
  test(`${path} starts its runtime ${runtime === "now" ? "at once" : "late"}`, () => {
    expect(dataBlock(htmlOf(path), "late-page")).toMatchObject({ pagePath: path, start: runtime })
  })
}

test("a page that starts at once preloads only existing files, and a late one none", () => {
  for (const { path, runtime } of routes) {
    const { ahead = [], list } = dataBlock(htmlOf(path), "late-page")
    expect.soft(ahead.length > 0, path).toBe(runtime === "now")
    for (const file of ahead) expect.soft(exists(file), `${path}: ${file}`).toBe(true)
    if (runtime === "late") expect.soft(list, path).toBeUndefined()
  }
})

test("every page starts the runtime of the current build", () => {
  const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"))
  const first = dataBlock(htmlOf("/"), "late-runtime")
  const { window, scripts } = lateRuntimeOf("/")
  expect(window.___webpackCompilationHash).toBe(webpackCompilationHash)
  expect(JSON.parse(window.___chunkMapping ?? "{}")).toHaveProperty("app")
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect.soft(exists(script), script).toBe(true)
  for (const path of paths) expect.soft(dataBlock(htmlOf(path), "late-runtime"), path).toBe(first)
})
