import { contentFiles } from "./schemas"

/**
 * The GraphQL type of a content file, for gatsby-transformer-json.
 * @throws Error when a JSON file of data/ has no schema
 */
export function contentTypeName({ node }: { node: FileNode }): string {
  forgetText(node)
  const base = String(node.base)
  const file = contentFiles[base]
  if (!file) throw new Error(`data/${base} has no schema in src/build/content/schemas`)
  return file.type
}

type FileNode = { base?: unknown; internal?: { content?: unknown } }

/**
 * Gatsby keeps a file's text in its node, and gatsby-transformer-json saves that node once per item, so the cost grew with
 * the square of the number of items: 1,000 articles took 107 s. The items have already been parsed at this point.
 */
function forgetText({ internal }: FileNode) {
  if (internal) delete internal.content
}
