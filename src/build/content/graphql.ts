import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby"
import { inlineParts } from "../../blog/inlineParts"
import { linkTable, linkTo } from "../links"
import { everyField, type Field, fieldsOf } from "./describe"
import { contentFiles } from "./schemas"

/**
 * GraphQL type definitions for everything in data/. Declared rather than inferred, so that an empty file or a field that no
 * item uses doesn't break a query.
 */
export function contentTypeDefinitions(): string {
  const types = new Map<string, string>()
  for (const file of Object.values(contentFiles)) {
    const fields = fieldsOf(file)
    types.set(file.type, rootType(file.type, fields))
    for (const { item, fields: inner } of everyField(fields)) {
      const name = item.meta?.graphql?.replace("!", "") ?? ""
      if (inner.length > 0) types.set(name, `type ${name} {\n${fieldLines(inner)}\n}`)
      else if (item.type === "string" && item.oneOf.length > 0 && name !== "String") {
        types.set(name, `enum ${name} {\n  ${item.oneOf.join("\n  ")}\n}`)
      }
    }
  }
  return [...types.values()].join("\n\n")
}

function rootType(name: string, fields: readonly Field[]): string {
  // gatsby-transformer-json stores an item's own "id" as jsonId, because Gatsby's ids are unique across the whole site.
  const others = fields.filter((field) => field.name !== "id")
  const key = others.length < fields.length ? "  jsonId: String!\n" : ""
  return `type ${name} implements Node @dontInfer {\n${key}${fieldLines(others)}\n}`
}

function fieldLines(fields: readonly Field[]): string {
  return fields
    .map(({ name, path, declared: { meta } }) => {
      if (!meta?.graphql) throw new Error(`The field "${path}" was not created with fields.ts`)
      return `  ${name}: ${meta.graphql}`
    })
    .join("\n")
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

type NodeModel = {
  getNodeById: (query: { id: string }) => unknown
  findOne: (query: { type: string; query: { filter: object } }) => Promise<unknown>
}

type QueryContext = { nodeModel: NodeModel }

/** gatsby-node's createSchemaCustomization. */
export function declareContentTypes({ actions }: CreateSchemaCustomizationArgs) {
  for (const extension of [siteLink, inlineLinks, dataFile]) actions.createFieldExtension(extension)
  actions.createTypes(`type ${LINK_TABLE} implements Node @dontInfer {\n  id: ID!\n}\n`)
  actions.createTypes(contentTypeDefinitions())
}

const siteLink = fieldExtension("siteLink", (target, nodeModel) => {
  dependOnLinks(nodeModel)
  return typeof target === "string" ? linkTo(target) : null
})

const inlineLinks = fieldExtension("inlineLinks", (value, nodeModel) => {
  dependOnLinks(nodeModel)
  if (Array.isArray(value)) return value.map(withLinks)
  return typeof value === "string" ? withLinks(value) : null
})

/** For file paths below data/. Gatsby's @fileByRelativePath needs a node that is a file's child. */
const dataFile = fieldExtension("dataFile", (relativePath, nodeModel) =>
  nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: relativePath } } } }),
)

/** A directive that turns a field's value in data/ into its value in queries. */
function fieldExtension(name: string, answer: (value: unknown, nodeModel: NodeModel) => unknown) {
  return {
    name,
    extend: () => ({
      resolve: (
        source: Record<string, unknown>,
        _: unknown,
        { nodeModel }: QueryContext,
        { fieldName }: { fieldName: string },
      ) => answer(source[fieldName], nodeModel),
    }),
  }
}

/** Without this, a link to a new route would stay unresolved until the cache is cleared. */
function dependOnLinks(nodeModel: NodeModel) {
  nodeModel.getNodeById({ id: LINK_TABLE })
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

/** The text with its inline links resolved; links to pages that are left out become their labels. */
function withLinks(text: string): string {
  return inlineParts(text)
    .map(({ text: label, to }) => {
      const target = to === undefined ? null : linkTo(to)
      return target === null ? label : `[${label}](${target})`
    })
    .join("")
}
