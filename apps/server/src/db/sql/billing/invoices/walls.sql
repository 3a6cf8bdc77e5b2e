CALL wall('invoice_clients');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON invoice_clients FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoice_clients FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('invoices');
CREATE TRIGGER guard BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW WHEN (OLD.state <> 'draft')
  EXECUTE FUNCTION guard_invoice();
CREATE TRIGGER label BEFORE INSERT OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION label_invoice();
-- Flags and sums that others set are no new version: a draft that somebody edits has none of them.
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON invoices FOR EACH ROW
  EXECUTE FUNCTION touch_record('label', 'balance_minor', 'paid_minor', 'credited_minor', 'downloaded_at', 'past_due_at');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoices FOR EACH ROW
  EXECUTE FUNCTION audit_record('balance_minor', 'past_due_at');
CREATE TRIGGER count_new AFTER INSERT ON invoices REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT
  EXECUTE FUNCTION count_new_invoices();
CREATE TRIGGER count_gone AFTER DELETE ON invoices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
  EXECUTE FUNCTION count_gone_invoices();
CREATE TRIGGER count_changed AFTER UPDATE ON invoices REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT
  EXECUTE FUNCTION count_changed_invoices();

CALL wall('invoice_lines');
CREATE TRIGGER guard BEFORE INSERT OR UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION guard_invoice_line();

CALL wall('invoice_payments');
REVOKE UPDATE, DELETE ON invoice_payments FROM dsms_app;

CALL wall('invoice_numbers');
REVOKE DELETE ON invoice_numbers FROM dsms_app;

CALL wall('invoice_counts');

CALL wall('invoice_settings');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON invoice_settings FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invoice_settings FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('invoice_reminders');
REVOKE UPDATE, DELETE ON invoice_reminders FROM dsms_app;

CREATE TRIGGER currency_kept BEFORE UPDATE OF currency ON schools FOR EACH ROW
  WHEN (OLD.currency <> NEW.currency) EXECUTE FUNCTION keep_currency();
