// @ts-check
import { killAll, stopAll } from "./processes.mjs"
import { mute, say, showFailure } from "./terminal.mjs"

/** 130 says "interrupted"; once the services are up, ending them is the usual end, and no failure. */
let interruptedCode = 130

/** From here on Ctrl-C is how the command ends. */
export function endsByInterrupt() {
  interruptedCode = 0
}

/**
 * Runs a command of package.json: failures are explained, and no process is left behind, however it ends.
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
    // What fails because it was interrupted is no news.
    if (interruptedAt) return
    showFailure(error)
    // A step beside it ends only because everything ends.
    mute()
  }
  if (interruptedAt) return
  await stopAll()
  process.exit(code)
}

let interruptedAt = 0

async function interrupt() {
  if (interruptedAt) {
    // One Ctrl-C arrives twice, from the terminal and from npm. Later ones mean impatience.
    if (Date.now() - interruptedAt < 1_000) return
    killAll()
    process.exit(130)
  }
  interruptedAt = Date.now()
  say("\nStopping …")
  mute()
  await stopAll()
  process.exit(interruptedCode)
}

/**
 * An npm that is told to end by a signal takes its shell along, but no shell passes the signal on: so whoever ended
 * `npm start` would find the services still running. Being handed to another parent tells.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !interruptedAt) interrupt()
  }, 500).unref()
}
