-- A student learns and a trainer teaches: the keys lead to people of any kind, so their kind is looked at here.
CREATE OR REPLACE FUNCTION check_enrolment_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wrong text := CASE
    WHEN NOT EXISTS (SELECT FROM users u WHERE u.tenant = NEW.tenant AND u.id = NEW.student_id AND u.kind = 'student') THEN 'student_id'
    WHEN NEW.trainer_id IS NOT NULL
     AND NOT EXISTS (SELECT FROM users u WHERE u.tenant = NEW.tenant AND u.id = NEW.trainer_id AND u.kind = 'trainer') THEN 'trainer_id'
  END;
BEGIN
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'enrolments: % is nobody of that kind', wrong
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'enrolments__' || wrong;
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION check_enrolment_people() FROM PUBLIC;
