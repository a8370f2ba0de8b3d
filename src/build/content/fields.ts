import * as yup from "yup"
import { isIsoDate } from "../../blog/date"
import { isVideoFile, playerUrl } from "../../components/media/video"
import { LEAST_SIDE } from "./pictures"
import { text } from "./texts"

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

/** Optional telephone number that can be dialled from any country. */
export function optionalPhone(doc: string) {
  return yup
    .string()
    .strict()
    .matches(/^\+[1-9][\d ().-]{6,}$/, "must be a number with its country code, such as +233 20 …")
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

/** Optional `picture`. */
export function optionalPicture(doc: string, leastSide = LEAST_SIDE) {
  return picture(doc, leastSide).optional().default(undefined).meta({ graphql: "Picture" })
}

/** Required id of an item in another file. Queries get the item itself, of the given `type`. */
export function reference(doc: string, refersTo: string, type: string) {
  return yup
    .string()
    .strict()
    .required()
    .meta({ doc, refersTo, graphql: `${type}! @link(by: "jsonId")` })
}
