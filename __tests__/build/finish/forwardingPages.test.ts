/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
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

test("a forwarding page redirects at once, has a link, and is not indexed", () => {
  const html = forwardingPage("/about-us")
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about-us">')
  expect(html).toContain('<a href="/about-us">/about-us</a>')
  // A canonical link would contradict noindex.
  expect(html).not.toContain("canonical")
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-GB">.*<title>[^<]+<\/title>/)
})
