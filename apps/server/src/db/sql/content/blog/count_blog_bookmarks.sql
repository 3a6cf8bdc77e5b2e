CREATE OR REPLACE FUNCTION count_blog_bookmarks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE blog_posts SET bookmarks = bookmarks + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
   WHERE tenant = coalesce(NEW.tenant, OLD.tenant) AND id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_blog_bookmarks() FROM PUBLIC;
