import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_colour" varchar;
  ALTER TABLE "branding_projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_branding_projects_v" ADD COLUMN "version_colour" varchar;
  ALTER TABLE "logo_projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_logo_projects_v" ADD COLUMN "version_colour" varchar;
  ALTER TABLE "video_projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_video_projects_v" ADD COLUMN "version_colour" varchar;
  ALTER TABLE "content_projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_content_projects_v" ADD COLUMN "version_colour" varchar;
  ALTER TABLE "social_projects" ADD COLUMN "colour" varchar;
  ALTER TABLE "_social_projects_v" ADD COLUMN "version_colour" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "colour";
  ALTER TABLE "_projects_v" DROP COLUMN "version_colour";
  ALTER TABLE "branding_projects" DROP COLUMN "colour";
  ALTER TABLE "_branding_projects_v" DROP COLUMN "version_colour";
  ALTER TABLE "logo_projects" DROP COLUMN "colour";
  ALTER TABLE "_logo_projects_v" DROP COLUMN "version_colour";
  ALTER TABLE "video_projects" DROP COLUMN "colour";
  ALTER TABLE "_video_projects_v" DROP COLUMN "version_colour";
  ALTER TABLE "content_projects" DROP COLUMN "colour";
  ALTER TABLE "_content_projects_v" DROP COLUMN "version_colour";
  ALTER TABLE "social_projects" DROP COLUMN "colour";
  ALTER TABLE "_social_projects_v" DROP COLUMN "version_colour";`)
}
