-- Takes away everything that tells who an archived person was, in one go and for ever. Stays: what the law keeps (issued
-- invoices, payments and what was done to them), copies that others own (mails and messages, under another name), and the
-- row itself, on which those hang. `shown` is what the person is called from now on.
CREATE OR REPLACE FUNCTION erase_person(person integer, shown text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who users;
  nobody text := 'erased-' || person;
  mailbox text := 'erased-' || person || '@erased.invalid';
  -- addresses that are nobody else's: two children may have had their father's
  mailed text[];
  word text;
BEGIN
  SELECT * INTO who FROM users WHERE id = person FOR UPDATE;
  IF NOT FOUND OR who.status <> 'archived' OR who.erased_at IS NOT NULL
     OR NOT (app_sees_all() OR who.tenant IS NOT DISTINCT FROM app_tenant()) THEN
    RAISE EXCEPTION 'erase_person: % is nobody to be erased', person USING ERRCODE = 'insufficient_privilege';
  END IF;

  mailed := ARRAY(
    SELECT DISTINCT lower(address) FROM unnest(ARRAY[who.email, (SELECT a.email FROM accounts a WHERE a.id = who.account_id)]) AS address
     WHERE address IS NOT NULL
       AND NOT EXISTS (SELECT FROM users u WHERE lower(u.email) = lower(address) AND u.id <> person AND u.status <> 'archived'));

  -- signing in
  DELETE FROM sessions WHERE user_id = person;
  DELETE FROM invitations WHERE user_id = person;
  -- and all that belongs to it; an account that is a person elsewhere stays its owner's
  DELETE FROM accounts a WHERE a.id = who.account_id
     AND NOT EXISTS (SELECT FROM users u WHERE u.account_id = a.id AND u.status <> 'archived');
  UPDATE identity_events SET ip = NULL, user_agent = NULL WHERE user_id = person;
  UPDATE identity_events SET actor_name = shown WHERE actor_id = person;
  DELETE FROM notifications WHERE user_id = person;
  DELETE FROM live_events WHERE user_id = person;
  DELETE FROM live_people WHERE user_id = person;
  DELETE FROM outbox WHERE lower(recipient) = ANY(mailed) AND id NOT IN (SELECT outbox_id FROM mail_recipients WHERE outbox_id IS NOT NULL);
  DELETE FROM newsletter_subscribers WHERE lower(email) = ANY(mailed);
  UPDATE user_profiles SET company = '', designation = '', bio = '', website = '', country = '', cover = NULL, languages = '{}',
         contact_options = '{}', address = '{}', social_links = '{}', connections = '{}', notices = '{}'
   WHERE user_id = person;
  UPDATE users SET first_name = shown, last_name = '', username = nobody, email = mailbox, phone = NULL, avatar = NULL,
         gender_id = NULL, country_id = NULL, employee_no = NULL, birth_date = NULL, address = NULL, status_reason = NULL,
         account_id = NULL, bookmarks = NULL, erased_at = now()
   WHERE id = person;

  -- learning: that somebody learnt, and when, stays
  UPDATE enrolments SET learner_permit_no = NULL, official_file_no = NULL, notes = NULL, status_reason = NULL WHERE student_id = person;

  -- mail: the own boxes; others keep what they got
  DELETE FROM mail_entries WHERE user_id = person;
  DELETE FROM mail_folders WHERE user_id = person;
  DELETE FROM mail_settings WHERE user_id = person;
  UPDATE mail_recipients r SET name = '', email = mailbox WHERE r.user_id = person OR lower(r.email) = ANY(mailed);
  UPDATE mails SET reply_to_id = NULL WHERE reply_to_id IN (
    SELECT m.id FROM mails m WHERE m.sender_id = person AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id));
  DELETE FROM mails m WHERE m.sender_id = person AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id);
  UPDATE mail_entries e SET search = mail_search(e.mail_id)
   WHERE e.mail_id IN (SELECT id FROM mails WHERE sender_id = person UNION SELECT mail_id FROM mail_recipients WHERE user_id = person OR email = mailbox);
  UPDATE outbox SET from_name = NULL, reply_to = NULL WHERE lower(reply_to) = ANY(mailed);
  UPDATE outbox SET recipient = mailbox WHERE lower(recipient) = ANY(mailed);

  -- chat, tasks, calendar
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
  DELETE FROM lesson_feeds WHERE user_id = person;

  -- why somebody was away is nobody's business any more
  UPDATE leave_requests SET note = NULL, status_reason = NULL WHERE trainer_id = person;
  UPDATE availability_exceptions SET reason = NULL WHERE trainer_id = person;

  -- what was posted: others' comments stand below it
  DELETE FROM follows WHERE person IN (follower_id, followed_id);
  DELETE FROM post_likes WHERE user_id = person;
  DELETE FROM comment_likes WHERE user_id = person;
  DELETE FROM poll_votes WHERE user_id = person;
  UPDATE posts SET text = '–', photo_id = NULL WHERE author_id = person;
  UPDATE post_comments SET text = '–' WHERE author_id = person;
  UPDATE poll_options SET name = '–' WHERE poll_id IN (SELECT id FROM polls WHERE author_id = person);
  UPDATE polls SET question = '–' WHERE author_id = person;
  DELETE FROM photos WHERE owner_id = person;
  UPDATE blog_comments SET name = shown, email = mailbox, website = '' WHERE user_id = person OR lower(email) = ANY(mailed);
  DELETE FROM blog_bookmarks WHERE user_id = person;
  DELETE FROM headline_stars WHERE user_id = person;
  DELETE FROM topic_stars WHERE user_id = person;
  DELETE FROM help_votes WHERE voter = 'person ' || person;
  UPDATE reviews SET person = shown, text = '' WHERE author_id = erase_person.person;

  -- buying: an issued invoice says all that the law wants to know
  DELETE FROM shop_addresses WHERE user_id = person;
  DELETE FROM shop_cart_lines WHERE user_id = person;
  DELETE FROM shop_wishes WHERE user_id = person;
  UPDATE shop_reviews SET text = '' WHERE user_id = person;
  UPDATE shop_orders SET buyer_name = shown, address = NULL, note = '' WHERE buyer_id = person;
  UPDATE shop_order_events SET note = '' WHERE user_id = person;
  UPDATE invoice_reminders SET sent_to = mailbox WHERE lower(sent_to) = ANY(mailed);
  UPDATE invoices SET client = client || jsonb_build_object('name', shown, 'company', '', 'companyEmail', '', 'address', '', 'contact', '')
   WHERE tenant = who.tenant AND state = 'draft' AND (buyer_id = person OR lower(client ->> 'companyEmail') = ANY(mailed));
  UPDATE invoice_clients SET archived_at = coalesce(archived_at, now()),
         client = client || jsonb_build_object('name', shown, 'company', '', 'companyEmail', '', 'address', '', 'contact', '')
   WHERE tenant = who.tenant AND lower(client ->> 'companyEmail') = ANY(mailed);
  UPDATE employees SET full_name = shown, email = mailbox WHERE tenant = who.tenant AND lower(email) = ANY(mailed);

  -- files that nobody else was given go with the next cleaning, which takes those older than a day
  DELETE FROM file_readers WHERE user_id = person;
  UPDATE files SET name = nobody, created_at = now() - interval '2 days'
   WHERE owner_id = person AND name NOT LIKE '/files/%'
     AND NOT EXISTS (SELECT FROM mail_files m WHERE m.file_id = files.id)
     AND NOT EXISTS (SELECT FROM chat_messages c WHERE c.file_id = files.id);

  -- what was written down about all that, this very erasure included
  UPDATE audit_log SET subject = shown, before = erased_fields(before), after = erased_fields(after)
   WHERE entity = 'users' AND entity_id = person;
  UPDATE audit_log SET subject = '', before = erased_fields(before), after = erased_fields(after)
   WHERE tenant = who.tenant
     AND (entity = 'posts' AND entity_id IN (SELECT id FROM posts WHERE author_id = person)
       OR entity = 'post_comments' AND entity_id IN (SELECT id FROM post_comments WHERE author_id = person)
       OR entity = 'polls' AND entity_id IN (SELECT id FROM polls WHERE author_id = person)
       OR entity = 'leave_requests' AND entity_id IN (SELECT id FROM leave_requests WHERE trainer_id = person)
       OR entity = 'availability_exceptions' AND person::text IN (before ->> 'trainer_id', after ->> 'trainer_id')
       OR entity = 'shop_orders' AND entity_id IN (SELECT id FROM shop_orders WHERE buyer_id = person)
       OR entity = 'invoices' AND entity_id IN (SELECT id FROM invoices WHERE tenant = who.tenant AND state = 'draft' AND client ->> 'name' = shown)
       OR entity = 'invoice_clients' AND entity_id IN (SELECT id FROM invoice_clients WHERE tenant = who.tenant AND client ->> 'name' = shown)
       OR entity = 'reviews' AND entity_id IN (SELECT id FROM reviews r WHERE r.author_id = erase_person.person));
  -- elsewhere the person was named by others; what was done to issued invoices stays as it was
  FOREACH word IN ARRAY array_remove(ARRAY[CASE WHEN lower(who.email) = ANY(mailed) THEN who.email END, who.full_name, who.phone, CASE WHEN length(who.username) > 5 THEN who.username END], '') LOOP
    CONTINUE WHEN word IS NULL;
    UPDATE audit_log a SET subject = replace(subject, word, shown),
           before = replace(before::text, word, 'erased')::jsonb, after = replace(after::text, word, 'erased')::jsonb
     WHERE tenant = who.tenant AND position(word IN concat(subject, before, after)) > 0
       AND NOT (entity LIKE 'invoice%' AND EXISTS (SELECT FROM invoices i WHERE i.id = a.entity_id AND i.state <> 'draft'));
    DELETE FROM live_events WHERE position(word IN event::text) > 0;
    UPDATE notifications SET params = replace(params::text, word, shown)::jsonb WHERE tenant = who.tenant AND position(word IN params::text) > 0;
    UPDATE outbox SET subject = replace(subject, word, shown), text = replace(text, word, shown), html = replace(html, word, shown)
     WHERE status <> 'waiting' AND position(word IN concat(subject, text, html)) > 0;
  END LOOP;
  INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, subject, after)
  VALUES (who.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'users', person, 'deleted', shown, '{"erased": true}');
END $$;

REVOKE ALL ON FUNCTION erase_person(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_person(integer, text) TO dsms_app;
