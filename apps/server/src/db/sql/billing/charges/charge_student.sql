-- Who owes a charge follows from its enrolment.
CREATE OR REPLACE FUNCTION charge_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT e.student_id INTO NEW.student_id FROM enrolments e WHERE e.tenant = NEW.tenant AND e.id = NEW.enrolment_id;
  IF NEW.student_id IS NULL THEN
    RAISE EXCEPTION 'charges: there is no such enrolment'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'charges__enrolment_id';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION charge_student() FROM PUBLIC;
