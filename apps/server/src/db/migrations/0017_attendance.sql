ALTER TABLE "bookings" ADD COLUMN "checked_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "marked_by" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "marked_at" timestamp (3) with time zone;