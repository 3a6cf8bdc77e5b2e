-- How many rows of each kind would go over from a student's record, whoever may see them: leads and tasks have walls of their own.
CREATE OR REPLACE FUNCTION count_student_rows(student integer) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  one record;
  total integer;
  counts jsonb := '{}';
BEGIN
  FOR one IN SELECT * FROM student_references() LOOP
    EXECUTE format('SELECT count(*) FROM %I WHERE tenant = $1 AND %I = $2 AND %s', one.source, one.field, one.only_where)
       INTO total USING app_tenant(), student;
    counts := counts || jsonb_build_object(one.source, total);
  END LOOP;
  RETURN counts;
END $$;

REVOKE ALL ON FUNCTION count_student_rows(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_student_rows(integer) TO dsms_app;
