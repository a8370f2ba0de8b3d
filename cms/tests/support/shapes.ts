import assert from "node:assert/strict"

type Doc = Record<string, unknown>

/** Asserts the fields of a project (docs/specification.md#documents). */
export function isProject(doc: Doc | undefined): void {
  assert.ok(doc)
  for (const key of ["title", "slug", "description", "client", "duration"]) isText(doc[key], key)
  assert.ok(doc.id)
  assert.ok(!Number.isNaN(Date.parse(String(doc.date))))
  for (const key of ["link", "videoUrl"]) if (doc[key] !== null) isAddress(doc[key])
  isPicture(doc.mainImage)
  isPicture(doc.secondaryImage)
  isLocalAddress(doc.mainImageUrl)
  assert.equal(doc.mainImageUrl, (doc.mainImage as Doc).url)
  for (const picture of list(doc.secondaryImages)) isPicture(picture)
  for (const row of [...list(doc.gallery), ...list(doc.screens)]) {
    isPicture(row.image)
    isLocalAddress(row.imageUrl)
    isText(row.alt, "alt")
  }
  assert.ok(list(doc.steps).length >= 4)
  for (const step of list(doc.steps)) {
    for (const key of ["id", "title", "text"]) isText(step[key], key)
  }
}

/** Asserts that a project has every field that tells it as a case (docs/specification.md#documents). */
export function isCase(doc: Doc | undefined): void {
  assert.ok(doc)
  const texts = ["problem", "constraint", "result", "resultUnit", "resultMeasure", "colour"]
  for (const key of [...texts, "quote", "quoteAuthor", "quoteRole"]) isText(doc[key], key)
  assert.equal(list(doc.decisions).length, 3)
  for (const decision of list(doc.decisions)) {
    for (const key of ["title", "text"]) isText(decision[key], key)
  }
  assert.ok(list(doc.screens).length >= 2)
  for (const { caption } of list(doc.screens)) isText(caption, "caption")
  assert.ok(list(doc.credits).length >= 2)
  for (const credit of list(doc.credits)) {
    for (const key of ["role", "name"]) isText(credit[key], key)
  }
}

/** Asserts the fields of a service (docs/specification.md#documents). */
export function isService(doc: Doc | undefined): void {
  assert.ok(doc)
  assert.ok(doc.id)
  assert.equal(doc.isActive, true)
  for (const key of ["title", "slug", "subtitle", "description"]) isText(doc[key], key)
  if (doc.additionalDescription !== null) isText(doc.additionalDescription, "additionalDescription")
  isPicture(doc.heroImage)
  isLocalAddress(doc.heroImageUrl)
  isLocalAddress(doc.sideImageUrl)
  assert.ok(list(doc.serviceFeatures).length >= 2)
  for (const feature of list(doc.serviceFeatures)) {
    isText(feature.featureTitle, "featureTitle")
    assert.ok(list(feature.featurePoints).length >= 2)
    for (const { point } of list(feature.featurePoints)) isText(point, "point")
  }
  assert.ok(list(doc.workingApproach).length >= 4)
  for (const step of list(doc.workingApproach)) {
    isText(step.stepTitle, "stepTitle")
    isText(step.stepDescription, "stepDescription")
  }
}

/** Asserts a picture: URL, text alternative, and what a srcset is made of. */
export function isPicture(value: unknown): void {
  const picture = value as Doc & { sizes: { w400: Doc } }
  isLocalAddress(picture.url)
  isText(picture.alt, "alt")
  for (const part of [picture, picture.sizes.w400]) {
    assert.ok(Number(part.width) > 0 && Number(part.height) > 0)
  }
  assert.deepEqual(Object.keys(picture).toSorted(), [
    "alt",
    "height",
    "id",
    "sizes",
    "url",
    "width",
  ])
  assert.deepEqual(Object.keys(picture.sizes.w400).toSorted(), ["height", "url", "width"])
  isLocalAddress(picture.sizes.w400.url)
  assert.equal(picture.sizes.w400.width, 400)
}

function list(value: unknown): Doc[] {
  assert.ok(Array.isArray(value))
  return value
}

function isText(value: unknown, name: string): void {
  assert.ok(typeof value === "string" && value.trim() !== "", `${name} must be a text`)
}

function isLocalAddress(value: unknown): void {
  assert.match(String(value), /^\/api\/media\/file\/[\w.-]+\?v=[0-9a-z]+$/)
}

function isAddress(value: unknown): void {
  assert.match(String(value), /^https?:\/\//)
}
