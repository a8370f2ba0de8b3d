import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contacts_statuses" AS ENUM('pending', 'answered', 'closed');
  CREATE TABLE "projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "branding_projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "branding_projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "branding_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branding_projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "logo_projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "logo_projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "logo_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "logo_projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "video_projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "video_projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "video_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "video_projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "content_projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "content_projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "content_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "social_projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL
  );
  
  CREATE TABLE "social_projects_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "social_projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"description" varchar NOT NULL,
  	"client" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"duration" varchar,
  	"link" varchar,
  	"video_url" varchar,
  	"main_image_id" integer,
  	"secondary_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "web_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "web_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "web_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "web_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "video_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "video_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "video_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "video_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branding_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "branding_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "branding_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "branding_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uiux_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "uiux_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "uiux_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "uiux_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mobile_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "mobile_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "mobile_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "mobile_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "software_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "software_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "software_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "software_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "database_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "database_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "database_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "database_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pgc_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "pgc_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "pgc_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "pgc_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "social_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "social_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "social_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "editing_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "editing_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "editing_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "editing_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "identity_services_features_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"point" varchar NOT NULL
  );
  
  CREATE TABLE "identity_services_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"feature_title" varchar NOT NULL
  );
  
  CREATE TABLE "identity_services_approach" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step_title" varchar NOT NULL,
  	"step_description" varchar NOT NULL
  );
  
  CREATE TABLE "identity_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar,
  	"is_active" boolean DEFAULT true,
  	"subtitle" varchar,
  	"description" varchar NOT NULL,
  	"additional_description" varchar,
  	"hero_image_id" integer,
  	"side_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"statuses" "enum_contacts_statuses" DEFAULT 'pending' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w400_url" varchar,
  	"sizes_w400_width" numeric,
  	"sizes_w400_height" numeric,
  	"sizes_w400_mime_type" varchar,
  	"sizes_w400_filesize" numeric,
  	"sizes_w400_filename" varchar,
  	"sizes_w800_url" varchar,
  	"sizes_w800_width" numeric,
  	"sizes_w800_height" numeric,
  	"sizes_w800_mime_type" varchar,
  	"sizes_w800_filesize" numeric,
  	"sizes_w800_filename" varchar,
  	"sizes_w1200_url" varchar,
  	"sizes_w1200_width" numeric,
  	"sizes_w1200_height" numeric,
  	"sizes_w1200_mime_type" varchar,
  	"sizes_w1200_filesize" numeric,
  	"sizes_w1200_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "administrators_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "administrators" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" integer,
  	"branding_projects_id" integer,
  	"logo_projects_id" integer,
  	"video_projects_id" integer,
  	"content_projects_id" integer,
  	"social_projects_id" integer,
  	"web_services_id" integer,
  	"video_services_id" integer,
  	"branding_services_id" integer,
  	"uiux_services_id" integer,
  	"mobile_services_id" integer,
  	"software_services_id" integer,
  	"database_services_id" integer,
  	"pgc_services_id" integer,
  	"social_services_id" integer,
  	"editing_services_id" integer,
  	"identity_services_id" integer,
  	"contacts_id" integer,
  	"media_id" integer,
  	"users_id" integer,
  	"administrators_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"administrators_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_steps" ADD CONSTRAINT "projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_gallery" ADD CONSTRAINT "branding_projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_projects_gallery" ADD CONSTRAINT "branding_projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_steps" ADD CONSTRAINT "branding_projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects" ADD CONSTRAINT "branding_projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_projects" ADD CONSTRAINT "branding_projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_projects_rels" ADD CONSTRAINT "branding_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_projects_rels" ADD CONSTRAINT "branding_projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_gallery" ADD CONSTRAINT "logo_projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logo_projects_gallery" ADD CONSTRAINT "logo_projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_steps" ADD CONSTRAINT "logo_projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects" ADD CONSTRAINT "logo_projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logo_projects" ADD CONSTRAINT "logo_projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "logo_projects_rels" ADD CONSTRAINT "logo_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "logo_projects_rels" ADD CONSTRAINT "logo_projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_gallery" ADD CONSTRAINT "video_projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_projects_gallery" ADD CONSTRAINT "video_projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_steps" ADD CONSTRAINT "video_projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_projects_rels" ADD CONSTRAINT "video_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_projects_rels" ADD CONSTRAINT "video_projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_gallery" ADD CONSTRAINT "content_projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_projects_gallery" ADD CONSTRAINT "content_projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_steps" ADD CONSTRAINT "content_projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects" ADD CONSTRAINT "content_projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_projects" ADD CONSTRAINT "content_projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_projects_rels" ADD CONSTRAINT "content_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_projects_rels" ADD CONSTRAINT "content_projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_gallery" ADD CONSTRAINT "social_projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_projects_gallery" ADD CONSTRAINT "social_projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_steps" ADD CONSTRAINT "social_projects_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects" ADD CONSTRAINT "social_projects_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_projects" ADD CONSTRAINT "social_projects_secondary_image_id_media_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_projects_rels" ADD CONSTRAINT "social_projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_projects_rels" ADD CONSTRAINT "social_projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_services_features_points" ADD CONSTRAINT "web_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."web_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_services_features" ADD CONSTRAINT "web_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."web_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_services_approach" ADD CONSTRAINT "web_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."web_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "web_services" ADD CONSTRAINT "web_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "web_services" ADD CONSTRAINT "web_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_services_features_points" ADD CONSTRAINT "video_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_services_features" ADD CONSTRAINT "video_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_services_approach" ADD CONSTRAINT "video_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."video_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "video_services" ADD CONSTRAINT "video_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "video_services" ADD CONSTRAINT "video_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_services_features_points" ADD CONSTRAINT "branding_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_services_features" ADD CONSTRAINT "branding_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_services_approach" ADD CONSTRAINT "branding_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branding_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branding_services" ADD CONSTRAINT "branding_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branding_services" ADD CONSTRAINT "branding_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uiux_services_features_points" ADD CONSTRAINT "uiux_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."uiux_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uiux_services_features" ADD CONSTRAINT "uiux_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."uiux_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uiux_services_approach" ADD CONSTRAINT "uiux_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."uiux_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uiux_services" ADD CONSTRAINT "uiux_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uiux_services" ADD CONSTRAINT "uiux_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mobile_services_features_points" ADD CONSTRAINT "mobile_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mobile_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mobile_services_features" ADD CONSTRAINT "mobile_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mobile_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mobile_services_approach" ADD CONSTRAINT "mobile_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mobile_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mobile_services" ADD CONSTRAINT "mobile_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mobile_services" ADD CONSTRAINT "mobile_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "software_services_features_points" ADD CONSTRAINT "software_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."software_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "software_services_features" ADD CONSTRAINT "software_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."software_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "software_services_approach" ADD CONSTRAINT "software_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."software_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "software_services" ADD CONSTRAINT "software_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "software_services" ADD CONSTRAINT "software_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "database_services_features_points" ADD CONSTRAINT "database_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."database_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "database_services_features" ADD CONSTRAINT "database_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."database_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "database_services_approach" ADD CONSTRAINT "database_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."database_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "database_services" ADD CONSTRAINT "database_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "database_services" ADD CONSTRAINT "database_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pgc_services_features_points" ADD CONSTRAINT "pgc_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pgc_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pgc_services_features" ADD CONSTRAINT "pgc_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pgc_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pgc_services_approach" ADD CONSTRAINT "pgc_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pgc_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pgc_services" ADD CONSTRAINT "pgc_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pgc_services" ADD CONSTRAINT "pgc_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_services_features_points" ADD CONSTRAINT "social_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_services_features" ADD CONSTRAINT "social_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_services_approach" ADD CONSTRAINT "social_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_services" ADD CONSTRAINT "social_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_services" ADD CONSTRAINT "social_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editing_services_features_points" ADD CONSTRAINT "editing_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."editing_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editing_services_features" ADD CONSTRAINT "editing_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."editing_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editing_services_approach" ADD CONSTRAINT "editing_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."editing_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editing_services" ADD CONSTRAINT "editing_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "editing_services" ADD CONSTRAINT "editing_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identity_services_features_points" ADD CONSTRAINT "identity_services_features_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."identity_services_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_services_features" ADD CONSTRAINT "identity_services_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."identity_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_services_approach" ADD CONSTRAINT "identity_services_approach_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."identity_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "identity_services" ADD CONSTRAINT "identity_services_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "identity_services" ADD CONSTRAINT "identity_services_side_image_id_media_id_fk" FOREIGN KEY ("side_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "administrators_sessions" ADD CONSTRAINT "administrators_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_creative_branding_projects_fk" FOREIGN KEY ("branding_projects_id") REFERENCES "public"."branding_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_logo_branding_projects_fk" FOREIGN KEY ("logo_projects_id") REFERENCES "public"."logo_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_editing_animation_pro_fk" FOREIGN KEY ("video_projects_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_creation_projects_fk" FOREIGN KEY ("content_projects_id") REFERENCES "public"."content_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_media_management_pro_fk" FOREIGN KEY ("social_projects_id") REFERENCES "public"."social_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_web_services_fk" FOREIGN KEY ("web_services_id") REFERENCES "public"."web_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_services_fk" FOREIGN KEY ("video_services_id") REFERENCES "public"."video_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_creative_branding_services_fk" FOREIGN KEY ("branding_services_id") REFERENCES "public"."branding_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uiux_interfaces_fk" FOREIGN KEY ("uiux_services_id") REFERENCES "public"."uiux_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mobile_app_development_fk" FOREIGN KEY ("mobile_services_id") REFERENCES "public"."mobile_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_software_development_fk" FOREIGN KEY ("software_services_id") REFERENCES "public"."software_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_database_creation_and_manag_fk" FOREIGN KEY ("database_services_id") REFERENCES "public"."database_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photography_graphic_designi_fk" FOREIGN KEY ("pgc_services_id") REFERENCES "public"."pgc_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_media_management_fk" FOREIGN KEY ("social_services_id") REFERENCES "public"."social_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_video_editing_and_animation_fk" FOREIGN KEY ("editing_services_id") REFERENCES "public"."editing_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_creative_branding_fk" FOREIGN KEY ("identity_services_id") REFERENCES "public"."identity_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_administrators_fk" FOREIGN KEY ("administrators_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_administrators_fk" FOREIGN KEY ("administrators_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_gallery_order_idx" ON "projects_gallery" USING btree ("_order");
  CREATE INDEX "projects_gallery_parent_id_idx" ON "projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_image_idx" ON "projects_gallery" USING btree ("image_id");
  CREATE INDEX "projects_steps_order_idx" ON "projects_steps" USING btree ("_order");
  CREATE INDEX "projects_steps_parent_id_idx" ON "projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_date_idx" ON "projects" USING btree ("date");
  CREATE INDEX "projects_main_image_idx" ON "projects" USING btree ("main_image_id");
  CREATE INDEX "projects_secondary_image_idx" ON "projects" USING btree ("secondary_image_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "branding_projects_gallery_order_idx" ON "branding_projects_gallery" USING btree ("_order");
  CREATE INDEX "branding_projects_gallery_parent_id_idx" ON "branding_projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "branding_projects_gallery_image_idx" ON "branding_projects_gallery" USING btree ("image_id");
  CREATE INDEX "branding_projects_steps_order_idx" ON "branding_projects_steps" USING btree ("_order");
  CREATE INDEX "branding_projects_steps_parent_id_idx" ON "branding_projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branding_projects_slug_idx" ON "branding_projects" USING btree ("slug");
  CREATE INDEX "branding_projects_date_idx" ON "branding_projects" USING btree ("date");
  CREATE INDEX "branding_projects_main_image_idx" ON "branding_projects" USING btree ("main_image_id");
  CREATE INDEX "branding_projects_secondary_image_idx" ON "branding_projects" USING btree ("secondary_image_id");
  CREATE INDEX "branding_projects_updated_at_idx" ON "branding_projects" USING btree ("updated_at");
  CREATE INDEX "branding_projects_created_at_idx" ON "branding_projects" USING btree ("created_at");
  CREATE INDEX "branding_projects_rels_order_idx" ON "branding_projects_rels" USING btree ("order");
  CREATE INDEX "branding_projects_rels_parent_idx" ON "branding_projects_rels" USING btree ("parent_id");
  CREATE INDEX "branding_projects_rels_path_idx" ON "branding_projects_rels" USING btree ("path");
  CREATE INDEX "branding_projects_rels_media_id_idx" ON "branding_projects_rels" USING btree ("media_id");
  CREATE INDEX "logo_projects_gallery_order_idx" ON "logo_projects_gallery" USING btree ("_order");
  CREATE INDEX "logo_projects_gallery_parent_id_idx" ON "logo_projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "logo_projects_gallery_image_idx" ON "logo_projects_gallery" USING btree ("image_id");
  CREATE INDEX "logo_projects_steps_order_idx" ON "logo_projects_steps" USING btree ("_order");
  CREATE INDEX "logo_projects_steps_parent_id_idx" ON "logo_projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "logo_projects_slug_idx" ON "logo_projects" USING btree ("slug");
  CREATE INDEX "logo_projects_date_idx" ON "logo_projects" USING btree ("date");
  CREATE INDEX "logo_projects_main_image_idx" ON "logo_projects" USING btree ("main_image_id");
  CREATE INDEX "logo_projects_secondary_image_idx" ON "logo_projects" USING btree ("secondary_image_id");
  CREATE INDEX "logo_projects_updated_at_idx" ON "logo_projects" USING btree ("updated_at");
  CREATE INDEX "logo_projects_created_at_idx" ON "logo_projects" USING btree ("created_at");
  CREATE INDEX "logo_projects_rels_order_idx" ON "logo_projects_rels" USING btree ("order");
  CREATE INDEX "logo_projects_rels_parent_idx" ON "logo_projects_rels" USING btree ("parent_id");
  CREATE INDEX "logo_projects_rels_path_idx" ON "logo_projects_rels" USING btree ("path");
  CREATE INDEX "logo_projects_rels_media_id_idx" ON "logo_projects_rels" USING btree ("media_id");
  CREATE INDEX "video_projects_gallery_order_idx" ON "video_projects_gallery" USING btree ("_order");
  CREATE INDEX "video_projects_gallery_parent_id_idx" ON "video_projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "video_projects_gallery_image_idx" ON "video_projects_gallery" USING btree ("image_id");
  CREATE INDEX "video_projects_steps_order_idx" ON "video_projects_steps" USING btree ("_order");
  CREATE INDEX "video_projects_steps_parent_id_idx" ON "video_projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "video_projects_slug_idx" ON "video_projects" USING btree ("slug");
  CREATE INDEX "video_projects_date_idx" ON "video_projects" USING btree ("date");
  CREATE INDEX "video_projects_main_image_idx" ON "video_projects" USING btree ("main_image_id");
  CREATE INDEX "video_projects_secondary_image_idx" ON "video_projects" USING btree ("secondary_image_id");
  CREATE INDEX "video_projects_updated_at_idx" ON "video_projects" USING btree ("updated_at");
  CREATE INDEX "video_projects_created_at_idx" ON "video_projects" USING btree ("created_at");
  CREATE INDEX "video_projects_rels_order_idx" ON "video_projects_rels" USING btree ("order");
  CREATE INDEX "video_projects_rels_parent_idx" ON "video_projects_rels" USING btree ("parent_id");
  CREATE INDEX "video_projects_rels_path_idx" ON "video_projects_rels" USING btree ("path");
  CREATE INDEX "video_projects_rels_media_id_idx" ON "video_projects_rels" USING btree ("media_id");
  CREATE INDEX "content_projects_gallery_order_idx" ON "content_projects_gallery" USING btree ("_order");
  CREATE INDEX "content_projects_gallery_parent_id_idx" ON "content_projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "content_projects_gallery_image_idx" ON "content_projects_gallery" USING btree ("image_id");
  CREATE INDEX "content_projects_steps_order_idx" ON "content_projects_steps" USING btree ("_order");
  CREATE INDEX "content_projects_steps_parent_id_idx" ON "content_projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "content_projects_slug_idx" ON "content_projects" USING btree ("slug");
  CREATE INDEX "content_projects_date_idx" ON "content_projects" USING btree ("date");
  CREATE INDEX "content_projects_main_image_idx" ON "content_projects" USING btree ("main_image_id");
  CREATE INDEX "content_projects_secondary_image_idx" ON "content_projects" USING btree ("secondary_image_id");
  CREATE INDEX "content_projects_updated_at_idx" ON "content_projects" USING btree ("updated_at");
  CREATE INDEX "content_projects_created_at_idx" ON "content_projects" USING btree ("created_at");
  CREATE INDEX "content_projects_rels_order_idx" ON "content_projects_rels" USING btree ("order");
  CREATE INDEX "content_projects_rels_parent_idx" ON "content_projects_rels" USING btree ("parent_id");
  CREATE INDEX "content_projects_rels_path_idx" ON "content_projects_rels" USING btree ("path");
  CREATE INDEX "content_projects_rels_media_id_idx" ON "content_projects_rels" USING btree ("media_id");
  CREATE INDEX "social_projects_gallery_order_idx" ON "social_projects_gallery" USING btree ("_order");
  CREATE INDEX "social_projects_gallery_parent_id_idx" ON "social_projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "social_projects_gallery_image_idx" ON "social_projects_gallery" USING btree ("image_id");
  CREATE INDEX "social_projects_steps_order_idx" ON "social_projects_steps" USING btree ("_order");
  CREATE INDEX "social_projects_steps_parent_id_idx" ON "social_projects_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "social_projects_slug_idx" ON "social_projects" USING btree ("slug");
  CREATE INDEX "social_projects_date_idx" ON "social_projects" USING btree ("date");
  CREATE INDEX "social_projects_main_image_idx" ON "social_projects" USING btree ("main_image_id");
  CREATE INDEX "social_projects_secondary_image_idx" ON "social_projects" USING btree ("secondary_image_id");
  CREATE INDEX "social_projects_updated_at_idx" ON "social_projects" USING btree ("updated_at");
  CREATE INDEX "social_projects_created_at_idx" ON "social_projects" USING btree ("created_at");
  CREATE INDEX "social_projects_rels_order_idx" ON "social_projects_rels" USING btree ("order");
  CREATE INDEX "social_projects_rels_parent_idx" ON "social_projects_rels" USING btree ("parent_id");
  CREATE INDEX "social_projects_rels_path_idx" ON "social_projects_rels" USING btree ("path");
  CREATE INDEX "social_projects_rels_media_id_idx" ON "social_projects_rels" USING btree ("media_id");
  CREATE INDEX "web_services_features_points_order_idx" ON "web_services_features_points" USING btree ("_order");
  CREATE INDEX "web_services_features_points_parent_id_idx" ON "web_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "web_services_features_order_idx" ON "web_services_features" USING btree ("_order");
  CREATE INDEX "web_services_features_parent_id_idx" ON "web_services_features" USING btree ("_parent_id");
  CREATE INDEX "web_services_approach_order_idx" ON "web_services_approach" USING btree ("_order");
  CREATE INDEX "web_services_approach_parent_id_idx" ON "web_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "web_services_slug_idx" ON "web_services" USING btree ("slug");
  CREATE INDEX "web_services_is_active_idx" ON "web_services" USING btree ("is_active");
  CREATE INDEX "web_services_hero_image_idx" ON "web_services" USING btree ("hero_image_id");
  CREATE INDEX "web_services_side_image_idx" ON "web_services" USING btree ("side_image_id");
  CREATE INDEX "web_services_updated_at_idx" ON "web_services" USING btree ("updated_at");
  CREATE INDEX "web_services_created_at_idx" ON "web_services" USING btree ("created_at");
  CREATE INDEX "video_services_features_points_order_idx" ON "video_services_features_points" USING btree ("_order");
  CREATE INDEX "video_services_features_points_parent_id_idx" ON "video_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "video_services_features_order_idx" ON "video_services_features" USING btree ("_order");
  CREATE INDEX "video_services_features_parent_id_idx" ON "video_services_features" USING btree ("_parent_id");
  CREATE INDEX "video_services_approach_order_idx" ON "video_services_approach" USING btree ("_order");
  CREATE INDEX "video_services_approach_parent_id_idx" ON "video_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "video_services_slug_idx" ON "video_services" USING btree ("slug");
  CREATE INDEX "video_services_is_active_idx" ON "video_services" USING btree ("is_active");
  CREATE INDEX "video_services_hero_image_idx" ON "video_services" USING btree ("hero_image_id");
  CREATE INDEX "video_services_side_image_idx" ON "video_services" USING btree ("side_image_id");
  CREATE INDEX "video_services_updated_at_idx" ON "video_services" USING btree ("updated_at");
  CREATE INDEX "video_services_created_at_idx" ON "video_services" USING btree ("created_at");
  CREATE INDEX "branding_services_features_points_order_idx" ON "branding_services_features_points" USING btree ("_order");
  CREATE INDEX "branding_services_features_points_parent_id_idx" ON "branding_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "branding_services_features_order_idx" ON "branding_services_features" USING btree ("_order");
  CREATE INDEX "branding_services_features_parent_id_idx" ON "branding_services_features" USING btree ("_parent_id");
  CREATE INDEX "branding_services_approach_order_idx" ON "branding_services_approach" USING btree ("_order");
  CREATE INDEX "branding_services_approach_parent_id_idx" ON "branding_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branding_services_slug_idx" ON "branding_services" USING btree ("slug");
  CREATE INDEX "branding_services_is_active_idx" ON "branding_services" USING btree ("is_active");
  CREATE INDEX "branding_services_hero_image_idx" ON "branding_services" USING btree ("hero_image_id");
  CREATE INDEX "branding_services_side_image_idx" ON "branding_services" USING btree ("side_image_id");
  CREATE INDEX "branding_services_updated_at_idx" ON "branding_services" USING btree ("updated_at");
  CREATE INDEX "branding_services_created_at_idx" ON "branding_services" USING btree ("created_at");
  CREATE INDEX "uiux_services_features_points_order_idx" ON "uiux_services_features_points" USING btree ("_order");
  CREATE INDEX "uiux_services_features_points_parent_id_idx" ON "uiux_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "uiux_services_features_order_idx" ON "uiux_services_features" USING btree ("_order");
  CREATE INDEX "uiux_services_features_parent_id_idx" ON "uiux_services_features" USING btree ("_parent_id");
  CREATE INDEX "uiux_services_approach_order_idx" ON "uiux_services_approach" USING btree ("_order");
  CREATE INDEX "uiux_services_approach_parent_id_idx" ON "uiux_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "uiux_services_slug_idx" ON "uiux_services" USING btree ("slug");
  CREATE INDEX "uiux_services_is_active_idx" ON "uiux_services" USING btree ("is_active");
  CREATE INDEX "uiux_services_hero_image_idx" ON "uiux_services" USING btree ("hero_image_id");
  CREATE INDEX "uiux_services_side_image_idx" ON "uiux_services" USING btree ("side_image_id");
  CREATE INDEX "uiux_services_updated_at_idx" ON "uiux_services" USING btree ("updated_at");
  CREATE INDEX "uiux_services_created_at_idx" ON "uiux_services" USING btree ("created_at");
  CREATE INDEX "mobile_services_features_points_order_idx" ON "mobile_services_features_points" USING btree ("_order");
  CREATE INDEX "mobile_services_features_points_parent_id_idx" ON "mobile_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "mobile_services_features_order_idx" ON "mobile_services_features" USING btree ("_order");
  CREATE INDEX "mobile_services_features_parent_id_idx" ON "mobile_services_features" USING btree ("_parent_id");
  CREATE INDEX "mobile_services_approach_order_idx" ON "mobile_services_approach" USING btree ("_order");
  CREATE INDEX "mobile_services_approach_parent_id_idx" ON "mobile_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "mobile_services_slug_idx" ON "mobile_services" USING btree ("slug");
  CREATE INDEX "mobile_services_is_active_idx" ON "mobile_services" USING btree ("is_active");
  CREATE INDEX "mobile_services_hero_image_idx" ON "mobile_services" USING btree ("hero_image_id");
  CREATE INDEX "mobile_services_side_image_idx" ON "mobile_services" USING btree ("side_image_id");
  CREATE INDEX "mobile_services_updated_at_idx" ON "mobile_services" USING btree ("updated_at");
  CREATE INDEX "mobile_services_created_at_idx" ON "mobile_services" USING btree ("created_at");
  CREATE INDEX "software_services_features_points_order_idx" ON "software_services_features_points" USING btree ("_order");
  CREATE INDEX "software_services_features_points_parent_id_idx" ON "software_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "software_services_features_order_idx" ON "software_services_features" USING btree ("_order");
  CREATE INDEX "software_services_features_parent_id_idx" ON "software_services_features" USING btree ("_parent_id");
  CREATE INDEX "software_services_approach_order_idx" ON "software_services_approach" USING btree ("_order");
  CREATE INDEX "software_services_approach_parent_id_idx" ON "software_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "software_services_slug_idx" ON "software_services" USING btree ("slug");
  CREATE INDEX "software_services_is_active_idx" ON "software_services" USING btree ("is_active");
  CREATE INDEX "software_services_hero_image_idx" ON "software_services" USING btree ("hero_image_id");
  CREATE INDEX "software_services_side_image_idx" ON "software_services" USING btree ("side_image_id");
  CREATE INDEX "software_services_updated_at_idx" ON "software_services" USING btree ("updated_at");
  CREATE INDEX "software_services_created_at_idx" ON "software_services" USING btree ("created_at");
  CREATE INDEX "database_services_features_points_order_idx" ON "database_services_features_points" USING btree ("_order");
  CREATE INDEX "database_services_features_points_parent_id_idx" ON "database_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "database_services_features_order_idx" ON "database_services_features" USING btree ("_order");
  CREATE INDEX "database_services_features_parent_id_idx" ON "database_services_features" USING btree ("_parent_id");
  CREATE INDEX "database_services_approach_order_idx" ON "database_services_approach" USING btree ("_order");
  CREATE INDEX "database_services_approach_parent_id_idx" ON "database_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "database_services_slug_idx" ON "database_services" USING btree ("slug");
  CREATE INDEX "database_services_is_active_idx" ON "database_services" USING btree ("is_active");
  CREATE INDEX "database_services_hero_image_idx" ON "database_services" USING btree ("hero_image_id");
  CREATE INDEX "database_services_side_image_idx" ON "database_services" USING btree ("side_image_id");
  CREATE INDEX "database_services_updated_at_idx" ON "database_services" USING btree ("updated_at");
  CREATE INDEX "database_services_created_at_idx" ON "database_services" USING btree ("created_at");
  CREATE INDEX "pgc_services_features_points_order_idx" ON "pgc_services_features_points" USING btree ("_order");
  CREATE INDEX "pgc_services_features_points_parent_id_idx" ON "pgc_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "pgc_services_features_order_idx" ON "pgc_services_features" USING btree ("_order");
  CREATE INDEX "pgc_services_features_parent_id_idx" ON "pgc_services_features" USING btree ("_parent_id");
  CREATE INDEX "pgc_services_approach_order_idx" ON "pgc_services_approach" USING btree ("_order");
  CREATE INDEX "pgc_services_approach_parent_id_idx" ON "pgc_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pgc_services_slug_idx" ON "pgc_services" USING btree ("slug");
  CREATE INDEX "pgc_services_is_active_idx" ON "pgc_services" USING btree ("is_active");
  CREATE INDEX "pgc_services_hero_image_idx" ON "pgc_services" USING btree ("hero_image_id");
  CREATE INDEX "pgc_services_side_image_idx" ON "pgc_services" USING btree ("side_image_id");
  CREATE INDEX "pgc_services_updated_at_idx" ON "pgc_services" USING btree ("updated_at");
  CREATE INDEX "pgc_services_created_at_idx" ON "pgc_services" USING btree ("created_at");
  CREATE INDEX "social_services_features_points_order_idx" ON "social_services_features_points" USING btree ("_order");
  CREATE INDEX "social_services_features_points_parent_id_idx" ON "social_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "social_services_features_order_idx" ON "social_services_features" USING btree ("_order");
  CREATE INDEX "social_services_features_parent_id_idx" ON "social_services_features" USING btree ("_parent_id");
  CREATE INDEX "social_services_approach_order_idx" ON "social_services_approach" USING btree ("_order");
  CREATE INDEX "social_services_approach_parent_id_idx" ON "social_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "social_services_slug_idx" ON "social_services" USING btree ("slug");
  CREATE INDEX "social_services_is_active_idx" ON "social_services" USING btree ("is_active");
  CREATE INDEX "social_services_hero_image_idx" ON "social_services" USING btree ("hero_image_id");
  CREATE INDEX "social_services_side_image_idx" ON "social_services" USING btree ("side_image_id");
  CREATE INDEX "social_services_updated_at_idx" ON "social_services" USING btree ("updated_at");
  CREATE INDEX "social_services_created_at_idx" ON "social_services" USING btree ("created_at");
  CREATE INDEX "editing_services_features_points_order_idx" ON "editing_services_features_points" USING btree ("_order");
  CREATE INDEX "editing_services_features_points_parent_id_idx" ON "editing_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "editing_services_features_order_idx" ON "editing_services_features" USING btree ("_order");
  CREATE INDEX "editing_services_features_parent_id_idx" ON "editing_services_features" USING btree ("_parent_id");
  CREATE INDEX "editing_services_approach_order_idx" ON "editing_services_approach" USING btree ("_order");
  CREATE INDEX "editing_services_approach_parent_id_idx" ON "editing_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "editing_services_slug_idx" ON "editing_services" USING btree ("slug");
  CREATE INDEX "editing_services_is_active_idx" ON "editing_services" USING btree ("is_active");
  CREATE INDEX "editing_services_hero_image_idx" ON "editing_services" USING btree ("hero_image_id");
  CREATE INDEX "editing_services_side_image_idx" ON "editing_services" USING btree ("side_image_id");
  CREATE INDEX "editing_services_updated_at_idx" ON "editing_services" USING btree ("updated_at");
  CREATE INDEX "editing_services_created_at_idx" ON "editing_services" USING btree ("created_at");
  CREATE INDEX "identity_services_features_points_order_idx" ON "identity_services_features_points" USING btree ("_order");
  CREATE INDEX "identity_services_features_points_parent_id_idx" ON "identity_services_features_points" USING btree ("_parent_id");
  CREATE INDEX "identity_services_features_order_idx" ON "identity_services_features" USING btree ("_order");
  CREATE INDEX "identity_services_features_parent_id_idx" ON "identity_services_features" USING btree ("_parent_id");
  CREATE INDEX "identity_services_approach_order_idx" ON "identity_services_approach" USING btree ("_order");
  CREATE INDEX "identity_services_approach_parent_id_idx" ON "identity_services_approach" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "identity_services_slug_idx" ON "identity_services" USING btree ("slug");
  CREATE INDEX "identity_services_is_active_idx" ON "identity_services" USING btree ("is_active");
  CREATE INDEX "identity_services_hero_image_idx" ON "identity_services" USING btree ("hero_image_id");
  CREATE INDEX "identity_services_side_image_idx" ON "identity_services" USING btree ("side_image_id");
  CREATE INDEX "identity_services_updated_at_idx" ON "identity_services" USING btree ("updated_at");
  CREATE INDEX "identity_services_created_at_idx" ON "identity_services" USING btree ("created_at");
  CREATE INDEX "contacts_statuses_idx" ON "contacts" USING btree ("statuses");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w1200_sizes_w1200_filename_idx" ON "media" USING btree ("sizes_w1200_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "administrators_sessions_order_idx" ON "administrators_sessions" USING btree ("_order");
  CREATE INDEX "administrators_sessions_parent_id_idx" ON "administrators_sessions" USING btree ("_parent_id");
  CREATE INDEX "administrators_updated_at_idx" ON "administrators" USING btree ("updated_at");
  CREATE INDEX "administrators_created_at_idx" ON "administrators" USING btree ("created_at");
  CREATE UNIQUE INDEX "administrators_email_idx" ON "administrators" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_branding_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("branding_projects_id");
  CREATE INDEX "payload_locked_documents_rels_logo_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("logo_projects_id");
  CREATE INDEX "payload_locked_documents_rels_video_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("video_projects_id");
  CREATE INDEX "payload_locked_documents_rels_content_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("content_projects_id");
  CREATE INDEX "payload_locked_documents_rels_social_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("social_projects_id");
  CREATE INDEX "payload_locked_documents_rels_web_services_id_idx" ON "payload_locked_documents_rels" USING btree ("web_services_id");
  CREATE INDEX "payload_locked_documents_rels_video_services_id_idx" ON "payload_locked_documents_rels" USING btree ("video_services_id");
  CREATE INDEX "payload_locked_documents_rels_branding_services_id_idx" ON "payload_locked_documents_rels" USING btree ("branding_services_id");
  CREATE INDEX "payload_locked_documents_rels_uiux_services_id_idx" ON "payload_locked_documents_rels" USING btree ("uiux_services_id");
  CREATE INDEX "payload_locked_documents_rels_mobile_services_id_idx" ON "payload_locked_documents_rels" USING btree ("mobile_services_id");
  CREATE INDEX "payload_locked_documents_rels_software_services_id_idx" ON "payload_locked_documents_rels" USING btree ("software_services_id");
  CREATE INDEX "payload_locked_documents_rels_database_services_id_idx" ON "payload_locked_documents_rels" USING btree ("database_services_id");
  CREATE INDEX "payload_locked_documents_rels_pgc_services_id_idx" ON "payload_locked_documents_rels" USING btree ("pgc_services_id");
  CREATE INDEX "payload_locked_documents_rels_social_services_id_idx" ON "payload_locked_documents_rels" USING btree ("social_services_id");
  CREATE INDEX "payload_locked_documents_rels_editing_services_id_idx" ON "payload_locked_documents_rels" USING btree ("editing_services_id");
  CREATE INDEX "payload_locked_documents_rels_identity_services_id_idx" ON "payload_locked_documents_rels" USING btree ("identity_services_id");
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_administrators_id_idx" ON "payload_locked_documents_rels" USING btree ("administrators_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_administrators_id_idx" ON "payload_preferences_rels" USING btree ("administrators_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_gallery" CASCADE;
  DROP TABLE "projects_steps" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "branding_projects_gallery" CASCADE;
  DROP TABLE "branding_projects_steps" CASCADE;
  DROP TABLE "branding_projects" CASCADE;
  DROP TABLE "branding_projects_rels" CASCADE;
  DROP TABLE "logo_projects_gallery" CASCADE;
  DROP TABLE "logo_projects_steps" CASCADE;
  DROP TABLE "logo_projects" CASCADE;
  DROP TABLE "logo_projects_rels" CASCADE;
  DROP TABLE "video_projects_gallery" CASCADE;
  DROP TABLE "video_projects_steps" CASCADE;
  DROP TABLE "video_projects" CASCADE;
  DROP TABLE "video_projects_rels" CASCADE;
  DROP TABLE "content_projects_gallery" CASCADE;
  DROP TABLE "content_projects_steps" CASCADE;
  DROP TABLE "content_projects" CASCADE;
  DROP TABLE "content_projects_rels" CASCADE;
  DROP TABLE "social_projects_gallery" CASCADE;
  DROP TABLE "social_projects_steps" CASCADE;
  DROP TABLE "social_projects" CASCADE;
  DROP TABLE "social_projects_rels" CASCADE;
  DROP TABLE "web_services_features_points" CASCADE;
  DROP TABLE "web_services_features" CASCADE;
  DROP TABLE "web_services_approach" CASCADE;
  DROP TABLE "web_services" CASCADE;
  DROP TABLE "video_services_features_points" CASCADE;
  DROP TABLE "video_services_features" CASCADE;
  DROP TABLE "video_services_approach" CASCADE;
  DROP TABLE "video_services" CASCADE;
  DROP TABLE "branding_services_features_points" CASCADE;
  DROP TABLE "branding_services_features" CASCADE;
  DROP TABLE "branding_services_approach" CASCADE;
  DROP TABLE "branding_services" CASCADE;
  DROP TABLE "uiux_services_features_points" CASCADE;
  DROP TABLE "uiux_services_features" CASCADE;
  DROP TABLE "uiux_services_approach" CASCADE;
  DROP TABLE "uiux_services" CASCADE;
  DROP TABLE "mobile_services_features_points" CASCADE;
  DROP TABLE "mobile_services_features" CASCADE;
  DROP TABLE "mobile_services_approach" CASCADE;
  DROP TABLE "mobile_services" CASCADE;
  DROP TABLE "software_services_features_points" CASCADE;
  DROP TABLE "software_services_features" CASCADE;
  DROP TABLE "software_services_approach" CASCADE;
  DROP TABLE "software_services" CASCADE;
  DROP TABLE "database_services_features_points" CASCADE;
  DROP TABLE "database_services_features" CASCADE;
  DROP TABLE "database_services_approach" CASCADE;
  DROP TABLE "database_services" CASCADE;
  DROP TABLE "pgc_services_features_points" CASCADE;
  DROP TABLE "pgc_services_features" CASCADE;
  DROP TABLE "pgc_services_approach" CASCADE;
  DROP TABLE "pgc_services" CASCADE;
  DROP TABLE "social_services_features_points" CASCADE;
  DROP TABLE "social_services_features" CASCADE;
  DROP TABLE "social_services_approach" CASCADE;
  DROP TABLE "social_services" CASCADE;
  DROP TABLE "editing_services_features_points" CASCADE;
  DROP TABLE "editing_services_features" CASCADE;
  DROP TABLE "editing_services_approach" CASCADE;
  DROP TABLE "editing_services" CASCADE;
  DROP TABLE "identity_services_features_points" CASCADE;
  DROP TABLE "identity_services_features" CASCADE;
  DROP TABLE "identity_services_approach" CASCADE;
  DROP TABLE "identity_services" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "administrators_sessions" CASCADE;
  DROP TABLE "administrators" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_contacts_statuses";`)
}
