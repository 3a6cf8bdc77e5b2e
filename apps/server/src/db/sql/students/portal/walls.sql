CALL wall('correction_requests');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON correction_requests FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON correction_requests FOR EACH ROW
  EXECUTE FUNCTION audit_record('id_sealed');
