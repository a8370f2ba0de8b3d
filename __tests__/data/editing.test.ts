/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import type { SchemaFieldDescription, SchemaObjectDescription } from "yup"
import { contentFiles } from "../../src/build/content/schemas"

const guide = readFileSync("docs/editing.md", "utf8")

test.each(Object.entries(contentFiles))(
  "the editors' guide explains every field of %s",
  (name, file) => {
    const chapter = chapterOn(name)
    for (const [field, doc] of fields(file.schema.describe() as SchemaObjectDescription)) {
      expect(chapter).toContain(`| \`${field}\` |`)
      expect(chapter).toContain(doc)
    }
  },
)

test.each(Object.keys(contentFiles))(
  "the editors' guide shows in a picture where %s stands",
  (name) => {
    const [, picture = "none"] = /^!\[.+\]\((pictures\/.+\.jpg)\)$/m.exec(chapterOn(name)) ?? []
    expect(picture).toBe(`pictures/${name.replace(".json", ".jpg")}`)
    expect(existsSync(`docs/${picture}`)).toBe(true)
  },
)

function chapterOn(name: string): string {
  return guide.split(/^## /m).find((part) => part.startsWith(`data/${name}\n`)) ?? ""
}

/** Every field as the guide writes it, with its line for editors: `socials[].url`. */
function fields(group: SchemaObjectDescription, before = ""): [field: string, doc: string][] {
  return Object.entries(group.fields).flatMap(([name, description]) => {
    let inner = description as SchemaFieldDescription
    let field = before ? `${before}.${name}` : name
    const doc = String((inner as { meta?: { doc?: string } }).meta?.doc)
    while ("innerType" in inner && inner.innerType && !Array.isArray(inner.innerType)) {
      inner = inner.innerType as SchemaFieldDescription
      field += "[]"
    }
    const isPicture = (inner as { meta?: { graphql?: string } }).meta?.graphql === "Picture!"
    const nested = "fields" in inner && !isPicture ? fields(inner, field) : []
    return [[field, doc] as [string, string], ...nested]
  })
}
