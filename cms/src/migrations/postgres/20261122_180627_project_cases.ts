import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "projects_story" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "projects_chart" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_story" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_chart" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "branding_projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "branding_projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "branding_projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "_branding_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "logo_projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "logo_projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "logo_projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "_logo_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_logo_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_logo_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "video_projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "video_projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "video_projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "_video_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "content_projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "content_projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "content_projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "_content_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "social_projects_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "social_projects_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "social_projects_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar
  );
  
  CREATE TABLE "_social_projects_v_version_decisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_projects_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_projects_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "projects" ADD COLUMN "result" varchar;
  ALTER TABLE "projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "projects" ADD COLUMN "chart_title" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_chart_title" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "result" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "result" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "result" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "result" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "problem" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "constraint" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "result" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "result_unit" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "result_measure" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "quote" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "quote_author" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "quote_role" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_constraint" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_result" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_result_unit" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_result_measure" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_quote" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_quote_author" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_quote_role" varchar;
  ALTER TABLE "projects_decisions" ADD CONSTRAINT "projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_screens" ADD CONSTRAINT "projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_screens" ADD CONSTRAINT "projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_credits" ADD CONSTRAINT "projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_story" ADD CONSTRAINT "projects_story_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_chart" ADD CONSTRAINT "projects_chart_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_decisions" ADD CONSTRAINT "_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_screens" ADD CONSTRAINT "_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_screens" ADD CONSTRAINT "_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_credits" ADD CONSTRAINT "_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_story" ADD CONSTRAINT "_projects_v_version_story_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_chart" ADD CONSTRAINT "_projects_v_version_chart_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_decisions" ADD CONSTRAINT "branding_projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_screens" ADD CONSTRAINT "branding_projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_projects_screens" ADD CONSTRAINT "branding_projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_credits" ADD CONSTRAINT "branding_projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_decisions" ADD CONSTRAINT "_branding_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_screens" ADD CONSTRAINT "_branding_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_screens" ADD CONSTRAINT "_branding_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_credits" ADD CONSTRAINT "_branding_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_decisions" ADD CONSTRAINT "logo_projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_screens" ADD CONSTRAINT "logo_projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logo_projects_screens" ADD CONSTRAINT "logo_projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_credits" ADD CONSTRAINT "logo_projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_decisions" ADD CONSTRAINT "_logo_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_screens" ADD CONSTRAINT "_logo_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_screens" ADD CONSTRAINT "_logo_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_credits" ADD CONSTRAINT "_logo_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_decisions" ADD CONSTRAINT "video_projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_screens" ADD CONSTRAINT "video_projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_projects_screens" ADD CONSTRAINT "video_projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_credits" ADD CONSTRAINT "video_projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_decisions" ADD CONSTRAINT "_video_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_screens" ADD CONSTRAINT "_video_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_screens" ADD CONSTRAINT "_video_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_credits" ADD CONSTRAINT "_video_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_decisions" ADD CONSTRAINT "content_projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_screens" ADD CONSTRAINT "content_projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_projects_screens" ADD CONSTRAINT "content_projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_credits" ADD CONSTRAINT "content_projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_decisions" ADD CONSTRAINT "_content_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_screens" ADD CONSTRAINT "_content_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_screens" ADD CONSTRAINT "_content_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_credits" ADD CONSTRAINT "_content_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_decisions" ADD CONSTRAINT "social_projects_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_screens" ADD CONSTRAINT "social_projects_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_projects_screens" ADD CONSTRAINT "social_projects_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_credits" ADD CONSTRAINT "social_projects_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_decisions" ADD CONSTRAINT "_social_projects_v_version_decisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_screens" ADD CONSTRAINT "_social_projects_v_version_screens_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_screens" ADD CONSTRAINT "_social_projects_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_credits" ADD CONSTRAINT "_social_projects_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_decisions_order_idx" ON "projects_decisions" USING btree ("_order");
  CREATE INDEX "projects_decisions_parent_id_idx" ON "projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "projects_screens_order_idx" ON "projects_screens" USING btree ("_order");
  CREATE INDEX "projects_screens_parent_id_idx" ON "projects_screens" USING btree ("_parent_id");
  CREATE INDEX "projects_screens_image_idx" ON "projects_screens" USING btree ("image_id");
  CREATE INDEX "projects_credits_order_idx" ON "projects_credits" USING btree ("_order");
  CREATE INDEX "projects_credits_parent_id_idx" ON "projects_credits" USING btree ("_parent_id");
  CREATE INDEX "projects_story_order_idx" ON "projects_story" USING btree ("_order");
  CREATE INDEX "projects_story_parent_id_idx" ON "projects_story" USING btree ("_parent_id");
  CREATE INDEX "projects_chart_order_idx" ON "projects_chart" USING btree ("_order");
  CREATE INDEX "projects_chart_parent_id_idx" ON "projects_chart" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_decisions_order_idx" ON "_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_projects_v_version_decisions_parent_id_idx" ON "_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_screens_order_idx" ON "_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_projects_v_version_screens_parent_id_idx" ON "_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_screens_image_idx" ON "_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_projects_v_version_credits_order_idx" ON "_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_projects_v_version_credits_parent_id_idx" ON "_projects_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_story_order_idx" ON "_projects_v_version_story" USING btree ("_order");
  CREATE INDEX "_projects_v_version_story_parent_id_idx" ON "_projects_v_version_story" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_chart_order_idx" ON "_projects_v_version_chart" USING btree ("_order");
  CREATE INDEX "_projects_v_version_chart_parent_id_idx" ON "_projects_v_version_chart" USING btree ("_parent_id");
  CREATE INDEX "branding_projects_decisions_order_idx" ON "branding_projects_decisions" USING btree ("_order");
  CREATE INDEX "branding_projects_decisions_parent_id_idx" ON "branding_projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "branding_projects_screens_order_idx" ON "branding_projects_screens" USING btree ("_order");
  CREATE INDEX "branding_projects_screens_parent_id_idx" ON "branding_projects_screens" USING btree ("_parent_id");
  CREATE INDEX "branding_projects_screens_image_idx" ON "branding_projects_screens" USING btree ("image_id");
  CREATE INDEX "branding_projects_credits_order_idx" ON "branding_projects_credits" USING btree ("_order");
  CREATE INDEX "branding_projects_credits_parent_id_idx" ON "branding_projects_credits" USING btree ("_parent_id");
  CREATE INDEX "_branding_projects_v_version_decisions_order_idx" ON "_branding_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_branding_projects_v_version_decisions_parent_id_idx" ON "_branding_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_branding_projects_v_version_screens_order_idx" ON "_branding_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_branding_projects_v_version_screens_parent_id_idx" ON "_branding_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_branding_projects_v_version_screens_image_idx" ON "_branding_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_branding_projects_v_version_credits_order_idx" ON "_branding_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_branding_projects_v_version_credits_parent_id_idx" ON "_branding_projects_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "logo_projects_decisions_order_idx" ON "logo_projects_decisions" USING btree ("_order");
  CREATE INDEX "logo_projects_decisions_parent_id_idx" ON "logo_projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "logo_projects_screens_order_idx" ON "logo_projects_screens" USING btree ("_order");
  CREATE INDEX "logo_projects_screens_parent_id_idx" ON "logo_projects_screens" USING btree ("_parent_id");
  CREATE INDEX "logo_projects_screens_image_idx" ON "logo_projects_screens" USING btree ("image_id");
  CREATE INDEX "logo_projects_credits_order_idx" ON "logo_projects_credits" USING btree ("_order");
  CREATE INDEX "logo_projects_credits_parent_id_idx" ON "logo_projects_credits" USING btree ("_parent_id");
  CREATE INDEX "_logo_projects_v_version_decisions_order_idx" ON "_logo_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_logo_projects_v_version_decisions_parent_id_idx" ON "_logo_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_logo_projects_v_version_screens_order_idx" ON "_logo_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_logo_projects_v_version_screens_parent_id_idx" ON "_logo_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_logo_projects_v_version_screens_image_idx" ON "_logo_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_logo_projects_v_version_credits_order_idx" ON "_logo_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_logo_projects_v_version_credits_parent_id_idx" ON "_logo_projects_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "video_projects_decisions_order_idx" ON "video_projects_decisions" USING btree ("_order");
  CREATE INDEX "video_projects_decisions_parent_id_idx" ON "video_projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "video_projects_screens_order_idx" ON "video_projects_screens" USING btree ("_order");
  CREATE INDEX "video_projects_screens_parent_id_idx" ON "video_projects_screens" USING btree ("_parent_id");
  CREATE INDEX "video_projects_screens_image_idx" ON "video_projects_screens" USING btree ("image_id");
  CREATE INDEX "video_projects_credits_order_idx" ON "video_projects_credits" USING btree ("_order");
  CREATE INDEX "video_projects_credits_parent_id_idx" ON "video_projects_credits" USING btree ("_parent_id");
  CREATE INDEX "_video_projects_v_version_decisions_order_idx" ON "_video_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_video_projects_v_version_decisions_parent_id_idx" ON "_video_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_video_projects_v_version_screens_order_idx" ON "_video_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_video_projects_v_version_screens_parent_id_idx" ON "_video_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_video_projects_v_version_screens_image_idx" ON "_video_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_video_projects_v_version_credits_order_idx" ON "_video_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_video_projects_v_version_credits_parent_id_idx" ON "_video_projects_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "content_projects_decisions_order_idx" ON "content_projects_decisions" USING btree ("_order");
  CREATE INDEX "content_projects_decisions_parent_id_idx" ON "content_projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "content_projects_screens_order_idx" ON "content_projects_screens" USING btree ("_order");
  CREATE INDEX "content_projects_screens_parent_id_idx" ON "content_projects_screens" USING btree ("_parent_id");
  CREATE INDEX "content_projects_screens_image_idx" ON "content_projects_screens" USING btree ("image_id");
  CREATE INDEX "content_projects_credits_order_idx" ON "content_projects_credits" USING btree ("_order");
  CREATE INDEX "content_projects_credits_parent_id_idx" ON "content_projects_credits" USING btree ("_parent_id");
  CREATE INDEX "_content_projects_v_version_decisions_order_idx" ON "_content_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_content_projects_v_version_decisions_parent_id_idx" ON "_content_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_content_projects_v_version_screens_order_idx" ON "_content_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_content_projects_v_version_screens_parent_id_idx" ON "_content_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_content_projects_v_version_screens_image_idx" ON "_content_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_content_projects_v_version_credits_order_idx" ON "_content_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_content_projects_v_version_credits_parent_id_idx" ON "_content_projects_v_version_credits" USING btree ("_parent_id");
  CREATE INDEX "social_projects_decisions_order_idx" ON "social_projects_decisions" USING btree ("_order");
  CREATE INDEX "social_projects_decisions_parent_id_idx" ON "social_projects_decisions" USING btree ("_parent_id");
  CREATE INDEX "social_projects_screens_order_idx" ON "social_projects_screens" USING btree ("_order");
  CREATE INDEX "social_projects_screens_parent_id_idx" ON "social_projects_screens" USING btree ("_parent_id");
  CREATE INDEX "social_projects_screens_image_idx" ON "social_projects_screens" USING btree ("image_id");
  CREATE INDEX "social_projects_credits_order_idx" ON "social_projects_credits" USING btree ("_order");
  CREATE INDEX "social_projects_credits_parent_id_idx" ON "social_projects_credits" USING btree ("_parent_id");
  CREATE INDEX "_social_projects_v_version_decisions_order_idx" ON "_social_projects_v_version_decisions" USING btree ("_order");
  CREATE INDEX "_social_projects_v_version_decisions_parent_id_idx" ON "_social_projects_v_version_decisions" USING btree ("_parent_id");
  CREATE INDEX "_social_projects_v_version_screens_order_idx" ON "_social_projects_v_version_screens" USING btree ("_order");
  CREATE INDEX "_social_projects_v_version_screens_parent_id_idx" ON "_social_projects_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_social_projects_v_version_screens_image_idx" ON "_social_projects_v_version_screens" USING btree ("image_id");
  CREATE INDEX "_social_projects_v_version_credits_order_idx" ON "_social_projects_v_version_credits" USING btree ("_order");
  CREATE INDEX "_social_projects_v_version_credits_parent_id_idx" ON "_social_projects_v_version_credits" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_decisions" CASCADE;
  DROP TABLE "projects_screens" CASCADE;
  DROP TABLE "projects_credits" CASCADE;
  DROP TABLE "projects_story" CASCADE;
  DROP TABLE "projects_chart" CASCADE;
  DROP TABLE "_projects_v_version_decisions" CASCADE;
  DROP TABLE "_projects_v_version_screens" CASCADE;
  DROP TABLE "_projects_v_version_credits" CASCADE;
  DROP TABLE "_projects_v_version_story" CASCADE;
  DROP TABLE "_projects_v_version_chart" CASCADE;
  DROP TABLE "branding_projects_decisions" CASCADE;
  DROP TABLE "branding_projects_screens" CASCADE;
  DROP TABLE "branding_projects_credits" CASCADE;
  DROP TABLE "_branding_projects_v_version_decisions" CASCADE;
  DROP TABLE "_branding_projects_v_version_screens" CASCADE;
  DROP TABLE "_branding_projects_v_version_credits" CASCADE;
  DROP TABLE "logo_projects_decisions" CASCADE;
  DROP TABLE "logo_projects_screens" CASCADE;
  DROP TABLE "logo_projects_credits" CASCADE;
  DROP TABLE "_logo_projects_v_version_decisions" CASCADE;
  DROP TABLE "_logo_projects_v_version_screens" CASCADE;
  DROP TABLE "_logo_projects_v_version_credits" CASCADE;
  DROP TABLE "video_projects_decisions" CASCADE;
  DROP TABLE "video_projects_screens" CASCADE;
  DROP TABLE "video_projects_credits" CASCADE;
  DROP TABLE "_video_projects_v_version_decisions" CASCADE;
  DROP TABLE "_video_projects_v_version_screens" CASCADE;
  DROP TABLE "_video_projects_v_version_credits" CASCADE;
  DROP TABLE "content_projects_decisions" CASCADE;
  DROP TABLE "content_projects_screens" CASCADE;
  DROP TABLE "content_projects_credits" CASCADE;
  DROP TABLE "_content_projects_v_version_decisions" CASCADE;
  DROP TABLE "_content_projects_v_version_screens" CASCADE;
  DROP TABLE "_content_projects_v_version_credits" CASCADE;
  DROP TABLE "social_projects_decisions" CASCADE;
  DROP TABLE "social_projects_screens" CASCADE;
  DROP TABLE "social_projects_credits" CASCADE;
  DROP TABLE "_social_projects_v_version_decisions" CASCADE;
  DROP TABLE "_social_projects_v_version_screens" CASCADE;
  DROP TABLE "_social_projects_v_version_credits" CASCADE;
  ALTER TABLE "projects" DROP COLUMN "problem";
  ALTER TABLE "projects" DROP COLUMN "constraint";
  ALTER TABLE "projects" DROP COLUMN "result";
  ALTER TABLE "projects" DROP COLUMN "result_unit";
  ALTER TABLE "projects" DROP COLUMN "result_measure";
  ALTER TABLE "projects" DROP COLUMN "quote";
  ALTER TABLE "projects" DROP COLUMN "quote_author";
  ALTER TABLE "projects" DROP COLUMN "quote_role";
  ALTER TABLE "projects" DROP COLUMN "chart_title";
  ALTER TABLE "_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_projects_v" DROP COLUMN "version_quote_role";
  ALTER TABLE "_projects_v" DROP COLUMN "version_chart_title";
  ALTER TABLE "branding_projects" DROP COLUMN "problem";
  ALTER TABLE "branding_projects" DROP COLUMN "constraint";
  ALTER TABLE "branding_projects" DROP COLUMN "result";
  ALTER TABLE "branding_projects" DROP COLUMN "result_unit";
  ALTER TABLE "branding_projects" DROP COLUMN "result_measure";
  ALTER TABLE "branding_projects" DROP COLUMN "quote";
  ALTER TABLE "branding_projects" DROP COLUMN "quote_author";
  ALTER TABLE "branding_projects" DROP COLUMN "quote_role";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_quote_role";
  ALTER TABLE "logo_projects" DROP COLUMN "problem";
  ALTER TABLE "logo_projects" DROP COLUMN "constraint";
  ALTER TABLE "logo_projects" DROP COLUMN "result";
  ALTER TABLE "logo_projects" DROP COLUMN "result_unit";
  ALTER TABLE "logo_projects" DROP COLUMN "result_measure";
  ALTER TABLE "logo_projects" DROP COLUMN "quote";
  ALTER TABLE "logo_projects" DROP COLUMN "quote_author";
  ALTER TABLE "logo_projects" DROP COLUMN "quote_role";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_quote_role";
  ALTER TABLE "video_projects" DROP COLUMN "problem";
  ALTER TABLE "video_projects" DROP COLUMN "constraint";
  ALTER TABLE "video_projects" DROP COLUMN "result";
  ALTER TABLE "video_projects" DROP COLUMN "result_unit";
  ALTER TABLE "video_projects" DROP COLUMN "result_measure";
  ALTER TABLE "video_projects" DROP COLUMN "quote";
  ALTER TABLE "video_projects" DROP COLUMN "quote_author";
  ALTER TABLE "video_projects" DROP COLUMN "quote_role";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_quote_role";
  ALTER TABLE "content_projects" DROP COLUMN "problem";
  ALTER TABLE "content_projects" DROP COLUMN "constraint";
  ALTER TABLE "content_projects" DROP COLUMN "result";
  ALTER TABLE "content_projects" DROP COLUMN "result_unit";
  ALTER TABLE "content_projects" DROP COLUMN "result_measure";
  ALTER TABLE "content_projects" DROP COLUMN "quote";
  ALTER TABLE "content_projects" DROP COLUMN "quote_author";
  ALTER TABLE "content_projects" DROP COLUMN "quote_role";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_quote_role";
  ALTER TABLE "social_projects" DROP COLUMN "problem";
  ALTER TABLE "social_projects" DROP COLUMN "constraint";
  ALTER TABLE "social_projects" DROP COLUMN "result";
  ALTER TABLE "social_projects" DROP COLUMN "result_unit";
  ALTER TABLE "social_projects" DROP COLUMN "result_measure";
  ALTER TABLE "social_projects" DROP COLUMN "quote";
  ALTER TABLE "social_projects" DROP COLUMN "quote_author";
  ALTER TABLE "social_projects" DROP COLUMN "quote_role";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_problem";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_constraint";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_result";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_result_unit";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_result_measure";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_quote";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_quote_author";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_quote_role";`)
}
