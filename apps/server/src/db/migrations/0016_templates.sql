CREATE TABLE "mail_digests" (
	"week" date PRIMARY KEY NOT NULL,
	"last_user_id" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_template_words" (
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "mail_template_words_template_language_pk" PRIMARY KEY("template","language"),
	CONSTRAINT "mail_template_words_language" CHECK ("mail_template_words"."language" in ('ar', 'en', 'de', 'fr', 'pt'))
);
--> statement-breakpoint
-- Whoever causes a mail reads its words; the platform alone writes them.
ALTER TABLE mail_template_words ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY read ON mail_template_words FOR SELECT USING (true);
--> statement-breakpoint
CREATE POLICY platform ON mail_template_words USING ((SELECT app_sees_all()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_template_words TO dsms_app;
--> statement-breakpoint
-- The server's own book-keeping.
ALTER TABLE mail_digests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system ON mail_digests USING ((SELECT app_is_system()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_digests TO dsms_app;
