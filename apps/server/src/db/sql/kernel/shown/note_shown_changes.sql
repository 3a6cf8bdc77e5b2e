-- Notes for a topic that rows changed; the columns after the topic are shown to nobody.
CREATE OR REPLACE FUNCTION note_shown_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  hidden text[] := TG_ARGV[1:];
BEGIN
  INSERT INTO shown_changes (tenant, topic, total)
  SELECT DISTINCT n.tenant, TG_ARGV[0], 1 FROM fresh n JOIN gone o USING (tenant, id)
   WHERE to_jsonb(n) - hidden IS DISTINCT FROM to_jsonb(o) - hidden;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION note_shown_changes() FROM PUBLIC;
