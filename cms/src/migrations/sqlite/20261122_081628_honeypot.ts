import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * One column says what two did: the honeypot was filled in. `trap` could also say that a message
 * was sent in haste, which is not measured any more; those were mailed like others, and are now.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`contacts_suspected_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` RENAME COLUMN \`suspected\` TO \`honeypot\`;`)
  await db.run(sql`CREATE INDEX \`contacts_honeypot_idx\` ON \`contacts\` (\`honeypot\`);`)
  await db.run(sql`UPDATE \`contacts\` SET \`honeypot\` = false WHERE \`trap\` = 'haste';`)
  await db.run(sql`ALTER TABLE \`contacts\` DROP COLUMN \`trap\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`contacts\` ADD \`trap\` text;`)
  await db.run(sql`UPDATE \`contacts\` SET \`trap\` = 'honeypot' WHERE \`honeypot\`;`)
  await db.run(sql`DROP INDEX \`contacts_honeypot_idx\`;`)
  await db.run(sql`ALTER TABLE \`contacts\` RENAME COLUMN \`honeypot\` TO \`suspected\`;`)
  await db.run(sql`CREATE INDEX \`contacts_suspected_idx\` ON \`contacts\` (\`suspected\`);`)
}
