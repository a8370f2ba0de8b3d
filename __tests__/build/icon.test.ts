/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { iconAddress } from "../../src/build/icon"

function addressOf(icon: string) {
  const folder = mkdtempSync(join(tmpdir(), "icon-"))
  writeFileSync(join(folder, "favicon.svg"), icon)
  return iconAddress(folder)
}

test("an icon's address holds the drawing, and no character that URLs don't allow", () => {
  const icon = `<svg xmlns="a"><style>@media (x){.t{fill:#fff}}</style><path d='M0 4h3'/></svg>`
  const address = addressOf(`${icon}\n`)
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${icon}`)
  expect(address).not.toMatch(/[\s"'<>#{}]/)
})

test("a large icon is linked", () => {
  expect(addressOf(`<svg>${"<path/>".repeat(100)}</svg>`)).toBe("/favicon.svg")
})
