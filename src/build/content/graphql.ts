import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby"
import type { SchemaFieldDescription, SchemaObjectDescription } from "yup"
import { inlineParts } from "../../blog/blocks"
import { linkTable, linkTo } from "../links"
import { contentFiles } from "./schemas"

/**
 * GraphQL type definitions for everything in data/. Declared rather than inferred, so that an empty file or a field that no
 * item uses doesn't break a query.
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
  // gatsby-transformer-json stores an item's own "id" as jsonId, because Gatsby's ids are unique across the whole site.
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
  if (!graphql)
    throw new Error("A field in src/build/content/schemas was not created with fields.ts")
  return graphql
}

/** A node that represents the link table, so that queries which depend on it run again when it changes. */
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

/** Field extension for file paths below data/. Gatsby's @fileByRelativePath needs a node that is a file's child. */
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
 * gatsby-node's createResolvers: the articles on one page of a list, by slug. A query on `allPost` would run again
 * whenever any article changes, and sort all of them each time.
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

/** Field extension whose result depends on the field's value and on the link table. */
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
        // Registers the dependency: otherwise a link to a new route would stay unresolved until the cache is cleared.
        nodeModel.getNodeById({ id: LINK_TABLE })
        return answer(source[info.fieldName])
      },
    }),
  }
}

/** The text with its inline links resolved. */
function withLinks(text: string): string {
  return inlineParts(text)
    .map(({ text: label, to }) => (to === undefined ? label : `[${label}](${linkTo(to)})`))
    .join("")
}
