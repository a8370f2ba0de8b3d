import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_gallery_order_idx\` ON \`projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_gallery_parent_id_idx\` ON \`projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_gallery_image_idx\` ON \`projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_steps_order_idx\` ON \`projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_steps_parent_id_idx\` ON \`projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_slug_idx\` ON \`projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`projects_date_idx\` ON \`projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`projects_main_image_idx\` ON \`projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_secondary_image_idx\` ON \`projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_gallery_order_idx\` ON \`branding_projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_gallery_parent_id_idx\` ON \`branding_projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_gallery_image_idx\` ON \`branding_projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_steps_order_idx\` ON \`branding_projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_steps_parent_id_idx\` ON \`branding_projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branding_projects_slug_idx\` ON \`branding_projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_date_idx\` ON \`branding_projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_main_image_idx\` ON \`branding_projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_secondary_image_idx\` ON \`branding_projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_updated_at_idx\` ON \`branding_projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_created_at_idx\` ON \`branding_projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_rels_order_idx\` ON \`branding_projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_rels_parent_idx\` ON \`branding_projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_rels_path_idx\` ON \`branding_projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_rels_media_id_idx\` ON \`branding_projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_gallery_order_idx\` ON \`logo_projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_gallery_parent_id_idx\` ON \`logo_projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_gallery_image_idx\` ON \`logo_projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_steps_order_idx\` ON \`logo_projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_steps_parent_id_idx\` ON \`logo_projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`logo_projects_slug_idx\` ON \`logo_projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_date_idx\` ON \`logo_projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_main_image_idx\` ON \`logo_projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_secondary_image_idx\` ON \`logo_projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_updated_at_idx\` ON \`logo_projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_created_at_idx\` ON \`logo_projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_rels_order_idx\` ON \`logo_projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_rels_parent_idx\` ON \`logo_projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_rels_path_idx\` ON \`logo_projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_rels_media_id_idx\` ON \`logo_projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_gallery_order_idx\` ON \`video_projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_gallery_parent_id_idx\` ON \`video_projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_gallery_image_idx\` ON \`video_projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_steps_order_idx\` ON \`video_projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_steps_parent_id_idx\` ON \`video_projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`video_projects_slug_idx\` ON \`video_projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_date_idx\` ON \`video_projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_main_image_idx\` ON \`video_projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_secondary_image_idx\` ON \`video_projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_updated_at_idx\` ON \`video_projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_created_at_idx\` ON \`video_projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_rels_order_idx\` ON \`video_projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_rels_parent_idx\` ON \`video_projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_rels_path_idx\` ON \`video_projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_rels_media_id_idx\` ON \`video_projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_gallery_order_idx\` ON \`content_projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_gallery_parent_id_idx\` ON \`content_projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_gallery_image_idx\` ON \`content_projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_steps_order_idx\` ON \`content_projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_steps_parent_id_idx\` ON \`content_projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`content_projects_slug_idx\` ON \`content_projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_date_idx\` ON \`content_projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_main_image_idx\` ON \`content_projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_secondary_image_idx\` ON \`content_projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_updated_at_idx\` ON \`content_projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_created_at_idx\` ON \`content_projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_rels_order_idx\` ON \`content_projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_rels_parent_idx\` ON \`content_projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_rels_path_idx\` ON \`content_projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_rels_media_id_idx\` ON \`content_projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_gallery_order_idx\` ON \`social_projects_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_gallery_parent_id_idx\` ON \`social_projects_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_gallery_image_idx\` ON \`social_projects_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_steps_order_idx\` ON \`social_projects_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_steps_parent_id_idx\` ON \`social_projects_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`description\` text NOT NULL,
  	\`client\` text NOT NULL,
  	\`date\` text NOT NULL,
  	\`duration\` text,
  	\`link\` text,
  	\`video_url\` text,
  	\`main_image_id\` integer,
  	\`secondary_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`main_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`secondary_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`social_projects_slug_idx\` ON \`social_projects\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_date_idx\` ON \`social_projects\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_main_image_idx\` ON \`social_projects\` (\`main_image_id\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_secondary_image_idx\` ON \`social_projects\` (\`secondary_image_id\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_updated_at_idx\` ON \`social_projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_created_at_idx\` ON \`social_projects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_rels_order_idx\` ON \`social_projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_rels_parent_idx\` ON \`social_projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_rels_path_idx\` ON \`social_projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_rels_media_id_idx\` ON \`social_projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`web_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_services_features_points_order_idx\` ON \`web_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_services_features_points_parent_id_idx\` ON \`web_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_services_features_order_idx\` ON \`web_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_services_features_parent_id_idx\` ON \`web_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`web_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`web_services_approach_order_idx\` ON \`web_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`web_services_approach_parent_id_idx\` ON \`web_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`web_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`web_services_slug_idx\` ON \`web_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`web_services_is_active_idx\` ON \`web_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`web_services_hero_image_idx\` ON \`web_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`web_services_side_image_idx\` ON \`web_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`web_services_updated_at_idx\` ON \`web_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`web_services_created_at_idx\` ON \`web_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`video_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_services_features_points_order_idx\` ON \`video_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_services_features_points_parent_id_idx\` ON \`video_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_services_features_order_idx\` ON \`video_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_services_features_parent_id_idx\` ON \`video_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_services_approach_order_idx\` ON \`video_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_services_approach_parent_id_idx\` ON \`video_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`video_services_slug_idx\` ON \`video_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`video_services_is_active_idx\` ON \`video_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`video_services_hero_image_idx\` ON \`video_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`video_services_side_image_idx\` ON \`video_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`video_services_updated_at_idx\` ON \`video_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`video_services_created_at_idx\` ON \`video_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`branding_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_services_features_points_order_idx\` ON \`branding_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_features_points_parent_id_idx\` ON \`branding_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_services_features_order_idx\` ON \`branding_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_features_parent_id_idx\` ON \`branding_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_services_approach_order_idx\` ON \`branding_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_approach_parent_id_idx\` ON \`branding_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`branding_services_slug_idx\` ON \`branding_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_is_active_idx\` ON \`branding_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_hero_image_idx\` ON \`branding_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_side_image_idx\` ON \`branding_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_updated_at_idx\` ON \`branding_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`branding_services_created_at_idx\` ON \`branding_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`uiux_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`uiux_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`uiux_services_features_points_order_idx\` ON \`uiux_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_features_points_parent_id_idx\` ON \`uiux_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`uiux_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`uiux_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`uiux_services_features_order_idx\` ON \`uiux_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_features_parent_id_idx\` ON \`uiux_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`uiux_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`uiux_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`uiux_services_approach_order_idx\` ON \`uiux_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_approach_parent_id_idx\` ON \`uiux_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`uiux_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`uiux_services_slug_idx\` ON \`uiux_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_is_active_idx\` ON \`uiux_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_hero_image_idx\` ON \`uiux_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_side_image_idx\` ON \`uiux_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_updated_at_idx\` ON \`uiux_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`uiux_services_created_at_idx\` ON \`uiux_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mobile_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mobile_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mobile_services_features_points_order_idx\` ON \`mobile_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_features_points_parent_id_idx\` ON \`mobile_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mobile_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mobile_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mobile_services_features_order_idx\` ON \`mobile_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_features_parent_id_idx\` ON \`mobile_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mobile_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mobile_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`mobile_services_approach_order_idx\` ON \`mobile_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_approach_parent_id_idx\` ON \`mobile_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`mobile_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mobile_services_slug_idx\` ON \`mobile_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_is_active_idx\` ON \`mobile_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_hero_image_idx\` ON \`mobile_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_side_image_idx\` ON \`mobile_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_updated_at_idx\` ON \`mobile_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mobile_services_created_at_idx\` ON \`mobile_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`software_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`software_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`software_services_features_points_order_idx\` ON \`software_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`software_services_features_points_parent_id_idx\` ON \`software_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`software_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`software_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`software_services_features_order_idx\` ON \`software_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`software_services_features_parent_id_idx\` ON \`software_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`software_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`software_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`software_services_approach_order_idx\` ON \`software_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`software_services_approach_parent_id_idx\` ON \`software_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`software_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`software_services_slug_idx\` ON \`software_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`software_services_is_active_idx\` ON \`software_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`software_services_hero_image_idx\` ON \`software_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`software_services_side_image_idx\` ON \`software_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`software_services_updated_at_idx\` ON \`software_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`software_services_created_at_idx\` ON \`software_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`database_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`database_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`database_services_features_points_order_idx\` ON \`database_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`database_services_features_points_parent_id_idx\` ON \`database_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`database_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`database_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`database_services_features_order_idx\` ON \`database_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`database_services_features_parent_id_idx\` ON \`database_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`database_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`database_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`database_services_approach_order_idx\` ON \`database_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`database_services_approach_parent_id_idx\` ON \`database_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`database_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`database_services_slug_idx\` ON \`database_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`database_services_is_active_idx\` ON \`database_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`database_services_hero_image_idx\` ON \`database_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`database_services_side_image_idx\` ON \`database_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`database_services_updated_at_idx\` ON \`database_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`database_services_created_at_idx\` ON \`database_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pgc_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pgc_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pgc_services_features_points_order_idx\` ON \`pgc_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_features_points_parent_id_idx\` ON \`pgc_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pgc_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pgc_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pgc_services_features_order_idx\` ON \`pgc_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_features_parent_id_idx\` ON \`pgc_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pgc_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pgc_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pgc_services_approach_order_idx\` ON \`pgc_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_approach_parent_id_idx\` ON \`pgc_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pgc_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pgc_services_slug_idx\` ON \`pgc_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_is_active_idx\` ON \`pgc_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_hero_image_idx\` ON \`pgc_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_side_image_idx\` ON \`pgc_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_updated_at_idx\` ON \`pgc_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pgc_services_created_at_idx\` ON \`pgc_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`social_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_services_features_points_order_idx\` ON \`social_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_services_features_points_parent_id_idx\` ON \`social_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_services_features_order_idx\` ON \`social_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_services_features_parent_id_idx\` ON \`social_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_services_approach_order_idx\` ON \`social_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_services_approach_parent_id_idx\` ON \`social_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`social_services_slug_idx\` ON \`social_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`social_services_is_active_idx\` ON \`social_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`social_services_hero_image_idx\` ON \`social_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`social_services_side_image_idx\` ON \`social_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`social_services_updated_at_idx\` ON \`social_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_services_created_at_idx\` ON \`social_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`editing_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`editing_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editing_services_features_points_order_idx\` ON \`editing_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_features_points_parent_id_idx\` ON \`editing_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`editing_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`editing_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editing_services_features_order_idx\` ON \`editing_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_features_parent_id_idx\` ON \`editing_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`editing_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`editing_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`editing_services_approach_order_idx\` ON \`editing_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_approach_parent_id_idx\` ON \`editing_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`editing_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`editing_services_slug_idx\` ON \`editing_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_is_active_idx\` ON \`editing_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_hero_image_idx\` ON \`editing_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_side_image_idx\` ON \`editing_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_updated_at_idx\` ON \`editing_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`editing_services_created_at_idx\` ON \`editing_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`identity_services_features_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`point\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`identity_services_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`identity_services_features_points_order_idx\` ON \`identity_services_features_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_features_points_parent_id_idx\` ON \`identity_services_features_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`identity_services_features\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`feature_title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`identity_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`identity_services_features_order_idx\` ON \`identity_services_features\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_features_parent_id_idx\` ON \`identity_services_features\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`identity_services_approach\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`step_title\` text NOT NULL,
  	\`step_description\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`identity_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`identity_services_approach_order_idx\` ON \`identity_services_approach\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_approach_parent_id_idx\` ON \`identity_services_approach\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`identity_services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`slug\` text,
  	\`is_active\` integer DEFAULT true,
  	\`subtitle\` text,
  	\`description\` text NOT NULL,
  	\`additional_description\` text,
  	\`hero_image_id\` integer,
  	\`side_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`side_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`identity_services_slug_idx\` ON \`identity_services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_is_active_idx\` ON \`identity_services\` (\`is_active\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_hero_image_idx\` ON \`identity_services\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_side_image_idx\` ON \`identity_services\` (\`side_image_id\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_updated_at_idx\` ON \`identity_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`identity_services_created_at_idx\` ON \`identity_services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contacts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`statuses\` text DEFAULT 'pending' NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts_statuses_idx\` ON \`contacts\` (\`statuses\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_at_idx\` ON \`contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_at_idx\` ON \`contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w400_url\` text,
  	\`sizes_w400_width\` numeric,
  	\`sizes_w400_height\` numeric,
  	\`sizes_w400_mime_type\` text,
  	\`sizes_w400_filesize\` numeric,
  	\`sizes_w400_filename\` text,
  	\`sizes_w800_url\` text,
  	\`sizes_w800_width\` numeric,
  	\`sizes_w800_height\` numeric,
  	\`sizes_w800_mime_type\` text,
  	\`sizes_w800_filesize\` numeric,
  	\`sizes_w800_filename\` text,
  	\`sizes_w1200_url\` text,
  	\`sizes_w1200_width\` numeric,
  	\`sizes_w1200_height\` numeric,
  	\`sizes_w1200_mime_type\` text,
  	\`sizes_w1200_filesize\` numeric,
  	\`sizes_w1200_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w400_sizes_w400_filename_idx\` ON \`media\` (\`sizes_w400_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w800_sizes_w800_filename_idx\` ON \`media\` (\`sizes_w800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1200_sizes_w1200_filename_idx\` ON \`media\` (\`sizes_w1200_filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`administrators_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`administrators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`administrators_sessions_order_idx\` ON \`administrators_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`administrators_sessions_parent_id_idx\` ON \`administrators_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`administrators\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`full_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`administrators_updated_at_idx\` ON \`administrators\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`administrators_created_at_idx\` ON \`administrators\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`administrators_email_idx\` ON \`administrators\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`projects_id\` integer,
  	\`branding_projects_id\` integer,
  	\`logo_projects_id\` integer,
  	\`video_projects_id\` integer,
  	\`content_projects_id\` integer,
  	\`social_projects_id\` integer,
  	\`web_services_id\` integer,
  	\`video_services_id\` integer,
  	\`branding_services_id\` integer,
  	\`uiux_services_id\` integer,
  	\`mobile_services_id\` integer,
  	\`software_services_id\` integer,
  	\`database_services_id\` integer,
  	\`pgc_services_id\` integer,
  	\`social_services_id\` integer,
  	\`editing_services_id\` integer,
  	\`identity_services_id\` integer,
  	\`contacts_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	\`administrators_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branding_projects_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`logo_projects_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_projects_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_projects_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_projects_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`web_services_id\`) REFERENCES \`web_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`video_services_id\`) REFERENCES \`video_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`branding_services_id\`) REFERENCES \`branding_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uiux_services_id\`) REFERENCES \`uiux_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mobile_services_id\`) REFERENCES \`mobile_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`software_services_id\`) REFERENCES \`software_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`database_services_id\`) REFERENCES \`database_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pgc_services_id\`) REFERENCES \`pgc_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_services_id\`) REFERENCES \`social_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`editing_services_id\`) REFERENCES \`editing_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identity_services_id\`) REFERENCES \`identity_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`administrators_id\`) REFERENCES \`administrators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branding_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`branding_projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_logo_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`logo_projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`video_projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`content_projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`social_projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_web_services_id_idx\` ON \`payload_locked_documents_rels\` (\`web_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_video_services_id_idx\` ON \`payload_locked_documents_rels\` (\`video_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_branding_services_id_idx\` ON \`payload_locked_documents_rels\` (\`branding_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_uiux_services_id_idx\` ON \`payload_locked_documents_rels\` (\`uiux_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mobile_services_id_idx\` ON \`payload_locked_documents_rels\` (\`mobile_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_software_services_id_idx\` ON \`payload_locked_documents_rels\` (\`software_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_database_services_id_idx\` ON \`payload_locked_documents_rels\` (\`database_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pgc_services_id_idx\` ON \`payload_locked_documents_rels\` (\`pgc_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_services_id_idx\` ON \`payload_locked_documents_rels\` (\`social_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_editing_services_id_idx\` ON \`payload_locked_documents_rels\` (\`editing_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identity_services_id_idx\` ON \`payload_locked_documents_rels\` (\`identity_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_administrators_id_idx\` ON \`payload_locked_documents_rels\` (\`administrators_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`administrators_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`administrators_id\`) REFERENCES \`administrators\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_administrators_id_idx\` ON \`payload_preferences_rels\` (\`administrators_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`projects_steps\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_steps\`;`)
  await db.run(sql`DROP TABLE \`branding_projects\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_rels\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_steps\`;`)
  await db.run(sql`DROP TABLE \`logo_projects\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_rels\`;`)
  await db.run(sql`DROP TABLE \`video_projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`video_projects_steps\`;`)
  await db.run(sql`DROP TABLE \`video_projects\`;`)
  await db.run(sql`DROP TABLE \`video_projects_rels\`;`)
  await db.run(sql`DROP TABLE \`content_projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`content_projects_steps\`;`)
  await db.run(sql`DROP TABLE \`content_projects\`;`)
  await db.run(sql`DROP TABLE \`content_projects_rels\`;`)
  await db.run(sql`DROP TABLE \`social_projects_gallery\`;`)
  await db.run(sql`DROP TABLE \`social_projects_steps\`;`)
  await db.run(sql`DROP TABLE \`social_projects\`;`)
  await db.run(sql`DROP TABLE \`social_projects_rels\`;`)
  await db.run(sql`DROP TABLE \`web_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`web_services_features\`;`)
  await db.run(sql`DROP TABLE \`web_services_approach\`;`)
  await db.run(sql`DROP TABLE \`web_services\`;`)
  await db.run(sql`DROP TABLE \`video_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`video_services_features\`;`)
  await db.run(sql`DROP TABLE \`video_services_approach\`;`)
  await db.run(sql`DROP TABLE \`video_services\`;`)
  await db.run(sql`DROP TABLE \`branding_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`branding_services_features\`;`)
  await db.run(sql`DROP TABLE \`branding_services_approach\`;`)
  await db.run(sql`DROP TABLE \`branding_services\`;`)
  await db.run(sql`DROP TABLE \`uiux_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`uiux_services_features\`;`)
  await db.run(sql`DROP TABLE \`uiux_services_approach\`;`)
  await db.run(sql`DROP TABLE \`uiux_services\`;`)
  await db.run(sql`DROP TABLE \`mobile_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`mobile_services_features\`;`)
  await db.run(sql`DROP TABLE \`mobile_services_approach\`;`)
  await db.run(sql`DROP TABLE \`mobile_services\`;`)
  await db.run(sql`DROP TABLE \`software_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`software_services_features\`;`)
  await db.run(sql`DROP TABLE \`software_services_approach\`;`)
  await db.run(sql`DROP TABLE \`software_services\`;`)
  await db.run(sql`DROP TABLE \`database_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`database_services_features\`;`)
  await db.run(sql`DROP TABLE \`database_services_approach\`;`)
  await db.run(sql`DROP TABLE \`database_services\`;`)
  await db.run(sql`DROP TABLE \`pgc_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`pgc_services_features\`;`)
  await db.run(sql`DROP TABLE \`pgc_services_approach\`;`)
  await db.run(sql`DROP TABLE \`pgc_services\`;`)
  await db.run(sql`DROP TABLE \`social_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`social_services_features\`;`)
  await db.run(sql`DROP TABLE \`social_services_approach\`;`)
  await db.run(sql`DROP TABLE \`social_services\`;`)
  await db.run(sql`DROP TABLE \`editing_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`editing_services_features\`;`)
  await db.run(sql`DROP TABLE \`editing_services_approach\`;`)
  await db.run(sql`DROP TABLE \`editing_services\`;`)
  await db.run(sql`DROP TABLE \`identity_services_features_points\`;`)
  await db.run(sql`DROP TABLE \`identity_services_features\`;`)
  await db.run(sql`DROP TABLE \`identity_services_approach\`;`)
  await db.run(sql`DROP TABLE \`identity_services\`;`)
  await db.run(sql`DROP TABLE \`contacts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`administrators_sessions\`;`)
  await db.run(sql`DROP TABLE \`administrators\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
