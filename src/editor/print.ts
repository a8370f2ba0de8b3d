/** The formatter's line width (biome.jsonc). */
const LINE_WIDTH = 100

type Scalar = string | number | boolean | null

/**
 * Prints JSON exactly as the formatter leaves it, so that a saved file differs only in what was edited: two spaces, one
 * field a line, and a list of scalars on one line where it fits.
 */
export function print(value: unknown): string {
  return `${printAt(value, "", 0)}\n`
}

/** @param lead characters before the value in its line, and a comma after it */
function printAt(value: unknown, indent: string, lead: number): string {
  if (isScalar(value)) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]"
    const line = value.every(isScalar)
      ? `[${value.map((each) => JSON.stringify(each)).join(", ")}]`
      : null
    if (line !== null && lead + line.length <= LINE_WIDTH) return line
    const lines = value.map((each) => inner + printAt(each, inner, inner.length))
    return `[\n${lines.join(",\n")}\n${indent}]`
  }
  const fields = Object.entries(value as object).filter(([, each]) => each !== undefined)
  if (fields.length === 0) return "{}"
  const lines = fields.map(([name, each], index) => {
    const start = `${inner}${JSON.stringify(name)}: `
    const comma = index < fields.length - 1 ? 1 : 0
    return start + printAt(each, inner, start.length + comma)
  })
  return `{\n${lines.join(",\n")}\n${indent}}`
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object"
}
