/** A row is full at this ratio of width to height: two wide screens, or a wide one and two phones. */
const full = 2.2

/** A row that isn't full is at most so high, in rem. */
const highest = 48

type InRow = {
  /** Of the row's width, from 0 to 1. */
  share: number
  /** How many more screens the row has. */
  neighbours: number
  /** Width of the row, in rem. */
  widest: number
}

/** Arranges screens in rows, each filled in proportion to their ratios, which gives them one height. */
export function rowsOf<Screen extends { ratio: number }>(
  screens: readonly Screen[],
): (Screen & InRow)[] {
  const rows: Screen[][] = []
  for (const screen of screens) {
    const last = rows.at(-1)
    if (last && ratioOf(last) < full) last.push(screen)
    else rows.push([screen])
  }
  return rows.flatMap((row) =>
    row.map((screen) => ({
      ...screen,
      share: round(screen.ratio / ratioOf(row)),
      neighbours: row.length - 1,
      widest: round(ratioOf(row) * highest),
    })),
  )
}

function ratioOf(row: readonly { ratio: number }[]): number {
  return row.reduce((total, { ratio }) => total + ratio, 0)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
