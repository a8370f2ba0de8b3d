/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { forwardingPage, writeRedirects } from "../../../src/build/finish/redirects"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-"))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const read = (name: string) => readFileSync(join(folder, name), "utf8")

test("each redirect is written with and without the force sign", async () => {
  await writeRedirects(folder, [
    ["/about", "/about-us"],
    ["/old/service", "/service"],
  ])
  expect(read("_redirects").split("\n")).toEqual([
    "/about /about-us 301!",
    "/about /about-us 301",
    "/old/service /service 301!",
    "/old/service /service 301",
    "",
  ])
})

test("each old path gets a forwarding page, however deep", async () => {
  await writeRedirects(folder, [
    ["/about", "/about-us"],
    ["/old/service", "/service"],
  ])
  expect(read("about/index.html")).toBe(forwardingPage("/about-us"))
  expect(read("old/service/index.html")).toBe(forwardingPage("/service"))
})

test("a redirect that the next build lacks loses its forwarding page, but not a page in its place", async () => {
  await writeRedirects(folder, [
    ["/home-five", "/"],
    ["/home-six", "/"],
    ["/about", "/about-us"],
  ])
  writeFileSync(join(folder, "home-six/index.html"), "a page")
  await writeRedirects(folder, [["/about", "/about-us"]])
  expect(existsSync(join(folder, "home-five/index.html"))).toBe(false)
  expect(read("home-six/index.html")).toBe("a page")
  expect(read("about/index.html")).toBe(forwardingPage("/about-us"))
})

test("without redirects, _redirects is empty", async () => {
  await writeRedirects(folder, [])
  expect(read("_redirects")).toBe("")
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
