import { readFileSync, watchFile } from "node:fs"
import { join } from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { contentFiles } from "../content/schemas"

/** The one content file that Gatsby's own plugins leave alone (gatsby-config.ts). */
export const POSTS_FILE = "posts.json"

const TYPE = contentFiles[POSTS_FILE]?.type ?? ""

type Item = { id: string; slug: string; [field: string]: unknown }

/**
 * gatsby-node's sourceNodes: a node for each article. gatsby-transformer-json would delete and make all of them when
 * one has changed, so that every page of the blog was queried again, and its cost grows with the square of the items:
 * it saves the file's node, which lists them all, once for each.
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
      // A file that is being edited may be no JSON for a while.
      reporter.warn(`data/${POSTS_FILE}: ${(error as Error).message}`)
    }
  })
}

function readPosts(file: string): Item[] {
  return JSON.parse(readFileSync(file, "utf8"))
}

/** Articles that have not changed keep their nodes, and with them what their pages' queries have found. */
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
