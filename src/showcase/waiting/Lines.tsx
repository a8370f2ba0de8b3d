import * as css from "./Lines.module.css"

type LinesProps = {
  /** Width of each line, in per cent of its room. */
  widths: readonly number[]
  /** Size of the words that will stand there. */
  size?: "title" | "text" | "small"
}

/** Where words will stand: lines of their size, quiet and without meaning. */
export function Lines({ widths, size = "text" }: LinesProps) {
  return (
    <div className={`${css.lines} ${css[size]}`}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <span key={index} className={css.line} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  )
}
