-- Lets what points at one student point at another: all of it, or the rows that `named` has by their table. Answers their keys.
CREATE OR REPLACE FUNCTION move_student_rows(school integer, source_id integer, target_id integer, named jsonb DEFAULT NULL) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  one record;
  ids jsonb;
  moved jsonb := '{}';
BEGIN
  FOR one IN SELECT * FROM student_references() LOOP
    EXECUTE format(
      'WITH gone AS (UPDATE %1$I SET %2$I = $3 WHERE tenant = $1 AND %2$I = $2 AND %3$s
                        AND ($4 IS NULL OR $4 @> to_jsonb(id)) RETURNING id)
       SELECT coalesce(jsonb_agg(id ORDER BY id), ''[]'') FROM gone', one.source, one.field, one.only_where)
       INTO ids USING school, source_id, target_id, CASE WHEN named IS NOT NULL THEN coalesce(named -> one.source, '[]') END;
    moved := moved || jsonb_build_object(one.source, ids);
  END LOOP;
  RETURN moved;
END $$;

REVOKE ALL ON FUNCTION move_student_rows(integer, integer, integer, jsonb) FROM PUBLIC;
