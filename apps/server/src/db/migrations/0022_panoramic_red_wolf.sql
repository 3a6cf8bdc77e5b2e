ALTER TABLE "holidays" ADD COLUMN "uid" text;--> statement-breakpoint
CREATE UNIQUE INDEX "holidays_uid" ON "holidays" USING btree ("tenant","uid") WHERE uid is not null and archived_at is null;