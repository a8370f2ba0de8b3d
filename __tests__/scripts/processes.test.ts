/** @jest-environment node */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { startProcess } from "../../scripts/lib/processes.mjs"
import { waitUntilReady } from "../../scripts/lib/readiness.mjs"

/** A program that starts a helper, tells its number, and waits. */
const withHelper = `
  const { spawn } = require("node:child_process")
  const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" })
  console.log("helper " + helper.pid)
  setInterval(() => {}, 1000)
`

test("a program is stopped together with what it started", async () => {
  const program = start(withHelper)
  await until(() => /helper \d+/.test(program.output()))
  const helper = Number(/helper (\d+)/.exec(program.output())?.[1])
  expect(isAlive(helper)).toBe(true)
  await program.stop()
  expect(program.isRunning()).toBe(false)
  await until(() => !isAlive(helper))
})

test("a program that ends gets time to do so in order", async () => {
  const program = start(`
    process.on("SIGTERM", () => setTimeout(() => { console.log("saved"); process.exit(0) }, 200))
    console.log("up")
    setInterval(() => {}, 1000)
  `)
  await until(() => program.output() === "up")
  await program.stop()
  expect(program.output()).toBe("up\nsaved")
})

test("what a program printed last is kept when it ends by itself", async () => {
  const program = start(`console.error("Error: no database"); process.exit(3)`)
  expect(await program.exited).toBe(3)
  expect(program.output()).toBe("Error: no database")
})

test("a program that can't be started says so", async () => {
  const program = startProcess({ ...call, command: "no-such-program", args: [] })
  expect(await program.exited).toBe(1)
  expect(program.output()).toContain("no-such-program")
})

test("waiting ends as soon as the program answers with success", async () => {
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

test("waiting ends as soon as the program dies, with what it said", async () => {
  const program = start(`console.error("Error: no database"); process.exit(3)`)
  const waiting = waitUntilReady({
    label: "content service",
    url: "http://127.0.0.1:9/",
    process: program,
    limitMs: 60_000,
  })
  await expect(waiting).rejects.toMatchObject({
    message: "The content service has ended by itself.",
    details: "Error: no database",
  })
})

test("waiting does not go on for ever", async () => {
  const program = start("setInterval(() => {}, 1000)")
  const waiting = waitUntilReady({
    label: "content service",
    url: "http://127.0.0.1:9/",
    process: program,
    limitMs: 300,
  })
  await expect(waiting).rejects.toThrow("did not answer on http://127.0.0.1:9/ within 0.3 s")
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
  // Jest ends a test that waits in vain.
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}
