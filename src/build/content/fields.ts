import * as yup from "yup"
import { isIsoDate } from "../../blog/date"
import { isVideoFile, playerUrl } from "../../components/media/video"
import { fillName, NAME } from "../../routes/fillName"
import { LEAST_SIDE } from "./pictures"

/**
 * The field types of content files. `doc` is the line that editors read in docs/editing.md; `graphql` is the field's type
 * in queries.
 */
declare module "yup" {
  interface CustomSchemaMetadata {
    doc?: string
    graphql?: string
    /** File whose ids are this field's allowed values. */
    refersTo?: string
    /** Pixels that a picture needs on its shorter side. */
    leastSide?: number
    /** What each allowed number stands for. */
    words?: Readonly<Record<number, string>>
    /** File whose slugs are this field's allowed values. */
    slugIn?: string
    /** True if the group must hold exactly one of its fields. */
    kinds?: boolean
    /** True for a slug: the editor makes it from the title. */
    slug?: boolean
    /** True for the address of a film. */
    film?: boolean
  }
}

/** Required text. */
export function text(doc: string) {
  return plainText()
    .required()
    .test("blank", "is empty", (value) => value === undefined || value.trim() !== "")
    .meta({ doc, graphql: "String!" })
}

/** Required text on one line, such as a heading or a label; a longer one would not fit its place in the layout. */
export function shortText(doc: string, most = 100) {
  return text(doc).test({
    name: "length",
    params: { most },
    message: ({ value }) => `has ${value.length} characters; at most ${most} fit`,
    test: (value) => !value || value.length <= most,
  })
}

/** Texts are shown as they are: a tag would be readable on the page. */
function plainText() {
  return yup
    .string()
    .strict()
    .test(
      "markup",
      ({ value }) => `contains markup, ${tagIn(value)}; write plain text`,
      (value) => !value || tagIn(value) === undefined,
    )
}

/** The first HTML tag in a text. */
function tagIn(text: string): string | undefined {
  return /<\/?[a-z][^<>]*>/i.exec(text)?.[0]
}

/** Required text for search results and shared links. */
export function summary(doc: string) {
  return text(doc).test(
    "summary",
    ({ value }) => unfitSummary(value) ?? "",
    // checkPages measures a text with the placeholder once the name is known.
    (value = "") => value.includes(NAME) || unfitSummary(value) === null,
  )
}

/** What is wrong with the length of a summary; null if nothing is. */
export function unfitSummary(value: string): string | null {
  const { length } = value
  if (!value.trim() || (length >= 70 && length <= 160)) return null
  return `has ${length} characters; use 70 to 160, which search results show`
}

/** Lets a text hold the placeholder for the agency's name, which fillName replaces. */
export function withName<Text extends yup.StringSchema<string | undefined>>(schema: Text): Text {
  return schema.test(
    "placeholder",
    `has braces that are not the placeholder ${NAME}`,
    (value) => !/[{}]/.test(fillName(value ?? "", "")),
  ) as Text
}

/** Optional text. */
export function optionalText(doc: string) {
  return plainText().meta({ doc, graphql: "String" })
}

/** Required number. */
export function number(doc: string) {
  return yup.number().strict().required().meta({ doc, graphql: "Float!" })
}

/** Required whole number within a range, both ends included. */
export function wholeNumber(doc: string, from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return yup
    .number()
    .strict()
    .required()
    .integer(message)
    .min(from, message)
    .max(to, message)
    .meta({ doc, graphql: "Int!" })
}

/** Optional; one of the given words, which may contain hyphens, unlike those of `choice`. */
export function optionalWord(doc: string, words: readonly string[]) {
  return word(doc, words).optional().meta({ graphql: "String" })
}

/** Required; one of the given words, which may contain hyphens, unlike those of `choice`. */
export function word(doc: string, words: readonly string[]) {
  return yup.string().strict().oneOf(words).required().meta({ doc, graphql: "String!" })
}

/** Required; one of the given words. `name` is the type of their union in queries. */
export function choice(doc: string, name: string, words: readonly string[]) {
  return yup
    .string()
    .strict()
    .oneOf(words)
    .required()
    .meta({ doc, graphql: `${name}!` })
}

/** Required path of this site, or URL of another site. A path without a page stops the build. */
export function link(doc: string) {
  return yup.string().strict().required().meta({ doc, graphql: "String @siteLink" })
}

/** Optional `link`. */
export function optionalLink(doc: string) {
  return yup.string().strict().meta({ doc, graphql: "String @siteLink" })
}

/** Required URL of another site. */
export function webAddress(doc: string) {
  return yup
    .string()
    .strict()
    .required()
    .matches(/^https?:\/\/\S+$/, "must be a web address that starts with https:// or http://")
    .meta({ doc, graphql: "String!" })
}

/** Required URL of a video: on a host whose player the site can embed, or a video file. */
export function filmAddress(doc: string) {
  return webAddress(doc)
    .test(
      "film",
      "must be a video on YouTube or Vimeo, or a file that ends in .mp4 or .webm",
      // webAddress has already reported a value that is no URL.
      (value = "") => !/^https?:/.test(value) || playerUrl(value) !== null || isVideoFile(value),
    )
    .meta({ film: true })
}

/** Optional text with links, written as [label](/path) or [label](https://…). */
export function richText(doc: string) {
  return filledText().meta({ doc, graphql: "String @inlineLinks" })
}

/** Required `richText`. */
export function requiredRichText(doc: string) {
  return filledText().required().meta({ doc, graphql: "String! @inlineLinks" })
}

/** Optional list of `richText`. */
export function richList(doc: string) {
  return yup
    .array(filledText().required())
    .strict()
    .meta({ doc, graphql: "[String!] @inlineLinks" })
}

function filledText() {
  return plainText().test(
    "blank",
    "is empty",
    (value) => value === undefined || value.trim() !== "",
  )
}

/** Required URL slug. */
export function slug(doc: string, reserved: readonly string[] = []) {
  return yup
    .string()
    .strict()
    .required()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: "may contain only lower-case letters, digits and single hyphens",
      excludeEmptyString: true,
    })
    .notOneOf(
      reserved,
      `can't be one of ${reserved.join(", ")}: the blog uses these in its own addresses`,
    )
    .meta({ doc, graphql: "String!", slug: true })
}

/** Required slug of an item in another file. */
export function slugIn(doc: string, file: string) {
  return text(doc).meta({ slugIn: file })
}

/** Required date. */
export function day(doc: string) {
  return yup
    .string()
    .strict()
    .required()
    .test(
      "day",
      "must be a valid date, written as 2025-11-04",
      (value) => !value || isIsoDate(value),
    )
    .meta({ doc, graphql: "String!" })
}

/** Optional `day`. */
export function optionalDay(doc: string) {
  return yup
    .string()
    .strict()
    .test(
      "day",
      "must be a valid date, written as 2025-11-04",
      (value) => value === undefined || isIsoDate(value),
    )
    .meta({ doc, graphql: "String" })
}

/** Optional boolean. */
export function optionalYes(doc: string) {
  return yup.boolean().strict().meta({ doc, graphql: "Boolean" })
}

/** Optional `webAddress`. */
export function optionalWebAddress(doc: string) {
  return yup
    .string()
    .strict()
    .matches(/^https?:\/\/\S+$/, "must be a web address that starts with https://")
    .meta({ doc, graphql: "String" })
}

/** Required boolean. */
export function flag(doc: string) {
  return yup.boolean().strict().required().meta({ doc, graphql: "Boolean!" })
}

/**
 * Required picture: its file under data/ and its alternative text.
 * @param leastSide pixels that its place in the layout needs on the shorter side
 */
export function picture(doc: string, leastSide = LEAST_SIDE) {
  return yup
    .object({
      src: yup.string().strict().required().meta({
        doc: "File path below data/: images/…",
        graphql: "File! @dataFile",
        leastSide,
      }),
      alt: text("Alternative text: what the picture shows."),
    })
    .strict()
    .noUnknown()
    .required()
    .meta({ doc, graphql: "Picture!" })
}

/** Required id of an item in another file. Queries get the item itself, of the given `type`. */
export function reference(doc: string, refersTo: string, type: string) {
  return yup
    .string()
    .strict()
    .required()
    .meta({ doc, refersTo, graphql: `${type}! @link(by: "jsonId")` })
}

/** Required group of fields. `name` is its type in queries. */
export function group<Fields extends yup.ObjectShape>(doc: string, name: string, fields: Fields) {
  return yup
    .object(fields)
    .strict()
    .noUnknown()
    .required()
    .meta({ doc, graphql: `${name}!` })
}

/** Optional `list`. */
export function optionalList<Item extends yup.Schema>(doc: string, item: Item) {
  const inner = item.describe().meta?.graphql ?? "String!"
  return yup
    .array(item)
    .strict()
    .meta({ doc, graphql: `[${inner}]` })
}

/** Required group that holds exactly one of its fields. */
export function kinds<Fields extends yup.ObjectShape>(doc: string, name: string, fields: Fields) {
  const names = Object.keys(fields)
  return group(doc, name, fields)
    .test("one kind", `must hold exactly one of ${names.join(", ")}`, (value) => {
      const given = (value ?? {}) as Record<string, unknown>
      return names.filter((each) => given[each] !== undefined).length === 1
    })
    .meta({ kinds: true })
}

/** Required list, in display order; `[]` when empty. */
export function list<Item extends yup.Schema>(doc: string, item: Item) {
  const inner = item.describe().meta?.graphql ?? "String!"
  return yup
    .array(item)
    .strict()
    .required()
    .meta({ doc, graphql: `[${inner}]!` })
}
