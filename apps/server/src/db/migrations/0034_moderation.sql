ALTER TABLE "shop_reviews" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
CREATE INDEX "post_comments_waiting_idx" ON "post_comments" USING btree ("tenant","id") WHERE status = 'pending' and archived_at is null;--> statement-breakpoint
ALTER TABLE "shop_reviews" ADD CONSTRAINT "shop_reviews_waiting" CHECK ("shop_reviews"."is_hidden" or not "shop_reviews"."is_waiting");--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_status" CHECK ("post_comments"."status" in ('pending', 'approved', 'hidden'));
--> statement-breakpoint
-- What waits or is hidden is for its author and for those who approve it, whom the other policy lets in.
ALTER POLICY see ON post_comments
  USING ((tenant = (SELECT app_tenant()) AND status = 'approved') OR (SELECT app_is_system()));
--> statement-breakpoint
-- What is not shown is not counted.
CREATE OR REPLACE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE posts
     SET comments = comments + CASE WHEN NEW.archived_at IS NULL AND NEW.status = 'approved' THEN 1 ELSE -1 END
   WHERE id = NEW.post_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER counted ON post_comments;
--> statement-breakpoint
CREATE TRIGGER counted AFTER INSERT ON post_comments FOR EACH ROW
  WHEN (NEW.archived_at IS NULL AND NEW.status = 'approved') EXECUTE FUNCTION count_comment();
--> statement-breakpoint
DROP TRIGGER recounted ON post_comments;
--> statement-breakpoint
CREATE TRIGGER recounted AFTER UPDATE OF archived_at, status ON post_comments FOR EACH ROW
  WHEN ((OLD.archived_at IS NULL AND OLD.status = 'approved') <> (NEW.archived_at IS NULL AND NEW.status = 'approved'))
  EXECUTE FUNCTION count_comment();
