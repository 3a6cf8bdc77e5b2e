-- The next of the mornings, where the school is, on which people are reminded that a calibration comes to its end.
CREATE OR REPLACE FUNCTION next_calibration_reminder(due date, school integer) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT min(at) FROM unnest(ARRAY[14, 7, 1]) AS ahead,
           LATERAL (SELECT ((due - ahead) + time '08:00') AT TIME ZONE (SELECT time_zone FROM schools WHERE id = school) AS at) AS morning
     WHERE at > now());
END $$;

REVOKE ALL ON FUNCTION next_calibration_reminder(date, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_calibration_reminder(date, integer) TO dsms_app;
