CREATE OR REPLACE FUNCTION name_document() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT names_text(s.name) || ' ' || s.student_no INTO NEW.student_text FROM students s WHERE s.tenant = NEW.tenant AND s.id = NEW.student_id;
  NEW.student_text := coalesce(NEW.student_text, '');
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION name_document() FROM PUBLIC;
