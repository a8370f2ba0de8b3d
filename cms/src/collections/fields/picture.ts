import type { CollectionAfterReadHook, PayloadRequest, TextField, UploadField } from "payload"

type Picture = { url: string | null; alt: string | null }

/** A picture chosen from Media. */
export function pictureField(name: string, label: string, description: string): UploadField {
  return {
    name,
    label,
    type: "upload",
    relationTo: "media",
    filterOptions: { mimeType: { contains: "image" } },
    admin: { description },
  }
}

/** A text that is computed on read, never stored or edited. */
export function derivedText(name: string): TextField {
  return { name, type: "text", virtual: true, admin: { hidden: true } }
}

/**
 * Fills the picture URLs of the API (docs/specification.md#documents) from the chosen pictures.
 * @param sources derived text by upload field, for example { heroImageUrl: "heroImage" }
 */
export function derivePictureTexts(sources: Record<string, string>): CollectionAfterReadHook {
  return async ({ doc, req }) => {
    for (const [text, source] of Object.entries(sources)) {
      if (source in doc) doc[text] = (await readPicture(doc[source], req)).url
    }
    for (const row of [...(doc.gallery ?? []), ...(doc.screens ?? [])]) {
      const { url, alt } = await readPicture(row.image, req)
      row.imageUrl = url
      row.alt = alt
    }
    return doc
  }
}

/** The picture of an upload field, whose value is the picture or, at depth 0, only its id. */
async function readPicture(value: unknown, req: PayloadRequest): Promise<Picture> {
  const found =
    typeof value === "number" || typeof value === "string"
      ? await req.payload.findByID({
          collection: "media",
          id: value,
          depth: 0,
          disableErrors: true,
          req,
        })
      : (value as Partial<Picture> | null | undefined)
  return { url: found?.url ?? null, alt: found?.alt ?? null }
}
