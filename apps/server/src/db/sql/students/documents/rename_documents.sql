CREATE OR REPLACE FUNCTION rename_documents() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE documents SET student_text = names_text(NEW.name) || ' ' || NEW.student_no WHERE tenant = NEW.tenant AND student_id = NEW.id;
  UPDATE contracts SET student_text = names_text(NEW.name) || ' ' || NEW.student_no WHERE tenant = NEW.tenant AND student_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION rename_documents() FROM PUBLIC;
