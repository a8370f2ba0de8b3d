/** @jest-environment node */
import { shareOf } from "../../../src/showcase/projects/case/share"

test.each([
  ["2/3", "of all orders", { part: 2, whole: 3 }],
  ["58%", "of readers", { part: 58, whole: 100 }],
  ["38", "of 40 stalls", { part: 38, whole: 40 }],
  ["5", "of 5 schools", { part: 5, whole: 5 }],
])("%s %s is a share", (figure, unit, share) => {
  expect(shareOf(figure, unit)).toEqual(share)
})

test.each([
  ["12", "days early"],
  ["5th", "month"],
  ["140%", "more orders"],
  ["3/2", "of the plan"],
  ["7", "of 700 shops"],
  ["0/0", ""],
  ["50", undefined],
])("%s %s is drawn as no share", (figure, unit) => {
  expect(shareOf(figure, unit)).toBeUndefined()
})
