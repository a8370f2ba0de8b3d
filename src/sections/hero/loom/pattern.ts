/** Strips of the warp, which hang: five digits of a letter's number, mirrored around the last one. */
export const COLUMNS = 9
/** Strips of the weft, which the visitor weaves in. */
export const ROWS = 8

/** How a strip of the weft runs through the warp. */
export type Weft = {
  /** The letters woven into it; "" for plain weave. */
  readonly letters: string
  /** Whether it passes over each strip of the warp, from the left. */
  readonly over: readonly boolean[]
  /** Its colour: one of the theme's four threads. */
  readonly thread: 1 | 2 | 3 | 4
}

/**
 * The cloth of a name (docs/design.md#the-loom): a strip for each letter, which passes over the warp for each 1 of the
 * letter's number in binary. The same name always gives the same cloth.
 */
export function patternOf(name: string): readonly Weft[] {
  const letters = lettersIn(name)
  return Array.from({ length: ROWS }, (_, row) => {
    const woven = lettersOf(letters, row)
    return woven.length > 0 ? letterWeft(woven) : plainWeft(row)
  })
}

/** Its letters and digits, without accents. */
export function lettersIn(name: string): string[] {
  return [...name.normalize("NFKD").toUpperCase()].filter((character) =>
    /[\p{L}\p{N}]/u.test(character),
  )
}

/** A short name starts again after a strip of plain weave; a long one is woven into the same strips a second time. */
function lettersOf(letters: readonly string[], row: number): readonly string[] {
  const { length } = letters
  if (length > ROWS) return letters.filter((_, index) => index % ROWS === row)
  return letters.slice(row % (length + 1), (row % (length + 1)) + 1)
}

function letterWeft(letters: readonly string[]): Weft {
  const number = letters.reduce((digits, letter) => digits | numberOf(letter), 0)
  const middle = (COLUMNS - 1) / 2
  return {
    letters: letters.join(""),
    over: columns((column) => Boolean((number >> Math.abs(column - middle)) & 1)),
    thread: threadOf(number),
  }
}

function plainWeft(row: number): Weft {
  return { letters: "", over: columns((column) => (column + row) % 2 === 0), thread: threadOf(row) }
}

const columns = (over: (column: number) => boolean) =>
  Array.from({ length: COLUMNS }, (_, column) => over(column))

const threadOf = (number: number) => ((number % 4) + 1) as Weft["thread"]

/** A letter's place in the alphabet; other characters get a number from 1 to 31 as well, the same one every time. */
function numberOf(letter: string): number {
  if (/[A-Z]/.test(letter)) return letter.charCodeAt(0) - 64
  return ((letter.codePointAt(0) ?? 0) % 31) + 1
}
