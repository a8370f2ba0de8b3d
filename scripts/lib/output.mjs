// @ts-check

const mostLines = 120
const firstError = /^\W*(error|failed|fatal)\b|(^|\s)\w*Error:|⨯|npm (ERR!|error)/i

/**
 * The relevant part of a failed program's output: from its first error on, or the end if no error is marked.
 * @param {string} output
 */
export function fromFirstError(output) {
  // Strips cursor movements, which some programs print even to a pipe.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is matched
  const lines = output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, "").split("\n")
  const start = lines.findIndex((line) => firstError.test(line))
  return (start < 0 ? lines.slice(-40) : lines.slice(start, start + mostLines)).join("\n").trimEnd()
}

/**
 * Whether to show a line of a service's output to the user. Deprecations inside packages are ignored.
 * @param {string} line
 */
export function isComplaint(line) {
  return /\b(error|warn(ing)?|fatal)\b|⨯|⚠/i.test(line) && !/Deprecat|--trace-/.test(line)
}
