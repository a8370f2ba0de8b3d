import type { FieldHook, TextField } from "payload"

/** Lower-case words of `text` joined by hyphens, without accents: "Café Ɔdɔ!" becomes "cafe-odo". */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ɔ", "o")
    .replaceAll("ɛ", "e")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
}

/** Null when there is no title yet: in a unique column only null may occur in several drafts. */
const fromTitleWhenEmpty: FieldHook = ({ data, value }) =>
  slugify(value || data?.title || "") || null

/** The first of "x-copy", "x-copy-2" and so on that is free; null when the original has no slug. */
const freeCopy: FieldHook = async ({ collection, req, value }) => {
  if (!value || !collection) return null
  for (let number = 1; ; number += 1) {
    const copy = `${value}-copy${number > 1 ? `-${number}` : ""}`
    const { totalDocs } = await req.payload.count({
      collection: collection.slug as "projects",
      where: { slug: { equals: copy } },
      req,
    })
    if (totalDocs === 0) return copy
  }
}

/** Heading of a document; its slug is made from it. */
export function titleField(description: string): TextField {
  return {
    name: "title",
    label: "Title",
    type: "text",
    required: true,
    maxLength: 120,
    admin: { description },
  }
}

/** Slug of a document, unique in its list; made from the title when left empty. */
export const slugField: TextField = {
  name: "slug",
  label: "Address part",
  type: "text",
  index: true,
  unique: true,
  maxLength: 120,
  hooks: {
    beforeValidate: [fromTitleWhenEmpty],
    beforeDuplicate: [freeCopy],
  },
  validate: (value: string | null | undefined) =>
    Boolean(value) || "Write a title or an address part with at least one letter or number.",
  admin: {
    position: "sidebar",
    description:
      "Names the document in addresses of the site. Left empty, it is made from the title; later it stays as it is, so that links keep working.",
  },
}
