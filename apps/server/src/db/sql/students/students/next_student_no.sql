-- The next number of a school's students.
CREATE OR REPLACE FUNCTION next_student_no(school integer) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (next_student_nos(school, 1, '{}'))[1];
END $$;

REVOKE ALL ON FUNCTION next_student_no(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_student_no(integer) TO dsms_app;
