-- Ids of people whose name, user name, address, phone or number has all words of a text; of students, guardians and trainers
-- also by their names in the other script. With `needle` those too that contain it anywhere, as the founding lists do. Row policies would keep the planner from the trigram
-- index (LIKE is not leakproof), so this looks as its owner, in the caller's tenant alone.
CREATE OR REPLACE FUNCTION find_users(within integer, needle text, patterns text[]) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 200 AS $$
DECLARE
  condition text := search_condition(patterns);
  anywhere text := CASE WHEN needle IS NULL THEN '' ELSE ' OR search LIKE $2' END;
BEGIN
  IF NOT app_sees_all() AND within IS DISTINCT FROM app_tenant() THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT id FROM users WHERE tenant = $1 AND (' || condition || anywhere || ')
      UNION SELECT id FROM students WHERE tenant = $1 AND ' || condition || '
      UNION SELECT id FROM guardians WHERE tenant = $1 AND ' || condition || '
      UNION SELECT id FROM trainers WHERE tenant = $1 AND ' || condition
    USING within, contains_pattern(needle);
END $$;

REVOKE ALL ON FUNCTION find_users(integer, text, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_users(integer, text, text[]) TO dsms_app;
