CALL wall('payments');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION touch_record('allocated_minor', 'refunded_minor', 'unallocated_minor');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION audit_record('allocated_minor', 'refunded_minor', 'unallocated_minor');
CALL guard_status('payments');
-- What was recorded stays: nobody writes an amount, a day, a method or a student again.
REVOKE UPDATE, DELETE ON payments FROM dsms_app;
GRANT UPDATE (status, status_reason, receipt_no, session_id, approved_by, approved_at) ON payments TO dsms_app;
CREATE TRIGGER session BEFORE INSERT OR UPDATE OF session_id ON payments FOR EACH ROW WHEN (NEW.session_id IS NOT NULL)
  EXECUTE FUNCTION guard_payment_session();
CREATE TRIGGER refunded AFTER INSERT OR UPDATE OF status ON payments FOR EACH ROW WHEN (NEW.kind = 'refund')
  EXECUTE FUNCTION keep_refunded();

CALL wall('allocations');
REVOKE UPDATE, DELETE ON allocations FROM dsms_app;
CREATE TRIGGER sums AFTER INSERT ON allocations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_allocated();

CALL wall('receipt_numbers');
CALL wall('money_requests');
REVOKE DELETE ON money_requests FROM dsms_app;
