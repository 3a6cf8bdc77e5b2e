-- An erased student waits for nothing, asks for nothing and was met nowhere. That lessons were given and charged stays.
CREATE OR REPLACE FUNCTION forget_in_schedule(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  DELETE FROM lesson_feeds WHERE user_id = person;
  PERFORM forget_places(it.tenant, person);
  PERFORM forget_wishes(it.tenant, person);
END $$;

REVOKE ALL ON FUNCTION forget_in_schedule(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_schedule(integer, text) TO dsms_app;
