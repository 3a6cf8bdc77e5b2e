-- Who is told of what concerns a student: they, and guardians whom the school gave the right. Whoever does it may be beyond them.
CREATE OR REPLACE FUNCTION people_told(tenant_id integer, student integer, permit text) RETURNS SETOF integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 2 AS $$
  SELECT student WHERE app_sees_all() OR tenant_id = app_tenant()
   UNION
  SELECT g.guardian_id
    FROM student_guardians g
    JOIN guardians w ON w.tenant = g.tenant AND w.id = g.guardian_id AND w.status = 'active' AND w.archived_at IS NULL
   WHERE g.tenant = tenant_id AND g.student_id = student AND permit = ANY (g.rights) AND (app_sees_all() OR tenant_id = app_tenant())
$$;

REVOKE ALL ON FUNCTION people_told(integer, integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people_told(integer, integer, text) TO dsms_app;
