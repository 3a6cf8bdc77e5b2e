CALL area_table('documents', ARRAY['remind_at', 'student_text']);
CREATE TRIGGER named BEFORE INSERT OR UPDATE OF student_id ON documents FOR EACH ROW EXECUTE FUNCTION name_document();
CREATE TRIGGER reminded BEFORE INSERT OR UPDATE OF status, expires_on, archived_at ON documents FOR EACH ROW
  EXECUTE FUNCTION plan_document_reminder();
CREATE TRIGGER renamed_documents AFTER UPDATE OF name, student_no ON students FOR EACH ROW
  WHEN (NEW.name <> OLD.name OR NEW.student_no <> OLD.student_no) EXECUTE FUNCTION rename_documents();
