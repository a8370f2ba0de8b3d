// @ts-check
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../lib/paths.mjs"
import { faults, rooms } from "./catalogue.mjs"
import { suites } from "./suites.mjs"

/**
 * Where a fault was caught, and how long that took; without seconds it is where to ask first, and was not run yet. `null`
 * when no suite caught it.
 * @typedef {{ suite: string, file: string, name: string | null, seconds: number | null } | null} Catch
 */

const record = path.join(root, "scripts/faults/caught.json")
const page = path.join(root, "docs/faults.md")

/** @returns {Record<string, Catch>} by the fault's id */
export function readRecord() {
  return JSON.parse(readFileSync(record, "utf8"))
}

/**
 * Keeps what was found, as a hint for the next run and as a page for readers.
 * @param {string} id of the fault
 * @param {Catch} found
 */
export function keepInRecord(id, found) {
  // Read anew: another run may ask for other faults at the same time.
  const caught = { ...readRecord(), [id]: found }
  const known = faults.flatMap((fault) =>
    fault.id in caught ? [[fault.id, caught[fault.id]]] : [],
  )
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  writeFileSync(page, pageOf(caught))
}

/** @param {Record<string, Catch>} caught */
function pageOf(caught) {
  const parts = Object.entries(rooms).map(([room, title]) => {
    const rows = faults
      .filter((fault) => fault.room === room)
      .map(
        ({ id, mistake }) =>
          `| \`${id}\` | ${mistake} | ${placeOf(caught[id])} | ${secondsOf(caught[id])} |`,
      )
    return `## ${title}\n\n| fault | what goes wrong | caught by | s |\n|---|---|---|---:|\n${rows.join("\n")}\n`
  })
  return `${opening}\n${parts.join("\n")}`
}

const opening = `# Planted faults

Do the suites catch the mistakes that one really makes? \`npm run test:faults\` plants these faults one at a time into a
copy of the checkout, asks the suites and stops at the first test that fails with the fault and passes without it. Run it
before a suite is cut and after: what was caught before must be caught afterwards, by another test if need be. It takes up
to an hour, so neither \`npm test\` nor CI runs it.

    npm run test:faults
    npm run test:faults -- --only menu-room,dead-form
    npm run test:faults -- --copy /tmp/faults    # keeps the copy and its builds for the next run

The faults are in \`scripts/faults/catalogue.mjs\`. When code moves on, a fault may no longer find its place: the run says
which, and its \`find\` and \`replace\` are brought up to date. No fault may be one that the type checker or the linter sees;
that is checked first. Each is then asked of the test that caught it last (\`scripts/faults/caught.json\`), of that test's
file, and only then of all suites. This page is written by the run. The seconds include the build, where one is needed.
`

/** @param {Catch | undefined} caught */
function placeOf(caught) {
  if (caught === undefined) return "not asked yet"
  if (caught === null) return "**no suite**"
  const { suite, file, name, seconds } = caught
  if (seconds === null) return "not asked yet"
  const test = name === null ? "" : `: “${name.replaceAll("|", "\\|")}”`
  return `${suites[suite]?.title ?? suite}, \`${file.replace(/^(cms\/tests|__tests__)\//, "")}\`${test}`
}

/** @param {Catch | undefined} caught */
function secondsOf(caught) {
  return String(caught?.seconds ?? "")
}
