// @ts-check
import { killAll, stopAll } from "./processes/processes.mjs"
import { mute, print, showFailure } from "./terminal.mjs"

/** 130 means "interrupted". Once the services are running, Ctrl-C is the normal way to stop them, so it becomes 0. */
let interruptedCode = 130

/** From here on, Ctrl-C is a normal exit. */
export function endsByInterrupt() {
  interruptedCode = 0
}

/**
 * Runs a command of package.json: explains failures, and leaves no process behind however it ends.
 * @param {() => Promise<number | void>} work its result is the exit code
 */
export async function runCommand(work) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, interrupt)
  }
  stopWithNpm()
  let code = 1
  try {
    code = (await work()) ?? 0
  } catch (error) {
    // A failure caused by the interrupt is not worth reporting.
    if (interruptedAt) return
    showFailure(error)
    // Parallel steps only fail because everything is being stopped.
    mute()
  }
  if (interruptedAt) return
  await stopAll()
  process.exit(code)
}

let interruptedAt = 0

async function interrupt() {
  if (interruptedAt) {
    // One Ctrl-C arrives twice, from the terminal and from npm. A later one means "stop now".
    if (Date.now() - interruptedAt < 1_000) return
    killAll()
    process.exit(130)
  }
  interruptedAt = Date.now()
  print("\nStopping …")
  mute()
  await stopAll()
  process.exit(interruptedCode)
}

/**
 * When npm is stopped by a signal, its shell ends too but doesn't forward the signal, so the services of `npm start` would
 * keep running. A new parent process (ppid) means ours has died.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !interruptedAt) interrupt()
  }, 500).unref()
}
