-- The students whom the caller reaches: themselves, whom they speak for, whom they teach, whom they wrote down, and by the
-- reach of a branch those of their branches. By the whole school nobody asks. In PL/pgSQL, which keeps its plan: every policy of
-- every statement asks, and planning took ten times as long as answering.
CREATE OR REPLACE FUNCTION reached_students(reach text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT app_user()
   UNION
  SELECT g.student_id FROM student_guardians g
    JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
   WHERE g.tenant = app_tenant() AND g.guardian_id = app_user()
   UNION
  SELECT student_id FROM enrolments WHERE tenant = app_tenant() AND trainer_id = app_user() AND archived_at IS NULL
   UNION
  SELECT id FROM students WHERE tenant = app_tenant() AND created_by = app_user();
  IF reach = 'branch' THEN
    RETURN QUERY
    SELECT e.student_id FROM enrolments e
     WHERE e.tenant = app_tenant() AND e.archived_at IS NULL AND e.branch_id IN (SELECT app_branches())
     UNION
    SELECT s.id FROM students s WHERE s.tenant = app_tenant() AND s.branch_id IN (SELECT app_branches());
  END IF;
END $$;

REVOKE ALL ON FUNCTION reached_students(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reached_students(text) TO dsms_app;
