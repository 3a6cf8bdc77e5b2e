-- Refreshes the statistics of the table that changed most. Answers true when more tables have changed. Changes of this
-- connection count once its transaction has ended.
CREATE OR REPLACE FUNCTION analyse_next() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed regclass[] := ARRAY(SELECT changed_tables(false));
BEGIN
  PERFORM pg_stat_force_next_flush();
  IF changed[1] IS NOT NULL THEN
    EXECUTE format('ANALYZE %s', changed[1]);
  END IF;
  RETURN cardinality(changed) > 1;
END
$$;

REVOKE ALL ON FUNCTION analyse_next() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION analyse_next() TO dsms_app;
