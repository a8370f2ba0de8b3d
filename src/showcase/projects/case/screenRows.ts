/** A row is full at this ratio of width to height: two wide screens, or a wide one and two phones. */
const full = 2.2

/** A screen of at least this ratio may lead: it has a row of its own, as wide as the page. */
const wide = 1.4

/** Below this ratio a screen is upright, as a phone's is. */
const upright = 1

/** A row that isn't full is at most so high, in rem; that of a leading screen, which is to fill the page's width, so high. */
const highest = 48
const highestLeading = 60

type InRow = {
  /** Of the row's width, from 0 to 1. */
  share: number
  /** How many more screens the row has. */
  neighbours: number
  /** Width of the row, in rem. */
  widest: number
}

/**
 * Arranges screens in rows, each filled in proportion to their ratios, which gives them one height. The first, if it is
 * wide, has a row of its own, unless there are upright ones to stand beside it.
 */
export function rowsOf<Screen extends { ratio: number }>(
  screens: readonly Screen[],
): (Screen & InRow)[] {
  const rows: Screen[][] = []
  const leads = (screens[0]?.ratio ?? 0) >= wide && screens.every(({ ratio }) => ratio >= upright)
  for (const screen of screens) {
    const last = rows.at(-1)
    if (last && !(leads && rows.length === 1) && ratioOf(last) < full) last.push(screen)
    else rows.push([screen])
  }
  return rows.flatMap((row, index) =>
    row.map((screen) => ({
      ...screen,
      share: round(screen.ratio / ratioOf(row)),
      neighbours: row.length - 1,
      widest: round(ratioOf(row) * (leads && index === 0 ? highestLeading : highest)),
    })),
  )
}

function ratioOf(row: readonly { ratio: number }[]): number {
  return row.reduce((total, { ratio }) => total + ratio, 0)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
