ALTER TABLE "waitlist_entries" DROP CONSTRAINT "waitlist_entries__branch_id";--> statement-breakpoint
DROP INDEX "bookings_reminded";--> statement-breakpoint
DROP INDEX "freed_slots_open";--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "told_status" text;--> statement-breakpoint
UPDATE "charges" SET "told_status" = "status";--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "type_id" integer;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "trainer_id" integer;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "is_moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- hours that were free before this are those of their lessons
UPDATE "freed_slots" f SET "ends_at" = f."starts_at" + (l."ends_at" - l."starts_at"), "type_id" = l."type_id",
       "trainer_id" = coalesce(l."actual_trainer_id", l."trainer_id"), "vehicle_id" = l."vehicle_id"
  FROM "lessons" l WHERE l."tenant" = f."tenant" AND l."id" = f."lesson_id";--> statement-breakpoint
ALTER TABLE "freed_slots" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "freed_slots" ALTER COLUMN "type_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "branch_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "trainers" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "trainer_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "max_per_week" smallint;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_type" FOREIGN KEY ("tenant","type_id") REFERENCES "public"."lesson_types"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_news" ON "charges" USING btree ("id") WHERE told_status is distinct from status;--> statement-breakpoint
CREATE INDEX "lessons_coming" ON "lessons" USING btree ("starts_at") WHERE status in ('scheduled', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "freed_slots_open" ON "freed_slots" USING btree ("tenant","lesson_id","starts_at",coalesce(trainer_id, 0)) WHERE status = 'open';--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_span" CHECK ("freed_slots"."ends_at" > "freed_slots"."starts_at");--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_trainers" CHECK ("waitlist_entries"."trainers" in ('any', 'own', 'named'));--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries__trainer_ids__required" CHECK (("waitlist_entries"."trainers" = 'named') = (cardinality("waitlist_entries"."trainer_ids") > 0));--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_week" CHECK ("waitlist_entries"."max_per_week" between 1 and 14);--> statement-breakpoint
UPDATE "waitlist_entries" SET "trainers" = CASE WHEN "only_own_trainer" THEN 'own' ELSE 'any' END,
       "branch_ids" = CASE WHEN "branch_id" IS NULL THEN '{}' ELSE ARRAY["branch_id"] END;--> statement-breakpoint
ALTER TABLE "waitlist_entries" DROP COLUMN "branch_id";--> statement-breakpoint
ALTER TABLE "waitlist_entries" DROP COLUMN "only_own_trainer";
