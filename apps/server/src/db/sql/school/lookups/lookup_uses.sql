-- Where entries of the lists of choices are used, of which kind the users are, and the names of some. It asks every
-- table that has a trigger of check_lookups, so a new one is counted from its first day.
CREATE OR REPLACE FUNCTION lookup_uses(wanted integer DEFAULT NULL)
RETURNS TABLE (value_id integer, used_in text, uses bigint, examples jsonb) LANGUAGE plpgsql STABLE AS $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT t.tgrelid::regclass AS tab, a.args[nth] AS col
      FROM pg_trigger t
     CROSS JOIN LATERAL (SELECT string_to_array(encode(t.tgargs, 'escape'), '\000') AS args) AS a
     CROSS JOIN LATERAL generate_series(1, t.tgnargs, 2) AS nth
     WHERE t.tgfoid = 'check_lookups()'::regprocedure AND t.tgparentid = 0
  LOOP
    RETURN QUERY EXECUTE format(
      'SELECT r.%1$I, %2$L, count(*), to_jsonb((array_agg(to_jsonb(r) -> ''name'' ORDER BY to_jsonb(r) ->> ''id'')
                 FILTER (WHERE to_jsonb(r) -> ''name'' IS NOT NULL))[1:3])
         FROM %2$s r WHERE to_jsonb(r) ->> ''archived_at'' IS NULL AND r.%1$I IS NOT NULL AND ($1 IS NULL OR r.%1$I = $1) GROUP BY r.%1$I',
      place.col, place.tab) USING wanted;
  END LOOP;
END $$;
