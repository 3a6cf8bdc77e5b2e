CREATE OR REPLACE FUNCTION count_comment_like() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE post_comments SET likes = likes + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
   WHERE tenant = coalesce(NEW.tenant, OLD.tenant) AND id = coalesce(NEW.comment_id, OLD.comment_id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_comment_like() FROM PUBLIC;
