ALTER TABLE "lessons" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD COLUMN "course_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD COLUMN "mode_id" integer;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons__course_id" FOREIGN KEY ("tenant","course_id") REFERENCES "public"."courses"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_session" FOREIGN KEY ("tenant","session_id") REFERENCES "public"."component_sessions"("tenant","id") ON DELETE set null ("session_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series__course_id" FOREIGN KEY ("tenant","course_id") REFERENCES "public"."courses"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_mode" FOREIGN KEY ("tenant","mode_id") REFERENCES "public"."component_modes"("tenant","id") ON DELETE set null ("mode_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("tenant","course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "lessons_session_of" ON "lessons" USING btree ("tenant","session_id") WHERE session_id is not null;--> statement-breakpoint
CREATE INDEX "lesson_series_course" ON "lesson_series" USING btree ("tenant","course_id") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "lesson_series_mode_of" ON "lesson_series" USING btree ("tenant","mode_id") WHERE mode_id is not null;