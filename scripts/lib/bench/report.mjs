// @ts-check

/**
 * @typedef {import("./measure.mjs").Measured} Measured
 * @typedef {{ posts: number, cold: Measured, changed?: Measured, added?: Measured }} Row
 */

const steps = ["sourcing", "pages", "queries", "webpack", "HTML", "finishing"]

/**
 * Formats the figures as the Markdown table for docs/performance.md.
 * @param {Row[]} rows the first is the baseline for the others
 */
export function report(rows) {
  const [base] = rows
  if (!base) return ""
  const header = ["", "s", "over the base", ...steps, "memory", "pages", "files", "largest page"]
  const lines = rows.flatMap((row) => [
    line(`${row.posts} posts, cold`, row.cold, base.cold),
    ...(row.changed ? [line("one changed", row.changed)] : []),
    ...(row.added ? [line("one more", row.added)] : []),
  ])
  const costs = rows.slice(1).map(({ posts, cold }) => {
    const more = posts - base.posts
    /** @param {number} total @param {number} digits */
    const each = (total, digits) => (total / more).toFixed(digits)
    const ms = each((cold.seconds - base.cold.seconds) * 1000, 0)
    const pages = each(cold.pages - base.cold.pages, 2)
    return `One post of ${posts}: ${ms} ms, ${pages} pages, ${each(cold.files - base.cold.files, 2)} files.`
  })
  return ["", tableRow(header), tableRow(header.map(() => "---")), ...lines, "", ...costs].join(
    "\n",
  )
}

/** @param {string} label @param {Measured} measured @param {Measured} [base] */
function line(label, measured, base) {
  const over = base ? measured.seconds - base.seconds : 0
  return tableRow([
    label,
    measured.seconds.toFixed(1),
    over > 0 ? over.toFixed(1) : "",
    ...steps.map((name) => (measured.steps[name] ?? 0).toFixed(1)),
    `${(measured.memory / 2 ** 30).toFixed(2)} GB`,
    String(measured.pages),
    String(measured.files),
    `${measured.largest.path}, ${Math.round(measured.largest.bytes / 1024)} KB`,
  ])
}

/** @param {string[]} cells */
function tableRow(cells) {
  return `| ${cells.join(" | ")} |`
}
