import type { CSSProperties } from "react"
import type { PictureData } from "./Picture"

/** Text on a poster: ink, or paper where the ground is dark. */
const INK = [26, 21, 16]
const PAPER = [255, 250, 240]

/** Contrast of text with the ground: more than the 4.5 that WCAG 2 asks for, because the picture's light shines through. */
const LEAST = 5

type Channels = readonly number[]

/**
 * The colours of a poster that continues a picture's ground.
 * @param ground the picture's dominant colour, as #rrggbb
 * @returns that colour, moved away from its text as far as contrast demands, and the text's colour
 */
export function posterColours(ground: string): { ground: string; text: string } {
  const channels = (ground.match(/[\da-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16))
  if (channels.length !== 3) return posterColours(hex(INK))
  const isLight = contrast(channels, INK) >= contrast(channels, PAPER)
  const text = isLight ? INK : PAPER
  let moved: Channels = channels
  for (let share = 0; contrast(moved, text) < LEAST; share += 0.02) {
    moved = channels.map((channel) => channel + ((isLight ? 255 : 0) - channel) * share)
  }
  return { ground: hex(moved), text: hex(text) }
}

/** A picture's poster colours as the variables `--poster`, the ground, and `--on-poster`, the text. */
export function posterStyle(picture: PictureData | null): CSSProperties {
  const image = picture?.src.childImageSharp?.gatsbyImageData
  const { ground, text } = posterColours(image?.backgroundColor ?? "")
  return { "--poster": ground, "--on-poster": text } as CSSProperties
}

function contrast(one: Channels, other: Channels): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance (WCAG 2). */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Math.round(channel) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`
}
