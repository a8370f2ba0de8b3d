/** @jest-environment node */
import { spawnSync } from "node:child_process"
import path from "node:path"

const terminal = path.resolve("scripts/lib/terminal.mjs")

/** Runs a script whose stdout is a terminal of `columns` columns, or a log, and returns its output. */
function output(script: string, columns?: number): string {
  const stream = columns
    ? `Object.assign(process.stdout, { isTTY: true, columns: ${columns} })`
    : ""
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `${stream}; const { print, step, warn } = await import("${terminal}"); ${script}`,
    ],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined } },
  )
  expect(stderr).toBe("")
  return stdout
}

/** A minimal terminal emulator: the final screen, and the maximum line width. */
function screenAfter(text: string) {
  const lines = [""]
  let row = 0
  let widest = 0
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is matched
  for (const [part] of text.matchAll(/\u001b\[A|\u001b\[J|\r|\n|[^\u001b\r\n]+/g)) {
    if (part === "\u001b[A") row -= 1
    else if (part === "\u001b[J") lines.splice(row, lines.length, "")
    else if (part === "\n") lines[++row] ??= ""
    else if (part !== "\r") {
      lines[row] += part
      widest = Math.max(widest, String(lines[row]).length)
    }
  }
  return { lines: lines.map((line) => line.replace(/[\d.]+ s$/, "N s")), widest }
}

const twoSteps = `
  const first = step("Content service: build", async (show) => {
    for (let done = 0; done <= 20; done++) show({ what: "things", done, total: 20 })
    await new Promise((resolve) => setImmediate(resolve))
    warn("beside it")
    return "built"
  })
  const second = step("Site: build", async (show) => {
    for (let done = 0; done <= 284; done++) show({ what: "pictures", done, total: 284 })
    await first
    await new Promise((resolve) => setImmediate(resolve))
    return "built (first build)"
  })
  await second
  print("Ready")
`

test.each([30, 60, 200])("two parallel steps are redrawn in place on %i columns", (columns) => {
  const { lines, widest } = screenAfter(output(twoSteps, columns))
  expect(lines).toEqual([
    "beside it",
    "› Content service: build … built, N s",
    "› Site: build … built (first build), N s",
    "Ready",
    "",
  ])
  expect(widest).toBeLessThan(Math.max(columns, 43))
})

test("a progress bar appears where there is room for one", () => {
  const script = `await step("Site: build", async (show) => show({ what: "pictures", done: 142, total: 284 }))`
  expect(output(script, 80)).toContain(
    "› Site: build … 142 of 284 pictures, 0 s ████████████░░░░░░░░░░░░",
  )
  expect(output(script, 44)).not.toMatch(/[█░]/)
})

test("lines that a narrower terminal has wrapped are erased completely", () => {
  const script = `
    await step("Content service: build", async (show) => {
      show({ what: "things", done: 1, total: 3 })
      process.stdout.columns = 30
    })
  `
  // 59 characters with the bar: first one row, then two.
  expect(output(script, 60).split("\u001b[J").at(-2)?.endsWith("\r\u001b[A")).toBe(true)
})

test("a log gets one line per step, without control characters", () => {
  const text = output(twoSteps)
  expect(screenAfter(text).lines).toHaveLength(5)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is matched
  expect(text).not.toMatch(/[\u001b\r█]/)
})

test("a failed step is shown with its duration", () => {
  const text = output(
    `await step("Site: build", async () => { throw new Error() }).catch(() => {})`,
  )
  expect(screenAfter(text).lines[0]).toBe("› Site: build … failed after N s")
})
