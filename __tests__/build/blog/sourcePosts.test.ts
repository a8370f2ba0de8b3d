/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sourcePosts } from "../../../src/build/blog/sourcePosts"

type Node = {
  id: string
  internal: { type: string; contentDigest: string }
  [field: string]: unknown
}

let site: string
let nodes: Map<string, Node>
const actions = {
  createNode: jest.fn((node: Node) => nodes.set(node.id, node)),
  touchNode: jest.fn(),
  deleteNode: jest.fn(({ id }: Node) => nodes.delete(id)),
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"))
  mkdirSync(join(site, "data"))
  nodes = new Map()
})

afterEach(() => {
  rmSync(site, { recursive: true, force: true })
})

function source(posts: object[]) {
  writeFileSync(join(site, "data/posts.json"), JSON.stringify(posts))
  jest.clearAllMocks()
  sourcePosts({
    actions,
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: () => [...nodes.values()],
    store: { getState: () => ({ program: { directory: site } }) },
  } as never)
}

const cloth = { id: "cloth", slug: "why-kente", title: "Why kente" }
const speed = { id: "speed", slug: "speed", title: "Speed" }
const slugs = (calls: unknown[][]) => calls.map(([node]) => (node as Node).slug)

test("an article becomes a node, with its own id as jsonId", () => {
  source([cloth])
  const [node] = nodes.values()
  expect(node).toMatchObject({ jsonId: "cloth", slug: "why-kente", title: "Why kente" })
  expect(node?.internal.type).toBe("Post")
  expect(node?.id).not.toBe("cloth")
})

test("a change in one article keeps the other nodes, and what is cached for them", () => {
  source([cloth, speed])
  source([cloth, { ...speed, title: "Speed again" }])
  expect(slugs(actions.createNode.mock.calls)).toEqual(["speed"])
  expect(slugs(actions.touchNode.mock.calls)).toEqual(["why-kente"])
  expect(actions.deleteNode).not.toHaveBeenCalled()
})

test("reordering the file changes nothing", () => {
  source([cloth, speed])
  source([speed, cloth])
  expect(actions.createNode).not.toHaveBeenCalled()
})

test("removing an article deletes its node", () => {
  source([cloth, speed])
  source([speed])
  expect(slugs(actions.deleteNode.mock.calls)).toEqual(["why-kente"])
})
