import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { join } from "node:path"

type Answer = { id: number; error?: string }
type Waiting = { resolve: () => void; reject: (failure: Error) => void }

/** Below everything else of the build: pictures take the processor time that webpack, on one core, leaves idle. */
const NICENESS = 5

/**
 * Makes pictures in a process of their own, started by the first job: it has its own thread pool, so that webpack's file
 * accesses don't queue behind AVIF encoding, and a lower priority.
 * @param directory path of the checkout
 * @returns gatsby-plugin-sharp's job handler; it rejects with the plugin's message, or when the process dies
 */
export function inPictureProcess(directory: string): (job: object) => Promise<void> {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(join(directory, "src/build/pictures/pictureProcess.js"), {
      cwd: directory,
      execArgv: [],
    })
    if (started.pid) setPriority(started.pid, NICENESS)
    started.on("message", ({ id, error }: Answer) => {
      settle(started, id, error)
    })
    const end = (reason: string) => {
      child = undefined
      for (const id of waiting.keys())
        settle(started, id, `The process that makes pictures ${reason}.`)
    }
    started.on("error", ({ message }) => end(`failed: ${message}`))
    started.on("exit", (code, signal) => end(`ended (${signal ?? `exit code ${code}`})`))
    return started
  }

  function settle(process: ChildProcess, id: number, error?: string) {
    const job = waiting.get(id)
    waiting.delete(id)
    // Gatsby may end while the process is idle, but not while a job is pending.
    if (waiting.size === 0) release(process)
    if (error === undefined) job?.resolve()
    else job?.reject(new Error(error))
  }

  return (job) =>
    new Promise((resolve, reject) => {
      child ??= start()
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      child.ref()
      child.channel?.ref()
      child.send({ id: lastId, job })
    })
}

function release(process: ChildProcess) {
  process.unref()
  process.channel?.unref()
}
