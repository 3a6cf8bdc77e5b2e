-- Hidden comments are not counted.
CREATE OR REPLACE FUNCTION count_comment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE posts
     SET comments = comments + CASE WHEN NEW.archived_at IS NULL AND NEW.status = 'approved' THEN 1 ELSE -1 END
   WHERE tenant = NEW.tenant AND id = NEW.post_id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_comment() FROM PUBLIC;
