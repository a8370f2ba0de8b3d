import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "@playwright/test"
import { HtmlValidate, StaticConfigLoader } from "html-validate"
import { files, read } from "./support/built"

/** Every page, including redirects, but not Gatsby's slices, which are parts of pages. */
const pages = files().filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby"))

/** A page without the contents of styles and scripts, which are not HTML and make up most of it. */
function markupOf(file: string): string {
  return read(file).replace(/(<(style|script)\b[^>]*>).*?(?=<\/\2>)/gs, "$1")
}

// Conformance rules only, not style: every finding violates the HTML standard.
const conformance = { root: true, extends: ["html-validate:standard"] }

test("every page is valid HTML according to html-validate", async () => {
  const checker = new HtmlValidate(new StaticConfigLoader(conformance))
  const findings: string[] = []
  for (const page of pages) {
    const { results } = await checker.validateString(markupOf(page), page)
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${page}: ${message} (${ruleId} at ${selector})`)
    }
  }
  expect(pages.length).toBeGreaterThan(50)
  expect(findings).toEqual([])
})

/** False positives of the Nu HTML checker, and the markup that causes them. */
const mistaken = [
  // Newer than the checker: exclusive <details> groups, and buttons that open a dialog without a script.
  {
    message: /^Attribute “name” not allowed on element “details”/,
    cause: /<details[^>]* name=/,
  },
  {
    message: /^Attribute “command(for)?” not allowed on element “button”/,
    cause: /<button[^>]* command=/,
  },
  // A type that the standard knows since.
  {
    message: /^Bad value “speculationrules” for attribute “type” on element “script”/,
    cause: /<script type="speculationrules"/,
  },
  // It doesn't support CSS min() and max().
  {
    message: /^Bad value “[^”]*(min|max)\([^”]*” for attribute “sizes”/,
    cause: / sizes="[^"]*(min|max)\(/,
  },
  // Intended: without the role, Safari doesn't expose a list without markers as a list.
  {
    message: /^The “list” role is unnecessary for element “[uo]l”/,
    cause: /<[uo]l[^>]* role="list"/,
  },
]

test("every page is valid HTML according to the Nu HTML checker", { tag: "@nightly" }, () => {
  test.skip(!hasJava(), "The Nu HTML checker needs Java 11 or newer.")
  const findings = askNu(pages)
  const unexpected = findings.filter(
    ({ message }) => !mistaken.some((known) => known.message.test(message)),
  )
  expect(unexpected.map(({ page, message, extract }) => `${page}: ${message} ${extract}`)).toEqual(
    [],
  )
  // Entries that a newer checker no longer reports must be removed from the list.
  const outdated = mistaken.filter(
    ({ message, cause }) =>
      pages.some((page) => cause.test(markupOf(page))) &&
      !findings.some((finding) => message.test(finding.message)),
  )
  expect(outdated).toEqual([])
})

function hasJava(): boolean {
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8" })
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= 11
}

type Finding = { page: string; message: string; extract: string }

/** All messages except hints. One Java process checks all pages, because starting it takes longer than checking a page. */
function askNu(pages: string[]): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), "pages-"))
  try {
    for (const page of pages) {
      mkdirSync(dirname(join(folder, page)), { recursive: true })
      writeFileSync(join(folder, page), markupOf(page))
    }
    const jar = require.resolve("vnu-jar/build/dist/vnu.jar")
    const options = ["--format", "json", "--skip-non-html", "--exit-zero-always"]
    const { status, stderr } = spawnSync("java", ["-jar", jar, ...options, folder], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    })
    expect(status, stderr).toBe(0)
    const { messages } = JSON.parse(stderr) as { messages: NuMessage[] }
    return messages
      .filter(({ type, subType }) => type !== "info" || subType === "warning")
      .map(({ url, message, extract = "" }) => ({
        page: relative(folder, fileURLToPath(url)),
        message,
        extract,
      }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type NuMessage = {
  type: string
  subType?: string
  url: string
  message: string
  extract?: string
}
