-- Notes one row that changed for a topic, under the tenant that stands after it: `id` is the row's own number.
CREATE OR REPLACE FUNCTION note_shown_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO shown_changes (tenant, topic, total)
  VALUES (CASE WHEN TG_ARGV[1] = 'id' THEN (to_jsonb(NEW) ->> 'id')::integer ELSE TG_ARGV[1]::integer END, TG_ARGV[0], 1);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION note_shown_row() FROM PUBLIC;
