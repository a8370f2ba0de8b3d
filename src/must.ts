/**
 * A query's root field is never certain to GraphQL; the content check has made certain of it.
 * @throws Error naming the file, should the two disagree
 */
export function must<Value>(value: Value | null | undefined, file: string): Value {
  if (value === null || value === undefined) throw new Error(`data/${file} has not been read`)
  return value
}
