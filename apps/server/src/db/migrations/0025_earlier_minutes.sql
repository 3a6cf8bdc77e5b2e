CREATE TABLE "shown_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shown_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" integer NOT NULL,
	"topic" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "shown_changes_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "earlier_minutes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "shown_changes_idx" ON "shown_changes" USING btree ("tenant","topic");