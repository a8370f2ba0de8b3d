// @ts-check

const mostLines = 120
const firstError = /^\W*(error|failed|fatal)\b|(^|\s)\w*Error:|⨯|npm (ERR!|error)/i

/**
 * The part of a failed program's output that tells why: from its first error, or the end where none is marked.
 * @param {string} output
 */
export function fromFirstError(output) {
  // Programs that take a pipe for a terminal leave cursor movements behind.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
  const lines = output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").split("\n")
  const start = lines.findIndex((line) => firstError.test(line))
  return (start < 0 ? lines.slice(-40) : lines.slice(start, start + mostLines)).join("\n").trimEnd()
}

/**
 * Whether a line of a service's output is for the person at the terminal. Deprecations inside packages are not.
 * @param {string} line
 */
export function isComplaint(line) {
  return /\b(error|warn(ing)?|fatal)\b|⨯|⚠/i.test(line) && !/Deprecat|--trace-/.test(line)
}
