import { readFileSync, watchFile } from "node:fs"
import { join } from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { contentFiles } from "../content/schemas"

/** The only content file that Gatsby's plugins ignore (gatsby-config.ts). */
export const POSTS_FILE = "posts.json"

const TYPE = contentFiles[POSTS_FILE]?.type ?? ""

type Item = { id: string; slug: string; [field: string]: unknown }

/**
 * gatsby-node's sourceNodes: creates a node per article. gatsby-transformer-json would recreate all of them when one
 * changes, which reruns the query of every blog page. Its cost also grows with the square of the number of items, because
 * it saves the file's node, which lists them all, once per item.
 */
export function sourcePosts(api: SourceNodesArgs) {
  const { store, reporter } = api
  const { program } = store.getState() as { program: { directory: string } }
  const file = join(program.directory, "data", POSTS_FILE)
  savePosts(api, readPosts(file))
  if (process.env.gatsby_executing_command !== "develop") return
  watchFile(file, { interval: 500 }, () => {
    try {
      savePosts(api, readPosts(file))
    } catch (error) {
      // A file that is being edited may be invalid JSON for a moment.
      reporter.warn(`data/${POSTS_FILE}: ${(error as Error).message}`)
    }
  })
}

function readPosts(file: string): Item[] {
  return JSON.parse(readFileSync(file, "utf8"))
}

/** Unchanged articles keep their nodes, so that Gatsby also keeps their pages' query results. */
function savePosts(
  { actions, createNodeId, createContentDigest, getNode, getNodesByType }: SourceNodesArgs,
  posts: Item[],
) {
  const kept = new Set<string>()
  for (const { id: jsonId, ...post } of posts) {
    const id = createNodeId(`${TYPE} ${post.slug}`)
    const contentDigest = createContentDigest({ jsonId, ...post })
    kept.add(id)
    const known = getNode(id)
    if (known?.internal.contentDigest === contentDigest) actions.touchNode(known)
    else actions.createNode({ ...post, jsonId, id, internal: { type: TYPE, contentDigest } })
  }
  for (const node of getNodesByType(TYPE)) if (!kept.has(node.id)) actions.deleteNode(node)
}
