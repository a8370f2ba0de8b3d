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
writeFileSync(file, updateGuide(readFileSync(file, "utf8"), contentFiles, fieldsOf))
