import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`suspected\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`trap\` text;`)
  await db.run(sql`CREATE INDEX \`contacts_suspected_idx\` ON \`contacts\` (\`suspected\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`contacts_suspected_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`suspected\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`trap\`;`)
}
