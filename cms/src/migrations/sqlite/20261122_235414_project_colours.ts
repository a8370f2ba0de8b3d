import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_colour\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_colour\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_colour\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_colour\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_colour\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`colour\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_colour\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_colour\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_colour\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_colour\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_colour\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_colour\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`colour\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_colour\`;`)
}
