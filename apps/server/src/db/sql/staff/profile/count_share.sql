CREATE OR REPLACE FUNCTION count_share() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE posts SET shares = shares + CASE WHEN NEW.archived_at IS NULL THEN 1 ELSE -1 END
   WHERE tenant = NEW.tenant AND id = NEW.shared_id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_share() FROM PUBLIC;
