-- The students whom somebody reaches, the caller unless told otherwise: themselves, whom they speak for, whom they teach, whom
-- they wrote down, and by the reach of a branch those of their branches. By the whole school nobody asks. One plan for
-- everybody: every policy of every statement asks, and planning for each took six times as long as answering.
CREATE OR REPLACE FUNCTION reached_students(
  reach text, of_person integer DEFAULT NULL, of_tenant integer DEFAULT NULL) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  viewer integer := coalesce(of_person, app_user());
  school integer := coalesce(of_tenant, app_tenant());
BEGIN
  RETURN QUERY
  SELECT viewer
   UNION
  SELECT g.student_id FROM student_guardians g
    JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
   WHERE g.tenant = school AND g.guardian_id = viewer
   UNION
  SELECT student_id FROM enrolments WHERE tenant = school AND trainer_id = viewer AND archived_at IS NULL
   UNION
  SELECT id FROM students WHERE tenant = school AND created_by = viewer;
  IF reach = 'branch' THEN
    RETURN QUERY
    SELECT e.student_id FROM enrolments e
     WHERE e.tenant = school AND e.archived_at IS NULL AND e.branch_id IN (SELECT app_branches(viewer, school))
     UNION
    SELECT s.id FROM students s WHERE s.tenant = school AND s.branch_id IN (SELECT app_branches(viewer, school));
  END IF;
END $$;

REVOKE ALL ON FUNCTION reached_students(text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reached_students(text, integer, integer) TO dsms_app;
