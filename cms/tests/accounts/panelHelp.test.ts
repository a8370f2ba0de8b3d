import assert from "node:assert/strict"
import { test } from "node:test"
import type { Field, Tab } from "payload"
import { publicLists } from "../../src/collections/lists.ts"
import { media } from "../../src/collections/media.ts"
import { folderStore } from "../../src/storage/pictureStore.ts"
import { siteUrl } from "../support/service.ts"

type Named = Extract<Field, { name: string }>

const storage = { dataDir: "data", makeAvif: true, objectStorage: null }

/** The fields that an editor fills in (a "ui" field is none), by path, including those in tabs, rows and lists. */
function visibleFields(fields: (Field | Tab)[], above = ""): [path: string, field: Named][] {
  return fields.flatMap((field) => {
    if ("admin" in field && field.admin && "hidden" in field.admin && field.admin.hidden) return []
    if ("type" in field && field.type === "ui") return []
    if ("tabs" in field) return visibleFields(field.tabs, above)
    const path = "name" in field && field.name ? `${above}${field.name}` : above
    const below = "fields" in field ? visibleFields(field.fields, path && `${path}.`) : []
    return "type" in field && "name" in field ? [[path, field as Named], ...below] : below
  })
}

for (const { slug, fields, admin } of [
  ...publicLists(siteUrl),
  media(storage, folderStore("media")),
]) {
  test(`every field of ${slug} has a label and a description`, () => {
    assert.ok(admin?.description)
    const found = visibleFields(fields)
    assert.ok(found.length > 0)
    for (const [path, field] of found) {
      assert.ok("label" in field && field.label, `${path} has no label`)
      const help = field.admin && "description" in field.admin ? field.admin.description : ""
      assert.ok(help, `${path} has no description`)
    }
  })
}
