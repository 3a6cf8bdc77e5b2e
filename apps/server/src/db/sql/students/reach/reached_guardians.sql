-- Who speaks for students whom the caller reaches, and the caller.
CREATE OR REPLACE FUNCTION reached_guardians(reach text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT app_user()
   UNION
  SELECT guardian_id FROM student_guardians
   WHERE tenant = app_tenant() AND student_id IN (SELECT reached_students(reach));
END $$;

REVOKE ALL ON FUNCTION reached_guardians(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reached_guardians(text) TO dsms_app;
