-- The own mailbox, chats, tasks and calendar of an erased person go. Others keep what they got, from somebody with another name.
CREATE OR REPLACE FUNCTION forget_in_messages(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  it record;
BEGIN
  SELECT * INTO it FROM being_erased(person);
  DELETE FROM mail_entries WHERE user_id = person;
  DELETE FROM mail_folders WHERE user_id = person;
  DELETE FROM mail_settings WHERE user_id = person;
  -- what left the house for a mail stays with that mail; the rest that was written to them goes with `finish_erasure`
  UPDATE outbox SET recipient = it.mailbox
   WHERE lower(recipient) = ANY (it.mailed) AND id IN (SELECT r.outbox_id FROM mail_recipients r WHERE r.outbox_id IS NOT NULL);
  UPDATE mail_recipients r SET name = '', email = it.mailbox WHERE r.user_id = person OR lower(r.email) = ANY (it.mailed);
  UPDATE mails SET reply_to_id = NULL WHERE reply_to_id IN (
    SELECT m.id FROM mails m WHERE m.sender_id = person AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id));
  DELETE FROM mails m WHERE m.sender_id = person AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id);
  UPDATE mail_entries e
     SET search = CASE WHEN m.sender_id = person THEN mail_search(m.id, shown, it.mailbox) ELSE mail_search(m.id) END
    FROM mails m
   WHERE m.id = e.mail_id
     AND e.mail_id IN (SELECT id FROM mails WHERE sender_id = person
                       UNION SELECT mail_id FROM mail_recipients WHERE user_id = person OR email = it.mailbox);

  DELETE FROM chat_profiles WHERE user_id = person;
  UPDATE chat_reports SET reporter_name = shown WHERE reporter_id = person;
  UPDATE chat_reports SET reported_name = shown WHERE reported_id = person;
  UPDATE tasks SET assignee_id = NULL WHERE assignee_id = person AND owner_id <> person;
  DELETE FROM tasks WHERE owner_id = person AND coalesce(assignee_id, person) = person;
  DELETE FROM task_places WHERE user_id = person;
  DELETE FROM event_reminders WHERE user_id = person;
  DELETE FROM event_guests WHERE user_id = person;
  DELETE FROM events WHERE owner_id = person;
  DELETE FROM calendar_feeds WHERE user_id = person;

  -- files that nobody else was given go with the next cleaning, which takes those older than a day
  UPDATE files SET name = it.nobody, created_at = now() - interval '2 days'
   WHERE owner_id = person AND name NOT LIKE '/files/%'
     AND NOT EXISTS (SELECT FROM mail_files m WHERE m.file_id = files.id)
     AND NOT EXISTS (SELECT FROM chat_messages c WHERE c.file_id = files.id);
END $$;

REVOKE ALL ON FUNCTION forget_in_messages(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_in_messages(integer, text) TO dsms_app;
