CALL area_table('trainer_credentials', ARRAY['due_at']);
CREATE TRIGGER due BEFORE INSERT OR UPDATE OF expires_on, status, archived_at ON trainer_credentials
  FOR EACH ROW EXECUTE FUNCTION set_credential_due();
