-- The end of erasing a person, after all domains forgot their rows: the account, the person, what was told to them, and what was
-- written down about all that, this very erasure included. Those before it look up who this was; afterwards nobody can.
CREATE OR REPLACE FUNCTION finish_erasure(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
  word text;
BEGIN
  SELECT * INTO it FROM being_erased(person);

  -- an account that is a person elsewhere stays its owner's
  DELETE FROM accounts a WHERE a.id = (SELECT u.account_id FROM users u WHERE u.id = person)
     AND NOT EXISTS (SELECT FROM users u WHERE u.account_id = a.id AND u.status <> 'archived');
  UPDATE users SET first_name = shown, last_name = '', username = it.nobody, email = it.mailbox, phone = NULL, avatar = NULL,
         gender_id = NULL, country_id = NULL, employee_no = NULL, birth_date = NULL, address = NULL, status_reason = NULL,
         account_id = NULL, bookmarks = NULL, erased_at = now()
   WHERE id = person;
  DELETE FROM notifications WHERE user_id = person;
  DELETE FROM live_events WHERE user_id = person;
  DELETE FROM live_people WHERE user_id = person;
  DELETE FROM file_readers WHERE user_id = person;
  DELETE FROM outbox WHERE lower(recipient) = ANY (it.mailed);
  UPDATE outbox SET from_name = NULL, reply_to = NULL WHERE lower(reply_to) = ANY (it.mailed);

  UPDATE audit_log SET subject = shown, before = erased_fields(before), after = erased_fields(after)
   WHERE entity = 'users' AND entity_id = person;
  -- elsewhere the person was named by others; what was done to issued invoices stays as it was
  FOREACH word IN ARRAY it.words LOOP
    UPDATE audit_log a SET subject = replace(subject, word, shown),
           before = replace(before::text, word, 'erased')::jsonb, after = replace(after::text, word, 'erased')::jsonb
     WHERE tenant = it.tenant AND position(word IN concat(subject, before, after)) > 0
       AND NOT (entity LIKE 'invoice%' AND is_issued_invoice(a.entity_id));
    DELETE FROM live_events WHERE position(word IN event::text) > 0;
    UPDATE notifications SET params = replace(params::text, word, shown)::jsonb
     WHERE tenant = it.tenant AND position(word IN params::text) > 0;
    UPDATE outbox SET subject = replace(subject, word, shown), text = replace(text, word, shown), html = replace(html, word, shown)
     WHERE status <> 'waiting' AND position(word IN concat(subject, text, html)) > 0;
  END LOOP;
  INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, subject, after)
  VALUES (it.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'users', person, 'deleted', shown, '{"erased": true}');
END $$;

REVOKE ALL ON FUNCTION finish_erasure(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION finish_erasure(integer, text) TO dsms_app;
