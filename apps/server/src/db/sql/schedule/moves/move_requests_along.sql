-- Requests go with the booking when it turns out to be another student's: two records of one person were merged.
CREATE OR REPLACE FUNCTION move_requests_along() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE move_requests SET student_id = NEW.student_id WHERE tenant = NEW.tenant AND booking_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION move_requests_along() FROM PUBLIC;
