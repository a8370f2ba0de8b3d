/** What is needed only when the page is alive, in one file, which is loaded then. */
import { drawOffSchemes } from "./drawOffSchemes"
import { keepArrived } from "./keepArrived"
import { liftsPicture, shuttleArrived, threadShuttle } from "./shuttle"

/**
 * Starts it.
 * @returns what the router calls from then on
 */
export function startOnceAlive() {
  threadShuttle()
  drawOffSchemes()
  keepArrived()
  return { liftsPicture, shuttleArrived }
}
