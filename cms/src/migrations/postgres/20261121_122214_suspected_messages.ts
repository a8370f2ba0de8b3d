import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contacts_trap" AS ENUM('honeypot', 'haste');
  ALTER TABLE "contacts" ADD COLUMN "suspected" boolean DEFAULT false;
  ALTER TABLE "contacts" ADD COLUMN "trap" "enum_contacts_trap";
  CREATE INDEX "contacts_suspected_idx" ON "contacts" USING btree ("suspected");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contacts_suspected_idx";
  ALTER TABLE "contacts" DROP COLUMN "suspected";
  ALTER TABLE "contacts" DROP COLUMN "trap";
  DROP TYPE "public"."enum_contacts_trap";`)
}
