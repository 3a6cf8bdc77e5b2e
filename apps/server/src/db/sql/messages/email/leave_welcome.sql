-- Leaves a first mail in the inbox of somebody new. `sender` null: an administrator of the platform, else their own
-- school's, else they themself. A person leaves it in their own name and where they act, the server anywhere.
CREATE OR REPLACE FUNCTION leave_welcome(person integer, sender integer, mail_subject text, mail_html text, mail_text text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  receiver users;
  writer users;
  mail integer := nextval(pg_get_serial_sequence('mails', 'id'));
BEGIN
  IF NOT app_is_system() AND sender IS DISTINCT FROM app_user() THEN
    RAISE EXCEPTION 'leave_welcome: not in the name of others' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT * INTO receiver FROM users u WHERE u.id = person AND (app_sees_all() OR u.tenant = app_tenant());
  IF NOT FOUND THEN
    RAISE EXCEPTION 'leave_welcome: no such person here' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT u.* INTO writer FROM users u JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
   WHERE u.id = sender OR (sender IS NULL AND r.key = 'admin' AND u.status = 'active' AND u.id <> person AND u.tenant IN (0, receiver.tenant))
   ORDER BY u.tenant, u.id LIMIT 1;
  IF NOT FOUND THEN
    writer := receiver;
  END IF;
  INSERT INTO mails (id, sender_id, tenant, thread_id, subject, html, text, state, send_at)
  VALUES (mail, writer.id, writer.tenant, mail, mail_subject, mail_html, mail_text, 'sent', now());
  INSERT INTO mail_recipients (tenant, mail_id, place, kind, user_id, email, name, is_delivered)
  VALUES (writer.tenant, mail, 0, 'to', receiver.id, receiver.email, coalesce(nullif(receiver.full_name, ''), receiver.username), true);
  INSERT INTO mail_entries (user_id, tenant, mail_id, thread_id, folder, search)
  VALUES (receiver.id, receiver.tenant, mail, mail, 'inbox', mail_search(mail));
END $$;

REVOKE ALL ON FUNCTION leave_welcome(integer, integer, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION leave_welcome(integer, integer, text, text, text) TO dsms_app;
