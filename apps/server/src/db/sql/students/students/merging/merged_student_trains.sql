-- Whether a record that went into another one was in training then, however far the caller reaches over it now.
CREATE OR REPLACE FUNCTION merged_student_trains(student integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM students s WHERE s.tenant = app_tenant() AND s.id = student AND s.status IN ('active', 'paused'));
END $$;

REVOKE ALL ON FUNCTION merged_student_trains(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION merged_student_trains(integer) TO dsms_app;
