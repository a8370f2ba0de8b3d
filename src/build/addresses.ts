import type { GatsbyNode } from "gatsby"
import { unsetAddresses } from "../readConfig"

/** Warns if a production build would use local addresses; `npm start` and `npm test` set all four variables. */
export const warnOfUnsetAddresses: NonNullable<GatsbyNode["onPreBuild"]> = ({ reporter }) => {
  for (const line of unsetAddresses(process.env)) reporter.warn(line)
}
