-- Keys of the records whose searched text matches all patterns. Row policies would keep the planner from the trigram index
-- (neither LIKE nor ~ is leakproof), so this looks as its owner, in the caller's tenant alone.
CREATE OR REPLACE FUNCTION find_records(source text, within integer, patterns text[]) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
BEGIN
  IF source <> ALL (ARRAY['students', 'guardians', 'leads', 'trainers']) THEN
    RAISE EXCEPTION 'nobody searches %', source;
  END IF;
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE format('SELECT id FROM %I WHERE tenant = $1 AND ', source) || search_condition(patterns) USING within;
END $$;

REVOKE ALL ON FUNCTION find_records(text, integer, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_records(text, integer, text[]) TO dsms_app;
