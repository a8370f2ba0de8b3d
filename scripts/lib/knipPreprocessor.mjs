// @ts-check
/**
 * Ignores `export const query`: Gatsby extracts queries and fragments from the source, so nothing imports them.
 * @type {import("knip").Preprocessor}
 */
export default function leaveOutQueries(results) {
  const { exports } = results.issues
  for (const [file, symbols] of Object.entries(exports)) {
    if (!file.startsWith("src/") || !symbols.query) continue
    delete symbols.query
    results.counters.exports--
    results.counters.total--
    if (Object.keys(symbols).length === 0) delete exports[file]
  }
  return results
}
