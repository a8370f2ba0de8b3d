/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { forwardingPage, writeForwardingPages } from "../../../src/build/finish/forwardingPages"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const read = (name: string) => readFileSync(join(folder, name), "utf8")

test("each old path gets a forwarding page, however deep", async () => {
  await writeForwardingPages(folder, [
    ["/about", "/about-us"],
    ["/old/service", "/service"],
  ])
  expect(read("about/index.html")).toBe(forwardingPage("/about-us"))
  expect(read("old/service/index.html")).toBe(forwardingPage("/service"))
})

test("a redirect that the next build lacks loses its forwarding page, but not a page in its place", async () => {
  await writeForwardingPages(folder, [
    ["/home-five", "/"],
    ["/home-six", "/"],
    ["/about", "/about-us"],
  ])
  const rules = ["/home-five / 301!", "/home-five / 301", "/home-six / 301", "/about /about-us 301"]
  writeFileSync(join(folder, "_redirects"), `${rules.join("\n")}\n`)
  writeFileSync(join(folder, "home-six/index.html"), "a page")
  await writeForwardingPages(folder, [["/about", "/about-us"]])
  expect(existsSync(join(folder, "home-five/index.html"))).toBe(false)
  expect(read("home-six/index.html")).toBe("a page")
  expect(read("about/index.html")).toBe(forwardingPage("/about-us"))
})

test("a forwarding page redirects at once, has a link, and is not indexed", () => {
  const html = forwardingPage("/about-us")
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about-us">')
  expect(html).toContain('<a href="/about-us">/about-us</a>')
  // A canonical link would contradict noindex.
  expect(html).not.toContain("canonical")
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB">.*<title>[^<]+<\/title>/)
})
