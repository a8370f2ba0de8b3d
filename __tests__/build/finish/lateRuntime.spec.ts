import { expect, test } from "@playwright/test"
import { routes } from "../../../src/routes"
import {
  dataBlock,
  exists,
  htmlOf,
  inlineScripts,
  lateRuntimeOf,
  paths,
  read,
  tags,
} from "../support/built"

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

test("all pages together have few inline scripts, so that a short list of CSP hashes allows them", () => {
  const scripts = new Set(
    paths.flatMap((path) => inlineScripts(htmlOf(path)).map(({ content }) => content)),
  )
  // Colour scheme, speculation rules, late loader, its failure, early requests, and the contact form's plan.
  expect(scripts.size).toBeLessThanOrEqual(6)
})

test("pages with a late runtime have speculation rules before any script that may remove them", () => {
  for (const { path, runtime } of routes) {
    const scripts = inlineScripts(htmlOf(path)).map(({ attributes }) => attributes)
    const rules = scripts.findIndex(({ type }) => type === "speculationrules")
    const loader = scripts.findIndex(({ id }) => id === "late-loader")
    expect.soft(loader, path).toBeGreaterThanOrEqual(0)
    if (runtime === "late") expect.soft(rules, path).toBe(loader - 1)
    else expect.soft(rules, path).toBe(-1)
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
