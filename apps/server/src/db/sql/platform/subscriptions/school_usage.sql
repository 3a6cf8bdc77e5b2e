-- What the plans limit, as each school has it now; null for all schools. Nothing in it depends on how many schools are
-- asked for. An invitation holds a place, so that nobody who accepts one is turned away.
CREATE OR REPLACE FUNCTION school_usage(wanted integer[] DEFAULT NULL)
RETURNS TABLE (tenant integer, branches bigint, trainers bigint, active_students bigint, vehicles bigint, storage_mb bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- vehicles come with a later migration
  fleet text := CASE WHEN to_regclass('public.vehicles') IS NULL THEN 'SELECT 0 AS tenant, 0::bigint AS n WHERE false'
    ELSE 'SELECT tenant, count(*) AS n FROM vehicles WHERE archived_at IS NULL AND ($1 IS NULL OR tenant = ANY ($1)) GROUP BY tenant' END;
BEGIN
  RETURN QUERY EXECUTE format($q$
    WITH places AS (SELECT b.tenant, count(*) AS n FROM branches b
                     WHERE b.archived_at IS NULL AND ($1 IS NULL OR b.tenant = ANY ($1)) GROUP BY b.tenant),
         people AS (SELECT u.tenant, count(*) FILTER (WHERE u.kind = 'trainer') AS trainers,
                           count(*) FILTER (WHERE u.kind = 'student') AS students
                      FROM users u WHERE u.status IN ('invited', 'active') AND u.kind <> 'staff'
                       AND ($1 IS NULL OR u.tenant = ANY ($1)) GROUP BY u.tenant),
         cars AS (%s),
         stored AS (SELECT * FROM stored_mb($1))
    SELECT s.id, coalesce(p.n, 0), coalesce(u.trainers, 0), coalesce(u.students, 0), coalesce(c.n, 0), coalesce(k.n, 0)
      FROM schools s LEFT JOIN places p ON p.tenant = s.id LEFT JOIN people u ON u.tenant = s.id LEFT JOIN cars c ON c.tenant = s.id
           LEFT JOIN stored k ON k.tenant = s.id
     WHERE $1 IS NULL OR s.id = ANY ($1)$q$, fleet) USING wanted;
END $$;
