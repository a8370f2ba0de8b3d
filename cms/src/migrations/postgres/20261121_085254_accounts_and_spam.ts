import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Beside what the collections need: the counters of src/limits, where all instances count together. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
  ALTER TYPE "public"."enum_contacts_statuses" ADD VALUE 'spam';
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"salt" varchar NOT NULL,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"user_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site_sessions" ADD CONSTRAINT "site_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE UNIQUE INDEX "registrations_token_hash_idx" ON "registrations" USING btree ("token_hash");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_sessions_token_hash_idx" ON "site_sessions" USING btree ("token_hash");
  CREATE INDEX "site_sessions_user_idx" ON "site_sessions" USING btree ("user_id");
  CREATE INDEX "site_sessions_expires_at_idx" ON "site_sessions" USING btree ("expires_at");
  CREATE INDEX "site_sessions_updated_at_idx" ON "site_sessions" USING btree ("updated_at");
  CREATE INDEX "site_sessions_created_at_idx" ON "site_sessions" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  ALTER TABLE "administrators" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "administrators" DROP COLUMN "login_attempts";
  ALTER TABLE "administrators" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "rate_limits";
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "site_sessions" CASCADE;
  UPDATE "contacts" SET "statuses" = 'closed' WHERE "statuses" = 'spam';
  ALTER TABLE "contacts" ALTER COLUMN "statuses" SET DATA TYPE text;
  ALTER TABLE "contacts" ALTER COLUMN "statuses" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_contacts_statuses";
  CREATE TYPE "public"."enum_contacts_statuses" AS ENUM('pending', 'answered', 'closed');
  ALTER TABLE "contacts" ALTER COLUMN "statuses" SET DEFAULT 'pending'::"public"."enum_contacts_statuses";
  ALTER TABLE "contacts" ALTER COLUMN "statuses" SET DATA TYPE "public"."enum_contacts_statuses" USING "statuses"::"public"."enum_contacts_statuses";
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "administrators" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "administrators" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "administrators" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
