import { contentFiles } from "./schemas"

/**
 * The GraphQL type of a content file, for gatsby-transformer-json.
 * @throws Error when a JSON file of data/ has no schema
 */
export function contentTypeName({ node }: { node: { base?: unknown } }): string {
  const base = String(node.base)
  const file = contentFiles[base]
  if (!file) throw new Error(`data/${base} has no schema in src/build/content/schemas`)
  return file.type
}
