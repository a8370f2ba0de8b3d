import * as yup from "yup"
import { fillName, NAME } from "../../routes/fillName"

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
