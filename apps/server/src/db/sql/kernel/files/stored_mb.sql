-- How much the people of schools have uploaded, whoever asks: single files are seen by those alone who may read them.
CREATE OR REPLACE FUNCTION stored_mb(wanted integer[]) RETURNS TABLE (tenant integer, n bigint)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT f.tenant, ceil(sum(f.bytes) / 1000000.0)::bigint FROM files f
   WHERE f.tenant <> 0 AND (wanted IS NULL OR f.tenant = ANY (wanted)) GROUP BY f.tenant;
END $$;
