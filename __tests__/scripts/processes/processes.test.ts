/** @jest-environment node */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { startProcess } from "../../../scripts/lib/processes/processes.mjs"
import { waitUntilReady } from "../../../scripts/lib/services/readiness.mjs"

/** A program that starts a child process, prints its pid, and waits. */
const withHelper = `
  const { spawn } = require("node:child_process")
  const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" })
  console.log("helper " + helper.pid)
  setInterval(() => {}, 1000)
`

test("stopping a program also stops its child processes", async () => {
  const program = start(withHelper)
  await until(() => /helper \d+/.test(program.output()))
  const helper = Number(/helper (\d+)/.exec(program.output())?.[1])
  expect(isAlive(helper)).toBe(true)
  await program.stop()
  expect(program.isRunning()).toBe(false)
  await until(() => !isAlive(helper))
})

test("a stopped program gets time to shut down", async () => {
  const program = start(`
    process.on("SIGTERM", () => setTimeout(() => { console.log("saved"); process.exit(0) }, 200))
    console.log("up")
    setInterval(() => {}, 1000)
  `)
  await until(() => program.output() === "up")
  await program.stop()
  expect(program.output()).toBe("up\nsaved")
})

test("the last output of a program that exits is kept", async () => {
  const program = start(`console.error("Error: no database"); process.exit(3)`)
  expect(await program.exited).toBe(3)
  expect(program.output()).toBe("Error: no database")
})

test("a program that can't be started exits with 1 and an error message", async () => {
  const program = startProcess({ ...call, command: "no-such-program", args: [] })
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("no-such-program")
})

test("waiting ends as soon as the program responds with success", async () => {
  const answers = [503, 200]
  const server = createServer((_, response) => {
    response.writeHead(answers.shift() ?? 200).end()
  }).listen(0, "127.0.0.1")
  await until(() => server.listening)
  const program = start("setInterval(() => {}, 1000)")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`
  await waitUntilReady({ label: "site", url, process: program, limitMs: 60_000 })
  expect(answers).toEqual([])
  server.close()
  await program.stop()
})

test("waiting fails as soon as the program exits, with its output", async () => {
  const program = start(`console.error("Error: no database"); process.exit(3)`)
  const waiting = waitUntilReady({
    label: "content service",
    url: "http://127.0.0.1:9/",
    process: program,
    limitMs: 60_000,
  })
  await expect(waiting).rejects.toMatchObject({
    message: "The content service exited unexpectedly.",
    details: "Error: no database",
  })
})

test("waiting times out", async () => {
  const program = start("setInterval(() => {}, 1000)")
  const waiting = waitUntilReady({
    label: "content service",
    url: "http://127.0.0.1:9/",
    process: program,
    limitMs: 300,
  })
  await expect(waiting).rejects.toThrow("did not respond on http://127.0.0.1:9/ within 0.3 s")
  await program.stop()
})

const call = { name: "program", cwd: process.cwd(), env: process.env }

function start(code: string) {
  return startProcess({ ...call, command: process.execPath, args: ["-e", code] })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean) {
  // Jest's own timeout ends a test whose condition never holds.
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}
