-- Anyone who's record went into another one signs in by that one alone: theirs is not opened again but by taking the two apart.
CREATE OR REPLACE FUNCTION refuse_merged_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM students s WHERE s.tenant = NEW.tenant AND s.id = NEW.id AND s.merged_into IS NOT NULL) THEN
    RAISE EXCEPTION 'users: student % was merged', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users__status__student_merged';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION refuse_merged_person() FROM PUBLIC;
