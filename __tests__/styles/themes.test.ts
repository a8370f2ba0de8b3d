/** @jest-environment node */
import { type Scheme, siteColours } from "../../src/build/themeColours"

type Look = { theme: string; scheme: Scheme }

const looks: Look[] = [
  { theme: "loom", scheme: "light" },
  { theme: "loom", scheme: "dark" },
  { theme: "plain", scheme: "light" },
  { theme: "plain", scheme: "dark" },
  { theme: "studio", scheme: "dark" },
  { theme: "interior", scheme: "light" },
  { theme: "signal", scheme: "dark" },
  { theme: "launch", scheme: "light" },
]

/** Text colours and their backgrounds. */
const pairs = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["ink-soft", "ground"],
  ["ink-soft", "surface"],
  ["accent-ink", "ground"],
  ["accent-ink", "surface"],
  ["on-accent", "accent"],
  ["good", "ground"],
  ["bad", "ground"],
  ["on-night", "night"],
  ["on-night-soft", "night"],
  ["night-accent", "night"],
  ["on-night-accent", "night-accent"],
  ["on-bold", "bold"],
]

/** The least contrast of text, as defined by WCAG, level AA. */
const least = 4.5

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** As defined by WCAG. */
function luminance(colour: string): number {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(looks)("$theme, $scheme", ({ theme, scheme }) => {
  test.each(pairs)("%s is readable on %s", (text = "", ground = "") => {
    const colour = siteColours(theme, scheme)
    const ratio = contrast(colour(text), colour(ground))
    const problem = `src/styles/themes.css, theme "${theme}", ${scheme}: --${text} (${colour(text)}) on --${ground} (${colour(ground)}) has a contrast of ${ratio.toFixed(2)}; text needs ${least}`
    expect(ratio < least ? problem : null).toBeNull()
  })
})
