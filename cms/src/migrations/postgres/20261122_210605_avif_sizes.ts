import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif400_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif800_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif1200_filename" varchar;
  CREATE INDEX "media_sizes_avif400_sizes_avif400_filename_idx" ON "media" USING btree ("sizes_avif400_filename");
  CREATE INDEX "media_sizes_avif800_sizes_avif800_filename_idx" ON "media" USING btree ("sizes_avif800_filename");
  CREATE INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx" ON "media" USING btree ("sizes_avif1200_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif400_sizes_avif400_filename_idx";
  DROP INDEX "media_sizes_avif800_sizes_avif800_filename_idx";
  DROP INDEX "media_sizes_avif1200_sizes_avif1200_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif400_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif800_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif1200_filename";`)
}
