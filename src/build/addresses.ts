import type { BuildArgs } from "gatsby"
import { unsetAddresses } from "../readConfig"

/** Warns if a production build would use local addresses; `npm start` and `npm test` set all four variables. */
export function warnOfUnsetAddresses({ reporter }: BuildArgs) {
  for (const line of unsetAddresses(process.env)) reporter.warn(line)
}
