-- Not `area_table`: a number that is only sealed again is a new version, and neither it nor its hash stands in the log.
CALL wall('students');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON students FOR EACH ROW EXECUTE FUNCTION touch_record('contact_text');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON students FOR EACH ROW
  EXECUTE FUNCTION audit_record('contact_text', 'person_version', 'id_sealed', 'id_hash');
CALL guard_status('students');
CREATE TRIGGER lookups BEFORE INSERT OR UPDATE ON students FOR EACH ROW EXECUTE FUNCTION check_lookups('id_type_id', 'id_type');
CREATE TRIGGER contact BEFORE INSERT ON students FOR EACH ROW EXECUTE FUNCTION take_contact();

CREATE TRIGGER student_copy AFTER UPDATE ON users FOR EACH ROW
  WHEN (NEW.kind IN ('student', 'guardian')) EXECUTE FUNCTION copy_person_to_student();

CALL wall('student_rules');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON student_rules FOR EACH ROW EXECUTE FUNCTION touch_record();

CALL wall('student_numbers');

CALL wall('student_merges');
CREATE TRIGGER merged_person BEFORE UPDATE OF status ON users FOR EACH ROW
  WHEN (NEW.kind = 'student' AND NEW.status IN ('invited', 'active') AND OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION refuse_merged_person();
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON student_merges FOR EACH ROW EXECUTE FUNCTION touch_record('before', 'after');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON student_merges FOR EACH ROW
  EXECUTE FUNCTION audit_record('moved', 'links', 'was', 'before', 'after');
