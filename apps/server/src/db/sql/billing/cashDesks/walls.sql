CALL area_table('cash_desks');
REVOKE DELETE ON cash_desks FROM dsms_app;
CALL wall('cash_sessions');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON cash_sessions FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON cash_sessions FOR EACH ROW EXECUTE FUNCTION audit_record();
REVOKE DELETE ON cash_sessions FROM dsms_app;
CREATE TRIGGER frozen BEFORE UPDATE ON cash_sessions FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL) EXECUTE FUNCTION guard_cash_session();
