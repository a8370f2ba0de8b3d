import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby"
import type { SchemaFieldDescription, SchemaObjectDescription } from "yup"
import { inlineParts } from "../../blog/blocks"
import { linkTable, linkTo } from "../links"
import { contentFiles } from "./schemas"

/**
 * Type definitions of everything in data/, in GraphQL's schema language. Declared rather than inferred: an empty file
 * or a field that no item uses must not break a query.
 */
export function contentTypeDefinitions(): string {
  const types = new Map<string, string>([
    ["Picture", "type Picture {\n  src: File! @dataFile\n  alt: String!\n}"],
  ])
  for (const { type, schema } of Object.values(contentFiles)) {
    const description = schema.describe() as SchemaObjectDescription
    types.set(type, rootType(type, description))
    collectGroups(description, types)
  }
  return [...types.values()].join("\n\n")
}

function rootType(name: string, description: SchemaObjectDescription): string {
  // An item's own "id" is kept as jsonId by gatsby-transformer-json: Gatsby's ids are unique over the whole site.
  const fields = fieldLines(description).filter((line) => !/^\s*id:/.test(line))
  const key = "id" in description.fields ? ["  jsonId: String!"] : []
  return `type ${name} implements Node @dontInfer {\n${[...key, ...fields].join("\n")}\n}`
}

function fieldLines(description: SchemaObjectDescription): string[] {
  return Object.entries(description.fields).map(([name, field]) => `  ${name}: ${meta(field)}`)
}

function collectGroups(description: SchemaObjectDescription, types: Map<string, string>) {
  for (const field of Object.values(description.fields)) {
    let inner = field as SchemaFieldDescription
    while ("innerType" in inner && inner.innerType && !Array.isArray(inner.innerType)) {
      inner = inner.innerType as SchemaFieldDescription
    }
    if (!("fields" in inner)) continue
    const name = meta(inner).replace("!", "")
    if (name === "Picture") continue
    types.set(name, `type ${name} {\n${fieldLines(inner).join("\n")}\n}`)
    collectGroups(inner, types)
  }
}

function meta(field: SchemaFieldDescription): string {
  const graphql = "meta" in field ? (field.meta as { graphql?: string } | undefined)?.graphql : ""
  if (!graphql) throw new Error("A field of src/build/content/schemas is not made by fields.ts")
  return graphql
}

/** Stands for the table of links among the nodes, so that a query knows when that has changed. */
const LINK_TABLE = "LinkTable"

/** gatsby-node's sourceNodes. */
export function sourceLinkTable({ actions, createContentDigest }: SourceNodesArgs) {
  actions.createNode({
    id: LINK_TABLE,
    internal: { type: LINK_TABLE, contentDigest: createContentDigest(linkTable()) },
  })
}

type QueryContext = {
  nodeModel: {
    getNodeById: (query: { id: string }) => unknown
    findOne: (query: { type: string; query: { filter: object } }) => Promise<unknown>
  }
}

/** gatsby-node's createSchemaCustomization. */
export function declareContentTypes({ actions }: CreateSchemaCustomizationArgs) {
  actions.createFieldExtension(
    linkExtension("siteLink", (target) => (typeof target === "string" ? linkTo(target) : null)),
  )
  actions.createFieldExtension(
    linkExtension("inlineLinks", (value) => {
      if (Array.isArray(value)) return value.map(withLinks)
      return typeof value === "string" ? withLinks(value) : null
    }),
  )
  actions.createFieldExtension(dataFile)
  actions.createTypes(`type ${LINK_TABLE} implements Node @dontInfer {\n  id: ID!\n}\n`)
  actions.createTypes(contentTypeDefinitions())
}

/** A mark on fields that hold the path of a file below data/; Gatsby's own needs a node that is a file's child. */
const dataFile = {
  name: "dataFile",
  extend: () => ({
    resolve(
      source: Record<string, unknown>,
      _: unknown,
      { nodeModel }: QueryContext,
      info: { fieldName: string },
    ) {
      const filter = { relativePath: { eq: source[info.fieldName] } }
      return nodeModel.findOne({ type: "File", query: { filter } })
    },
  }),
}

/**
 * gatsby-node's createResolvers: the articles of a page of a list, by their slugs. A page that asks `allPost` is
 * queried again whenever any article has changed, and sorts all of them each time.
 */
export function resolveListedPosts({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    Query: {
      postsBySlug: {
        type: "[Post!]!",
        args: { slugs: "[String!]!" },
        resolve: async (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: QueryContext) =>
          Promise.all(
            slugs.map((slug) =>
              nodeModel.findOne({ type: "Post", query: { filter: { slug: { eq: slug } } } }),
            ),
          ),
      },
    },
  })
}

/** A mark on fields whose answer follows from what they hold and from the table of links. */
function linkExtension(name: string, answer: (value: unknown) => unknown) {
  return {
    name,
    extend: () => ({
      resolve(
        source: Record<string, unknown>,
        _: unknown,
        { nodeModel }: QueryContext,
        info: { fieldName: string },
      ) {
        // Else a page that is new in the route table would stay without links until the cache is cleared.
        nodeModel.getNodeById({ id: LINK_TABLE })
        return answer(source[info.fieldName])
      },
    }),
  }
}

/** A text whose links lead to pages. */
function withLinks(text: string): string {
  return inlineParts(text)
    .map(({ text: label, to }) => (to === undefined ? label : `[${label}](${linkTo(to)})`))
    .join("")
}
