CALL wall('self_ratings');
REVOKE UPDATE, DELETE ON self_ratings FROM dsms_app;

-- Said once; answered by the school, and never taken away.
CALL wall('record_objections');
REVOKE DELETE ON record_objections FROM dsms_app;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON record_objections FOR EACH ROW EXECUTE FUNCTION audit_record('reason', 'answer');
