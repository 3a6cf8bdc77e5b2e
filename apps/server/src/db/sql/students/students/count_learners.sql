-- Students in training, also while they pause, by school; null for all schools. Functions that check their caller call it.
CREATE OR REPLACE FUNCTION count_learners(wanted integer[]) RETURNS TABLE (tenant integer, n bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT d.tenant, count(*) FROM students d JOIN users u ON u.tenant = d.tenant AND u.id = d.id
   WHERE d.status IN ('active', 'paused') AND d.archived_at IS NULL AND u.status IN ('invited', 'active')
     AND (wanted IS NULL OR d.tenant = ANY (wanted)) GROUP BY d.tenant;
END $$;

REVOKE ALL ON FUNCTION count_learners(integer[]) FROM PUBLIC;
