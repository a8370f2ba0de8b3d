import * as yup from "yup"
import { isDay } from "../../blog/day"
import { isVideoFile, playerUrl } from "../../components/media/video"

/**
 * The kinds of field that content files are made of. Each takes one line for editors, which `docs/editing.md` and the
 * messages of the check build on. `graphql` names the type that the field gets in queries.
 */
declare module "yup" {
  interface CustomSchemaMetadata {
    doc?: string
    graphql?: string
    /** File whose ids this field may hold. */
    refersTo?: string
  }
}

/** A text that must be there. */
export function text(doc: string) {
  return yup
    .string()
    .strict()
    .required()
    .test("blank", "is empty", (value) => value === undefined || value.trim() !== "")
    .meta({ doc, graphql: "String!" })
}

/** A text that may be left out. */
export function optionalText(doc: string) {
  return yup.string().strict().meta({ doc, graphql: "String" })
}

/** A number that must be there. */
export function number(doc: string) {
  return yup.number().strict().required().meta({ doc, graphql: "Float!" })
}

/** A whole number between two others; must be there. */
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

/** One of a few words. */
export function choice<Word extends string>(doc: string, words: readonly Word[]) {
  return yup.string().strict().oneOf(words).required().meta({ doc, graphql: "String!" })
}

/** A path of this site or an address of another one. Unknown paths stop the build. */
export function link(doc: string) {
  return yup.string().strict().required().meta({ doc, graphql: "String @siteLink" })
}

/** As `link`, and may be left out. */
export function optionalLink(doc: string) {
  return yup.string().strict().meta({ doc, graphql: "String @siteLink" })
}

/** An address of another site. */
export function webAddress(doc: string) {
  return yup
    .string()
    .strict()
    .required()
    .matches(/^https?:\/\/\S+$/, "must be an address that begins with https://")
    .meta({ doc, graphql: "String!" })
}

/** Where a film is played: a page of a host that we know the player of, or a file. */
export function filmAddress(doc: string) {
  return webAddress(doc).test(
    "film",
    "must be a film on YouTube or Vimeo, or a file that ends in .mp4 or .webm",
    // What is no address at all has been told already.
    (value = "") => !/^https?:/.test(value) || playerUrl(value) !== null || isVideoFile(value),
  )
}

/** A text that may be left out and may hold links, written as [label](/path) or [label](https://…). */
export function richText(doc: string) {
  return filledText().meta({ doc, graphql: "String @inlineLinks" })
}

/** A list of such texts, which may be left out. */
export function richList(doc: string) {
  return yup
    .array(filledText().required())
    .strict()
    .meta({ doc, graphql: "[String!] @inlineLinks" })
}

function filledText() {
  return yup
    .string()
    .strict()
    .test("blank", "is empty", (value) => value === undefined || value.trim() !== "")
}

/** The last part of an address. */
export function slug(doc: string, reserved: readonly string[] = []) {
  return yup
    .string()
    .strict()
    .required()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      message: "must be of small letters, digits and single hyphens",
      excludeEmptyString: true,
    })
    .notOneOf(reserved, `can't be one of ${reserved.join(", ")}: the blog has pages of that name`)
    .meta({ doc, graphql: "String!" })
}

/** A day of the calendar. */
export function day(doc: string) {
  return yup
    .string()
    .strict()
    .required()
    .test(
      "day",
      "must be a day of the calendar, written as 2025-11-04",
      (value) => !value || isDay(value),
    )
    .meta({ doc, graphql: "String!" })
}

/** As `day`, and may be left out. */
export function optionalDay(doc: string) {
  return yup
    .string()
    .strict()
    .test(
      "day",
      "must be a day of the calendar, written as 2025-11-04",
      (value) => value === undefined || isDay(value),
    )
    .meta({ doc, graphql: "String" })
}

/** True, or left out. */
export function optionalYes(doc: string) {
  return yup.boolean().strict().meta({ doc, graphql: "Boolean" })
}

/** As `webAddress`, and may be left out. */
export function optionalWebAddress(doc: string) {
  return yup
    .string()
    .strict()
    .matches(/^https?:\/\/\S+$/, "must be an address that begins with https://")
    .meta({ doc, graphql: "String" })
}

/** Yes or no; must be there. */
export function flag(doc: string) {
  return yup.boolean().strict().required().meta({ doc, graphql: "Boolean!" })
}

/** A picture: its file under data/ and its text alternative. */
export function picture(doc: string) {
  return yup
    .object({
      src: yup.string().strict().required().meta({
        doc: "File name, from data/: images/…",
        graphql: "File! @dataFile",
      }),
      alt: text("What the picture shows, for those who can't see it."),
    })
    .strict()
    .noUnknown()
    .required()
    .meta({ doc, graphql: "Picture!" })
}

/** The id of an item of another file. Queries get the item itself, which is a `type`. */
export function reference(doc: string, refersTo: string, type: string) {
  return yup
    .string()
    .strict()
    .required()
    .meta({ doc, refersTo, graphql: `${type}! @link(by: "jsonId")` })
}

/** A group of fields. `name` becomes its type in queries. */
export function group<Fields extends yup.ObjectShape>(doc: string, name: string, fields: Fields) {
  return yup
    .object(fields)
    .strict()
    .noUnknown()
    .required()
    .meta({ doc, graphql: `${name}!` })
}

/** A list, in the order in which it is shown; an empty one is `[]`. */
export function list<Item extends yup.Schema>(doc: string, item: Item) {
  const inner = item.describe().meta?.graphql ?? "String!"
  return yup
    .array(item)
    .strict()
    .required()
    .meta({ doc, graphql: `[${inner}]!` })
}
