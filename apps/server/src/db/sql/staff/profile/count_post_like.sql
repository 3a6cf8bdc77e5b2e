-- The counts stand on rows of other people, so these run as the owner.
CREATE OR REPLACE FUNCTION count_post_like() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE posts SET likes = likes + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
   WHERE tenant = coalesce(NEW.tenant, OLD.tenant) AND id = coalesce(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_post_like() FROM PUBLIC;
