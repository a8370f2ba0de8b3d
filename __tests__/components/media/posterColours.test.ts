/** @jest-environment node */
import { posterColours } from "../../../src/components/media/posterColours"

/** Contrast of two colours (WCAG 2), calculated here on its own. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const INK = "#1a1510"
const PAPER = "#fffaf0"

test.each([
  ["dark blue", "#27357e", PAPER],
  ["gold", "#f2b42c", INK],
  ["sand", "#e0cba9", INK],
])("a poster on %s keeps the picture's colour", (_, ground, text) => {
  expect(posterColours(ground)).toEqual({ ground, text })
})

test.each(["#c84a35", "#808080", "#7a7a7a", "#3f8f6a", "#ff0000", "#000000", "#ffffff"])(
  "text on a poster that continues %s has enough contrast",
  (colour) => {
    const { ground, text } = posterColours(colour)
    expect([INK, PAPER]).toContain(text)
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(["", "red", "#fff"])("without a full colour, as in %j, the poster is dark", (colour) => {
  expect(posterColours(colour)).toEqual({ ground: INK, text: PAPER })
})
