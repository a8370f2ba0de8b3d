import * as css from "./SkeletonLines.module.css"

type SkeletonLinesProps = {
  /** Width of each line, in per cent of the container. */
  widths: readonly number[]
  /** Size of the text that will replace them. */
  size?: "title" | "text" | "small"
}

/** Placeholder lines for text that is loading; decorative only. */
export function SkeletonLines({ widths, size = "text" }: SkeletonLinesProps) {
  return (
    <div className={`${css.lines} ${css[size]}`}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <span key={index} className={css.line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}
