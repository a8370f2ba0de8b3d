/** @jest-environment node */
import { rowsOf } from "../../../src/showcase/projects/case/screenRows"

const [wide, square, phone] = [1.6, 1.2, 0.46]

test.each([
  ["a wide one at the beginning has a row of its own", [wide, wide, wide], [1, 0.5, 0.5]],
  ["widths are in proportion to the ratios", [square, wide], [0.429, 0.571]],
  ["a wide one takes two phones beside it", [wide, phone, phone], [0.635, 0.183, 0.183]],
  ["one that is left over has one, too", [wide, wide, square, square], [1, 0.571, 0.429, 1]],
])("%s", (_, ratios, shares) => {
  expect(rowsOf(ratios.map((ratio) => ({ ratio }))).map(({ share }) => share)).toEqual(shares)
})

test("a row that isn't full is limited in height", () => {
  expect(rowsOf([{ ratio: phone }])).toEqual([
    { ratio: phone, share: 1, neighbours: 0, widest: 22.08 },
  ])
})
