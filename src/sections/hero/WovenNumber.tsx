import * as css from "./WovenNumber.module.css"

/** The digits of 404 as cells; the zero is unravelling. */
const rows = [
  "xx..xx...xxxx....xx..xx.",
  "xx..xx..xxxx.....xx..xx.",
  "xx..xx..xx.......xx..xx.",
  "xx..xx..xx...x...xx..xx.",
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

/** "404" as woven cloth with a zero that unravels. Decorative, hidden from screen readers. */
export function WovenNumber() {
  return (
    <svg className={css.number} viewBox="0 0 240 90" aria-hidden="true" role="presentation">
      <path
        className={css.under}
        fill="none"
        strokeWidth="8.6"
        stroke="var(--thread-2)"
        pathLength="1"
        d="M200 24c30-1 70-3 100-4"
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
        <path
          stroke="var(--thread-2)"
          pathLength="1"
          d="M130 5c16 0 10 36 26 36s14-27 0-27-14 15 14 13 20-3 30-3"
        />
        <path
          stroke="var(--thread-1)"
          pathLength="1"
          d="M105 30c0 14 18 8 18 22s-16 8-14 22 2 21-12 22-60 1-100 1h-60"
        />
        <path stroke="var(--thread-4)" pathLength="1" d="M135 32c0-14 8-10 8-22" />
      </g>
    </svg>
  )
}
