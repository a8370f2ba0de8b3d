import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * One column says what two did: the honeypot was filled in. `trap` could also say that a message
 * was sent in haste, which is not measured any more; those were mailed like others, and are now.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "contacts" RENAME COLUMN "suspected" TO "honeypot";
  ALTER INDEX "contacts_suspected_idx" RENAME TO "contacts_honeypot_idx";
  UPDATE "contacts" SET "honeypot" = false WHERE "trap" = 'haste';
  ALTER TABLE "contacts" DROP COLUMN "trap";
  DROP TYPE "public"."enum_contacts_trap";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_contacts_trap" AS ENUM('honeypot', 'haste');
  ALTER TABLE "contacts" ADD COLUMN "trap" "enum_contacts_trap";
  UPDATE "contacts" SET "trap" = 'honeypot' WHERE "honeypot";
  ALTER INDEX "contacts_honeypot_idx" RENAME TO "contacts_suspected_idx";
  ALTER TABLE "contacts" RENAME COLUMN "honeypot" TO "suspected";`)
}
