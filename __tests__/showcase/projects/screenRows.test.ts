/** @jest-environment node */
import { rowsOf } from "../../../src/showcase/projects/case/screenRows"

const [wide, square, phone] = [1.6, 1.2, 0.46]

test.each([
  ["two wide ones share a row", [wide, wide], [0.5, 0.5]],
  ["widths are in proportion to the ratios", [wide, square], [0.571, 0.429]],
  ["a wide one takes two phones beside it", [wide, phone, phone], [0.635, 0.183, 0.183]],
  ["four wide ones make two rows", [wide, wide, wide, wide], [0.5, 0.5, 0.5, 0.5]],
  ["one that is left over has a row of its own", [wide, wide, square], [0.5, 0.5, 1]],
])("%s", (_, ratios, shares) => {
  expect(rowsOf(ratios.map((ratio) => ({ ratio }))).map(({ share }) => share)).toEqual(shares)
})

test("a row that isn't full is limited in height", () => {
  expect(rowsOf([{ ratio: phone }])).toEqual([
    { ratio: phone, share: 1, neighbours: 0, widest: 22.08 },
  ])
})
