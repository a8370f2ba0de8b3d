import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { allFixtures, fixturePictures } from "./fixtures"
import { jpegHeader } from "./pictureFile"

const files = allFixtures().map(([name, content]) => [name, JSON.stringify(content)] as const)

/** Writes a valid data folder, for tests to break. */
export function writeContent(folder: string) {
  mkdirSync(join(folder, "images"), { recursive: true })
  writeFileSync(join(folder, fixturePictures.photograph), jpegHeader(1600, 1200))
  writeFileSync(join(folder, fixturePictures.drawing), "<svg/>")
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
