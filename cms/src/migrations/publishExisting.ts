import { generateNKeysBetween } from "payload/shared"

/** A database inside the transaction of a migration; the statements below mean the same in both dialects. */
export type Database = {
  run: (statement: string) => Promise<unknown>
  read: (query: string) => Promise<{ id: number }[]>
}

export const projectTables = [
  "projects",
  "branding_projects",
  "logo_projects",
  "video_projects",
  "content_projects",
  "social_projects",
]

export const serviceTables = [
  "web_services",
  "video_services",
  "branding_services",
  "uiux_services",
  "mobile_services",
  "software_services",
  "database_services",
  "pgc_services",
  "social_services",
  "editing_services",
  "identity_services",
]

const projectColumns =
  "title slug description client date duration link video_url main_image_id secondary_image_id"
const serviceColumns =
  "title slug is_active subtitle description additional_description hero_image_id side_image_id"

/**
 * Keeps what visitors saw before there were drafts and an order made by hand: every document is published, and stands where it
 * stood. Each gets its first version too, because the panel's lists show versions and would be empty without.
 */
export async function publishExisting(database: Database): Promise<void> {
  for (const table of projectTables) {
    await publishAll(database, table, "date DESC, id DESC")
    await addVersions(database, table, projectColumns.split(" "))
    await addRows(database, table, `${table}_gallery`, `_${table}_v_version_gallery`, "image_id")
    await addRows(database, table, `${table}_steps`, `_${table}_v_version_steps`, "title text")
    await database.run(
      `INSERT INTO "_${table}_v_rels" ("order", parent_id, path, media_id)
       SELECT r."order", v.id, 'version.' || r.path, r.media_id
       FROM "${table}_rels" r JOIN "_${table}_v" v ON v.parent_id = r.parent_id`,
    )
  }
  for (const table of serviceTables) {
    const [features, approach] = [`${table}_features`, `${table}_approach`]
    const featuresOfVersions = `_${table}_v_features_v`
    await publishAll(database, table, "created_at DESC, id DESC")
    await addVersions(database, table, serviceColumns.split(" "))
    await addRows(database, table, features, featuresOfVersions, "feature_title")
    await addRows(
      database,
      table,
      approach,
      `_${table}_v_approach_v`,
      "step_title step_description",
    )
    await database.run(
      `INSERT INTO "_${table}_v_features_v_points_v" (_order, _parent_id, point, _uuid)
       SELECT p._order, f.id, p.point, p.id
       FROM "${features}_points" p JOIN "${featuresOfVersions}" f ON f._uuid = p._parent_id`,
    )
  }
}

/** @throws Error while there are drafts: without this column visitors would see them */
export async function refuseWhileDrafts({ read }: Database): Promise<void> {
  for (const table of [...projectTables, ...serviceTables]) {
    const [draft] = await read(`SELECT id FROM "${table}" WHERE _status = 'draft' LIMIT 1`)
    if (draft) throw new Error(`There are drafts in ${table}: publish or delete them first.`)
  }
}

async function publishAll({ run, read }: Database, table: string, order: string): Promise<void> {
  const rows = await read(`SELECT id FROM "${table}" ORDER BY ${order}`)
  const keys = generateNKeysBetween(null, null, rows.length)
  for (const [index, { id }] of rows.entries()) {
    await run(
      `UPDATE "${table}" SET _status = 'published', _order = '${keys[index]}' WHERE id = ${id}`,
    )
  }
}

async function addVersions({ run }: Database, table: string, columns: string[]): Promise<void> {
  const all = ["_order", ...columns, "updated_at", "created_at"]
  await run(
    `INSERT INTO "_${table}_v"
       (parent_id, ${all.map((name) => `version_${name}`).join(", ")}, version__status, created_at, updated_at, latest)
     SELECT id, ${all.join(", ")}, 'published', updated_at, updated_at, true FROM "${table}"`,
  )
}

/** Copies the rows of a nested list to the versions made just before. */
async function addRows(
  { run }: Database,
  table: string,
  from: string,
  to: string,
  columns: string,
): Promise<void> {
  const names = columns.split(" ")
  await run(
    `INSERT INTO "${to}" (_order, _parent_id, ${names.join(", ")}, _uuid)
     SELECT r._order, v.id, ${names.map((name) => `r.${name}`).join(", ")}, r.id
     FROM "${from}" r JOIN "_${table}_v" v ON v.parent_id = r._parent_id`,
  )
}
