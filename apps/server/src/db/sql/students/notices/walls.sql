CALL wall('calls_to_make');
REVOKE DELETE ON calls_to_make FROM dsms_app;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON calls_to_make FOR EACH ROW EXECUTE FUNCTION audit_record();
CREATE TRIGGER merged BEFORE INSERT OR UPDATE OF student_id ON calls_to_make FOR EACH ROW EXECUTE FUNCTION refuse_merged();
