import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** A task of the queue, whose name is a text here: only Postgres has a type to change. */
export async function up(_: MigrateUpArgs): Promise<void> {}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`payload_jobs_log\` WHERE \`task_slug\` = 'rebuildSite';`)
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'rebuildSite';`)
}
