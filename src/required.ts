/**
 * GraphQL types a query's root field as nullable; the content check guarantees that it has a value.
 * @throws Error naming the file, should the value be missing after all
 */
export function required<Value>(value: Value | null | undefined, file: string): Value {
  if (value === null || value === undefined) throw new Error(`data/${file} has not been read`)
  return value
}
