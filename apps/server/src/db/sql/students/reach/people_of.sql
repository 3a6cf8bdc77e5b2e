-- The people whom the records of somebody name. Learners and guardians: their trainers, the people whom they speak for, and the
-- people who speak for them. Staff and trainers: the learners within their reach where that is less than the whole school, the
-- guardians of these learners, and the guardians whom they added themselves.
CREATE OR REPLACE FUNCTION people_of(viewer integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  me record;
BEGIN
  SELECT u.tenant, u.kind, coalesce(r.reaches ->> 'students', 'school') AS reach INTO me
    FROM users u LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = viewer;
  IF me.kind IN ('staff', 'trainer') THEN
    RETURN QUERY
    WITH reached AS MATERIALIZED (SELECT id FROM reached_students(me.reach, viewer, me.tenant) AS id)
    SELECT id FROM reached
     UNION
    SELECT g.guardian_id FROM student_guardians g WHERE g.tenant = me.tenant AND g.student_id IN (SELECT id FROM reached)
     UNION
    SELECT w.id FROM guardians w WHERE w.tenant = me.tenant AND w.created_by = viewer;
  ELSE
    RETURN QUERY
    WITH spoken_for AS MATERIALIZED (
      SELECT g.student_id AS id FROM student_guardians g
        JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
       WHERE g.tenant = me.tenant AND g.guardian_id = viewer
    )
    SELECT id FROM spoken_for
     UNION
    SELECT e.trainer_id FROM enrolments e
     WHERE e.tenant = me.tenant AND e.student_id IN (SELECT id FROM spoken_for UNION SELECT viewer)
       AND e.trainer_id IS NOT NULL AND e.archived_at IS NULL
     UNION
    SELECT g.guardian_id FROM student_guardians g
      JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
     WHERE g.tenant = me.tenant AND g.student_id = viewer;
  END IF;
END $$;

REVOKE ALL ON FUNCTION people_of(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_of(integer) TO dsms_app;
