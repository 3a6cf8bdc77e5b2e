-- The next of the mornings, where the school is, on which something happens with a paper that ends; `now` where it is over.
CREATE OR REPLACE FUNCTION next_document_reminder(last_day date, school integer) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(min(at) FILTER (WHERE at > now()), max(at))
      FROM schools s, unnest(ARRAY[60, 30, 14, 7, 1, -1]) AS ahead,
           LATERAL (SELECT ((last_day - ahead) + CASE WHEN ahead < 0 THEN time '00:00' ELSE time '08:00' END) AT TIME ZONE s.time_zone AS at) AS morning
     WHERE s.id = school AND last_day IS NOT NULL);
END $$;

REVOKE ALL ON FUNCTION next_document_reminder(date, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_document_reminder(date, integer) TO dsms_app;
