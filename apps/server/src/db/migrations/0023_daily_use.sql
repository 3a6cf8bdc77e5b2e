ALTER TABLE "bookings" ADD COLUMN "set_by_school_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taught_minutes" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "counted_minutes" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "minutes_reason" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "before_deed" jsonb;--> statement-breakpoint
ALTER TABLE "holidays" ADD COLUMN "uid" text;--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_uid" ON "holidays" USING btree ("tenant","uid") WHERE uid is not null and archived_at is null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_minutes" CHECK ("bookings"."taught_minutes" between 0 and 1440 and "bookings"."counted_minutes" between 0 and 1440);