-- Whose time a booking takes follows from its enrolment.
CREATE OR REPLACE FUNCTION book_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT e.student_id INTO NEW.student_id FROM enrolments e WHERE e.tenant = NEW.tenant AND e.id = NEW.enrolment_id;
  IF NEW.student_id IS NULL THEN
    RAISE EXCEPTION 'bookings: there is no such enrolment'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'bookings__enrolment_ids';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION book_student() FROM PUBLIC;
