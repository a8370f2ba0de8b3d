// @ts-check
// Writes the tables of docs/editing.md anew from the schemas of data/: `npm run guide`, after a schema has changed.
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createJiti } from "jiti"
import { updateGuide } from "./lib/guide.mjs"
import { root } from "./lib/paths.mjs"

const file = path.join(root, "docs/editing.md")
/** @type {typeof import("../src/build/content/schemas/index")} */
const { contentFiles } = await createJiti(import.meta.url).import(
  "../src/build/content/schemas/index.ts",
)
writeFileSync(file, updateGuide(readFileSync(file, "utf8"), contentFiles))
