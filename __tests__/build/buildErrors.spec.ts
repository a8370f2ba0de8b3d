import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import faq from "../../data/faq.json"
import { BUILD_LIMIT, buildCopy, copySite } from "./support/copy"

type Change = {
  variables?: Record<string, string>
  /** Files of data/ to replace. */
  data?: Record<string, unknown>
}

/** Builds a changed copy of the site. @returns its output and its exit code */
async function build({ variables = {}, data = {} }: Change) {
  const copy = copySite()
  try {
    for (const [name, content] of Object.entries(data)) {
      writeFileSync(join(copy, "data", name), JSON.stringify(content))
    }
    return await buildCopy(copy, variables)
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

// gatsbyConfig.test.ts checks the same without starting a build.
test("an invalid address variable stops the build with its name and an example", {
  tag: "@nightly",
}, async () => {
  test.setTimeout(BUILD_LIMIT + 60_000)
  const { output, code } = await build({ variables: { GATSBY_API_URL: "nonsense" } })
  expect(code).not.toBe(0)
  expect(output).toContain('GATSBY_API_URL is "nonsense", which is not an address of a service')
  expect(output).toContain("for example https://")
  expect(output).not.toContain("success building schema")
})

// content/check.test.ts checks the same without starting a build.
test("a misspelt field stops the build, with file, item and field", {
  tag: "@nightly",
}, async () => {
  test.setTimeout(BUILD_LIMIT + 60_000)
  const [first, second, ...others] = faq
  const { title, ...rest } = second as (typeof faq)[number]
  const { output, code } = await build({
    data: { "faq.json": [first, { ...rest, titel: title }, ...others] },
  })
  expect(code).not.toBe(0)
  expect(output).toMatch(/data\/faq\.json, item 2 .*"title" is missing/)
  expect(output).not.toContain("success building schema")
})
