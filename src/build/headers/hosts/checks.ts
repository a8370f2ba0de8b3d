/**
 * Checks a value before it is written to a server's configuration.
 * @throws Error when it holds a character that would need escaping in one of them
 */
export function plain(value: string): string {
  const special = /[^\x20-\x7e]|["\\`${}]/.exec(value)?.[0]
  if (special === undefined) return value
  throw new Error(
    `"${value}" contains ${JSON.stringify(special)}, which can't be written to the hosts' configuration files. See src/build/headers/table.ts.`,
  )
}
