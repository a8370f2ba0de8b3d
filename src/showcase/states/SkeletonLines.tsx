import * as css from "./SkeletonLines.module.css"

// Named one by one: all of the stylesheet's names would take room in the scripts of showcase pages.
const sizes = { title: css.title, text: css.text, small: css.small }

type SkeletonLinesProps = {
  /** Width of each line, in per cent of the container. */
  widths: readonly number[]
  /** Size of the text that will replace them. */
  size?: keyof typeof sizes
}

/** Placeholder lines for text that is loading; decorative only. */
export function SkeletonLines({ widths, size = "text" }: SkeletonLinesProps) {
  return (
    <div className={`${css.lines} ${sizes[size]}`}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <span key={index} className={css.line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}
