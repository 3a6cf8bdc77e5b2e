-- What an erased person owed, bought and paid stays, without the words about it. An issued invoice says all that the law wants to
-- know. Drafts and the list of clients forget them.
CREATE OR REPLACE FUNCTION forget_in_billing(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
  nothing jsonb := jsonb_build_object('name', shown, 'company', '', 'companyEmail', '', 'address', '', 'contact', '');
BEGIN
  SELECT * INTO it FROM being_erased(person);
  UPDATE invoice_reminders SET sent_to = it.mailbox WHERE lower(sent_to) = ANY (it.mailed);
  UPDATE invoices SET client = client || nothing
   WHERE tenant = it.tenant AND state = 'draft' AND (buyer_id = person OR lower(client ->> 'companyEmail') = ANY (it.mailed));
  UPDATE invoice_clients SET archived_at = coalesce(archived_at, now()), client = client || nothing
   WHERE tenant = it.tenant AND lower(client ->> 'companyEmail') = ANY (it.mailed);
  UPDATE charges SET note = NULL, status_reason = CASE WHEN status IN ('waived', 'written_off') THEN '–' ELSE status_reason END
   WHERE tenant = it.tenant AND student_id = person AND (note IS NOT NULL OR status IN ('waived', 'written_off'));
  UPDATE payments SET note = NULL, status_reason = CASE WHEN status_reason IS NOT NULL THEN '–' END
   WHERE tenant = it.tenant AND student_id = person AND (note IS NOT NULL OR status_reason IS NOT NULL);
  UPDATE sales SET status_reason = '–' WHERE tenant = it.tenant AND student_id = person AND status_reason IS NOT NULL;
  UPDATE audit_log SET before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = it.tenant
     AND (entity = 'charges' AND entity_id IN (SELECT c.id FROM charges c WHERE c.tenant = it.tenant AND c.student_id = person)
       OR entity = 'payments' AND entity_id IN (SELECT p.id FROM payments p WHERE p.tenant = it.tenant AND p.student_id = person)
       OR entity = 'sales' AND entity_id IN (SELECT s.id FROM sales s WHERE s.tenant = it.tenant AND s.student_id = person));
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = it.tenant
     AND (entity = 'invoices' AND entity_id IN (
            SELECT i.id FROM invoices i WHERE i.tenant = it.tenant AND i.state = 'draft' AND i.client ->> 'name' = shown)
       OR entity = 'invoice_clients' AND entity_id IN (
            SELECT c.id FROM invoice_clients c WHERE c.tenant = it.tenant AND c.client ->> 'name' = shown));
END $$;

REVOKE ALL ON FUNCTION forget_in_billing(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_billing(integer, text) TO dsms_app;
