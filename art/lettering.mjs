// Drawn capitals, for wordmarks.

/** Single-stroke capitals, 20 units high: [width, path]. */
const GLYPH = {
  A: [16, "M0 20L8 0L16 20M3 13.2H13"],
  B: [14, "M0 0H8a4.9 4.9 0 0 1 0 9.8H0M8 9.8h.6a5.1 5.1 0 0 1 0 10.2H0V0"],
  C: [15, "M14.6 4.3A8 10 0 1 0 14.6 15.7"],
  D: [15, "M0 0H5a10 10 0 0 1 0 20H0Z"],
  E: [11, "M11.5 0H0V20H11.5M0 9.8H10"],
  F: [11, "M11.5 0H0V20M0 9.8H10"],
  G: [16, "M14.6 4.3A8 10 0 1 0 16 11H9.4"],
  H: [14, "M0 0V20M14 0V20M0 9.8H14"],
  I: [0, "M0 0V20"],
  J: [10, "M10 0V14A5 6 0 0 1 0 14"],
  K: [13, "M0 0V20M12.6 0L0 12.4M4.8 7.8L13.4 20"],
  L: [10, "M0 0V20H10.6"],
  M: [18, "M0 20V0L9 13L18 0V20"],
  N: [14, "M0 20V0L14 20V0"],
  O: [16, "M8 0A8 10 0 1 0 8 20A8 10 0 1 0 8 0Z"],
  P: [13, "M0 20V0H7.6a5.6 5.6 0 0 1 0 11.2H0"],
  Q: [16, "M8 0A8 10 0 1 0 8 20A8 10 0 1 0 8 0ZM10 14L16 20"],
  R: [13, "M0 20V0H7.6a5.4 5.4 0 0 1 0 10.8H0M7 10.8L13.2 20"],
  S: [
    13,
    "M12.8 4.2C11.8 1.4 9.4 0 6.8 0C3.2 0 .8 2.1 .8 5C.8 11.6 13.2 8.2 13.2 15C13.2 18 10.6 20 7 20C3.6 20 1 18.3 .2 15.2",
  ],
  T: [14, "M0 0H14M7 0V20"],
  U: [14, "M0 0V13a7 7 0 0 0 14 0V0"],
  V: [15, "M0 0L7.5 20L15 0"],
  W: [22, "M0 0L5.6 20L11 3L16.4 20L22 0"],
  X: [14, "M0 0L14 20M14 0L0 20"],
  Y: [14, "M0 0L7 10.6L14 0M7 10.6V20"],
  Z: [13, "M0 0H13L0 20H13"],
  "&": [
    15,
    "M15 20L4 5.6C2 3 3.6 0 6.6 0S10.8 3.2 8.6 5.4L2.8 10.2C-1 13.4 .6 20 6 20C10.8 20 13.6 16.2 14 11.4",
  ],
  " ": [7, ""],
}

/**
 * A word in these capitals.
 * @returns its SVG, and its width between the middles of the outer strokes
 */
export function word(
  text,
  { x, y, size, weight, space, skew = 0, cap = "square", join = "miter", widen = 1 },
) {
  const k = size / 20
  let at = 0
  let d = ""
  for (const ch of text) {
    if (!GLYPH[ch]) throw new Error(`art/lettering.mjs has no letter "${ch}": add it to GLYPH.`)
    const [w, p] = GLYPH[ch]
    if (p)
      d += `<path transform="translate(${(at * k).toFixed(2)} 0) scale(${(k * widen).toFixed(3)} ${k.toFixed(3)})" d="${p}"/>`
    at += w * widen + space
  }
  const tf = `translate(${x} ${y})${skew ? ` skewX(${skew})` : ""}`
  return {
    svg: `<g transform="${tf}" fill="none" stroke="currentColor" stroke-width="${(weight / k).toFixed(2)}" stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="2">${d}</g>`,
    width: (at - space) * k,
  }
}
