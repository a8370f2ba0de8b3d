import * as grounds from "../grounds.module.css"

const inTurn = [grounds.indigo, undefined, grounds.crimson, grounds.forest]

/** Class of the colours of a chapter of /service, from its place: that of its patch in the opening, and of its own bar. */
export function groundOfChapter(place: number): string | undefined {
  return inTurn[place % inTurn.length]
}
