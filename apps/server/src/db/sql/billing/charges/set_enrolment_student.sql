-- Whose a charge or a sale is follows from its enrolment.
CREATE OR REPLACE FUNCTION set_enrolment_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT e.student_id INTO NEW.student_id FROM enrolments e WHERE e.tenant = NEW.tenant AND e.id = NEW.enrolment_id;
  IF NEW.student_id IS NULL THEN
    RAISE EXCEPTION '%: there is no such enrolment', TG_TABLE_NAME
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_TABLE_NAME || '__enrolment_id';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION set_enrolment_student() FROM PUBLIC;
