CALL wall('support_tickets');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON support_tickets FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON support_tickets FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('support_messages');
