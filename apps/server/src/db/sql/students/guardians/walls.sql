CALL wall('guardians');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON guardians FOR EACH ROW EXECUTE FUNCTION touch_record('contact_text');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON guardians FOR EACH ROW
  EXECUTE FUNCTION audit_record('contact_text', 'person_version', 'id_sealed', 'id_hash');
CALL guard_status('guardians');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON guardians FOR EACH ROW EXECUTE FUNCTION check_lookups('id_type_id', 'id_type');
CREATE TRIGGER contact BEFORE INSERT ON guardians FOR EACH ROW EXECUTE FUNCTION take_contact();

CALL wall('student_guardians');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON student_guardians FOR EACH ROW EXECUTE FUNCTION audit_guardian();
