import { spawn } from "node:child_process"
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import os from "node:os"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import menu from "../../data/menu.json"
import { childEnvironment, localAddresses, siteVariables } from "../../scripts/lib/environment.mjs"
import { readPorts } from "../../scripts/lib/services/ports.mjs"
import { root } from "./support/built"

/** Time limit for two builds on a busy machine, in ms. */
const LIMIT = 1_200_000

/** Files and folders of a checkout, and the output of its builds. */
const COPIED = /^(gatsby-.*\.tsx?|package\.json|tsconfig\.json|src|data|static|\.cache|public)$/

test("a copied checkout and one whose build was killed both build complete pages and keep their pictures", {
  tag: "@nightly",
}, async () => {
  test.setTimeout(LIMIT)
  const copy = mkdtempSync(join(os.tmpdir(), "site-cache-"))
  try {
    for (const name of readdirSync(root).filter((each) => COPIED.test(each))) {
      cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true })
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction")
    const pictures = picturesIn(copy)

    const killed = await build(copy, { killAt: "source and transform nodes" })
    expect(killed.output).toContain("Rebuilding Gatsby's cache (the pictures are kept)")
    expect(killed.output).toContain(`it was made in ${root}`)
    expect(killed.code).not.toBe(0)

    const { output, code } = await build(copy)
    expect(output).toContain("the last build did not complete")
    expect(code, output).toBe(0)
    expect(menusIn(copy)).toEqual([menu.length])
    expect(picturesIn(copy)).toEqual(pictures)
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
})

/** @param killAt the build is killed as soon as its output contains this */
function build(
  cwd: string,
  { killAt }: { killAt?: string } = {},
): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const gatsby = join(root, "node_modules/gatsby/cli.js")
    const child = spawn(process.execPath, [gatsby, "build"], {
      cwd,
      env: childEnvironment(siteVariables(localAddresses(readPorts(process.env)))),
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text
        if (killAt && output.includes(killAt)) child.kill("SIGKILL")
      })
    }
    child.once("error", reject)
    child.once("close", (code) => resolve({ output, code }))
  })
}

/** The pictures, with their modification times. */
function picturesIn(checkout: string): [file: string, madeAt: number][] {
  const folder = join(checkout, "public/static")
  const files = readdirSync(folder, { recursive: true }) as string[]
  const pictures = files.filter((file) => file.endsWith(".avif")).sort()
  return pictures.map((file) => [file, statSync(join(folder, file)).mtimeMs])
}

/** Lengths of the menus in the static query results. */
function menusIn(checkout: string): number[] {
  const folder = join(checkout, "public/page-data/sq/d")
  const results = readdirSync(folder).filter((file) => file.endsWith(".json"))
  return results.flatMap((file) => {
    const { data } = JSON.parse(readFileSync(join(folder, file), "utf8"))
    return data.allMenuItem ? [data.allMenuItem.nodes.length] : []
  })
}
