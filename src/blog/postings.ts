/**
 * Numbers of the entries that hold a word, in order, as a file of the index writes them: each the distance to the one
 * before, and a run of consecutive ones as its length below zero. `[3, 4, 5, 9]` is `[3, -2, 4]`, counted from 0.
 */
export type Postings = readonly number[]

/** @param numbers in order, each once, from 0 */
export function packNumbers(numbers: Iterable<number>): number[] {
  const packed: number[] = []
  let last = 0
  for (const number of numbers) {
    const end = packed.length - 1
    const run = packed[end] ?? 1
    if (number === last + 1 && packed.length > 0) {
      if (run < 0) packed[end] = run - 1
      else packed.push(-1)
    } else packed.push(number - last)
    last = number
  }
  return packed
}

/** @throws Error when they name numbers that can't be: files of the index come from the network */
export function unpackNumbers(packed: Postings, limit: number): number[] {
  const numbers: number[] = []
  let last = 0
  for (const step of packed) {
    const count = step < 0 ? -step : 1
    if (!Number.isInteger(step) || numbers.length + count > limit) throw new Error(NOT_AN_INDEX)
    for (let left = count; left > 0; left--) {
      last += step < 0 ? 1 : step
      numbers.push(last)
    }
  }
  if (last >= limit) throw new Error(NOT_AN_INDEX)
  return numbers
}

export const NOT_AN_INDEX = "A file of the search index does not hold what it should"
