ALTER TABLE "bookings" ADD COLUMN "record_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD COLUMN "filled_by" text;--> statement-breakpoint
ALTER TABLE "freed_slots" ADD CONSTRAINT "freed_slots_filled_by" CHECK ("freed_slots"."filled_by" in ('offer', 'office', 'student'));