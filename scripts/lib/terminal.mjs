// @ts-check
import { UserFacingError } from "./userFacingError.mjs"

const isTerminal = Boolean(process.stdout.isTTY)
const coloured = isTerminal && !process.env.NO_COLOR

/** @param {number} code @returns {(text: string) => string} */
const paint = (code) => (text) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text)

export const bold = paint(1)
export const dim = paint(2)
const red = paint(31)
const yellow = paint(33)

/**
 * A step's progress: what it is working on, and how much of that is done if it can be counted.
 * @typedef {{ what: string, done?: number, total?: number }} Progress
 * @typedef {{ label: string, started: number, progress?: Progress }} Step
 */

/** Running steps, in the order in which they started. @type {Set<Step>} */
const open = new Set()

/** Their lines, as currently drawn at the bottom of the terminal. @type {string[]} */
let drawn = []

/** @type {NodeJS.Timeout | undefined} */
let clock

let muted = false

/** A terminal redraws the lines in place; a log gets a new line now and then. */
const everyMs = isTerminal ? 1_000 : 15_000

/** @param {string} [text] */
export function print(text = "") {
  if (muted) return
  erase()
  console.log(text)
  draw()
}

/** @param {string} text */
export function warn(text) {
  print(yellow(text))
}

/**
 * Shows a step, its progress and finally its duration: `› Site: build … up to date, 0.2 s`. Several steps may run in
 * parallel.
 * @template T
 * @param {string} label
 * @param {(show: (progress: Progress) => void) => Promise<T>} work
 * @param {(result: T) => unknown} [wordFor] summarises the result; by default, a string that `work` returns
 * @returns {Promise<T>} the result of `work`
 */
export async function step(label, work, wordFor = (result) => result) {
  /** @type {Step} */
  const one = { label, started: performance.now() }
  open.add(one)
  draw()
  clock ??= setInterval(isTerminal ? draw : report, everyMs).unref()
  /** @param {string} ending */
  const close = (ending) => {
    open.delete(one)
    if (open.size === 0) clock = void clearInterval(clock)
    print(`${dim("›")} ${label} … ${ending}`)
  }
  try {
    const result = await work((progress) => {
      one.progress = progress
      if (isTerminal) draw()
    })
    const word = wordFor(result)
    close(`${typeof word === "string" ? `${word}, ` : ""}${dim(secondsSince(one.started))}`)
    return result
  } catch (error) {
    close(`${red("failed")} ${dim(`after ${secondsSince(one.started)}`)}`)
    throw error
  }
}

/** @param {number} started of `performance.now()` */
export function secondsSince(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** @param {unknown} error */
export function showFailure(error) {
  erase()
  if (!(error instanceof UserFacingError)) return console.error(error)
  if (error.details) console.error(`\n${error.details.trimEnd()}\n`)
  console.error(red(error.message))
}

/** Stops all output: what ends during shutdown is not worth reporting. */
export function mute() {
  erase()
  muted = true
}

function erase() {
  if (drawn.length === 0) return
  // A terminal that has become narrower has wrapped the lines.
  const rows = drawn.reduce((sum, line) => sum + Math.ceil(line.length / columns()), 0)
  process.stdout.write(`\r${"\u001b[A".repeat(rows - 1)}\u001b[J`)
  drawn = []
}

const columns = () => process.stdout.columns || 80

function draw() {
  if (muted || !isTerminal) return
  erase()
  drawn = [...open].map((each) => lineOf(each, columns() - 1))
  process.stdout.write(drawn.join("\n"))
}

function report() {
  if (!muted) for (const each of open) console.log(lineOf(each, Number.POSITIVE_INFINITY))
}

/**
 * The line of a running step, never wider than the terminal: a wrapped line could not be erased.
 * @param {Step} step
 * @param {number} width
 */
function lineOf({ label, started, progress }, width) {
  const seconds = `${Math.round((performance.now() - started) / 1000)} s`
  const { what, done = 0, total } = progress ?? {}
  const counted = total ? `${done} of ${total} ${what}` : what
  const line = `› ${label} … ${[counted, seconds].filter(Boolean).join(", ")}`
  const room = Math.min(width - line.length - 1, 24)
  if (!isTerminal || !total || room < 6) return line.slice(0, width)
  const full = Math.round((Math.min(done, total) / total) * room)
  return `${line} ${"█".repeat(full)}${"░".repeat(room - full)}`
}
