/** So many parts of a whole: 38 of 40. */
export type Share = { part: number; whole: number }

/** More parts than can be told apart. */
const AT_MOST = 100

/**
 * The share that a result states, to be drawn: "2/3", "58%", or "38" before "of 40 stalls".
 * @returns undefined where it states none, for example twelve days
 */
export function shareOf(figure: string, unit = ""): Share | undefined {
  const [, part, sign, of] = /^(\d+)(?:(%)|\/(\d+))?$/.exec(figure.trim()) ?? []
  const whole = sign ? 100 : (of ?? /^of (\d+)\b/.exec(unit)?.[1])
  const share = { part: Number(part), whole: Number(whole) }
  return share.whole > 1 && share.whole <= AT_MOST && share.part <= share.whole ? share : undefined
}
