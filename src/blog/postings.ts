/**
 * The numbers of the entries that contain a word, ascending and packed as in the index files: each
 * number is the distance to the previous one, and a run of consecutive numbers is its length,
 * negated. `[3, 4, 5, 9]` becomes `[3, -2, 4]`.
 */
export type Postings = readonly number[]

/** @param numbers ascending, without duplicates, from 0 */
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

/** @throws Error if the numbers are impossible: index files come from the network */
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

export const NOT_AN_INDEX = "A file of the search index is malformed"
