import { spawn } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import os from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import faq from "../../data/faq.json"
import { childEnvironment } from "../../scripts/lib/environment.mjs"
import { root } from "./support/built"

/** Time limit until a build must have stopped, in ms. */
const LIMIT = 240_000

type Change = {
  variables?: Record<string, string>
  /** Files of data/ to replace. */
  data?: Record<string, unknown>
}

/**
 * Builds a copy of the site that shares no writable files with the original.
 * @returns its output and its exit code
 */
async function build({
  variables = {},
  data = {},
}: Change): Promise<{ output: string; code: number }> {
  const copy = mkdtempSync(join(os.tmpdir(), "site-errors-"))
  try {
    const sources = readdirSync(root).filter((name) =>
      /^(gatsby-.*\.tsx?|package\.json|tsconfig\.json|src)$/.test(name),
    )
    for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true })
    mkdirSync(join(copy, "data"))
    for (const name of readdirSync(join(root, "data"))) {
      if (name.endsWith(".json")) cpSync(join(root, "data", name), join(copy, "data", name))
    }
    for (const name of ["node_modules", "data/images", "static"]) {
      symlinkSync(join(root, name), join(copy, name), "junction")
    }
    for (const [name, content] of Object.entries(data)) {
      writeFileSync(join(copy, "data", name), JSON.stringify(content))
    }
    return await runBuild(copy, variables)
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

function runBuild(
  cwd: string,
  variables: Record<string, string>,
): Promise<{ output: string; code: number }> {
  return new Promise((resolve, reject) => {
    const gatsby = join(root, "node_modules/gatsby/cli.js")
    const child = spawn(process.execPath, [gatsby, "build"], {
      cwd,
      env: childEnvironment(variables),
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text
      })
    }
    // It should stop long before this, but on a busy machine it may start slowly.
    const limit = setTimeout(() => child.kill("SIGKILL"), LIMIT)
    child.once("error", reject)
    child.once("close", (code) => {
      clearTimeout(limit)
      resolve({ output, code: code ?? 1 })
    })
  })
}

// gatsbyConfig.test.ts checks the same without starting a build.
test("an invalid address variable stops the build with its name and an example", {
  tag: "@nightly",
}, async () => {
  test.setTimeout(LIMIT + 60_000)
  const { output, code } = await build({ variables: { GATSBY_API_URL: "nonsense" } })
  expect(code).not.toBe(0)
  expect(output).toContain('GATSBY_API_URL is "nonsense", which is not an address of a service')
  expect(output).toContain("for example https://")
  expect(output).not.toContain("success building schema")
})

test("a misspelt field stops the build, with file, item and field", async () => {
  test.setTimeout(LIMIT + 60_000)
  const [first, second, ...others] = faq
  const { title, ...rest } = second as (typeof faq)[number]
  const { output, code } = await build({
    data: { "faq.json": [first, { ...rest, titel: title }, ...others] },
  })
  expect(code).not.toBe(0)
  expect(output).toMatch(/data\/faq\.json, item 2 .*"title" is missing/)
  expect(output).not.toContain("success building schema")
})
