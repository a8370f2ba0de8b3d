// @ts-check
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../lib/paths.mjs"
import { areas, faults } from "./catalogue.mjs"
import { suites } from "./suites.mjs"

/**
 * Where a fault was caught, and how long that took. Without seconds, it is only a hint where to look first. `null` if no
 * suite caught it.
 * @typedef {{ suite: string, file: string, name: string | null, seconds: number | null } | null} Catch
 */

const record = path.join(root, "scripts/faults/caught.json")
const page = path.join(root, "docs/faults.md")

/** @returns {Record<string, Catch>} by the fault's id */
export function readRecord() {
  return JSON.parse(readFileSync(record, "utf8"))
}

/**
 * Saves a result, as a hint for the next run and in docs/faults.md.
 * @param {string} id of the fault
 * @param {Catch} found
 */
export function keepInRecord(id, found) {
  // Read again: a parallel run may have saved other faults.
  const caught = { ...readRecord(), [id]: found }
  const known = faults.flatMap((fault) =>
    fault.id in caught ? [[fault.id, caught[fault.id]]] : [],
  )
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  writeFileSync(page, pageOf(caught))
}

/** @param {Record<string, Catch>} caught */
function pageOf(caught) {
  const parts = Object.entries(areas).map(([area, title]) => {
    const rows = faults
      .filter((fault) => fault.area === area)
      .map(
        ({ id, mistake }) =>
          `| \`${id}\` | ${mistake} | ${placeOf(caught[id])} | ${secondsOf(caught[id])} |`,
      )
    return `## ${title}\n\n| fault | what goes wrong | caught by | s |\n|---|---|---|---:|\n${rows.join("\n")}\n`
  })
  return `${opening}\n${parts.join("\n")}`
}

const opening = `# Planted faults

Do the suites catch realistic mistakes? \`npm run test:faults\` plants these faults one at a time in a copy of the
checkout and runs the suites until a test fails with the fault and passes without it. Run it before and after you cut
tests: every fault caught before must still be caught, if need be by another test. It takes up to an hour, so neither
\`npm test\` nor CI runs it.

    npm run test:faults
    npm run test:faults -- --only menu-room,dead-form
    npm run test:faults -- --copy /tmp/faults    # keeps the copy and its builds for the next run

The faults are in \`scripts/faults/catalogue.mjs\`. When the code changes, a fault's \`find\` may no longer match: the run
names the fault, so that you can update it. No fault may be one that the type checker or the linter reports, which is
checked first. For each fault, the run starts with the test that last caught it (\`scripts/faults/caught.json\`), then
that test's file, and only then all suites. The run writes this page. The seconds include the build, where one is needed.
`

/** @param {Catch | undefined} caught */
function placeOf(caught) {
  if (caught === undefined) return "not run yet"
  if (caught === null) return "**no suite**"
  const { suite, file, name, seconds } = caught
  if (seconds === null) return "not run yet"
  const test = name === null ? "" : `: “${name.replaceAll("|", "\\|")}”`
  return `${suites[suite]?.title ?? suite}, \`${file.replace(/^(cms\/tests|__tests__)\//, "")}\`${test}`
}

/** @param {Catch | undefined} caught */
function secondsOf(caught) {
  return String(caught?.seconds ?? "")
}
