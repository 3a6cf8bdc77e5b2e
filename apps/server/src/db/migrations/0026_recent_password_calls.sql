ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "confirmed_at" = "signed_in_at";--> statement-breakpoint
ALTER TABLE "calls_to_make" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "calls_to_make" ADD COLUMN "was" text;--> statement-breakpoint
ALTER TABLE "calls_to_make" ADD COLUMN "becomes" text;