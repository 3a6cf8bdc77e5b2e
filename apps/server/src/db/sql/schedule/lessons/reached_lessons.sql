-- Lessons in which the caller, or somebody whom they speak for, has or had a place.
CREATE OR REPLACE FUNCTION reached_lessons() RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT lesson_id FROM bookings WHERE tenant = app_tenant() AND student_id IN (SELECT reached_students('own'));
END $$;

REVOKE ALL ON FUNCTION reached_lessons() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reached_lessons() TO dsms_app;
