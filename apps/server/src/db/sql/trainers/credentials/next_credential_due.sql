-- When something has to be done about a credential that ends: the next of the mornings on which people are told of it, at
-- seven where the school is, or the midnight after its last day; now, where that has passed.
CREATE OR REPLACE FUNCTION next_credential_due(last_day date, school integer) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    WITH here AS (SELECT time_zone FROM schools WHERE id = school),
    moments AS (
      SELECT ((last_day - ahead) + time '07:00') AT TIME ZONE time_zone AS at FROM here, unnest(ARRAY[60, 30, 14, 7, 1]) AS ahead
      UNION ALL SELECT ((last_day + 1)::timestamp) AT TIME ZONE time_zone FROM here)
    SELECT CASE WHEN max(at) <= now() THEN now() ELSE min(at) FILTER (WHERE at > now()) END FROM moments);
END $$;

REVOKE ALL ON FUNCTION next_credential_due(date, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_credential_due(date, integer) TO dsms_app;
