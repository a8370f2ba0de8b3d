import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { type Database, publishExisting, refuseWhileDrafts } from '../publishExisting.ts'

function databaseOf(db: MigrateUpArgs['db']): Database {
  return {
    run: (statement) => db.execute(sql.raw(statement)),
    read: async (query) => (await db.execute(sql.raw(query))).rows as { id: number }[],
  }
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branding_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branding_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_logo_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__logo_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_video_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_content_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_web_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__web_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_video_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__video_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branding_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branding_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_uiux_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__uiux_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mobile_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mobile_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_software_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__software_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_database_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__database_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pgc_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pgc_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_editing_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__editing_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_identity_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__identity_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_branding_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branding_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_branding_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_logo_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_logo_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_logo_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__logo_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_logo_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_video_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__video_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_video_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_content_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_content_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__content_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_content_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_social_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_projects_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_client" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_duration" varchar,
  	"version_link" varchar,
  	"version_video_url" varchar,
  	"version_main_image_id" integer,
  	"version_secondary_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__social_projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_social_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_web_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_web_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_web_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_web_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__web_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_video_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_video_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__video_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_branding_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branding_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branding_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_uiux_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_uiux_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_uiux_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_uiux_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__uiux_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_mobile_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mobile_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mobile_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mobile_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mobile_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_software_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_software_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_software_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_software_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__software_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_database_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_database_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_database_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_database_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__database_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_pgc_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pgc_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pgc_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pgc_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pgc_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_social_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__social_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_editing_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_editing_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_editing_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_editing_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__editing_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_identity_services_v_features_v_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"point" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_identity_services_v_features_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"feature_title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_identity_services_v_approach_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step_title" varchar,
  	"step_description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_identity_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_is_active" boolean DEFAULT true,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_additional_description" varchar,
  	"version_hero_image_id" integer,
  	"version_side_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__identity_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  DROP INDEX "projects_date_idx";
  DROP INDEX "branding_projects_date_idx";
  DROP INDEX "logo_projects_date_idx";
  DROP INDEX "video_projects_date_idx";
  DROP INDEX "content_projects_date_idx";
  DROP INDEX "social_projects_date_idx";
  ALTER TABLE "projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "branding_projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "branding_projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "branding_projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "logo_projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "logo_projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "logo_projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "video_projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "video_projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "video_projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "content_projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "content_projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "content_projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "social_projects_gallery" ALTER COLUMN "image_id" DROP NOT NULL;
  ALTER TABLE "social_projects_steps" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "social_projects_steps" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "client" DROP NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "web_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "web_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "web_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "web_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "web_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "web_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "video_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "video_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "video_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "video_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "video_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "video_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "branding_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "branding_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "branding_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "branding_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "branding_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "branding_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "uiux_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "uiux_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "uiux_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "uiux_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "uiux_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "uiux_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "mobile_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "mobile_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "mobile_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "mobile_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "mobile_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "mobile_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "software_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "software_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "software_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "software_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "software_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "software_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "database_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "database_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "database_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "database_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "database_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "database_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "pgc_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "pgc_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "pgc_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "pgc_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "pgc_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "pgc_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "social_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "social_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "social_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "social_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "social_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "social_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "editing_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "editing_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "editing_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "editing_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "editing_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "editing_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "identity_services_features_points" ALTER COLUMN "point" DROP NOT NULL;
  ALTER TABLE "identity_services_features" ALTER COLUMN "feature_title" DROP NOT NULL;
  ALTER TABLE "identity_services_approach" ALTER COLUMN "step_title" DROP NOT NULL;
  ALTER TABLE "identity_services_approach" ALTER COLUMN "step_description" DROP NOT NULL;
  ALTER TABLE "identity_services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "identity_services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "projects" ADD COLUMN "_status" "enum_projects_status" DEFAULT 'draft';
  ALTER TABLE "branding_projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "_status" "enum_branding_projects_status" DEFAULT 'draft';
  ALTER TABLE "logo_projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "_status" "enum_logo_projects_status" DEFAULT 'draft';
  ALTER TABLE "video_projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "_status" "enum_video_projects_status" DEFAULT 'draft';
  ALTER TABLE "content_projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "_status" "enum_content_projects_status" DEFAULT 'draft';
  ALTER TABLE "social_projects" ADD COLUMN "_order" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "_status" "enum_social_projects_status" DEFAULT 'draft';
  ALTER TABLE "web_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "web_services" ADD COLUMN "_status" "enum_web_services_status" DEFAULT 'draft';
  ALTER TABLE "video_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "video_services" ADD COLUMN "_status" "enum_video_services_status" DEFAULT 'draft';
  ALTER TABLE "branding_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "branding_services" ADD COLUMN "_status" "enum_branding_services_status" DEFAULT 'draft';
  ALTER TABLE "uiux_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "uiux_services" ADD COLUMN "_status" "enum_uiux_services_status" DEFAULT 'draft';
  ALTER TABLE "mobile_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "mobile_services" ADD COLUMN "_status" "enum_mobile_services_status" DEFAULT 'draft';
  ALTER TABLE "software_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "software_services" ADD COLUMN "_status" "enum_software_services_status" DEFAULT 'draft';
  ALTER TABLE "database_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "database_services" ADD COLUMN "_status" "enum_database_services_status" DEFAULT 'draft';
  ALTER TABLE "pgc_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "pgc_services" ADD COLUMN "_status" "enum_pgc_services_status" DEFAULT 'draft';
  ALTER TABLE "social_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "social_services" ADD COLUMN "_status" "enum_social_services_status" DEFAULT 'draft';
  ALTER TABLE "editing_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "editing_services" ADD COLUMN "_status" "enum_editing_services_status" DEFAULT 'draft';
  ALTER TABLE "identity_services" ADD COLUMN "_order" varchar;
  ALTER TABLE "identity_services" ADD COLUMN "_status" "enum_identity_services_status" DEFAULT 'draft';
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_steps" ADD CONSTRAINT "_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_gallery" ADD CONSTRAINT "_branding_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_gallery" ADD CONSTRAINT "_branding_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_version_steps" ADD CONSTRAINT "_branding_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v" ADD CONSTRAINT "_branding_projects_v_parent_id_branding_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_projects_v" ADD CONSTRAINT "_branding_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_projects_v" ADD CONSTRAINT "_branding_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_rels" ADD CONSTRAINT "_branding_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branding_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_projects_v_rels" ADD CONSTRAINT "_branding_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_gallery" ADD CONSTRAINT "_logo_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_gallery" ADD CONSTRAINT "_logo_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_version_steps" ADD CONSTRAINT "_logo_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v" ADD CONSTRAINT "_logo_projects_v_parent_id_logo_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_projects_v" ADD CONSTRAINT "_logo_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_projects_v" ADD CONSTRAINT "_logo_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_rels" ADD CONSTRAINT "_logo_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_logo_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_logo_projects_v_rels" ADD CONSTRAINT "_logo_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_gallery" ADD CONSTRAINT "_video_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_gallery" ADD CONSTRAINT "_video_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_version_steps" ADD CONSTRAINT "_video_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v" ADD CONSTRAINT "_video_projects_v_parent_id_video_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_projects_v" ADD CONSTRAINT "_video_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_projects_v" ADD CONSTRAINT "_video_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_projects_v_rels" ADD CONSTRAINT "_video_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_video_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_projects_v_rels" ADD CONSTRAINT "_video_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_gallery" ADD CONSTRAINT "_content_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_gallery" ADD CONSTRAINT "_content_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_version_steps" ADD CONSTRAINT "_content_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v" ADD CONSTRAINT "_content_projects_v_parent_id_content_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_projects_v" ADD CONSTRAINT "_content_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_projects_v" ADD CONSTRAINT "_content_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_projects_v_rels" ADD CONSTRAINT "_content_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_content_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_projects_v_rels" ADD CONSTRAINT "_content_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_gallery" ADD CONSTRAINT "_social_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_gallery" ADD CONSTRAINT "_social_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_version_steps" ADD CONSTRAINT "_social_projects_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v" ADD CONSTRAINT "_social_projects_v_parent_id_social_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_projects_v" ADD CONSTRAINT "_social_projects_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_projects_v" ADD CONSTRAINT "_social_projects_v_version_secondary_image_id_media_id_fk" FOREIGN KEY ("version_secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_projects_v_rels" ADD CONSTRAINT "_social_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_social_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_projects_v_rels" ADD CONSTRAINT "_social_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_services_v_features_v_points_v" ADD CONSTRAINT "_web_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_web_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_services_v_features_v" ADD CONSTRAINT "_web_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_web_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_services_v_approach_v" ADD CONSTRAINT "_web_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_web_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_web_services_v" ADD CONSTRAINT "_web_services_v_parent_id_web_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."web_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_web_services_v" ADD CONSTRAINT "_web_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_web_services_v" ADD CONSTRAINT "_web_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_services_v_features_v_points_v" ADD CONSTRAINT "_video_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_services_v_features_v" ADD CONSTRAINT "_video_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_services_v_approach_v" ADD CONSTRAINT "_video_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_video_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_video_services_v" ADD CONSTRAINT "_video_services_v_parent_id_video_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_services_v" ADD CONSTRAINT "_video_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_video_services_v" ADD CONSTRAINT "_video_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_services_v_features_v_points_v" ADD CONSTRAINT "_branding_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_services_v_features_v" ADD CONSTRAINT "_branding_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_services_v_approach_v" ADD CONSTRAINT "_branding_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branding_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branding_services_v" ADD CONSTRAINT "_branding_services_v_parent_id_branding_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branding_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_services_v" ADD CONSTRAINT "_branding_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branding_services_v" ADD CONSTRAINT "_branding_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_uiux_services_v_features_v_points_v" ADD CONSTRAINT "_uiux_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_uiux_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_uiux_services_v_features_v" ADD CONSTRAINT "_uiux_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_uiux_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_uiux_services_v_approach_v" ADD CONSTRAINT "_uiux_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_uiux_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_uiux_services_v" ADD CONSTRAINT "_uiux_services_v_parent_id_uiux_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."uiux_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_uiux_services_v" ADD CONSTRAINT "_uiux_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_uiux_services_v" ADD CONSTRAINT "_uiux_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mobile_services_v_features_v_points_v" ADD CONSTRAINT "_mobile_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mobile_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mobile_services_v_features_v" ADD CONSTRAINT "_mobile_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mobile_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mobile_services_v_approach_v" ADD CONSTRAINT "_mobile_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mobile_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mobile_services_v" ADD CONSTRAINT "_mobile_services_v_parent_id_mobile_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mobile_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mobile_services_v" ADD CONSTRAINT "_mobile_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mobile_services_v" ADD CONSTRAINT "_mobile_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_software_services_v_features_v_points_v" ADD CONSTRAINT "_software_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_software_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_software_services_v_features_v" ADD CONSTRAINT "_software_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_software_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_software_services_v_approach_v" ADD CONSTRAINT "_software_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_software_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_software_services_v" ADD CONSTRAINT "_software_services_v_parent_id_software_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."software_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_software_services_v" ADD CONSTRAINT "_software_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_software_services_v" ADD CONSTRAINT "_software_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_database_services_v_features_v_points_v" ADD CONSTRAINT "_database_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_database_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_database_services_v_features_v" ADD CONSTRAINT "_database_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_database_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_database_services_v_approach_v" ADD CONSTRAINT "_database_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_database_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_database_services_v" ADD CONSTRAINT "_database_services_v_parent_id_database_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."database_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_database_services_v" ADD CONSTRAINT "_database_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_database_services_v" ADD CONSTRAINT "_database_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pgc_services_v_features_v_points_v" ADD CONSTRAINT "_pgc_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pgc_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pgc_services_v_features_v" ADD CONSTRAINT "_pgc_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pgc_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pgc_services_v_approach_v" ADD CONSTRAINT "_pgc_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pgc_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pgc_services_v" ADD CONSTRAINT "_pgc_services_v_parent_id_pgc_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pgc_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pgc_services_v" ADD CONSTRAINT "_pgc_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pgc_services_v" ADD CONSTRAINT "_pgc_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_services_v_features_v_points_v" ADD CONSTRAINT "_social_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_services_v_features_v" ADD CONSTRAINT "_social_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_services_v_approach_v" ADD CONSTRAINT "_social_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_services_v" ADD CONSTRAINT "_social_services_v_parent_id_social_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_services_v" ADD CONSTRAINT "_social_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_social_services_v" ADD CONSTRAINT "_social_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_editing_services_v_features_v_points_v" ADD CONSTRAINT "_editing_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_editing_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_editing_services_v_features_v" ADD CONSTRAINT "_editing_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_editing_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_editing_services_v_approach_v" ADD CONSTRAINT "_editing_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_editing_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_editing_services_v" ADD CONSTRAINT "_editing_services_v_parent_id_editing_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."editing_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_editing_services_v" ADD CONSTRAINT "_editing_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_editing_services_v" ADD CONSTRAINT "_editing_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_identity_services_v_features_v_points_v" ADD CONSTRAINT "_identity_services_v_features_v_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_identity_services_v_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_identity_services_v_features_v" ADD CONSTRAINT "_identity_services_v_features_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_identity_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_identity_services_v_approach_v" ADD CONSTRAINT "_identity_services_v_approach_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_identity_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_identity_services_v" ADD CONSTRAINT "_identity_services_v_parent_id_identity_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."identity_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_identity_services_v" ADD CONSTRAINT "_identity_services_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_identity_services_v" ADD CONSTRAINT "_identity_services_v_version_side_image_id_media_id_fk" FOREIGN KEY ("version_side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_projects_v_version_gallery_order_idx" ON "_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_projects_v_version_gallery_parent_id_idx" ON "_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_image_idx" ON "_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_projects_v_version_steps_order_idx" ON "_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_projects_v_version_steps_parent_id_idx" ON "_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_main_image_idx" ON "_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_projects_v_version_version_secondary_image_idx" ON "_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_branding_projects_v_version_gallery_order_idx" ON "_branding_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_branding_projects_v_version_gallery_parent_id_idx" ON "_branding_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_branding_projects_v_version_gallery_image_idx" ON "_branding_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_branding_projects_v_version_steps_order_idx" ON "_branding_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_branding_projects_v_version_steps_parent_id_idx" ON "_branding_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_branding_projects_v_parent_idx" ON "_branding_projects_v" USING btree ("parent_id");
  CREATE INDEX "_branding_projects_v_version_version__order_idx" ON "_branding_projects_v" USING btree ("version__order");
  CREATE INDEX "_branding_projects_v_version_version_slug_idx" ON "_branding_projects_v" USING btree ("version_slug");
  CREATE INDEX "_branding_projects_v_version_version_main_image_idx" ON "_branding_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_branding_projects_v_version_version_secondary_image_idx" ON "_branding_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_branding_projects_v_version_version_updated_at_idx" ON "_branding_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_branding_projects_v_version_version_created_at_idx" ON "_branding_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_branding_projects_v_version_version__status_idx" ON "_branding_projects_v" USING btree ("version__status");
  CREATE INDEX "_branding_projects_v_created_at_idx" ON "_branding_projects_v" USING btree ("created_at");
  CREATE INDEX "_branding_projects_v_updated_at_idx" ON "_branding_projects_v" USING btree ("updated_at");
  CREATE INDEX "_branding_projects_v_latest_idx" ON "_branding_projects_v" USING btree ("latest");
  CREATE INDEX "_branding_projects_v_rels_order_idx" ON "_branding_projects_v_rels" USING btree ("order");
  CREATE INDEX "_branding_projects_v_rels_parent_idx" ON "_branding_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_branding_projects_v_rels_path_idx" ON "_branding_projects_v_rels" USING btree ("path");
  CREATE INDEX "_branding_projects_v_rels_media_id_idx" ON "_branding_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_logo_projects_v_version_gallery_order_idx" ON "_logo_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_logo_projects_v_version_gallery_parent_id_idx" ON "_logo_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_logo_projects_v_version_gallery_image_idx" ON "_logo_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_logo_projects_v_version_steps_order_idx" ON "_logo_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_logo_projects_v_version_steps_parent_id_idx" ON "_logo_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_logo_projects_v_parent_idx" ON "_logo_projects_v" USING btree ("parent_id");
  CREATE INDEX "_logo_projects_v_version_version__order_idx" ON "_logo_projects_v" USING btree ("version__order");
  CREATE INDEX "_logo_projects_v_version_version_slug_idx" ON "_logo_projects_v" USING btree ("version_slug");
  CREATE INDEX "_logo_projects_v_version_version_main_image_idx" ON "_logo_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_logo_projects_v_version_version_secondary_image_idx" ON "_logo_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_logo_projects_v_version_version_updated_at_idx" ON "_logo_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_logo_projects_v_version_version_created_at_idx" ON "_logo_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_logo_projects_v_version_version__status_idx" ON "_logo_projects_v" USING btree ("version__status");
  CREATE INDEX "_logo_projects_v_created_at_idx" ON "_logo_projects_v" USING btree ("created_at");
  CREATE INDEX "_logo_projects_v_updated_at_idx" ON "_logo_projects_v" USING btree ("updated_at");
  CREATE INDEX "_logo_projects_v_latest_idx" ON "_logo_projects_v" USING btree ("latest");
  CREATE INDEX "_logo_projects_v_rels_order_idx" ON "_logo_projects_v_rels" USING btree ("order");
  CREATE INDEX "_logo_projects_v_rels_parent_idx" ON "_logo_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_logo_projects_v_rels_path_idx" ON "_logo_projects_v_rels" USING btree ("path");
  CREATE INDEX "_logo_projects_v_rels_media_id_idx" ON "_logo_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_video_projects_v_version_gallery_order_idx" ON "_video_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_video_projects_v_version_gallery_parent_id_idx" ON "_video_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_video_projects_v_version_gallery_image_idx" ON "_video_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_video_projects_v_version_steps_order_idx" ON "_video_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_video_projects_v_version_steps_parent_id_idx" ON "_video_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_video_projects_v_parent_idx" ON "_video_projects_v" USING btree ("parent_id");
  CREATE INDEX "_video_projects_v_version_version__order_idx" ON "_video_projects_v" USING btree ("version__order");
  CREATE INDEX "_video_projects_v_version_version_slug_idx" ON "_video_projects_v" USING btree ("version_slug");
  CREATE INDEX "_video_projects_v_version_version_main_image_idx" ON "_video_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_video_projects_v_version_version_secondary_image_idx" ON "_video_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_video_projects_v_version_version_updated_at_idx" ON "_video_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_projects_v_version_version_created_at_idx" ON "_video_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_video_projects_v_version_version__status_idx" ON "_video_projects_v" USING btree ("version__status");
  CREATE INDEX "_video_projects_v_created_at_idx" ON "_video_projects_v" USING btree ("created_at");
  CREATE INDEX "_video_projects_v_updated_at_idx" ON "_video_projects_v" USING btree ("updated_at");
  CREATE INDEX "_video_projects_v_latest_idx" ON "_video_projects_v" USING btree ("latest");
  CREATE INDEX "_video_projects_v_rels_order_idx" ON "_video_projects_v_rels" USING btree ("order");
  CREATE INDEX "_video_projects_v_rels_parent_idx" ON "_video_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_video_projects_v_rels_path_idx" ON "_video_projects_v_rels" USING btree ("path");
  CREATE INDEX "_video_projects_v_rels_media_id_idx" ON "_video_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_content_projects_v_version_gallery_order_idx" ON "_content_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_content_projects_v_version_gallery_parent_id_idx" ON "_content_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_content_projects_v_version_gallery_image_idx" ON "_content_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_content_projects_v_version_steps_order_idx" ON "_content_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_content_projects_v_version_steps_parent_id_idx" ON "_content_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_content_projects_v_parent_idx" ON "_content_projects_v" USING btree ("parent_id");
  CREATE INDEX "_content_projects_v_version_version__order_idx" ON "_content_projects_v" USING btree ("version__order");
  CREATE INDEX "_content_projects_v_version_version_slug_idx" ON "_content_projects_v" USING btree ("version_slug");
  CREATE INDEX "_content_projects_v_version_version_main_image_idx" ON "_content_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_content_projects_v_version_version_secondary_image_idx" ON "_content_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_content_projects_v_version_version_updated_at_idx" ON "_content_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_projects_v_version_version_created_at_idx" ON "_content_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_content_projects_v_version_version__status_idx" ON "_content_projects_v" USING btree ("version__status");
  CREATE INDEX "_content_projects_v_created_at_idx" ON "_content_projects_v" USING btree ("created_at");
  CREATE INDEX "_content_projects_v_updated_at_idx" ON "_content_projects_v" USING btree ("updated_at");
  CREATE INDEX "_content_projects_v_latest_idx" ON "_content_projects_v" USING btree ("latest");
  CREATE INDEX "_content_projects_v_rels_order_idx" ON "_content_projects_v_rels" USING btree ("order");
  CREATE INDEX "_content_projects_v_rels_parent_idx" ON "_content_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_content_projects_v_rels_path_idx" ON "_content_projects_v_rels" USING btree ("path");
  CREATE INDEX "_content_projects_v_rels_media_id_idx" ON "_content_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_social_projects_v_version_gallery_order_idx" ON "_social_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_social_projects_v_version_gallery_parent_id_idx" ON "_social_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_social_projects_v_version_gallery_image_idx" ON "_social_projects_v_version_gallery" USING btree ("image_id");
  CREATE INDEX "_social_projects_v_version_steps_order_idx" ON "_social_projects_v_version_steps" USING btree ("_order");
  CREATE INDEX "_social_projects_v_version_steps_parent_id_idx" ON "_social_projects_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_social_projects_v_parent_idx" ON "_social_projects_v" USING btree ("parent_id");
  CREATE INDEX "_social_projects_v_version_version__order_idx" ON "_social_projects_v" USING btree ("version__order");
  CREATE INDEX "_social_projects_v_version_version_slug_idx" ON "_social_projects_v" USING btree ("version_slug");
  CREATE INDEX "_social_projects_v_version_version_main_image_idx" ON "_social_projects_v" USING btree ("version_main_image_id");
  CREATE INDEX "_social_projects_v_version_version_secondary_image_idx" ON "_social_projects_v" USING btree ("version_secondary_image_id");
  CREATE INDEX "_social_projects_v_version_version_updated_at_idx" ON "_social_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_projects_v_version_version_created_at_idx" ON "_social_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_social_projects_v_version_version__status_idx" ON "_social_projects_v" USING btree ("version__status");
  CREATE INDEX "_social_projects_v_created_at_idx" ON "_social_projects_v" USING btree ("created_at");
  CREATE INDEX "_social_projects_v_updated_at_idx" ON "_social_projects_v" USING btree ("updated_at");
  CREATE INDEX "_social_projects_v_latest_idx" ON "_social_projects_v" USING btree ("latest");
  CREATE INDEX "_social_projects_v_rels_order_idx" ON "_social_projects_v_rels" USING btree ("order");
  CREATE INDEX "_social_projects_v_rels_parent_idx" ON "_social_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_social_projects_v_rels_path_idx" ON "_social_projects_v_rels" USING btree ("path");
  CREATE INDEX "_social_projects_v_rels_media_id_idx" ON "_social_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_web_services_v_features_v_points_v_order_idx" ON "_web_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_web_services_v_features_v_points_v_parent_id_idx" ON "_web_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_web_services_v_features_v_order_idx" ON "_web_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_web_services_v_features_v_parent_id_idx" ON "_web_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_web_services_v_approach_v_order_idx" ON "_web_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_web_services_v_approach_v_parent_id_idx" ON "_web_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_web_services_v_parent_idx" ON "_web_services_v" USING btree ("parent_id");
  CREATE INDEX "_web_services_v_version_version__order_idx" ON "_web_services_v" USING btree ("version__order");
  CREATE INDEX "_web_services_v_version_version_slug_idx" ON "_web_services_v" USING btree ("version_slug");
  CREATE INDEX "_web_services_v_version_version_is_active_idx" ON "_web_services_v" USING btree ("version_is_active");
  CREATE INDEX "_web_services_v_version_version_hero_image_idx" ON "_web_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_web_services_v_version_version_side_image_idx" ON "_web_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_web_services_v_version_version_updated_at_idx" ON "_web_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_web_services_v_version_version_created_at_idx" ON "_web_services_v" USING btree ("version_created_at");
  CREATE INDEX "_web_services_v_version_version__status_idx" ON "_web_services_v" USING btree ("version__status");
  CREATE INDEX "_web_services_v_created_at_idx" ON "_web_services_v" USING btree ("created_at");
  CREATE INDEX "_web_services_v_updated_at_idx" ON "_web_services_v" USING btree ("updated_at");
  CREATE INDEX "_web_services_v_latest_idx" ON "_web_services_v" USING btree ("latest");
  CREATE INDEX "_video_services_v_features_v_points_v_order_idx" ON "_video_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_video_services_v_features_v_points_v_parent_id_idx" ON "_video_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_video_services_v_features_v_order_idx" ON "_video_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_video_services_v_features_v_parent_id_idx" ON "_video_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_video_services_v_approach_v_order_idx" ON "_video_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_video_services_v_approach_v_parent_id_idx" ON "_video_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_video_services_v_parent_idx" ON "_video_services_v" USING btree ("parent_id");
  CREATE INDEX "_video_services_v_version_version__order_idx" ON "_video_services_v" USING btree ("version__order");
  CREATE INDEX "_video_services_v_version_version_slug_idx" ON "_video_services_v" USING btree ("version_slug");
  CREATE INDEX "_video_services_v_version_version_is_active_idx" ON "_video_services_v" USING btree ("version_is_active");
  CREATE INDEX "_video_services_v_version_version_hero_image_idx" ON "_video_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_video_services_v_version_version_side_image_idx" ON "_video_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_video_services_v_version_version_updated_at_idx" ON "_video_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_video_services_v_version_version_created_at_idx" ON "_video_services_v" USING btree ("version_created_at");
  CREATE INDEX "_video_services_v_version_version__status_idx" ON "_video_services_v" USING btree ("version__status");
  CREATE INDEX "_video_services_v_created_at_idx" ON "_video_services_v" USING btree ("created_at");
  CREATE INDEX "_video_services_v_updated_at_idx" ON "_video_services_v" USING btree ("updated_at");
  CREATE INDEX "_video_services_v_latest_idx" ON "_video_services_v" USING btree ("latest");
  CREATE INDEX "_branding_services_v_features_v_points_v_order_idx" ON "_branding_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_branding_services_v_features_v_points_v_parent_id_idx" ON "_branding_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_branding_services_v_features_v_order_idx" ON "_branding_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_branding_services_v_features_v_parent_id_idx" ON "_branding_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_branding_services_v_approach_v_order_idx" ON "_branding_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_branding_services_v_approach_v_parent_id_idx" ON "_branding_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_branding_services_v_parent_idx" ON "_branding_services_v" USING btree ("parent_id");
  CREATE INDEX "_branding_services_v_version_version__order_idx" ON "_branding_services_v" USING btree ("version__order");
  CREATE INDEX "_branding_services_v_version_version_slug_idx" ON "_branding_services_v" USING btree ("version_slug");
  CREATE INDEX "_branding_services_v_version_version_is_active_idx" ON "_branding_services_v" USING btree ("version_is_active");
  CREATE INDEX "_branding_services_v_version_version_hero_image_idx" ON "_branding_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_branding_services_v_version_version_side_image_idx" ON "_branding_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_branding_services_v_version_version_updated_at_idx" ON "_branding_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_branding_services_v_version_version_created_at_idx" ON "_branding_services_v" USING btree ("version_created_at");
  CREATE INDEX "_branding_services_v_version_version__status_idx" ON "_branding_services_v" USING btree ("version__status");
  CREATE INDEX "_branding_services_v_created_at_idx" ON "_branding_services_v" USING btree ("created_at");
  CREATE INDEX "_branding_services_v_updated_at_idx" ON "_branding_services_v" USING btree ("updated_at");
  CREATE INDEX "_branding_services_v_latest_idx" ON "_branding_services_v" USING btree ("latest");
  CREATE INDEX "_uiux_services_v_features_v_points_v_order_idx" ON "_uiux_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_uiux_services_v_features_v_points_v_parent_id_idx" ON "_uiux_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_uiux_services_v_features_v_order_idx" ON "_uiux_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_uiux_services_v_features_v_parent_id_idx" ON "_uiux_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_uiux_services_v_approach_v_order_idx" ON "_uiux_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_uiux_services_v_approach_v_parent_id_idx" ON "_uiux_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_uiux_services_v_parent_idx" ON "_uiux_services_v" USING btree ("parent_id");
  CREATE INDEX "_uiux_services_v_version_version__order_idx" ON "_uiux_services_v" USING btree ("version__order");
  CREATE INDEX "_uiux_services_v_version_version_slug_idx" ON "_uiux_services_v" USING btree ("version_slug");
  CREATE INDEX "_uiux_services_v_version_version_is_active_idx" ON "_uiux_services_v" USING btree ("version_is_active");
  CREATE INDEX "_uiux_services_v_version_version_hero_image_idx" ON "_uiux_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_uiux_services_v_version_version_side_image_idx" ON "_uiux_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_uiux_services_v_version_version_updated_at_idx" ON "_uiux_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_uiux_services_v_version_version_created_at_idx" ON "_uiux_services_v" USING btree ("version_created_at");
  CREATE INDEX "_uiux_services_v_version_version__status_idx" ON "_uiux_services_v" USING btree ("version__status");
  CREATE INDEX "_uiux_services_v_created_at_idx" ON "_uiux_services_v" USING btree ("created_at");
  CREATE INDEX "_uiux_services_v_updated_at_idx" ON "_uiux_services_v" USING btree ("updated_at");
  CREATE INDEX "_uiux_services_v_latest_idx" ON "_uiux_services_v" USING btree ("latest");
  CREATE INDEX "_mobile_services_v_features_v_points_v_order_idx" ON "_mobile_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_mobile_services_v_features_v_points_v_parent_id_idx" ON "_mobile_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_mobile_services_v_features_v_order_idx" ON "_mobile_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_mobile_services_v_features_v_parent_id_idx" ON "_mobile_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_mobile_services_v_approach_v_order_idx" ON "_mobile_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_mobile_services_v_approach_v_parent_id_idx" ON "_mobile_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_mobile_services_v_parent_idx" ON "_mobile_services_v" USING btree ("parent_id");
  CREATE INDEX "_mobile_services_v_version_version__order_idx" ON "_mobile_services_v" USING btree ("version__order");
  CREATE INDEX "_mobile_services_v_version_version_slug_idx" ON "_mobile_services_v" USING btree ("version_slug");
  CREATE INDEX "_mobile_services_v_version_version_is_active_idx" ON "_mobile_services_v" USING btree ("version_is_active");
  CREATE INDEX "_mobile_services_v_version_version_hero_image_idx" ON "_mobile_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_mobile_services_v_version_version_side_image_idx" ON "_mobile_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_mobile_services_v_version_version_updated_at_idx" ON "_mobile_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_mobile_services_v_version_version_created_at_idx" ON "_mobile_services_v" USING btree ("version_created_at");
  CREATE INDEX "_mobile_services_v_version_version__status_idx" ON "_mobile_services_v" USING btree ("version__status");
  CREATE INDEX "_mobile_services_v_created_at_idx" ON "_mobile_services_v" USING btree ("created_at");
  CREATE INDEX "_mobile_services_v_updated_at_idx" ON "_mobile_services_v" USING btree ("updated_at");
  CREATE INDEX "_mobile_services_v_latest_idx" ON "_mobile_services_v" USING btree ("latest");
  CREATE INDEX "_software_services_v_features_v_points_v_order_idx" ON "_software_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_software_services_v_features_v_points_v_parent_id_idx" ON "_software_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_software_services_v_features_v_order_idx" ON "_software_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_software_services_v_features_v_parent_id_idx" ON "_software_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_software_services_v_approach_v_order_idx" ON "_software_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_software_services_v_approach_v_parent_id_idx" ON "_software_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_software_services_v_parent_idx" ON "_software_services_v" USING btree ("parent_id");
  CREATE INDEX "_software_services_v_version_version__order_idx" ON "_software_services_v" USING btree ("version__order");
  CREATE INDEX "_software_services_v_version_version_slug_idx" ON "_software_services_v" USING btree ("version_slug");
  CREATE INDEX "_software_services_v_version_version_is_active_idx" ON "_software_services_v" USING btree ("version_is_active");
  CREATE INDEX "_software_services_v_version_version_hero_image_idx" ON "_software_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_software_services_v_version_version_side_image_idx" ON "_software_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_software_services_v_version_version_updated_at_idx" ON "_software_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_software_services_v_version_version_created_at_idx" ON "_software_services_v" USING btree ("version_created_at");
  CREATE INDEX "_software_services_v_version_version__status_idx" ON "_software_services_v" USING btree ("version__status");
  CREATE INDEX "_software_services_v_created_at_idx" ON "_software_services_v" USING btree ("created_at");
  CREATE INDEX "_software_services_v_updated_at_idx" ON "_software_services_v" USING btree ("updated_at");
  CREATE INDEX "_software_services_v_latest_idx" ON "_software_services_v" USING btree ("latest");
  CREATE INDEX "_database_services_v_features_v_points_v_order_idx" ON "_database_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_database_services_v_features_v_points_v_parent_id_idx" ON "_database_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_database_services_v_features_v_order_idx" ON "_database_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_database_services_v_features_v_parent_id_idx" ON "_database_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_database_services_v_approach_v_order_idx" ON "_database_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_database_services_v_approach_v_parent_id_idx" ON "_database_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_database_services_v_parent_idx" ON "_database_services_v" USING btree ("parent_id");
  CREATE INDEX "_database_services_v_version_version__order_idx" ON "_database_services_v" USING btree ("version__order");
  CREATE INDEX "_database_services_v_version_version_slug_idx" ON "_database_services_v" USING btree ("version_slug");
  CREATE INDEX "_database_services_v_version_version_is_active_idx" ON "_database_services_v" USING btree ("version_is_active");
  CREATE INDEX "_database_services_v_version_version_hero_image_idx" ON "_database_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_database_services_v_version_version_side_image_idx" ON "_database_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_database_services_v_version_version_updated_at_idx" ON "_database_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_database_services_v_version_version_created_at_idx" ON "_database_services_v" USING btree ("version_created_at");
  CREATE INDEX "_database_services_v_version_version__status_idx" ON "_database_services_v" USING btree ("version__status");
  CREATE INDEX "_database_services_v_created_at_idx" ON "_database_services_v" USING btree ("created_at");
  CREATE INDEX "_database_services_v_updated_at_idx" ON "_database_services_v" USING btree ("updated_at");
  CREATE INDEX "_database_services_v_latest_idx" ON "_database_services_v" USING btree ("latest");
  CREATE INDEX "_pgc_services_v_features_v_points_v_order_idx" ON "_pgc_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_pgc_services_v_features_v_points_v_parent_id_idx" ON "_pgc_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_pgc_services_v_features_v_order_idx" ON "_pgc_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_pgc_services_v_features_v_parent_id_idx" ON "_pgc_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_pgc_services_v_approach_v_order_idx" ON "_pgc_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_pgc_services_v_approach_v_parent_id_idx" ON "_pgc_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_pgc_services_v_parent_idx" ON "_pgc_services_v" USING btree ("parent_id");
  CREATE INDEX "_pgc_services_v_version_version__order_idx" ON "_pgc_services_v" USING btree ("version__order");
  CREATE INDEX "_pgc_services_v_version_version_slug_idx" ON "_pgc_services_v" USING btree ("version_slug");
  CREATE INDEX "_pgc_services_v_version_version_is_active_idx" ON "_pgc_services_v" USING btree ("version_is_active");
  CREATE INDEX "_pgc_services_v_version_version_hero_image_idx" ON "_pgc_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_pgc_services_v_version_version_side_image_idx" ON "_pgc_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_pgc_services_v_version_version_updated_at_idx" ON "_pgc_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_pgc_services_v_version_version_created_at_idx" ON "_pgc_services_v" USING btree ("version_created_at");
  CREATE INDEX "_pgc_services_v_version_version__status_idx" ON "_pgc_services_v" USING btree ("version__status");
  CREATE INDEX "_pgc_services_v_created_at_idx" ON "_pgc_services_v" USING btree ("created_at");
  CREATE INDEX "_pgc_services_v_updated_at_idx" ON "_pgc_services_v" USING btree ("updated_at");
  CREATE INDEX "_pgc_services_v_latest_idx" ON "_pgc_services_v" USING btree ("latest");
  CREATE INDEX "_social_services_v_features_v_points_v_order_idx" ON "_social_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_social_services_v_features_v_points_v_parent_id_idx" ON "_social_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_social_services_v_features_v_order_idx" ON "_social_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_social_services_v_features_v_parent_id_idx" ON "_social_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_social_services_v_approach_v_order_idx" ON "_social_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_social_services_v_approach_v_parent_id_idx" ON "_social_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_social_services_v_parent_idx" ON "_social_services_v" USING btree ("parent_id");
  CREATE INDEX "_social_services_v_version_version__order_idx" ON "_social_services_v" USING btree ("version__order");
  CREATE INDEX "_social_services_v_version_version_slug_idx" ON "_social_services_v" USING btree ("version_slug");
  CREATE INDEX "_social_services_v_version_version_is_active_idx" ON "_social_services_v" USING btree ("version_is_active");
  CREATE INDEX "_social_services_v_version_version_hero_image_idx" ON "_social_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_social_services_v_version_version_side_image_idx" ON "_social_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_social_services_v_version_version_updated_at_idx" ON "_social_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_services_v_version_version_created_at_idx" ON "_social_services_v" USING btree ("version_created_at");
  CREATE INDEX "_social_services_v_version_version__status_idx" ON "_social_services_v" USING btree ("version__status");
  CREATE INDEX "_social_services_v_created_at_idx" ON "_social_services_v" USING btree ("created_at");
  CREATE INDEX "_social_services_v_updated_at_idx" ON "_social_services_v" USING btree ("updated_at");
  CREATE INDEX "_social_services_v_latest_idx" ON "_social_services_v" USING btree ("latest");
  CREATE INDEX "_editing_services_v_features_v_points_v_order_idx" ON "_editing_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_editing_services_v_features_v_points_v_parent_id_idx" ON "_editing_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_editing_services_v_features_v_order_idx" ON "_editing_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_editing_services_v_features_v_parent_id_idx" ON "_editing_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_editing_services_v_approach_v_order_idx" ON "_editing_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_editing_services_v_approach_v_parent_id_idx" ON "_editing_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_editing_services_v_parent_idx" ON "_editing_services_v" USING btree ("parent_id");
  CREATE INDEX "_editing_services_v_version_version__order_idx" ON "_editing_services_v" USING btree ("version__order");
  CREATE INDEX "_editing_services_v_version_version_slug_idx" ON "_editing_services_v" USING btree ("version_slug");
  CREATE INDEX "_editing_services_v_version_version_is_active_idx" ON "_editing_services_v" USING btree ("version_is_active");
  CREATE INDEX "_editing_services_v_version_version_hero_image_idx" ON "_editing_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_editing_services_v_version_version_side_image_idx" ON "_editing_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_editing_services_v_version_version_updated_at_idx" ON "_editing_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_editing_services_v_version_version_created_at_idx" ON "_editing_services_v" USING btree ("version_created_at");
  CREATE INDEX "_editing_services_v_version_version__status_idx" ON "_editing_services_v" USING btree ("version__status");
  CREATE INDEX "_editing_services_v_created_at_idx" ON "_editing_services_v" USING btree ("created_at");
  CREATE INDEX "_editing_services_v_updated_at_idx" ON "_editing_services_v" USING btree ("updated_at");
  CREATE INDEX "_editing_services_v_latest_idx" ON "_editing_services_v" USING btree ("latest");
  CREATE INDEX "_identity_services_v_features_v_points_v_order_idx" ON "_identity_services_v_features_v_points_v" USING btree ("_order");
  CREATE INDEX "_identity_services_v_features_v_points_v_parent_id_idx" ON "_identity_services_v_features_v_points_v" USING btree ("_parent_id");
  CREATE INDEX "_identity_services_v_features_v_order_idx" ON "_identity_services_v_features_v" USING btree ("_order");
  CREATE INDEX "_identity_services_v_features_v_parent_id_idx" ON "_identity_services_v_features_v" USING btree ("_parent_id");
  CREATE INDEX "_identity_services_v_approach_v_order_idx" ON "_identity_services_v_approach_v" USING btree ("_order");
  CREATE INDEX "_identity_services_v_approach_v_parent_id_idx" ON "_identity_services_v_approach_v" USING btree ("_parent_id");
  CREATE INDEX "_identity_services_v_parent_idx" ON "_identity_services_v" USING btree ("parent_id");
  CREATE INDEX "_identity_services_v_version_version__order_idx" ON "_identity_services_v" USING btree ("version__order");
  CREATE INDEX "_identity_services_v_version_version_slug_idx" ON "_identity_services_v" USING btree ("version_slug");
  CREATE INDEX "_identity_services_v_version_version_is_active_idx" ON "_identity_services_v" USING btree ("version_is_active");
  CREATE INDEX "_identity_services_v_version_version_hero_image_idx" ON "_identity_services_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_identity_services_v_version_version_side_image_idx" ON "_identity_services_v" USING btree ("version_side_image_id");
  CREATE INDEX "_identity_services_v_version_version_updated_at_idx" ON "_identity_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_identity_services_v_version_version_created_at_idx" ON "_identity_services_v" USING btree ("version_created_at");
  CREATE INDEX "_identity_services_v_version_version__status_idx" ON "_identity_services_v" USING btree ("version__status");
  CREATE INDEX "_identity_services_v_created_at_idx" ON "_identity_services_v" USING btree ("created_at");
  CREATE INDEX "_identity_services_v_updated_at_idx" ON "_identity_services_v" USING btree ("updated_at");
  CREATE INDEX "_identity_services_v_latest_idx" ON "_identity_services_v" USING btree ("latest");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "branding_projects__order_idx" ON "branding_projects" USING btree ("_order");
  CREATE INDEX "branding_projects__status_idx" ON "branding_projects" USING btree ("_status");
  CREATE INDEX "logo_projects__order_idx" ON "logo_projects" USING btree ("_order");
  CREATE INDEX "logo_projects__status_idx" ON "logo_projects" USING btree ("_status");
  CREATE INDEX "video_projects__order_idx" ON "video_projects" USING btree ("_order");
  CREATE INDEX "video_projects__status_idx" ON "video_projects" USING btree ("_status");
  CREATE INDEX "content_projects__order_idx" ON "content_projects" USING btree ("_order");
  CREATE INDEX "content_projects__status_idx" ON "content_projects" USING btree ("_status");
  CREATE INDEX "social_projects__order_idx" ON "social_projects" USING btree ("_order");
  CREATE INDEX "social_projects__status_idx" ON "social_projects" USING btree ("_status");
  CREATE INDEX "web_services__order_idx" ON "web_services" USING btree ("_order");
  CREATE INDEX "web_services__status_idx" ON "web_services" USING btree ("_status");
  CREATE INDEX "video_services__order_idx" ON "video_services" USING btree ("_order");
  CREATE INDEX "video_services__status_idx" ON "video_services" USING btree ("_status");
  CREATE INDEX "branding_services__order_idx" ON "branding_services" USING btree ("_order");
  CREATE INDEX "branding_services__status_idx" ON "branding_services" USING btree ("_status");
  CREATE INDEX "uiux_services__order_idx" ON "uiux_services" USING btree ("_order");
  CREATE INDEX "uiux_services__status_idx" ON "uiux_services" USING btree ("_status");
  CREATE INDEX "mobile_services__order_idx" ON "mobile_services" USING btree ("_order");
  CREATE INDEX "mobile_services__status_idx" ON "mobile_services" USING btree ("_status");
  CREATE INDEX "software_services__order_idx" ON "software_services" USING btree ("_order");
  CREATE INDEX "software_services__status_idx" ON "software_services" USING btree ("_status");
  CREATE INDEX "database_services__order_idx" ON "database_services" USING btree ("_order");
  CREATE INDEX "database_services__status_idx" ON "database_services" USING btree ("_status");
  CREATE INDEX "pgc_services__order_idx" ON "pgc_services" USING btree ("_order");
  CREATE INDEX "pgc_services__status_idx" ON "pgc_services" USING btree ("_status");
  CREATE INDEX "social_services__order_idx" ON "social_services" USING btree ("_order");
  CREATE INDEX "social_services__status_idx" ON "social_services" USING btree ("_status");
  CREATE INDEX "editing_services__order_idx" ON "editing_services" USING btree ("_order");
  CREATE INDEX "editing_services__status_idx" ON "editing_services" USING btree ("_status");
  CREATE INDEX "identity_services__order_idx" ON "identity_services" USING btree ("_order");
  CREATE INDEX "identity_services__status_idx" ON "identity_services" USING btree ("_status");`)
  await publishExisting(databaseOf(db))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await refuseWhileDrafts(databaseOf(db))
  await db.execute(sql`
   ALTER TABLE "_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_logo_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_logo_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_logo_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_logo_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_projects_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_projects_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_projects_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_web_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_web_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_web_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_web_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_video_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branding_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_uiux_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_uiux_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_uiux_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_uiux_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mobile_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mobile_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mobile_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mobile_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_software_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_software_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_software_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_software_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_database_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_database_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_database_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_database_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pgc_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pgc_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pgc_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pgc_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_editing_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_editing_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_editing_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_editing_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_identity_services_v_features_v_points_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_identity_services_v_features_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_identity_services_v_approach_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_identity_services_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_projects_v_version_gallery" CASCADE;
  DROP TABLE "_projects_v_version_steps" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "_branding_projects_v_version_gallery" CASCADE;
  DROP TABLE "_branding_projects_v_version_steps" CASCADE;
  DROP TABLE "_branding_projects_v" CASCADE;
  DROP TABLE "_branding_projects_v_rels" CASCADE;
  DROP TABLE "_logo_projects_v_version_gallery" CASCADE;
  DROP TABLE "_logo_projects_v_version_steps" CASCADE;
  DROP TABLE "_logo_projects_v" CASCADE;
  DROP TABLE "_logo_projects_v_rels" CASCADE;
  DROP TABLE "_video_projects_v_version_gallery" CASCADE;
  DROP TABLE "_video_projects_v_version_steps" CASCADE;
  DROP TABLE "_video_projects_v" CASCADE;
  DROP TABLE "_video_projects_v_rels" CASCADE;
  DROP TABLE "_content_projects_v_version_gallery" CASCADE;
  DROP TABLE "_content_projects_v_version_steps" CASCADE;
  DROP TABLE "_content_projects_v" CASCADE;
  DROP TABLE "_content_projects_v_rels" CASCADE;
  DROP TABLE "_social_projects_v_version_gallery" CASCADE;
  DROP TABLE "_social_projects_v_version_steps" CASCADE;
  DROP TABLE "_social_projects_v" CASCADE;
  DROP TABLE "_social_projects_v_rels" CASCADE;
  DROP TABLE "_web_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_web_services_v_features_v" CASCADE;
  DROP TABLE "_web_services_v_approach_v" CASCADE;
  DROP TABLE "_web_services_v" CASCADE;
  DROP TABLE "_video_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_video_services_v_features_v" CASCADE;
  DROP TABLE "_video_services_v_approach_v" CASCADE;
  DROP TABLE "_video_services_v" CASCADE;
  DROP TABLE "_branding_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_branding_services_v_features_v" CASCADE;
  DROP TABLE "_branding_services_v_approach_v" CASCADE;
  DROP TABLE "_branding_services_v" CASCADE;
  DROP TABLE "_uiux_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_uiux_services_v_features_v" CASCADE;
  DROP TABLE "_uiux_services_v_approach_v" CASCADE;
  DROP TABLE "_uiux_services_v" CASCADE;
  DROP TABLE "_mobile_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_mobile_services_v_features_v" CASCADE;
  DROP TABLE "_mobile_services_v_approach_v" CASCADE;
  DROP TABLE "_mobile_services_v" CASCADE;
  DROP TABLE "_software_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_software_services_v_features_v" CASCADE;
  DROP TABLE "_software_services_v_approach_v" CASCADE;
  DROP TABLE "_software_services_v" CASCADE;
  DROP TABLE "_database_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_database_services_v_features_v" CASCADE;
  DROP TABLE "_database_services_v_approach_v" CASCADE;
  DROP TABLE "_database_services_v" CASCADE;
  DROP TABLE "_pgc_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_pgc_services_v_features_v" CASCADE;
  DROP TABLE "_pgc_services_v_approach_v" CASCADE;
  DROP TABLE "_pgc_services_v" CASCADE;
  DROP TABLE "_social_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_social_services_v_features_v" CASCADE;
  DROP TABLE "_social_services_v_approach_v" CASCADE;
  DROP TABLE "_social_services_v" CASCADE;
  DROP TABLE "_editing_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_editing_services_v_features_v" CASCADE;
  DROP TABLE "_editing_services_v_approach_v" CASCADE;
  DROP TABLE "_editing_services_v" CASCADE;
  DROP TABLE "_identity_services_v_features_v_points_v" CASCADE;
  DROP TABLE "_identity_services_v_features_v" CASCADE;
  DROP TABLE "_identity_services_v_approach_v" CASCADE;
  DROP TABLE "_identity_services_v" CASCADE;
  DROP INDEX "projects__order_idx";
  DROP INDEX "projects__status_idx";
  DROP INDEX "branding_projects__order_idx";
  DROP INDEX "branding_projects__status_idx";
  DROP INDEX "logo_projects__order_idx";
  DROP INDEX "logo_projects__status_idx";
  DROP INDEX "video_projects__order_idx";
  DROP INDEX "video_projects__status_idx";
  DROP INDEX "content_projects__order_idx";
  DROP INDEX "content_projects__status_idx";
  DROP INDEX "social_projects__order_idx";
  DROP INDEX "social_projects__status_idx";
  DROP INDEX "web_services__order_idx";
  DROP INDEX "web_services__status_idx";
  DROP INDEX "video_services__order_idx";
  DROP INDEX "video_services__status_idx";
  DROP INDEX "branding_services__order_idx";
  DROP INDEX "branding_services__status_idx";
  DROP INDEX "uiux_services__order_idx";
  DROP INDEX "uiux_services__status_idx";
  DROP INDEX "mobile_services__order_idx";
  DROP INDEX "mobile_services__status_idx";
  DROP INDEX "software_services__order_idx";
  DROP INDEX "software_services__status_idx";
  DROP INDEX "database_services__order_idx";
  DROP INDEX "database_services__status_idx";
  DROP INDEX "pgc_services__order_idx";
  DROP INDEX "pgc_services__status_idx";
  DROP INDEX "social_services__order_idx";
  DROP INDEX "social_services__status_idx";
  DROP INDEX "editing_services__order_idx";
  DROP INDEX "editing_services__status_idx";
  DROP INDEX "identity_services__order_idx";
  DROP INDEX "identity_services__status_idx";
  ALTER TABLE "projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "branding_projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "branding_projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "branding_projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "branding_projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "logo_projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "logo_projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "logo_projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "logo_projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "video_projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "video_projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "video_projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "video_projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "content_projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "content_projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "content_projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "content_projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "social_projects_gallery" ALTER COLUMN "image_id" SET NOT NULL;
  ALTER TABLE "social_projects_steps" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "social_projects_steps" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "client" SET NOT NULL;
  ALTER TABLE "social_projects" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "web_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "web_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "web_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "web_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "web_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "web_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "video_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "video_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "video_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "video_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "video_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "video_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "branding_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "branding_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "branding_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "branding_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "branding_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "branding_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "uiux_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "uiux_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "uiux_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "uiux_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "uiux_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "uiux_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "mobile_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "mobile_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "mobile_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "mobile_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "mobile_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "mobile_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "software_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "software_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "software_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "software_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "software_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "software_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "database_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "database_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "database_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "database_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "database_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "database_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "pgc_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "pgc_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "pgc_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "pgc_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "pgc_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "pgc_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "social_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "social_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "social_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "social_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "social_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "social_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "editing_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "editing_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "editing_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "editing_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "editing_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "editing_services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "identity_services_features_points" ALTER COLUMN "point" SET NOT NULL;
  ALTER TABLE "identity_services_features" ALTER COLUMN "feature_title" SET NOT NULL;
  ALTER TABLE "identity_services_approach" ALTER COLUMN "step_title" SET NOT NULL;
  ALTER TABLE "identity_services_approach" ALTER COLUMN "step_description" SET NOT NULL;
  ALTER TABLE "identity_services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "identity_services" ALTER COLUMN "description" SET NOT NULL;
  CREATE INDEX "projects_date_idx" ON "projects" USING btree ("date");
  CREATE INDEX "branding_projects_date_idx" ON "branding_projects" USING btree ("date");
  CREATE INDEX "logo_projects_date_idx" ON "logo_projects" USING btree ("date");
  CREATE INDEX "video_projects_date_idx" ON "video_projects" USING btree ("date");
  CREATE INDEX "content_projects_date_idx" ON "content_projects" USING btree ("date");
  CREATE INDEX "social_projects_date_idx" ON "social_projects" USING btree ("date");
  ALTER TABLE "projects" DROP COLUMN "_order";
  ALTER TABLE "projects" DROP COLUMN "_status";
  ALTER TABLE "branding_projects" DROP COLUMN "_order";
  ALTER TABLE "branding_projects" DROP COLUMN "_status";
  ALTER TABLE "logo_projects" DROP COLUMN "_order";
  ALTER TABLE "logo_projects" DROP COLUMN "_status";
  ALTER TABLE "video_projects" DROP COLUMN "_order";
  ALTER TABLE "video_projects" DROP COLUMN "_status";
  ALTER TABLE "content_projects" DROP COLUMN "_order";
  ALTER TABLE "content_projects" DROP COLUMN "_status";
  ALTER TABLE "social_projects" DROP COLUMN "_order";
  ALTER TABLE "social_projects" DROP COLUMN "_status";
  ALTER TABLE "web_services" DROP COLUMN "_order";
  ALTER TABLE "web_services" DROP COLUMN "_status";
  ALTER TABLE "video_services" DROP COLUMN "_order";
  ALTER TABLE "video_services" DROP COLUMN "_status";
  ALTER TABLE "branding_services" DROP COLUMN "_order";
  ALTER TABLE "branding_services" DROP COLUMN "_status";
  ALTER TABLE "uiux_services" DROP COLUMN "_order";
  ALTER TABLE "uiux_services" DROP COLUMN "_status";
  ALTER TABLE "mobile_services" DROP COLUMN "_order";
  ALTER TABLE "mobile_services" DROP COLUMN "_status";
  ALTER TABLE "software_services" DROP COLUMN "_order";
  ALTER TABLE "software_services" DROP COLUMN "_status";
  ALTER TABLE "database_services" DROP COLUMN "_order";
  ALTER TABLE "database_services" DROP COLUMN "_status";
  ALTER TABLE "pgc_services" DROP COLUMN "_order";
  ALTER TABLE "pgc_services" DROP COLUMN "_status";
  ALTER TABLE "social_services" DROP COLUMN "_order";
  ALTER TABLE "social_services" DROP COLUMN "_status";
  ALTER TABLE "editing_services" DROP COLUMN "_order";
  ALTER TABLE "editing_services" DROP COLUMN "_status";
  ALTER TABLE "identity_services" DROP COLUMN "_order";
  ALTER TABLE "identity_services" DROP COLUMN "_status";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_branding_projects_status";
  DROP TYPE "public"."enum__branding_projects_v_version_status";
  DROP TYPE "public"."enum_logo_projects_status";
  DROP TYPE "public"."enum__logo_projects_v_version_status";
  DROP TYPE "public"."enum_video_projects_status";
  DROP TYPE "public"."enum__video_projects_v_version_status";
  DROP TYPE "public"."enum_content_projects_status";
  DROP TYPE "public"."enum__content_projects_v_version_status";
  DROP TYPE "public"."enum_social_projects_status";
  DROP TYPE "public"."enum__social_projects_v_version_status";
  DROP TYPE "public"."enum_web_services_status";
  DROP TYPE "public"."enum__web_services_v_version_status";
  DROP TYPE "public"."enum_video_services_status";
  DROP TYPE "public"."enum__video_services_v_version_status";
  DROP TYPE "public"."enum_branding_services_status";
  DROP TYPE "public"."enum__branding_services_v_version_status";
  DROP TYPE "public"."enum_uiux_services_status";
  DROP TYPE "public"."enum__uiux_services_v_version_status";
  DROP TYPE "public"."enum_mobile_services_status";
  DROP TYPE "public"."enum__mobile_services_v_version_status";
  DROP TYPE "public"."enum_software_services_status";
  DROP TYPE "public"."enum__software_services_v_version_status";
  DROP TYPE "public"."enum_database_services_status";
  DROP TYPE "public"."enum__database_services_v_version_status";
  DROP TYPE "public"."enum_pgc_services_status";
  DROP TYPE "public"."enum__pgc_services_v_version_status";
  DROP TYPE "public"."enum_social_services_status";
  DROP TYPE "public"."enum__social_services_v_version_status";
  DROP TYPE "public"."enum_editing_services_status";
  DROP TYPE "public"."enum__editing_services_v_version_status";
  DROP TYPE "public"."enum_identity_services_status";
  DROP TYPE "public"."enum__identity_services_v_version_status";`)
}
