CREATE OR REPLACE FUNCTION free_left() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM free_hour(NEW.tenant, NEW.lesson_id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION free_left() FROM PUBLIC;
