CREATE TABLE "pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_cleaned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_cleaned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "files_hash" ON "files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "files_uncleaned" ON "files" USING btree ("id") WHERE not is_cleaned and type like 'image/%';--> statement-breakpoint
ALTER TABLE pictures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- names and nothing else; which row of whom names a picture is told by nobody
CREATE POLICY platform ON pictures USING ((SELECT app_sees_all()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pictures TO dsms_app;
