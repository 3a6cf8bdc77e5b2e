CREATE OR REPLACE FUNCTION free_cancelled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM free_hour(NEW.tenant, NEW.id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION free_cancelled() FROM PUBLIC;
