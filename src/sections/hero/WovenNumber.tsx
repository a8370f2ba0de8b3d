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
        d="M199.5 24c30-1 70-3 100-4"
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
          d="M130 5C139 5 131 26 146 26S168 20 168 10 162-3 156-3 144 2 144 10"
        />
        <path
          stroke="var(--thread-1)"
          pathLength="1"
          d="M105 30c0 14 18 8 18 22s-16 8-14 22 2 21-12 22-60 1-100 1h-60"
        />
        <g className={css.over}>
          {["var(--ground)", "var(--thread-2)"].map((colour) => (
            <path
              key={colour}
              stroke={colour}
              pathLength="1"
              d="M144 10C144 26 152 32 168 31c14-1 20-7 32-7"
            />
          ))}
        </g>
      </g>
    </svg>
  )
}
