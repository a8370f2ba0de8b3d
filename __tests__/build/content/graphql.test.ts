/** @jest-environment node */
import { buildSchema, type GraphQLObjectType } from "graphql"
import {
  contentTypeDefinitions,
  declareContentTypes,
  resolveListedPosts,
  sourceLinkTable,
} from "../../../src/build/content/graphql"
import { contentFiles } from "../../../src/build/content/schemas"
import { linkTable, linkTo } from "../../../src/build/links"

jest.mock("../../../src/build/links", () => {
  const links = jest.requireActual("../../../src/build/links")
  return { ...links, linkTable: jest.fn(links.linkTable), linkTo: jest.fn(links.linkTo) }
})

/** Gatsby's own types. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @dataFile on FIELD_DEFINITION
  directive @siteLink on FIELD_DEFINITION
  directive @inlineLinks on FIELD_DEFINITION
  interface Node { id: ID }
  type File { publicURL: String }
  type Query { file: File }
`

// Gatsby adds the fields of Node itself. Throws if a definition refers to an undefined type.
const schema = buildSchema(gatsby + contentTypeDefinitions(), { assumeValid: true })
const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields()

test("every file has a GraphQL type", () => {
  const types = Object.values(contentFiles).map(({ type }) => type)
  expect(types.filter((type) => !schema.getType(type))).toEqual([])
})

test("no type is defined twice", () => {
  const names = [...contentTypeDefinitions().matchAll(/^type (\w+)/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(Object.keys(contentFiles).length)
  expect(new Set(names).size).toBe(names.length)
})

test("required fields are non-null in queries, and optional ones are nullable", () => {
  const { title, link, img } = fieldsOf("ServiceCard")
  expect(String(title?.type)).toBe("String!")
  expect(String(link?.type)).toBe("String")
  expect(String(img?.type)).toBe("Picture!")
})

test("list items are non-null", () => {
  expect(String(fieldsOf("FaqItem").text?.type)).toBe("[String!]!")
  expect(String(fieldsOf("MenuItem").items?.type)).toBe("[MenuEntry!]!")
  expect(String(fieldsOf("MenuEntry").items?.type)).toBe("[MenuLeaf!]!")
})

test("an item's own id is queried as jsonId, because Gatsby's ids are unique across the whole site", () => {
  expect(fieldsOf("FaqItem")).toHaveProperty("jsonId")
  expect(fieldsOf("FaqItem")).not.toHaveProperty("id")
  expect(fieldsOf("SiteInfo")).not.toHaveProperty("jsonId")
})

test("pictures resolve by path, and links through the route table", () => {
  const text = contentTypeDefinitions()
  expect(text).toMatch(/type Picture {\n {2}src: File! @dataFile\n {2}alt: String!\n}/)
  expect(text).toMatch(/type Action {[^}]*to: String @siteLink/)
})

const nodeModel = { getNodeById: jest.fn() }

function declared() {
  const createFieldExtension = jest.fn()
  const createTypes = jest.fn()
  declareContentTypes({ actions: { createFieldExtension, createTypes } } as never)
  const [{ name, extend }] = createFieldExtension.mock.calls[0]
  const resolve = (source: object) =>
    extend().resolve(source, {}, { nodeModel }, { fieldName: "to" })
  return { createTypes, name, resolve }
}

test("the type definitions and the link extension are registered with Gatsby", () => {
  const { createTypes, name } = declared()
  expect(createTypes).toHaveBeenCalledWith(contentTypeDefinitions())
  expect(name).toBe("siteLink")
})

test.each([
  ["a page", { to: "/faq" }, "/faq"],
  ["another site", { to: "https://example.com/" }, "https://example.com/"],
  ["nothing", {}, null],
  ["null", { to: null }, null],
])("in queries, a link to %s is %j", (_, source, expected) => {
  expect(declared().resolve(source)).toBe(expected)
})

test("in queries, a broken link stops the build", () => {
  expect(() => declared().resolve({ to: "/nowhere" })).toThrow("broken link")
})

test("in queries, a link to a page that is left out is null, and its label when in a text", () => {
  jest.mocked(linkTo).mockReturnValueOnce(null).mockReturnValueOnce(null)
  expect(declared().resolve({ to: "/sign-in" })).toBeNull()
  expect(inlineLinks({ text: "Or [sign in](/sign-in)." })).toBe("Or sign in.")
})

test("a query with a link depends on the link table", () => {
  const nodes: { id: string; internal: { contentDigest: string } }[] = []
  const source = () =>
    sourceLinkTable({
      actions: { createNode: (node: (typeof nodes)[number]) => nodes.push(node) },
      createContentDigest: JSON.stringify,
    } as never)
  source()
  jest.mocked(linkTable).mockReturnValueOnce(["/new-page"])
  source()
  const [before, after] = nodes
  declared().resolve({ to: "/faq" })
  expect(nodeModel.getNodeById).toHaveBeenCalledWith({ id: before?.id })
  expect(after?.id).toBe(before?.id)
  expect(after?.internal.contentDigest).not.toBe(before?.internal.contentDigest)
})

function inlineLinks(source: object) {
  const createFieldExtension = jest.fn()
  declareContentTypes({ actions: { createFieldExtension, createTypes() {} } } as never)
  const { extend } = createFieldExtension.mock.calls
    .map(([extension]) => extension)
    .find(({ name }) => name === "inlineLinks")
  return extend().resolve(source, {}, { nodeModel }, { fieldName: "text" })
}

test.each([
  ["plain text", "See us.", "See us."],
  ["a page", "See [us](/contact-us).", "See [us](/contact-us)."],
  ["an old path", "See [us](/about).", "See [us](/about-us)."],
  ["another site", "See [it](https://example.com/a).", "See [it](https://example.com/a)."],
  ["a list", ["[us](/about)", "b"], ["[us](/about-us)", "b"]],
  ["nothing", undefined, null],
])("in queries, links in %s are resolved", (_, text, expected) => {
  expect(inlineLinks({ text })).toEqual(expected)
})

test("in queries, a picture's path resolves to its file below data/", () => {
  const createFieldExtension = jest.fn()
  declareContentTypes({ actions: { createFieldExtension, createTypes() {} } } as never)
  const { extend } = createFieldExtension.mock.calls
    .map(([extension]) => extension)
    .find(({ name }) => name === "dataFile")
  const findOne = jest.fn()
  extend().resolve({ src: "images/a.jpg" }, {}, { nodeModel: { findOne } }, { fieldName: "src" })
  expect(findOne).toHaveBeenCalledWith({
    type: "File",
    query: { filter: { relativePath: { eq: "images/a.jpg" } } },
  })
})

test("a list page depends only on its own articles, which it queries by slug, in order", async () => {
  const createResolvers = jest.fn()
  resolveListedPosts({ createResolvers } as never)
  const { resolve } = createResolvers.mock.calls[0][0].Query.postsBySlug
  const findOne = jest.fn(async ({ query }) => ({ slug: query.filter.slug.eq }))
  const found = await resolve({}, { slugs: ["b", "a"] }, { nodeModel: { findOne } })
  expect(found).toEqual([{ slug: "b" }, { slug: "a" }])
})
