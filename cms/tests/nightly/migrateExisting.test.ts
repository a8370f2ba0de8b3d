import assert from "node:assert/strict"
import { test } from "node:test"
import type { SQLiteAdapter } from "@payloadcms/db-sqlite"
import type { Migration } from "payload"
import { migrations } from "../../src/migrations/sqlite/index.ts"
import { startService } from "../support/service.ts"

const all = migrations as Migration[]
const [initial, draftsAndOrder] = all
const honeypot = all.findIndex(({ name }) => name.endsWith("_honeypot"))
const { call, payload, signInAsEditor } = await startService({}, initial ? [initial] : [])
const database = payload.db as unknown as SQLiteAdapter

type Doc = { id: number; title: string; _status: string }

/** Migrates a database from before drafts existed to the current schema. */
async function migrateOldDatabase(): Promise<void> {
  const { client } = database
  await client.executeMultiple(`
    INSERT INTO media (id, alt, filename) VALUES (1, 'A field', 'a.jpg'), (2, 'A wall', 'b.jpg');
    INSERT INTO projects (id, title, slug, description, client, date, main_image_id) VALUES
      (1, 'Old', 'old', 'x', 'x', '2020-01-01', 1),
      (2, 'New', 'new', 'x', 'x', '2024-01-01', 1),
      (3, 'Middle', 'middle', 'x', 'x', '2022-01-01', 1);
    INSERT INTO projects_steps (_order, _parent_id, id, title, text) VALUES
      (1, 2, 'aa', 'First', 'x'), (2, 2, 'ab', 'Second', 'x');
    INSERT INTO projects_gallery (_order, _parent_id, id, image_id) VALUES (1, 2, 'ba', 2);
    INSERT INTO projects_rels ("order", parent_id, path, media_id) VALUES
      (1, 2, 'secondaryImages', 2), (2, 2, 'secondaryImages', 1);
    INSERT INTO web_services (id, title, slug, description, is_active, created_at) VALUES
      (1, 'Repair', 'repair', 'x', 1, '2024-01-01'), (2, 'Shops', 'shops', 'x', 1, '2025-01-01'),
      (3, 'Resting', 'resting', 'x', 0, '2025-02-01');
    INSERT INTO web_services_features (_order, _parent_id, id, feature_title) VALUES (1, 2, 'ca', 'Cart');
    INSERT INTO web_services_features_points (_order, _parent_id, id, point) VALUES
      (1, 'ca', 'da', 'Mobile money'), (2, 'ca', 'db', 'Cards');
    INSERT INTO web_services_approach (_order, _parent_id, id, step_title, step_description) VALUES
      (1, 2, 'ea', 'Ask', 'x');
    INSERT INTO contacts (id, statuses, name, email, phone, subject, message) VALUES
      (1, 'answered', 'Ama', 'ama@client.example', '020', 'A shop', 'Hello.');
  `)
  await payload.db.migrate({ migrations: all.slice(0, honeypot) })
  await client.executeMultiple(`
    INSERT INTO contacts (id, statuses, suspected, trap, name, email, phone, subject, message) VALUES
      (2, 'pending', 1, 'honeypot', 'Bot', 'bot@client.example', '020', 'A shop', 'Hello.'),
      (3, 'pending', 1, 'haste', 'Esi', 'esi@client.example', '020', 'A shop', 'Hello.');
  `)
  await payload.db.migrate({ migrations: all })
}

async function docs(address: string, headers?: HeadersInit): Promise<Doc[]> {
  const { body } = await call("GET", address, { headers })
  return (body as { docs: Doc[] }).docs
}

const titles = (found: Doc[]) => found.map(({ title }) => title)

test("visitors still see the same documents, in the same order", async () => {
  await migrateOldDatabase()
  assert.deepEqual(titles(await docs("/api/projects")), ["New", "Middle", "Old"])
  assert.deepEqual(titles(await docs("/api/web-services")), ["Shops", "Repair"])
})

test("editors find the same documents in the panel, complete and unchanged", async () => {
  const headers = await signInAsEditor()
  for (const [list, expected] of [
    ["projects", ["New", "Middle", "Old"]],
    ["web-services", ["Resting", "Shops", "Repair"]],
  ] as const) {
    const now = await docs(`/api/${list}?depth=0`, headers)
    const inPanel = await docs(`/api/${list}?depth=0&draft=true`, headers)
    assert.deepEqual(titles(inPanel), expected)
    assert.deepEqual(inPanel, now)
  }
})

test("an old message is unchanged and has no mail state", async () => {
  const { id, statuses, message, mailState } = await payload.findByID({
    collection: "contacts",
    id: 1,
  })
  const kept = { id: 1, statuses: "answered", message: "Hello.", mailState: null }
  assert.deepEqual({ id, statuses, message, mailState }, kept)
  const { totalDocs } = await payload.count({ collection: "payload-jobs" })
  assert.equal(totalDocs, 0)
})

test("a message that the honeypot caught is still marked, and one sent in haste no longer", async () => {
  const { docs } = await payload.find({ collection: "contacts", sort: "id" })
  assert.deepEqual(
    docs.map(({ name, honeypot }) => [name, honeypot]),
    [
      ["Ama", false],
      ["Bot", true],
      ["Esi", false],
    ],
  )
})

test("an old document can get a draft, which visitors do not see", async () => {
  await payload.update({
    collection: "projects",
    id: 2,
    data: { title: "Newer", steps: [] },
    draft: true,
  })
  const [first] = (await docs("/api/projects?limit=1")) as (Doc & { steps: unknown[] })[]
  assert.equal(first?.title, "New")
  assert.equal(first?.steps.length, 2)
  const versions = await payload.findVersions({
    collection: "projects",
    where: { parent: { equals: 2 } },
  })
  assert.deepEqual(
    versions.docs.map(({ version }) => version.title),
    ["Newer", "New"],
  )
})

function goDown(migration: Migration | undefined) {
  return database.drizzle.transaction((db) => {
    type Arguments = Parameters<Migration["down"]>[0]
    return migration?.down({ db, payload } as unknown as Arguments) ?? Promise.reject()
  })
}

test("the down migration of the honeypot keeps its marks", async () => {
  await goDown(all[honeypot])
  const marks = "SELECT suspected, trap FROM contacts ORDER BY id"
  const { rows } = await database.client.execute(marks)
  assert.deepEqual(
    rows.map(({ suspected, trap }) => [suspected, trap]),
    [
      [0, null],
      [1, "honeypot"],
      [0, null],
    ],
  )
})

test("the down migration of drafts is refused while there are any, and otherwise loses nothing", async () => {
  const goBack = () => goDown(draftsAndOrder)
  const draft = { title: "Half", _status: "draft" as const }
  const { id } = await payload.create({
    collection: "projects",
    data: draft as never,
    draft: true,
  })
  await assert.rejects(goBack, /drafts in projects/)
  await payload.delete({ collection: "projects", id })
  await goBack()
  const { rows } = await database.client.execute("SELECT count(*) AS steps FROM projects_steps")
  assert.equal(rows[0]?.steps, 2)
})
