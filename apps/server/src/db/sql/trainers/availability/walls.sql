CALL wall('availability_weeks');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON availability_weeks FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON availability_weeks FOR EACH ROW EXECUTE FUNCTION audit_record();

-- Told in the summary of their week, whose change is logged.
CALL wall('availability_rules');

CALL wall('availability_exceptions');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON availability_exceptions FOR EACH ROW EXECUTE FUNCTION audit_record('created_by');
