// @ts-check
import { Explained } from "./explained.mjs"

const coloured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR

/** @param {number} code @returns {(text: string) => string} */
const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = paint(1)
export const faint = paint(2)
const red = paint(31)
const yellow = paint(33)

/** Label of the step whose line has no end yet, and whether something was printed below it. */
let open = { label: "", broken: false }

let muted = false

/** @param {string} [text] */
export function say(text = "") {
  if (muted) return
  breakOpenLine()
  console.log(text)
}

/** @param {string} text */
export function warn(text) {
  if (muted) return
  breakOpenLine()
  console.log(yellow(text))
}

/**
 * Shows a step and how long it took: `› Site: build … up to date, 0.2 s`.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {(result: T) => unknown} [wordFor] says in a word how it ended; a text that `work` returns is shown itself
 * @returns {Promise<T>} what `work` returns
 */
export async function step(label, work, wordFor = (result) => result) {
  const started = performance.now()
  process.stdout.write(`${faint("›")} ${label} … `)
  open = { label, broken: false }
  try {
    const result = await work()
    const word = wordFor(result)
    close(`${typeof word === "string" ? `${word}, ` : ""}${faint(secondsSince(started))}`)
    return result
  } catch (error) {
    close(`${red("failed")} ${faint(`after ${secondsSince(started)}`)}`)
    throw error
  }
}

/** @param {number} started of `performance.now()` */
export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** @param {unknown} error */
export function showFailure(error) {
  breakOpenLine()
  if (!(error instanceof Explained)) return console.error(error)
  if (error.details) console.error(`\n${error.details.trimEnd()}\n`)
  console.error(red(error.message))
}

/** Shows nothing more: what ends while everything is being stopped is no news. */
export function mute() {
  breakOpenLine()
  muted = true
}

/** @param {string} ending */
function close(ending) {
  if (muted) return
  console.log(open.broken ? `${faint("›")} ${open.label} … ${ending}` : ending)
  open = { label: "", broken: false }
}

function breakOpenLine() {
  if (!open.label || open.broken) return
  process.stdout.write("\n")
  open.broken = true
}
