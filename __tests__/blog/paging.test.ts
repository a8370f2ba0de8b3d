/** @jest-environment node */
import { namedPages, PER_PAGE, pageCount, pagePathOf } from "../../src/blog/paging"

test("a list shows three articles per page, a grid six", () => {
  expect(PER_PAGE).toEqual({ list: 3, grid: 6 })
})

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [9, 3],
  [1000, 334],
])("%i articles take %i pages of three", (articles, pages) => {
  expect(pageCount(articles, 3)).toBe(pages)
})

test("the first page has the list's own address, later pages add their number", () => {
  expect(pagePathOf("/blog", 1)).toBe("/blog")
  expect(pagePathOf("/blog/tag/brand", 12)).toBe("/blog/tag/brand/page/12")
})

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 5, "1 2 … 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 7, "1 2 3 4 5 6 7"],
  [5, 9, "1 … 4 5 6 … 9"],
  [334, 334, "1 … 333 334"],
])("on page %i of %i the pagination shows %s", (page, pages, expected) => {
  expect(
    namedPages(page, pages)
      .map((number) => number ?? "…")
      .join(" "),
  ).toBe(expected)
})
