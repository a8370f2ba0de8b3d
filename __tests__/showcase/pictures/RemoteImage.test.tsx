import { fireEvent, render, screen } from "@testing-library/react"
import type { RemotePicture } from "../../../src/api/values"
import { RemoteImage } from "../../../src/showcase/pictures/RemoteImage"
import { expectNoViolations } from "../../support/axe"

const stall: RemotePicture = {
  url: "http://localhost:3001/media/stall.webp",
  alt: "Folded cloths on a market stall.",
  srcSet: "http://localhost:3001/media/stall-400.webp 400w",
  avifSrcSet: "",
  width: 1600,
  height: 1000,
}

const show = (picture: Partial<RemotePicture> = {}, first = false) => (
  <RemoteImage picture={{ ...stall, ...picture }} sizes="92vw" ratio="16 / 10" first={first} />
)
/** The browser reports that the picture failed to load. */
const lose = () => fireEvent.error(document.querySelector("img") as Element)

test("has no axe violations, loaded and failed", async () => {
  render(show())
  await expectNoViolations()
  lose()
  await expectNoViolations()
})

test("loads in the width that fits, with alternative text and reserved space", () => {
  render(show())
  const image = screen.getByRole("img", { name: stall.alt })
  expect(image).toHaveAttribute("src", stall.url)
  expect(image).toHaveAttribute("srcset", stall.srcSet)
  expect(image).toHaveAttribute("sizes", "92vw")
  expect(image).toHaveAttribute("width", "1600")
  expect(image).toHaveAttribute("height", "1000")
})

test("browsers that know AVIF get it", () => {
  const avifSrcSet = "http://localhost:3001/media/stall-400.avif 400w"
  const { rerender } = render(show({ avifSrcSet }))
  const source = document.querySelector("picture > source:first-child")
  expect(source).toHaveAttribute("type", "image/avif")
  expect(source).toHaveAttribute("srcset", avifSrcSet)
  expect(source).toHaveAttribute("sizes", "92vw")
  rerender(show())
  expect(document.querySelector("source")).toBeNull()
})

test("a picture of a single size has no srcset or dimensions", () => {
  render(show({ srcSet: "", width: null, height: null }))
  const image = screen.getByRole("img")
  for (const attribute of ["srcset", "sizes", "width", "height"]) {
    expect(image).not.toHaveAttribute(attribute)
  }
})

test("the page's first picture loads eagerly, with high priority", () => {
  render(show({}, true))
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager")
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high")
})

test("any other picture loads lazily", () => {
  render(show())
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy")
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority")
})

test.each([
  ["its alternative text", stall.alt, stall.alt],
  ["a sentence instead of missing alternative text", "", "This picture could not be loaded."],
])("a picture that fails to load shows %s", (_, alt, words) => {
  render(show({ alt }))
  lose()
  expect(screen.getByText(words)).toBeVisible()
})

test("the next picture is tried again", () => {
  const { rerender } = render(show())
  lose()
  rerender(show({ url: "http://localhost:3001/media/coffee.webp", alt: "Cups." }))
  expect(screen.getByRole("img", { name: "Cups." })).toBeVisible()
})
