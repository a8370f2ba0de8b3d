import * as css from "./WovenNumber.module.css"

/** The digits of 404 as cells. */
const rows = [
  "xx..xx...xxxxx...xx..xx.",
  "xx..xx..xxxxxxx..xx..xx.",
  "xx..xx..xx...xx..xx..xx.",
  "xx..xx..xx...xx..xx..xx.",
  "xxxxxxx.xx...xx..xxxxxxx",
  "xxxxxxx.xx...xx..xxxxxxx",
  "....xx..xx...xx......xx.",
  "....xx..xxxxxxx......xx.",
  "....xx...xxxxx.......xx.",
]
const CELL = 10
/** Space on either side of a band within its cell. */
const GAP = 0.7

/** One SVG path for each thread. Cells alternate between vertical (over) and horizontal (under) bands. */
function threads(): string[] {
  const paths = ["", "", "", ""]
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of [...row].entries()) {
      if (cell !== "x") continue
      const upright = (x + y) % 2 === 0
      const thread = upright ? x % 4 : (y + 1) % 4
      const [dx, dy] = upright ? [GAP, 0] : [0, GAP]
      const [width, height] = [CELL - 2 * dx, CELL - 2 * dy]
      paths[thread] += `M${x * CELL + dx} ${y * CELL + dy}h${width}v${height}h${-width}z`
    }
  }
  return paths
}

/** "404" as woven cloth; two threads run out of its zero. Decorative, hidden from screen readers. */
export function WovenNumber() {
  return (
    <svg className={css.number} viewBox="0 0 240 90" aria-hidden="true" role="presentation">
      <path
        className={css.under}
        fill="none"
        strokeWidth="8.6"
        stroke="var(--thread-4)"
        pathLength="1"
        d="M199 35h33c30 0 40-3 68-4"
      />
      {threads().map((path, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the four threads never change.
          key={index}
          d={path}
          fill={`var(--thread-${index + 1})`}
        />
      ))}
      <g className={css.loose} fill="none" strokeWidth="8.6">
        {/* The line of the page ends before the thread, whose other part it would cut. */}
        <path
          className={css.over}
          stroke="var(--ground)"
          pathLength="1"
          d="M139 5c20 0 15 30 35 30h18"
        />
        <path
          className={css.over}
          stroke="var(--thread-4)"
          pathLength="1"
          d="M139 5c20 0 15 30 35 30h26"
        />
        <path
          stroke="var(--thread-1)"
          pathLength="1"
          d="M95 89.3c0 9-8 12-22 12-20 1-60 1-100 1h-60"
        />
      </g>
    </svg>
  )
}
