ALTER TABLE "lessons" ADD COLUMN "meeting_lat" double precision;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "meeting_lng" double precision;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "end_lat" double precision;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "end_lng" double precision;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_places" CHECK (("lessons"."meeting_lat" is null) = ("lessons"."meeting_lng" is null) and ("lessons"."end_lat" is null) = ("lessons"."end_lng" is null)
      and "lessons"."meeting_lat" between -90 and 90 and "lessons"."meeting_lng" between -180 and 180
      and "lessons"."end_lat" between -90 and 90 and "lessons"."end_lng" between -180 and 180);