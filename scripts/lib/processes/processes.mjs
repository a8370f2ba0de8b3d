// @ts-check
import { spawn, spawnSync } from "node:child_process"
import { createWriteStream, mkdirSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"

/**
 * @typedef {object} ProcessOptions
 * @property {string} name shown before its output lines, and the name of its log
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [logFile] receives all its output
 * @property {(line: string) => void} [onLine]
 * @property {(message: unknown) => void} [onMessage] opens an IPC channel and receives the program's messages
 * @property {boolean} [inherit] prints directly to the terminal instead of a log
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number} pid also the id of its process group
 * @property {string} [logFile]
 * @property {Promise<number>} exited its exit code; 1 if a signal ended it
 * @property {() => boolean} isRunning
 * @property {() => string} output its last lines of output
 * @property {() => Promise<void>} stop stops it and all its child processes
 */

const rememberedLines = 4_000
/** The content service gives requests in progress five seconds to finish. */
const graceMs = 8_000
const posix = process.platform !== "win32"

/** @type {Set<RunningProcess>} */
const running = new Set()

/**
 * Starts a program in its own process group. Ctrl-C then reaches only this process, which stops the others in order, and
 * a program with workers (Gatsby's, Next's) can be stopped along with all of them.
 * @param {ProcessOptions} options
 * @returns {RunningProcess}
 */
export function startProcess(options) {
  const { name, command, args, cwd, env, logFile, onLine, onMessage, inherit = false } = options
  const output = inherit ? "inherit" : "pipe"
  const child = spawn(command, args, {
    cwd,
    env,
    detached: posix,
    windowsHide: true,
    stdio: ["ignore", output, output, onMessage ? "ipc" : undefined],
  })
  if (onMessage) child.on("message", onMessage)
  const keep = keeper(logFile, onLine)
  /** @type {Promise<void>[]} */
  const streams = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    const lines = createInterface({ input: stream })
    lines.on("line", keep.line)
    streams.push(new Promise((resolve) => lines.once("close", resolve)))
  }
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once("error", (error) => {
      keep.line(error.message)
      resolve(1)
    })
    // Waits for the last output, but not forever: a worker that outlives its parent may hold the stream open.
    child.once("exit", async (code) => {
      await Promise.race([Promise.all(streams), delay(500)])
      resolve(code ?? 1)
    })
  })
  const pid = child.pid ?? 0
  /** @type {RunningProcess} */
  const started = {
    name,
    pid,
    logFile,
    exited,
    isRunning: () => running.has(started),
    output: keep.text,
    stop: () => stop(started),
  }
  if (pid) running.add(started)
  exited.then(() => {
    running.delete(started)
    // Kills workers that outlived it. Not on Windows, where the pid may already belong to another program.
    if (posix) signalTree(pid, "SIGKILL")
    keep.end()
  })
  return started
}

/** Stops every process started here, gracefully at first. */
export async function stopAll() {
  await Promise.all([...running].map((each) => each.stop()))
}

/** Kills every process started here. */
export function killAll() {
  for (const each of running) signalTree(each.pid, "SIGKILL")
}

// Leaves nothing running, however this process ends.
process.on("exit", killAll)

/**
 * @param {number} pid of a process that `startProcess` started
 * @param {NodeJS.Signals} signal
 */
function signalTree(pid, signal) {
  if (!pid) return
  try {
    if (posix) process.kill(-pid, signal)
    else spawnSync("taskkill", ["/PID", String(pid), "/T", "/F"], { windowsHide: true })
  } catch {
    // It has already ended.
  }
}

/** @param {RunningProcess} target */
async function stop(target) {
  if (!target.isRunning()) return
  signalTree(target.pid, "SIGTERM")
  // A suspended process would not receive the signal.
  if (posix) signalTree(target.pid, "SIGCONT")
  const ended = await Promise.race([target.exited, delay(graceMs)])
  if (ended === undefined) signalTree(target.pid, "SIGKILL")
  await target.exited
}

/**
 * @param {string | undefined} logFile
 * @param {((line: string) => void) | undefined} onLine
 */
function keeper(logFile, onLine) {
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true })
  const log = logFile ? createWriteStream(logFile) : undefined
  /** @type {string[]} */
  const lines = []
  return {
    /** @param {string} line */
    line(line) {
      lines.push(line)
      if (lines.length > rememberedLines) lines.shift()
      log?.write(`${line}\n`)
      onLine?.(line)
    },
    text: () => lines.join("\n"),
    end: () => log?.end(),
  }
}

/** @param {number} ms @returns {Promise<undefined>} */
function delay(ms) {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())
}
