type Row = Record<string, unknown>

/** Pictures by id, as far as they have been read; null for one that is gone. */
export type Pictures = Map<number | string, Promise<Row | null>>

type Options = {
  /** Missing until the document has been saved once. */
  id?: number | string
  pictureFields: string[]
  pictures: Pictures
}

/**
 * The values of a form in the shape of the public lists: with the pictures in place of their ids, and with
 * the id and the title that the site requires of a document.
 */
export async function completeDocument(
  values: Row,
  { id = "new", pictureFields, pictures }: Options,
): Promise<Row> {
  const title = typeof values.title === "string" && values.title.trim()
  return { ...(await fill(values, pictureFields, pictures)), id, title: title || "Untitled" }
}

/** Replaces the ids of pictures in a document or in a row of one of its lists. */
async function fill(row: Row, pictureFields: string[], pictures: Pictures): Promise<Row> {
  const filled = await Promise.all(
    Object.entries(row).map(async ([name, value]) => {
      if (pictureFields.includes(name)) return [name, await findPictures(value, pictures)]
      if (!Array.isArray(value)) return [name, value]
      return [name, await Promise.all(value.map((each) => fill(each, pictureFields, pictures)))]
    }),
  )
  return Object.fromEntries(filled)
}

async function findPictures(value: unknown, pictures: Pictures): Promise<unknown> {
  if (Array.isArray(value)) {
    const found = await Promise.all(value.map((id) => findPictures(id, pictures)))
    return found.filter((picture) => picture !== null)
  }
  if (typeof value !== "number" && typeof value !== "string") return null
  const found = pictures.get(value) ?? readPicture(value)
  pictures.set(value, found)
  return found
}

async function readPicture(id: number | string): Promise<Row | null> {
  const response = await fetch(`/api/media/${id}?depth=0`, { credentials: "same-origin" })
  return response.ok ? response.json() : null
}
