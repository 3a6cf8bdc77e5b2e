-- Vehicles that a school has, by school; null for all schools. Functions that check their caller call it.
CREATE OR REPLACE FUNCTION count_vehicles(wanted integer[]) RETURNS TABLE (tenant integer, n bigint)
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT v.tenant, count(*) FROM vehicles v
   WHERE v.archived_at IS NULL AND (wanted IS NULL OR v.tenant = ANY (wanted)) GROUP BY v.tenant;
END $$;

REVOKE ALL ON FUNCTION count_vehicles(integer[]) FROM PUBLIC;
