import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { renderToStaticMarkup } from "react-dom/server"
import { Picture } from "../../../src/components/media/Picture"
import { drawing, sharpPicture } from "../../support/pictures"

const image = () => screen.getByRole("img")

test("the page's largest picture loads eagerly, with high priority", () => {
  render(<Picture picture={sharpPicture()} first />)
  expect(image()).toHaveAttribute("loading", "eager")
  expect(image()).toHaveAttribute("fetchpriority", "high")
})

test("every other picture loads lazily", () => {
  render(<Picture picture={sharpPicture()} />)
  expect(image()).toHaveAttribute("loading", "lazy")
  expect(image()).not.toHaveAttribute("fetchpriority")
})

test("has alternative text and reserves its space", () => {
  render(<Picture picture={sharpPicture("Ribbons in gold.")} />)
  expect(image()).toHaveAccessibleName("Ribbons in gold.")
  expect(image()).toHaveAttribute("width", "600")
  expect(image()).toHaveAttribute("height", "400")
})

test("AVIF is offered in several widths, before one JPEG", () => {
  render(<Picture picture={sharpPicture()} />)
  const source = document.querySelector("picture > source:first-child")
  expect(source).toHaveAttribute("type", "image/avif")
  expect(source?.getAttribute("srcset")).toContain("/a-300.avif 300w")
  expect(image()).toHaveAttribute("src", "/a-600.jpg")
  expect(image()).not.toHaveAttribute("srcset")
})

test("the page's sizes take precedence over the query's", () => {
  const { rerender } = render(<Picture picture={sharpPicture()} sizes="50vw" />)
  const source = document.querySelector("source")
  expect(source).toHaveAttribute("sizes", "50vw")
  rerender(<Picture picture={sharpPicture()} />)
  expect(source).toHaveAttribute("sizes", "(min-width: 600px) 600px, 100vw")
})

test("shows its dominant colour, in three digits, until it has loaded", () => {
  render(<Picture picture={sharpPicture()} />)
  expect(image()).toHaveStyle({ backgroundColor: "#740" })
})

test("a picture without a placeholder has nothing behind it, so that a cut-out shows the page's ground", () => {
  const { alt, src } = sharpPicture()
  const withColour = src.childImageSharp?.gatsbyImageData as IGatsbyImageData
  const { backgroundColor: _, ...gatsbyImageData } = withColour
  render(<Picture picture={{ alt, src: { childImageSharp: { gatsbyImageData } } }} />)
  expect(image()).not.toHaveAttribute("style")
})

test("a blurred placeholder is behind the picture", () => {
  const { alt, src } = sharpPicture()
  const fallback = "data:image/jpeg;base64,/9j/4AAQ"
  const gatsbyImageData = {
    ...(src.childImageSharp?.gatsbyImageData as IGatsbyImageData),
    placeholder: { fallback },
  }
  // jsdom drops a background with a size.
  const html = renderToStaticMarkup(
    <Picture picture={{ alt, src: { childImageSharp: { gatsbyImageData } } }} />,
  )
  expect(html).toContain(fallback)
})

test("an SVG is shown as it is", () => {
  render(<Picture picture={drawing("Anansi Labs")} />)
  expect(screen.getByRole("img", { name: "Anansi Labs" })).toHaveAttribute(
    "src",
    "/static/anansi-labs.svg",
  )
  expect(document.querySelector("source")).not.toBeInTheDocument()
})
