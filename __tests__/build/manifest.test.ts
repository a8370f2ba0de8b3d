/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { manifest } from "../../src/build/manifest"

test("the site appears on a home screen under the agency's name", () => {
  const folder = mkdtempSync(join(tmpdir(), "manifest-"))
  const file = join(folder, "site.json")
  writeFileSync(file, '{ "name": "Kente Lane", "tagline": "Cloth by the yard" }')
  expect(manifest(file)).toMatchObject({
    name: "Kente Lane",
    short_name: "Kente Lane",
    description: "Cloth by the yard",
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  rmSync(folder, { recursive: true })
})

test("a broken site.json is left to the content check to report", () => {
  expect(manifest("data/no-such-file.json").name).toBe("")
})
