import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { type Database, projectTables, publishExisting, refuseWhileDrafts, serviceTables } from '../publishExisting.ts'

/**
 * What a draft may leave out. The columns are altered in place: the generated migration made each table anew, and dropping the
 * old one inside a transaction deletes, by cascade, every step and picture of its documents.
 */
const optional: [tables: string[], suffix: string, columns: string[]][] = [
  [projectTables, '', ['title', 'description', 'client', 'date']],
  [projectTables, '_gallery', ['image_id']],
  [projectTables, '_steps', ['title', 'text']],
  [serviceTables, '', ['title', 'description']],
  [serviceTables, '_features', ['feature_title']],
  [serviceTables, '_features_points', ['point']],
  [serviceTables, '_approach', ['step_title', 'step_description']],
]

const lists = [...projectTables, ...serviceTables]

function databaseOf(db: MigrateUpArgs['db']): Database {
  return {
    run: (statement) => db.run(sql.raw(statement)),
    read: (query) => db.all(sql.raw(query)),
  }
}

async function alterColumns({ run }: Database, constraint: string): Promise<void> {
  for (const [tables, suffix, columns] of optional) {
    for (const table of tables) {
      for (const column of columns) {
        const type = column === 'image_id' ? 'integer' : 'text'
        await run(`ALTER TABLE "${table}${suffix}" ALTER COLUMN "${column}" TO "${column}" ${type}${constraint}`)
      }
    }
  }
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_order_idx\` ON \`_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_parent_id_idx\` ON \`_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_gallery_image_idx\` ON \`_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_steps_order_idx\` ON \`_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_steps_parent_id_idx\` ON \`_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__order_idx\` ON \`_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_slug_idx\` ON \`_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_main_image_idx\` ON \`_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_secondary_image_idx\` ON \`_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_gallery_order_idx\` ON \`_branding_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_gallery_parent_id_idx\` ON \`_branding_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_gallery_image_idx\` ON \`_branding_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_steps_order_idx\` ON \`_branding_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_steps_parent_id_idx\` ON \`_branding_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_parent_idx\` ON \`_branding_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version__order_idx\` ON \`_branding_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version_slug_idx\` ON \`_branding_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version_main_image_idx\` ON \`_branding_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version_secondary_image_idx\` ON \`_branding_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version_updated_at_idx\` ON \`_branding_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version_created_at_idx\` ON \`_branding_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_version__status_idx\` ON \`_branding_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_created_at_idx\` ON \`_branding_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_updated_at_idx\` ON \`_branding_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_latest_idx\` ON \`_branding_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_rels_order_idx\` ON \`_branding_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_rels_parent_idx\` ON \`_branding_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_rels_path_idx\` ON \`_branding_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_rels_media_id_idx\` ON \`_branding_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_gallery_order_idx\` ON \`_logo_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_gallery_parent_id_idx\` ON \`_logo_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_gallery_image_idx\` ON \`_logo_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_steps_order_idx\` ON \`_logo_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_steps_parent_id_idx\` ON \`_logo_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_parent_idx\` ON \`_logo_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version__order_idx\` ON \`_logo_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version_slug_idx\` ON \`_logo_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version_main_image_idx\` ON \`_logo_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version_secondary_image_idx\` ON \`_logo_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version_updated_at_idx\` ON \`_logo_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version_created_at_idx\` ON \`_logo_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_version__status_idx\` ON \`_logo_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_created_at_idx\` ON \`_logo_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_updated_at_idx\` ON \`_logo_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_latest_idx\` ON \`_logo_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_rels_order_idx\` ON \`_logo_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_rels_parent_idx\` ON \`_logo_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_rels_path_idx\` ON \`_logo_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_rels_media_id_idx\` ON \`_logo_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_gallery_order_idx\` ON \`_video_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_gallery_parent_id_idx\` ON \`_video_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_gallery_image_idx\` ON \`_video_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_steps_order_idx\` ON \`_video_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_steps_parent_id_idx\` ON \`_video_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_parent_idx\` ON \`_video_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version__order_idx\` ON \`_video_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version_slug_idx\` ON \`_video_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version_main_image_idx\` ON \`_video_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version_secondary_image_idx\` ON \`_video_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version_updated_at_idx\` ON \`_video_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version_created_at_idx\` ON \`_video_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_version__status_idx\` ON \`_video_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_created_at_idx\` ON \`_video_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_updated_at_idx\` ON \`_video_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_latest_idx\` ON \`_video_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_rels_order_idx\` ON \`_video_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_rels_parent_idx\` ON \`_video_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_rels_path_idx\` ON \`_video_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_rels_media_id_idx\` ON \`_video_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_gallery_order_idx\` ON \`_content_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_gallery_parent_id_idx\` ON \`_content_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_gallery_image_idx\` ON \`_content_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_steps_order_idx\` ON \`_content_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_steps_parent_id_idx\` ON \`_content_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_parent_idx\` ON \`_content_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version__order_idx\` ON \`_content_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version_slug_idx\` ON \`_content_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version_main_image_idx\` ON \`_content_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version_secondary_image_idx\` ON \`_content_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version_updated_at_idx\` ON \`_content_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version_created_at_idx\` ON \`_content_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_version__status_idx\` ON \`_content_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_created_at_idx\` ON \`_content_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_updated_at_idx\` ON \`_content_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_latest_idx\` ON \`_content_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_rels_order_idx\` ON \`_content_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_rels_parent_idx\` ON \`_content_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_rels_path_idx\` ON \`_content_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_rels_media_id_idx\` ON \`_content_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_gallery_order_idx\` ON \`_social_projects_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_gallery_parent_id_idx\` ON \`_social_projects_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_gallery_image_idx\` ON \`_social_projects_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_steps_order_idx\` ON \`_social_projects_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_steps_parent_id_idx\` ON \`_social_projects_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_description\` text,
  	\`version_client\` text,
  	\`version_date\` text,
  	\`version_duration\` text,
  	\`version_link\` text,
  	\`version_video_url\` text,
  	\`version_main_image_id\` integer,
  	\`version_secondary_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_parent_idx\` ON \`_social_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version__order_idx\` ON \`_social_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version_slug_idx\` ON \`_social_projects_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version_main_image_idx\` ON \`_social_projects_v\` (\`version_main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version_secondary_image_idx\` ON \`_social_projects_v\` (\`version_secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version_updated_at_idx\` ON \`_social_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version_created_at_idx\` ON \`_social_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_version__status_idx\` ON \`_social_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_created_at_idx\` ON \`_social_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_updated_at_idx\` ON \`_social_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_latest_idx\` ON \`_social_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_rels_order_idx\` ON \`_social_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_rels_parent_idx\` ON \`_social_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_rels_path_idx\` ON \`_social_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_rels_media_id_idx\` ON \`_social_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_web_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_services_v_features_v_points_v_order_idx\` ON \`_web_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_features_v_points_v_parent_id_idx\` ON \`_web_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_web_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_services_v_features_v_order_idx\` ON \`_web_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_features_v_parent_id_idx\` ON \`_web_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_web_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_services_v_approach_v_order_idx\` ON \`_web_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_approach_v_parent_id_idx\` ON \`_web_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_web_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`web_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_web_services_v_parent_idx\` ON \`_web_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version__order_idx\` ON \`_web_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_slug_idx\` ON \`_web_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_is_active_idx\` ON \`_web_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_hero_image_idx\` ON \`_web_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_side_image_idx\` ON \`_web_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_updated_at_idx\` ON \`_web_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version_created_at_idx\` ON \`_web_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_version_version__status_idx\` ON \`_web_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_created_at_idx\` ON \`_web_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_updated_at_idx\` ON \`_web_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_web_services_v_latest_idx\` ON \`_web_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_video_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_services_v_features_v_points_v_order_idx\` ON \`_video_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_features_v_points_v_parent_id_idx\` ON \`_video_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_services_v_features_v_order_idx\` ON \`_video_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_features_v_parent_id_idx\` ON \`_video_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_services_v_approach_v_order_idx\` ON \`_video_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_approach_v_parent_id_idx\` ON \`_video_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_services_v_parent_idx\` ON \`_video_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version__order_idx\` ON \`_video_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_slug_idx\` ON \`_video_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_is_active_idx\` ON \`_video_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_hero_image_idx\` ON \`_video_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_side_image_idx\` ON \`_video_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_updated_at_idx\` ON \`_video_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version_created_at_idx\` ON \`_video_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_version_version__status_idx\` ON \`_video_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_created_at_idx\` ON \`_video_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_updated_at_idx\` ON \`_video_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_video_services_v_latest_idx\` ON \`_video_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_branding_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_services_v_features_v_points_v_order_idx\` ON \`_branding_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_features_v_points_v_parent_id_idx\` ON \`_branding_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_services_v_features_v_order_idx\` ON \`_branding_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_features_v_parent_id_idx\` ON \`_branding_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_services_v_approach_v_order_idx\` ON \`_branding_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_approach_v_parent_id_idx\` ON \`_branding_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branding_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_services_v_parent_idx\` ON \`_branding_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version__order_idx\` ON \`_branding_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_slug_idx\` ON \`_branding_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_is_active_idx\` ON \`_branding_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_hero_image_idx\` ON \`_branding_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_side_image_idx\` ON \`_branding_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_updated_at_idx\` ON \`_branding_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version_created_at_idx\` ON \`_branding_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_version_version__status_idx\` ON \`_branding_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_created_at_idx\` ON \`_branding_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_updated_at_idx\` ON \`_branding_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_branding_services_v_latest_idx\` ON \`_branding_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_uiux_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_uiux_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_features_v_points_v_order_idx\` ON \`_uiux_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_features_v_points_v_parent_id_idx\` ON \`_uiux_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_uiux_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_uiux_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_features_v_order_idx\` ON \`_uiux_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_features_v_parent_id_idx\` ON \`_uiux_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_uiux_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_uiux_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_approach_v_order_idx\` ON \`_uiux_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_approach_v_parent_id_idx\` ON \`_uiux_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_uiux_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`uiux_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_parent_idx\` ON \`_uiux_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version__order_idx\` ON \`_uiux_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_slug_idx\` ON \`_uiux_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_is_active_idx\` ON \`_uiux_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_hero_image_idx\` ON \`_uiux_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_side_image_idx\` ON \`_uiux_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_updated_at_idx\` ON \`_uiux_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version_created_at_idx\` ON \`_uiux_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_version_version__status_idx\` ON \`_uiux_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_created_at_idx\` ON \`_uiux_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_updated_at_idx\` ON \`_uiux_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_uiux_services_v_latest_idx\` ON \`_uiux_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_mobile_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mobile_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_features_v_points_v_order_idx\` ON \`_mobile_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_features_v_points_v_parent_id_idx\` ON \`_mobile_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mobile_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mobile_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_features_v_order_idx\` ON \`_mobile_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_features_v_parent_id_idx\` ON \`_mobile_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mobile_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_mobile_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_approach_v_order_idx\` ON \`_mobile_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_approach_v_parent_id_idx\` ON \`_mobile_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_mobile_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`mobile_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_parent_idx\` ON \`_mobile_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version__order_idx\` ON \`_mobile_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_slug_idx\` ON \`_mobile_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_is_active_idx\` ON \`_mobile_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_hero_image_idx\` ON \`_mobile_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_side_image_idx\` ON \`_mobile_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_updated_at_idx\` ON \`_mobile_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version_created_at_idx\` ON \`_mobile_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_version_version__status_idx\` ON \`_mobile_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_created_at_idx\` ON \`_mobile_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_updated_at_idx\` ON \`_mobile_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_mobile_services_v_latest_idx\` ON \`_mobile_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_software_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_software_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_software_services_v_features_v_points_v_order_idx\` ON \`_software_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_features_v_points_v_parent_id_idx\` ON \`_software_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_software_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_software_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_software_services_v_features_v_order_idx\` ON \`_software_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_features_v_parent_id_idx\` ON \`_software_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_software_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_software_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_software_services_v_approach_v_order_idx\` ON \`_software_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_approach_v_parent_id_idx\` ON \`_software_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_software_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`software_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_software_services_v_parent_idx\` ON \`_software_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version__order_idx\` ON \`_software_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_slug_idx\` ON \`_software_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_is_active_idx\` ON \`_software_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_hero_image_idx\` ON \`_software_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_side_image_idx\` ON \`_software_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_updated_at_idx\` ON \`_software_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version_created_at_idx\` ON \`_software_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_version_version__status_idx\` ON \`_software_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_created_at_idx\` ON \`_software_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_updated_at_idx\` ON \`_software_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_software_services_v_latest_idx\` ON \`_software_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_database_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_database_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_database_services_v_features_v_points_v_order_idx\` ON \`_database_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_features_v_points_v_parent_id_idx\` ON \`_database_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_database_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_database_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_database_services_v_features_v_order_idx\` ON \`_database_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_features_v_parent_id_idx\` ON \`_database_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_database_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_database_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_database_services_v_approach_v_order_idx\` ON \`_database_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_approach_v_parent_id_idx\` ON \`_database_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_database_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`database_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_database_services_v_parent_idx\` ON \`_database_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version__order_idx\` ON \`_database_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_slug_idx\` ON \`_database_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_is_active_idx\` ON \`_database_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_hero_image_idx\` ON \`_database_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_side_image_idx\` ON \`_database_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_updated_at_idx\` ON \`_database_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version_created_at_idx\` ON \`_database_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_version_version__status_idx\` ON \`_database_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_created_at_idx\` ON \`_database_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_updated_at_idx\` ON \`_database_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_database_services_v_latest_idx\` ON \`_database_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pgc_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pgc_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_features_v_points_v_order_idx\` ON \`_pgc_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_features_v_points_v_parent_id_idx\` ON \`_pgc_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pgc_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pgc_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_features_v_order_idx\` ON \`_pgc_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_features_v_parent_id_idx\` ON \`_pgc_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pgc_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pgc_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_approach_v_order_idx\` ON \`_pgc_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_approach_v_parent_id_idx\` ON \`_pgc_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pgc_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pgc_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_parent_idx\` ON \`_pgc_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version__order_idx\` ON \`_pgc_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_slug_idx\` ON \`_pgc_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_is_active_idx\` ON \`_pgc_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_hero_image_idx\` ON \`_pgc_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_side_image_idx\` ON \`_pgc_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_updated_at_idx\` ON \`_pgc_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version_created_at_idx\` ON \`_pgc_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_version_version__status_idx\` ON \`_pgc_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_created_at_idx\` ON \`_pgc_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_updated_at_idx\` ON \`_pgc_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pgc_services_v_latest_idx\` ON \`_pgc_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_social_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_services_v_features_v_points_v_order_idx\` ON \`_social_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_features_v_points_v_parent_id_idx\` ON \`_social_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_services_v_features_v_order_idx\` ON \`_social_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_features_v_parent_id_idx\` ON \`_social_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_services_v_approach_v_order_idx\` ON \`_social_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_approach_v_parent_id_idx\` ON \`_social_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_services_v_parent_idx\` ON \`_social_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version__order_idx\` ON \`_social_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_slug_idx\` ON \`_social_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_is_active_idx\` ON \`_social_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_hero_image_idx\` ON \`_social_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_side_image_idx\` ON \`_social_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_updated_at_idx\` ON \`_social_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version_created_at_idx\` ON \`_social_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_version_version__status_idx\` ON \`_social_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_created_at_idx\` ON \`_social_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_updated_at_idx\` ON \`_social_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_services_v_latest_idx\` ON \`_social_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_editing_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_editing_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_editing_services_v_features_v_points_v_order_idx\` ON \`_editing_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_features_v_points_v_parent_id_idx\` ON \`_editing_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_editing_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_editing_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_editing_services_v_features_v_order_idx\` ON \`_editing_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_features_v_parent_id_idx\` ON \`_editing_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_editing_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_editing_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_editing_services_v_approach_v_order_idx\` ON \`_editing_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_approach_v_parent_id_idx\` ON \`_editing_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_editing_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`editing_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_editing_services_v_parent_idx\` ON \`_editing_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version__order_idx\` ON \`_editing_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_slug_idx\` ON \`_editing_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_is_active_idx\` ON \`_editing_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_hero_image_idx\` ON \`_editing_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_side_image_idx\` ON \`_editing_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_updated_at_idx\` ON \`_editing_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version_created_at_idx\` ON \`_editing_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_version_version__status_idx\` ON \`_editing_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_created_at_idx\` ON \`_editing_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_updated_at_idx\` ON \`_editing_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_editing_services_v_latest_idx\` ON \`_editing_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_identity_services_v_features_v_points_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`point\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_identity_services_v_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_identity_services_v_features_v_points_v_order_idx\` ON \`_identity_services_v_features_v_points_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_features_v_points_v_parent_id_idx\` ON \`_identity_services_v_features_v_points_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_identity_services_v_features_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`feature_title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_identity_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_identity_services_v_features_v_order_idx\` ON \`_identity_services_v_features_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_features_v_parent_id_idx\` ON \`_identity_services_v_features_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_identity_services_v_approach_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`step_title\` text,
  	\`step_description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_identity_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_identity_services_v_approach_v_order_idx\` ON \`_identity_services_v_approach_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_approach_v_parent_id_idx\` ON \`_identity_services_v_approach_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_identity_services_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_is_active\` integer DEFAULT true,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_additional_description\` text,
  	\`version_hero_image_id\` integer,
  	\`version_side_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`identity_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_identity_services_v_parent_idx\` ON \`_identity_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version__order_idx\` ON \`_identity_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_slug_idx\` ON \`_identity_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_is_active_idx\` ON \`_identity_services_v\` (\`version_is_active\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_hero_image_idx\` ON \`_identity_services_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_side_image_idx\` ON \`_identity_services_v\` (\`version_side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_updated_at_idx\` ON \`_identity_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version_created_at_idx\` ON \`_identity_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_version_version__status_idx\` ON \`_identity_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_created_at_idx\` ON \`_identity_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_updated_at_idx\` ON \`_identity_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_identity_services_v_latest_idx\` ON \`_identity_services_v\` (\`latest\`);`)
  const database = databaseOf(db)
  await alterColumns(database, '')
  for (const table of lists) {
    await database.run(`ALTER TABLE "${table}" ADD COLUMN "_order" text`)
    await database.run(`ALTER TABLE "${table}" ADD COLUMN "_status" text DEFAULT 'draft'`)
    await database.run(`CREATE INDEX "${table}__order_idx" ON "${table}" ("_order")`)
    await database.run(`CREATE INDEX "${table}__status_idx" ON "${table}" ("_status")`)
  }
  for (const table of projectTables) await database.run(`DROP INDEX "${table}_date_idx"`)
  await publishExisting(database)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  const database = databaseOf(db)
  await refuseWhileDrafts(database)
  for (const table of projectTables) {
    for (const part of ['_rels', '_version_gallery', '_version_steps', '']) {
      await database.run(`DROP TABLE "_${table}_v${part}"`)
    }
    await database.run(`CREATE INDEX "${table}_date_idx" ON "${table}" ("date")`)
  }
  for (const table of serviceTables) {
    for (const part of ['_features_v_points_v', '_features_v', '_approach_v', '']) {
      await database.run(`DROP TABLE "_${table}_v${part}"`)
    }
  }
  for (const table of lists) {
    for (const column of ['_order', '_status']) {
      await database.run(`DROP INDEX "${table}_${column}_idx"`)
      await database.run(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
    }
  }
  await alterColumns(database, ' NOT NULL')
}
