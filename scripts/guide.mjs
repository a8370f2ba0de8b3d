// @ts-check
// Regenerates the tables in docs/editing.md from the schemas: run `npm run guide` after changing a schema.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createJiti } from "jiti"
import { updateGuide } from "./lib/guide.mjs"
import { root } from "./lib/paths.mjs"

const file = path.join(root, "docs/editing.md")
const jiti = createJiti(import.meta.url)
/** @type {typeof import("../src/build/content/schemas/index")} */
const { contentFiles } = await jiti.import("../src/build/content/schemas/index.ts")
/** @type {typeof import("../src/build/content/describe")} */
const { fieldsOf } = await jiti.import("../src/build/content/describe.ts")
const guide = updateGuide(readFileSync(file, "utf8"), contentFiles, fieldsOf)
writeFileSync(file, guide)
for (const [, name] of guide.matchAll(/^## (data\/\S+)\n\nShows on: …/gm)) {
  console.log(
    `docs/editing.md: replace the … after "Shows on:" of ${name} with the pages that show it.`,
  )
}
