-- Nothing new depends on a record that went into another one. The key is held, so that a merge at the same moment is waited for.
CREATE OR REPLACE FUNCTION refuse_merged() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  went_into integer;
BEGIN
  SELECT s.merged_into INTO went_into FROM students s WHERE s.tenant = NEW.tenant AND s.id = NEW.student_id FOR KEY SHARE;
  IF went_into IS NOT NULL THEN
    RAISE EXCEPTION '%: student % was merged', TG_TABLE_NAME, NEW.student_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '__student_id__student_merged';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION refuse_merged() FROM PUBLIC;
