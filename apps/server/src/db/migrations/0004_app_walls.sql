-- The server's own work, outside anybody's session.
CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT app_user() IS NULL AND app_sees_all() $$;
--> statement-breakpoint
-- A wall around one person's rows: the platform does not look over it either.
CREATE PROCEDURE personal_wall(target regclass, person_column text DEFAULT 'user_id') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY person ON %s USING (%I = (SELECT app_user()) OR (SELECT app_is_system()))', target, person_column);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
--> statement-breakpoint
-- The same with a condition of its own for who sees a row, and one for who writes it.
-- Conditions look other tables up by `(SELECT true FROM …)` and not by EXISTS, which the planner may turn into a hash of
-- everything that the caller has, a large mailbox for one mail.
CREATE PROCEDURE shared_wall(target regclass, may_see text, may_write text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY see ON %s FOR SELECT USING ((%s) OR (SELECT app_is_system()))', target, may_see);
  EXECUTE format('CREATE POLICY write ON %s USING ((%s) OR (SELECT app_is_system()))', target, may_write);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO dsms_app', target);
END $$;
--> statement-breakpoint
-- Whom the caller may address: active people of the own tenant (`own` stops there); platform people and the
-- administrators of schools may address one another. Row policies hide the other tenant, so this looks as its owner.
CREATE FUNCTION find_people(needle text, own boolean, only_ids integer[], at_most integer)
RETURNS TABLE (id integer, full_name text, email text, avatar text, role_name text, tenant integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
DECLARE
  me record;
BEGIN
  SELECT u.id, u.tenant, coalesce(r.key = 'admin', false) AS is_admin INTO me
    FROM users u JOIN roles r ON r.id = u.role_id WHERE u.id = app_user();
  IF NOT FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE '
    SELECT u.id, coalesce(nullif(u.full_name, ''''), u.username), u.email, u.avatar, r.name, u.tenant
      FROM users u JOIN roles r ON r.id = u.role_id
     WHERE u.status = ''active'' AND u.id <> $1
       AND (u.tenant = $2'
    || CASE WHEN own THEN ''
            WHEN me.tenant = 0 THEN ' OR r.key = ''admin'''
            WHEN me.is_admin THEN ' OR u.tenant = 0'
            ELSE '' END
    || ')'
    || CASE WHEN only_ids IS NULL THEN '' ELSE ' AND u.id = ANY($3)' END
    || CASE WHEN coalesce(needle, '') = '' THEN '' ELSE ' AND u.search LIKE $4' END
    || ' ORDER BY 2, 1 LIMIT $5'
    USING me.id, me.tenant, only_ids,
          '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%',
          at_most;
END $$;
--> statement-breakpoint
-- Name, address and picture of people whom a row of the caller's already names (a sender, a guest, a former
-- colleague), whatever became of them. Ids must come from such rows, never from a request.
CREATE FUNCTION people_cards(ids integer[])
RETURNS TABLE (id integer, full_name text, email text, avatar text, role_name text, status text, phone text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
  SELECT u.id, coalesce(nullif(u.full_name, ''), u.username), u.email, u.avatar, r.name, u.status, u.phone
    FROM users u JOIN roles r ON r.id = u.role_id WHERE u.id = ANY(ids)
$$;
--> statement-breakpoint
-- Lets people read files that the caller may read. Files that are not theirs to share are passed over in silence.
CREATE FUNCTION share_files(shared integer[], people integer[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO file_readers (file_id, user_id)
  SELECT f.id, p FROM files f CROSS JOIN unnest(people) AS p
   WHERE f.id = ANY(shared) AND f.owner_id <> p
     AND (app_is_system() OR f.owner_id = app_user()
          OR EXISTS (SELECT FROM file_readers r WHERE r.file_id = f.id AND r.user_id = app_user()))
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE SEQUENCE live_event_id;
--> statement-breakpoint
-- Tells open browsers when the transaction commits, and keeps what it told for those that were away. `addressees` is
-- {"users": [..], "butSession": ..}, {"role": ..}, {"session": ..} or {"tenant": .., "admins": ..}; the last is for
-- what is worth nothing a moment later and, like every event that is not `kept`, is told once.
CREATE FUNCTION publish_event(addressees jsonb, event jsonb, kept boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  number bigint := CASE WHEN kept THEN nextval('live_event_id') END;
BEGIN
  IF kept THEN
    INSERT INTO live_events (id, user_id, role_id, session_id, but_session, event)
    SELECT number, person::integer, NULL, NULL, (addressees ->> 'butSession')::uuid, event
      FROM jsonb_array_elements_text(addressees -> 'users') AS person
    UNION ALL
    SELECT number, NULL, (addressees ->> 'role')::integer, (addressees ->> 'session')::uuid, NULL, event
     WHERE NOT addressees ? 'users';
  END IF;
  PERFORM pg_notify('dsms_events', jsonb_build_object('id', number, 'to', addressees, 'event', event)::text);
END $$;
--> statement-breakpoint
ALTER TABLE live_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY person ON live_events USING (user_id = (SELECT app_user()) OR user_id IS NULL OR (SELECT app_is_system()));
--> statement-breakpoint
GRANT SELECT, DELETE ON live_events TO dsms_app;
--> statement-breakpoint
-- Who is there is told to those who may know by the functions that list contacts.
ALTER TABLE live_people ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system ON live_people USING ((SELECT app_is_system()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON live_people TO dsms_app;
--> statement-breakpoint
CALL personal_wall('chat_profiles');
--> statement-breakpoint
CALL shared_wall('files',
  'owner_id = (SELECT app_user()) OR (SELECT true FROM file_readers r WHERE r.file_id = files.id AND r.user_id = (SELECT app_user()))',
  'owner_id = (SELECT app_user())');
--> statement-breakpoint
CALL personal_wall('file_readers');
--> statement-breakpoint
REVOKE INSERT, UPDATE ON file_readers FROM dsms_app;
--> statement-breakpoint
CALL personal_wall('mail_entries');
--> statement-breakpoint
CALL personal_wall('mail_folders');
--> statement-breakpoint
CALL personal_wall('mail_settings');
--> statement-breakpoint
CALL shared_wall('mails',
  'sender_id = (SELECT app_user()) OR (SELECT true FROM mail_entries e WHERE e.mail_id = mails.id AND e.user_id = (SELECT app_user()))',
  'sender_id = (SELECT app_user())');
--> statement-breakpoint
-- A blind copy is seen by the sender and by whom it is for.
CALL shared_wall('mail_recipients',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND (kind <> ''bcc'' OR m.sender_id = (SELECT app_user()) OR user_id = (SELECT app_user())))',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND m.sender_id = (SELECT app_user()))');
--> statement-breakpoint
CALL shared_wall('mail_files',
  '(SELECT true FROM mails m WHERE m.id = mail_id)',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND m.sender_id = (SELECT app_user()))');
--> statement-breakpoint
CALL shared_wall('chats', '(SELECT app_user()) IN (first_id, second_id)', '(SELECT app_user()) IN (first_id, second_id)');
--> statement-breakpoint
CALL shared_wall('chat_members', '(SELECT app_user()) IN (user_id, peer_id)', '(SELECT app_user()) IN (user_id, peer_id)');
--> statement-breakpoint
-- Both people stand on the message itself, so that reading looks nothing up; that they are those of the chat is a key.
CALL shared_wall('chat_messages', '(SELECT app_user()) IN (sender_id, peer_id)', 'sender_id = (SELECT app_user())');
--> statement-breakpoint
ALTER TABLE chat_reports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY report ON chat_reports FOR INSERT WITH CHECK (reporter_id = (SELECT app_user()) OR (SELECT app_is_system()));
--> statement-breakpoint
CREATE POLICY tenant ON chat_reports USING ((SELECT app_sees_all()) OR tenant = (SELECT app_tenant()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON chat_reports TO dsms_app;
--> statement-breakpoint
CALL shared_wall('tasks', '(SELECT app_user()) IN (owner_id, assignee_id)', '(SELECT app_user()) IN (owner_id, assignee_id)');
--> statement-breakpoint
CALL personal_wall('task_places');
--> statement-breakpoint
-- Guests stand on the series; looked up as its owner, since the two tables' policies would ask each other for ever.
CREATE FUNCTION is_event_guest(event integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM event_guests g WHERE g.event_id = event AND g.user_id = app_user())
$$;
--> statement-breakpoint
CALL shared_wall('events',
  'owner_id = (SELECT app_user()) OR (is_shared AND tenant = (SELECT app_tenant())) OR is_event_guest(coalesce(series_id, id))',
  'owner_id = (SELECT app_user())');
--> statement-breakpoint
CALL shared_wall('event_guests',
  'user_id = (SELECT app_user()) OR (SELECT true FROM events e WHERE e.id = event_id)',
  'user_id = (SELECT app_user()) OR (SELECT true FROM events e WHERE e.id = event_id AND e.owner_id = (SELECT app_user()))');
--> statement-breakpoint
CALL personal_wall('event_reminders');
--> statement-breakpoint
CALL personal_wall('calendar_feeds');
--> statement-breakpoint
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION touch_record();
--> statement-breakpoint
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION touch_record('exdates', 'removed_at', 'ends_at', 'starts_at');
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_people(text, boolean, integer[], integer), people_cards(integer[]),
  share_files(integer[], integer[]), publish_event(jsonb, jsonb, boolean), is_event_guest(integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_people(text, boolean, integer[], integer), people_cards(integer[]),
  share_files(integer[], integer[]), publish_event(jsonb, jsonb, boolean), is_event_guest(integer) TO dsms_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app;
