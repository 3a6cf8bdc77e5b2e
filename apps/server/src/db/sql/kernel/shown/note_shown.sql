-- Notes for a topic that rows came or went. Added up, since the highest of a number says nothing of a transaction that
-- began earlier and ends later.
CREATE OR REPLACE FUNCTION note_shown() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO shown_changes (tenant, topic, total) SELECT DISTINCT tenant, TG_ARGV[0], 1 FROM moved;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION note_shown() FROM PUBLIC;
