CALL area_table('leave_requests');

CALL wall('leave_allowances');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON leave_allowances FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON leave_allowances FOR EACH ROW EXECUTE FUNCTION audit_record('trainer_id');
