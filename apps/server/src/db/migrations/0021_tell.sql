ALTER TABLE "vehicle_defects" ADD COLUMN "report_key" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "record_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "filled_by" text;--> statement-breakpoint
CREATE INDEX "vehicle_defects_report" ON "vehicle_defects" USING btree ("tenant","report_key") WHERE report_key is not null;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_filled_by" CHECK ("freed_slots"."filled_by" in ('offer', 'office', 'student'));