import type { GatsbyNode } from "gatsby"
import { unsetAddresses } from "../readConfig"

/** A build for the public that would carry this machine's addresses says so; `npm start` and `npm test` set all four. */
export const warnOfUnsetAddresses: NonNullable<GatsbyNode["onPreBuild"]> = ({ reporter }) => {
  for (const line of unsetAddresses(process.env)) reporter.warn(line)
}
