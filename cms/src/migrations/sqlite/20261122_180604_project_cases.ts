import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_decisions_order_idx\` ON \`projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_decisions_parent_id_idx\` ON \`projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_screens_order_idx\` ON \`projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_screens_parent_id_idx\` ON \`projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_screens_image_idx\` ON \`projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_credits_order_idx\` ON \`projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_credits_parent_id_idx\` ON \`projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_story_order_idx\` ON \`projects_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_story_parent_id_idx\` ON \`projects_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_chart\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_chart_order_idx\` ON \`projects_chart\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_chart_parent_id_idx\` ON \`projects_chart\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_decisions_order_idx\` ON \`_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_decisions_parent_id_idx\` ON \`_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_screens_order_idx\` ON \`_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_screens_parent_id_idx\` ON \`_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_screens_image_idx\` ON \`_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_credits_order_idx\` ON \`_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_credits_parent_id_idx\` ON \`_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_story_order_idx\` ON \`_projects_v_version_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_story_parent_id_idx\` ON \`_projects_v_version_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_chart\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_chart_order_idx\` ON \`_projects_v_version_chart\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_chart_parent_id_idx\` ON \`_projects_v_version_chart\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_decisions_order_idx\` ON \`branding_projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_decisions_parent_id_idx\` ON \`branding_projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_screens_order_idx\` ON \`branding_projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_screens_parent_id_idx\` ON \`branding_projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_screens_image_idx\` ON \`branding_projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`branding_projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`branding_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`branding_projects_credits_order_idx\` ON \`branding_projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`branding_projects_credits_parent_id_idx\` ON \`branding_projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_decisions_order_idx\` ON \`_branding_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_decisions_parent_id_idx\` ON \`_branding_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_screens_order_idx\` ON \`_branding_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_screens_parent_id_idx\` ON \`_branding_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_screens_image_idx\` ON \`_branding_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_branding_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_branding_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_credits_order_idx\` ON \`_branding_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_branding_projects_v_version_credits_parent_id_idx\` ON \`_branding_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_decisions_order_idx\` ON \`logo_projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_decisions_parent_id_idx\` ON \`logo_projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_screens_order_idx\` ON \`logo_projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_screens_parent_id_idx\` ON \`logo_projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_screens_image_idx\` ON \`logo_projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`logo_projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`logo_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`logo_projects_credits_order_idx\` ON \`logo_projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`logo_projects_credits_parent_id_idx\` ON \`logo_projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_decisions_order_idx\` ON \`_logo_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_decisions_parent_id_idx\` ON \`_logo_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_screens_order_idx\` ON \`_logo_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_screens_parent_id_idx\` ON \`_logo_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_screens_image_idx\` ON \`_logo_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_logo_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_logo_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_credits_order_idx\` ON \`_logo_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_logo_projects_v_version_credits_parent_id_idx\` ON \`_logo_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_decisions_order_idx\` ON \`video_projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_decisions_parent_id_idx\` ON \`video_projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_screens_order_idx\` ON \`video_projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_screens_parent_id_idx\` ON \`video_projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_screens_image_idx\` ON \`video_projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`video_projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`video_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`video_projects_credits_order_idx\` ON \`video_projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`video_projects_credits_parent_id_idx\` ON \`video_projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_decisions_order_idx\` ON \`_video_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_decisions_parent_id_idx\` ON \`_video_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_screens_order_idx\` ON \`_video_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_screens_parent_id_idx\` ON \`_video_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_screens_image_idx\` ON \`_video_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_video_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_video_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_credits_order_idx\` ON \`_video_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_video_projects_v_version_credits_parent_id_idx\` ON \`_video_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_decisions_order_idx\` ON \`content_projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_decisions_parent_id_idx\` ON \`content_projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_screens_order_idx\` ON \`content_projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_screens_parent_id_idx\` ON \`content_projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_screens_image_idx\` ON \`content_projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`content_projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`content_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_projects_credits_order_idx\` ON \`content_projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`content_projects_credits_parent_id_idx\` ON \`content_projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_decisions_order_idx\` ON \`_content_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_decisions_parent_id_idx\` ON \`_content_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_screens_order_idx\` ON \`_content_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_screens_parent_id_idx\` ON \`_content_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_screens_image_idx\` ON \`_content_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_content_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_content_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_credits_order_idx\` ON \`_content_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_content_projects_v_version_credits_parent_id_idx\` ON \`_content_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_decisions_order_idx\` ON \`social_projects_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_decisions_parent_id_idx\` ON \`social_projects_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_screens_order_idx\` ON \`social_projects_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_screens_parent_id_idx\` ON \`social_projects_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_screens_image_idx\` ON \`social_projects_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`social_projects_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`social_projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`social_projects_credits_order_idx\` ON \`social_projects_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_projects_credits_parent_id_idx\` ON \`social_projects_credits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_version_decisions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_decisions_order_idx\` ON \`_social_projects_v_version_decisions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_decisions_parent_id_idx\` ON \`_social_projects_v_version_decisions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_version_screens\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_screens_order_idx\` ON \`_social_projects_v_version_screens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_screens_parent_id_idx\` ON \`_social_projects_v_version_screens\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_screens_image_idx\` ON \`_social_projects_v_version_screens\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_social_projects_v_version_credits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`role\` text,
  	\`name\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_social_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_credits_order_idx\` ON \`_social_projects_v_version_credits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_social_projects_v_version_credits_parent_id_idx\` ON \`_social_projects_v_version_credits\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`chart_title\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_chart_title\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`video_projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`content_projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` ADD \`version_quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`problem\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`constraint\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`social_projects\` ADD \`quote_role\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_problem\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_constraint\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_result_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_result_measure\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_quote\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_quote_author\` text;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` ADD \`version_quote_role\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`projects_screens\`;`)
  await db.run(sql`DROP TABLE \`projects_credits\`;`)
  await db.run(sql`DROP TABLE \`projects_story\`;`)
  await db.run(sql`DROP TABLE \`projects_chart\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_story\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_chart\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_screens\`;`)
  await db.run(sql`DROP TABLE \`branding_projects_credits\`;`)
  await db.run(sql`DROP TABLE \`_branding_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_branding_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_branding_projects_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_screens\`;`)
  await db.run(sql`DROP TABLE \`logo_projects_credits\`;`)
  await db.run(sql`DROP TABLE \`_logo_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_logo_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_logo_projects_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`video_projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`video_projects_screens\`;`)
  await db.run(sql`DROP TABLE \`video_projects_credits\`;`)
  await db.run(sql`DROP TABLE \`_video_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_video_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_video_projects_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`content_projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`content_projects_screens\`;`)
  await db.run(sql`DROP TABLE \`content_projects_credits\`;`)
  await db.run(sql`DROP TABLE \`_content_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_content_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_content_projects_v_version_credits\`;`)
  await db.run(sql`DROP TABLE \`social_projects_decisions\`;`)
  await db.run(sql`DROP TABLE \`social_projects_screens\`;`)
  await db.run(sql`DROP TABLE \`social_projects_credits\`;`)
  await db.run(sql`DROP TABLE \`_social_projects_v_version_decisions\`;`)
  await db.run(sql`DROP TABLE \`_social_projects_v_version_screens\`;`)
  await db.run(sql`DROP TABLE \`_social_projects_v_version_credits\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`chart_title\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_chart_title\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`branding_projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_branding_projects_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`logo_projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_logo_projects_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`video_projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_video_projects_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`content_projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_content_projects_v\` DROP COLUMN \`version_quote_role\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`problem\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`constraint\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`result_unit\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`result_measure\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`quote_author\`;`)
  await db.run(sql`ALTER TABLE \`social_projects\` DROP COLUMN \`quote_role\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_problem\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_constraint\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_result_unit\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_result_measure\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_quote\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_quote_author\`;`)
  await db.run(sql`ALTER TABLE \`_social_projects_v\` DROP COLUMN \`version_quote_role\`;`)
}
