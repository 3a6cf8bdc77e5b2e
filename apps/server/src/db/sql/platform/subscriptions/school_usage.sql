-- What the plans limit, as each school has it now; null for all schools. Nothing in it depends on how many schools are
-- asked for, nor on how far the caller reaches in their school. An invitation holds a place, so that nobody who accepts one is turned away; of students those take one who are
-- in training, also while they pause.
CREATE OR REPLACE FUNCTION school_usage(wanted integer[] DEFAULT NULL)
RETURNS TABLE (tenant integer, branches bigint, trainers bigint, active_students bigint, vehicles bigint, storage_mb bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  WITH places AS (SELECT b.tenant, count(*) AS n FROM branches b
                   WHERE b.archived_at IS NULL AND (wanted IS NULL OR b.tenant = ANY (wanted)) GROUP BY b.tenant),
       teachers AS (SELECT u.tenant, count(*) AS n FROM users u
                     WHERE u.status IN ('invited', 'active') AND u.kind = 'trainer'
                       AND (wanted IS NULL OR u.tenant = ANY (wanted)) GROUP BY u.tenant),
       learners AS (SELECT * FROM count_learners(wanted)),
       cars AS (SELECT * FROM count_vehicles(wanted)),
       stored AS (SELECT * FROM stored_mb(wanted))
  SELECT s.id, coalesce(p.n, 0), coalesce(t.n, 0), coalesce(l.n, 0), coalesce(c.n, 0), coalesce(k.n, 0)
    FROM schools s
    LEFT JOIN places p ON p.tenant = s.id
    LEFT JOIN teachers t ON t.tenant = s.id
    LEFT JOIN learners l ON l.tenant = s.id
    LEFT JOIN cars c ON c.tenant = s.id
    LEFT JOIN stored k ON k.tenant = s.id
   WHERE (wanted IS NULL OR s.id = ANY (wanted)) AND (app_sees_all() OR s.id = app_tenant());
END $$;

REVOKE ALL ON FUNCTION school_usage(integer[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_usage(integer[]) TO dsms_app;
