import { fireEvent, render, screen } from "@testing-library/react"
import type { RemotePicture } from "../../../src/api/values"
import { RemoteImage } from "../../../src/showcase/pictures/RemoteImage"
import { expectNoViolations } from "../../support/axe"

const stall: RemotePicture = {
  url: "http://localhost:3001/media/stall.webp",
  alt: "Folded cloths on a market stall.",
  srcSet: "http://localhost:3001/media/stall-400.webp 400w",
  width: 1600,
  height: 1000,
}

const show = (picture: Partial<RemotePicture> = {}, first = false) => (
  <RemoteImage picture={{ ...stall, ...picture }} sizes="92vw" ratio="16 / 10" first={first} />
)
/** The browser finds that the picture can't be had. */
const lose = () => fireEvent.error(document.querySelector("img") as Element)

test("everyone can make it out, there and lost", async () => {
  render(show())
  await expectNoViolations()
  lose()
  await expectNoViolations()
})

test("it comes in the width that fits, with its words and its place", () => {
  render(show())
  const image = screen.getByRole("img", { name: stall.alt })
  expect(image).toHaveAttribute("src", stall.url)
  expect(image).toHaveAttribute("srcset", stall.srcSet)
  expect(image).toHaveAttribute("sizes", "92vw")
  expect(image).toHaveAttribute("width", "1600")
  expect(image).toHaveAttribute("height", "1000")
})

test("one that comes in a single size says nothing of sizes", () => {
  render(show({ srcSet: "", width: null, height: null }))
  const image = screen.getByRole("img")
  for (const attribute of ["srcset", "sizes", "width", "height"]) {
    expect(image).not.toHaveAttribute(attribute)
  }
})

test("the page's first picture comes at once and before the others", () => {
  render(show({}, true))
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager")
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high")
})

test("any other picture waits until it is near", () => {
  render(show())
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy")
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority")
})

test.each([
  ["its words", stall.alt, stall.alt],
  ["a sentence, when it has none", "", "This picture could not be loaded."],
])("where it can't be had, %s remain", (_, alt, words) => {
  render(show({ alt }))
  lose()
  expect(screen.getByText(words)).toBeVisible()
})

test("the next picture gets its own try", () => {
  const { rerender } = render(show())
  lose()
  rerender(show({ url: "http://localhost:3001/media/coffee.webp", alt: "Cups." }))
  expect(screen.getByRole("img", { name: "Cups." })).toBeVisible()
})
