-- When a seat was given, which may be long after its row was made, since students wait for one; and whether the school chose the
-- time or the student did.
CREATE OR REPLACE FUNCTION stamp_booking() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.booked_at := clock_timestamp();
  NEW.set_by_school_at := CASE
    WHEN app_user() = NEW.student_id
      OR EXISTS (SELECT FROM student_guardians g
                  WHERE g.tenant = NEW.tenant AND g.guardian_id = app_user() AND g.student_id = NEW.student_id) THEN NULL
    ELSE NEW.booked_at END;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION stamp_booking() FROM PUBLIC;
