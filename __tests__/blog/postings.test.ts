/** @jest-environment node */
import { packNumbers, unpackNumbers } from "../../src/blog/postings"

test.each([
  [[], []],
  [[0], [0]],
  [[5], [5]],
  [
    [0, 1, 2],
    [0, -2],
  ],
  [
    [3, 4, 5, 9],
    [3, -2, 4],
  ],
  [
    [1, 3, 4, 6, 7, 8],
    [1, 2, -1, 2, -2],
  ],
])("%j is packed as %j, and unpacked again", (numbers, packed) => {
  expect(packNumbers(numbers)).toEqual(packed)
  expect(unpackNumbers(packed, 10)).toEqual(numbers)
})
