CALL wall('sales');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON sales FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON sales FOR EACH ROW EXECUTE FUNCTION audit_record();
CALL guard_status('sales');
-- What was sold stays as it was.
REVOKE UPDATE, DELETE ON sales FROM dsms_app;
GRANT UPDATE (status, status_reason) ON sales TO dsms_app;
CREATE TRIGGER a_student BEFORE INSERT OR UPDATE OF enrolment_id ON sales FOR EACH ROW EXECUTE FUNCTION set_enrolment_student();

CALL wall('sale_items');
REVOKE UPDATE, DELETE ON sale_items FROM dsms_app;

CALL wall('credit_moves');
REVOKE UPDATE, DELETE ON credit_moves FROM dsms_app;
CREATE TRIGGER sums AFTER INSERT ON credit_moves REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_credit();
