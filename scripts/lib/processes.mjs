// @ts-check
import { spawn, spawnSync } from "node:child_process"
import { createWriteStream, mkdirSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"

/**
 * @typedef {object} ProcessOptions
 * @property {string} name shown before the lines it prints, and the name of its log
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [logFile] where all it prints is kept
 * @property {(line: string) => void} [onLine]
 * @property {(message: unknown) => void} [onMessage] gives the program a channel, for those that send messages
 * @property {boolean} [inherit] prints to the terminal itself instead of a log
 */

/**
 * @typedef {object} RunningProcess
 * @property {string} name
 * @property {number} pid also the id of its process group
 * @property {string} [logFile]
 * @property {Promise<number>} exited its exit code; 1 when a signal ended it
 * @property {() => boolean} isRunning
 * @property {() => string} output the last of what it printed
 * @property {() => Promise<void>} stop ends it and all it started
 */

const rememberedLines = 4_000
/** The content service gives requests under way five seconds. */
const graceMs = 8_000
const posix = process.platform !== "win32"

/** @type {Set<RunningProcess>} */
const running = new Set()

/**
 * Starts a program in a process group of its own: Ctrl-C then reaches this process alone, which ends the others in
 * order, and a program that starts helpers (Gatsby's workers, Next's) can be ended with all of them.
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
    // What was printed last belongs to the output: but a helper that outlives its parent may hold the stream open.
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
    // Helpers that outlived it; elsewhere its number may belong to another program by now.
    if (posix) signalTree(pid, "SIGKILL")
    keep.end()
  })
  return started
}

/** Ends every process started here, gently first. */
export async function stopAll() {
  await Promise.all([...running].map((each) => each.stop()))
}

/** Ends every process started here at once. */
export function killAll() {
  for (const each of running) signalTree(each.pid, "SIGKILL")
}

// However this process ends, it leaves nothing running.
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
    // It has ended meanwhile.
  }
}

/** @param {RunningProcess} target */
async function stop(target) {
  if (!target.isRunning()) return
  signalTree(target.pid, "SIGTERM")
  // A paused process would not see the signal.
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
