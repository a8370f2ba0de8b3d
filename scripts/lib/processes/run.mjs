// @ts-check

import { fromFirstError } from "../output.mjs"
import { UserFacingError } from "../userFacingError.mjs"
import { startProcess } from "./processes.mjs"

/**
 * @typedef {object} RunOptions
 * @property {string} name name of its log
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} [logFile]
 * @property {boolean} [inherit]
 * @property {(line: string) => void} [onLine]
 * @property {(message: unknown) => void} [onMessage]
 * @property {number} [limitMs] stops it after this time
 */

/**
 * Runs a program until it exits.
 * @param {RunOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run({ limitMs, ...options }) {
  const started = startProcess(options)
  const timer = limitMs ? setTimeout(() => started.stop(), limitMs) : undefined
  const code = await started.exited
  clearTimeout(timer)
  return { code, output: started.output() }
}

/**
 * Runs a program that must succeed.
 * @param {RunOptions & { failure: string }} options `failure` is the error message
 * @throws UserFacingError with the program's output, from its first error on
 */
export async function runOrExplain({ failure, ...options }) {
  const { code, output } = await run(options)
  if (code !== 0) throw new UserFacingError(failure, fromFirstError(output))
}
