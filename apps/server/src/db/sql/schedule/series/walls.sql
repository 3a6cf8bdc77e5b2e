CALL wall('lesson_series');
REVOKE DELETE ON lesson_series FROM dsms_app;
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON lesson_series FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON lesson_series FOR EACH ROW EXECUTE FUNCTION audit_record();
