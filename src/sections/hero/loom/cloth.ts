import { COLUMNS, lettersIn, patternOf, ROWS, type Weft } from "./pattern"

/** A cloth on the loom. */
export type Cloth = {
  /** The name whose letters are woven. */
  readonly name: string
  readonly strips: readonly Strip[]
}

type Strip = {
  /** Strips of the warp that it has passed, from the left. */
  readonly reach: number
  /** Columns in which the visitor turned it around, as bits. */
  readonly turned: number
}

/** The longest name that the loom takes. */
export const LONGEST_NAME = 40

/** A new cloth starts as a single thread. */
export const newCloth: Cloth = {
  name: "",
  strips: Array.from({ length: ROWS }, (_, row) => ({ reach: row ? 0 : COLUMNS, turned: 0 })),
}

/** Pulls a strip through the warp, or back out, up to a column. */
export function pull(cloth: Cloth, row: number, reach: number): Cloth {
  return change(cloth, row, { reach: Math.min(COLUMNS, Math.max(0, reach)) })
}

/** Moves a strip from over to under where it crosses a column, or back. */
export function turn(cloth: Cloth, row: number, column: number): Cloth {
  return change(cloth, row, { turned: (cloth.strips[row]?.turned ?? 0) ^ (1 << column) })
}

function change({ name, strips }: Cloth, row: number, values: Partial<Strip>): Cloth {
  return {
    name,
    strips: strips.map((strip, at) => (at === row ? { ...strip, ...values } : strip)),
  }
}

/** All strips woven in, just as the letters of the name say. */
export function weave(name: string): Cloth {
  return { name, strips: newCloth.strips.map(() => ({ reach: COLUMNS, turned: 0 })) }
}

/**
 * The cloth with another name, which says anew where its strips go over and under. Each letter that is typed weaves its
 * strip, and each that is deleted pulls it out.
 */
export function rename({ name: before, strips }: Cloth, name: string): Cloth {
  const [was, is] = [lettersIn(before).length, lettersIn(name).length]
  const reachOf = (row: number, reach: number) => (row < is ? COLUMNS : row < was ? 0 : reach)
  return {
    name,
    strips: strips.map(({ reach }, row) => ({ reach: reachOf(row, reach), turned: 0 })),
  }
}

/** The strips as they lie on the loom. */
export function weftsOf({ name, strips }: Cloth): readonly (Weft & Strip)[] {
  return patternOf(name).map((weft, row) => {
    const strip = strips[row] ?? { reach: 0, turned: 0 }
    const over = weft.over.map((isOver, column) => isOver !== Boolean((strip.turned >> column) & 1))
    return { ...weft, ...strip, over }
  })
}

/** Says where a strip crosses the warp, for those who can't see it. */
export function crossingText(cloth: Cloth, row: number, column: number): string {
  const weft = weftsOf(cloth)[row]
  const letters = weft?.letters ? `, letter ${[...weft.letters].join(" and ")}` : ""
  return `Row ${row + 1}${letters}: ${weft?.over[column] ? "over" : "under"} strip ${column + 1}.`
}

const KEY = "cloth"

/** The cloth that was kept on this device, or a new one. */
export function keptCloth(): Cloth {
  try {
    return parseCloth(localStorage.getItem(KEY))
  } catch {
    // The browser blocks its storage; keepCloth tells the visitor.
    return newCloth
  }
}

/** Keeps the cloth on this device. @returns false if the browser refuses */
export function keepCloth(cloth: Cloth): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(cloth))
    return true
  } catch {
    return false
  }
}

/** @param text what the storage held: anything, since other versions and other scripts write there too */
export function parseCloth(text: string | null): Cloth {
  const { name, strips } = parsed(text)
  const isCloth = typeof name === "string" && Array.isArray(strips) && strips.length === ROWS
  if (!isCloth || !strips.every(isStrip)) return newCloth
  return { name: name.slice(0, LONGEST_NAME), strips }
}

function parsed(text: string | null): { name?: unknown; strips?: unknown } {
  try {
    return JSON.parse(text ?? "{}") ?? {}
  } catch {
    return {}
  }
}

function isStrip(value: unknown): value is Strip {
  const { reach, turned } = (value ?? {}) as Partial<Strip>
  return isWhole(reach, COLUMNS) && isWhole(turned, 2 ** COLUMNS - 1)
}

const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most
