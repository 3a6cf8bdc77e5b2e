-- Charges go with the enrolment when it turns out to be another student's: two records of one person were merged.
CREATE OR REPLACE FUNCTION move_charges() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE charges SET student_id = NEW.student_id WHERE tenant = NEW.tenant AND enrolment_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION move_charges() FROM PUBLIC;
