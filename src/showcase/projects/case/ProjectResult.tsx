import type { CSSProperties } from "react"
import { ResultFigure } from "../../../components/case/ResultFigure"
import { Seam } from "../../../components/media/Seam"
import * as css from "./ProjectResult.module.css"
import type { Result } from "./readCase"
import { type Share, shareOf } from "./share"

/**
 * What became of it: one figure across the window, on the client's own colour if the project has one. A share is drawn as
 * well, as so many squares of a cloth.
 */
export function ProjectResult({ result: { figure, unit, measure, colour } }: { result: Result }) {
  const share = shareOf(figure, unit)
  const own = colour ? { "--bold": colour, "--on-bold": inkOn(colour) } : undefined
  return (
    <section className={`bold ${css.result}`} style={own as CSSProperties | undefined}>
      <Seam />
      <div className={css.inner}>
        <ResultFigure figure={figure} unit={unit} text={measure} />
        {share && <div className={css.share} style={squaresOf(share)} aria-hidden="true" />}
      </div>
    </section>
  )
}

/** Squares of a row; fewer where the whole has no more. */
const COLUMNS = 20

/** The whole in rows, of which the last may end early, and so may the rows of the part. */
function squaresOf({ part, whole }: Share): CSSProperties {
  const columns = Math.min(whole, COLUMNS)
  const rest = ((part % columns) * 100) / columns
  return {
    "--columns": columns,
    "--rows": Math.ceil(whole / columns),
    "--full": Math.floor(part / columns),
    "--rest": `${rest}%`,
  } as CSSProperties
}

/** The light scheme's ink and ground (src/styles/themes.css), and what stands out more than they do. */
const inks = ["#1a1510", "#f7f1e5", "#000000", "#ffffff"]

/** The first ink with a contrast of at least 4.5:1, which black or white has on any colour. */
function inkOn(colour: string): string | undefined {
  return inks.find((ink) => contrast(luminanceOf(ink), luminanceOf(colour)) >= 4.5)
}

/** WCAG's relative luminance, from 0 to 1. @param colour in six hexadecimal digits */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's ratio of two luminances. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
