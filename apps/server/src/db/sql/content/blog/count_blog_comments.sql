-- Counts that every list shows, kept where they are read.
CREATE OR REPLACE FUNCTION count_blog_comments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  step integer := (CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'approved' THEN 1 ELSE 0 END)
                - (CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'approved' THEN 1 ELSE 0 END);
BEGIN
  IF step <> 0 THEN
    UPDATE blog_posts SET comments = comments + step
     WHERE tenant = coalesce(NEW.tenant, OLD.tenant) AND id = coalesce(NEW.post_id, OLD.post_id);
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_blog_comments() FROM PUBLIC;
