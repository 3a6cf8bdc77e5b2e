-- Who is told of what concerns a student, with the languages that the student speaks: they, and guardians whom the school gave the
-- right. Anyone who does it may be beyond them.
CREATE OR REPLACE FUNCTION people_told(tenant_id integer, student integer, permit text)
RETURNS TABLE (person integer, languages text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 2 AS $$
BEGIN
  RETURN QUERY
  SELECT p.person, s.languages
    FROM students s
   CROSS JOIN LATERAL (
     SELECT s.id
      UNION
     SELECT g.guardian_id
       FROM student_guardians g
       JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
      WHERE g.tenant = s.tenant AND g.student_id = s.id AND permit = ANY (g.rights)) p (person)
   WHERE s.tenant = tenant_id AND s.id = student AND (app_sees_all() OR tenant_id = app_tenant());
END $$;

REVOKE ALL ON FUNCTION people_told(integer, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_told(integer, integer, text) TO dsms_app;
