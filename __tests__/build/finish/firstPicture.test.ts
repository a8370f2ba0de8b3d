/** @jest-environment node */
import { firstPictureOf } from "../../../src/build/finish/firstPicture"

const source = (...widths: number[]) =>
  `<source type="image/avif" srcSet="${widths.map((width) => `/static/1a/${width}/p.avif ${width}w`).join(",\n")}" sizes="92vw"/>`
const picture = (sources: string) => `<picture>${sources}<img src="/static/1a/p.jpg"/></picture>`
const page = (content: string) =>
  `<html><header>${picture(source(400))}</header><main class="a">${content}</main></html>`

test.each([
  ["the smallest of its files that is wide enough", picture(source(1200, 480, 240, 750)), "750"],
  ["the largest of its files if none is", picture(source(240, 480)), "480"],
  [
    "of the first picture",
    `<h1>On cloth</h1>${picture(source(750))}${picture(source(1080))}`,
    "750",
  ],
  ["none if all are too small", picture(source(72, 144)), undefined],
  ["none if it has but one file", `<img src="/a.svg"/>${picture(source(480))}`, undefined],
  ["none if the page has no picture", "<h1>On cloth</h1>", undefined],
])("a page's thumbnail is %s", (_, content, width) => {
  expect(firstPictureOf(page(content))).toBe(width && `/static/1a/${width}/p.avif`)
})

test("a page without <main> has no thumbnail", () => {
  expect(firstPictureOf(picture(source(480)))).toBeUndefined()
})
