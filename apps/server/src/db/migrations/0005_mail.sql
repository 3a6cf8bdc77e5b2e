-- How many mails lie in each folder of each mailbox, as lists show them: a conversation counts once, by its newest mail.
-- For each statement and not for each row, so that emptying a large trash costs one update of the numbers.
CREATE FUNCTION count_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail_folders AS f (user_id, folder, total, unread)
    SELECT user_id, folder, count(*), count(*) FILTER (WHERE NOT is_read)
      FROM later WHERE head_id IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (user_id, folder) DO UPDATE SET total = f.total + excluded.total, unread = f.unread + excluded.unread;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE mail_folders f SET total = f.total - gone.total, unread = f.unread - gone.unread
      FROM (SELECT user_id, folder, count(*) AS total, count(*) FILTER (WHERE NOT is_read) AS unread
              FROM earlier WHERE head_id IS NULL GROUP BY 1, 2) AS gone
     WHERE f.user_id = gone.user_id AND f.folder = gone.folder;
  ELSE
    INSERT INTO mail_folders AS f (user_id, folder, total, unread)
    SELECT user_id, folder, sum(one), sum(unread)
      FROM (SELECT user_id, folder, 1 AS one, (NOT is_read)::integer AS unread FROM later WHERE head_id IS NULL
            UNION ALL
            SELECT user_id, folder, -1, -(NOT is_read)::integer FROM earlier WHERE head_id IS NULL) AS changes
     GROUP BY 1, 2 HAVING sum(one) <> 0 OR sum(unread) <> 0 ORDER BY 1, 2
    ON CONFLICT (user_id, folder) DO UPDATE SET total = f.total + excluded.total, unread = f.unread + excluded.unread;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON mail_entries REFERENCING NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON mail_entries REFERENCING OLD TABLE AS earlier NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON mail_entries REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();
--> statement-breakpoint
-- What searching a mail looks in: subject, people (but for blind copies) and the beginning of the text.
CREATE FUNCTION mail_search(mail integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT normalise_text(concat_ws(' ', m.subject, u.full_name, u.email,
           (SELECT string_agg(r.name || ' ' || r.email, ' ') FROM mail_recipients r WHERE r.mail_id = m.id AND r.kind <> 'bcc'),
           left(m.text, 4000)))
    FROM mails m JOIN users u ON u.id = m.sender_id WHERE m.id = mail
$$;
--> statement-breakpoint
-- A view of the caller's own mailbox: `within` is a folder, `all` (but the trash) or `starred`. Newest first; with a
-- mark, the nearest ones above it (newer) or below it. It looks as its owner, since row policies would keep the planner
-- from the trigram index (LIKE is not leakproof).
CREATE FUNCTION find_mail(within text, label text, needle text, mark_time timestamptz, mark_id integer, is_newer boolean,
                          at_most integer, skipped integer)
RETURNS TABLE (id integer) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT e.id FROM mail_entries e WHERE e.user_id = $1 AND e.head_id IS NULL'
    || CASE within WHEN 'all' THEN ' AND e.folder <> ''trash'''
                   WHEN 'starred' THEN ' AND e.is_starred AND e.folder <> ''trash'''
                   ELSE ' AND e.folder = $2' END
    || CASE WHEN label IS NULL THEN '' ELSE ' AND e.labels <> ''{}'' AND $3 = ANY(e.labels)' END
    || CASE WHEN coalesce(needle, '') = '' THEN '' ELSE ' AND e.search LIKE $4' END
    || CASE WHEN mark_id IS NULL THEN '' WHEN is_newer THEN ' AND (e.time, e.id) > ($5, $6)' ELSE ' AND (e.time, e.id) < ($5, $6)' END
    -- the index runs the same way, or backwards
    || CASE WHEN is_newer THEN ' ORDER BY e.time ASC NULLS FIRST, e.id ASC NULLS FIRST'
            ELSE ' ORDER BY e.time DESC NULLS LAST, e.id DESC NULLS LAST' END
    || ' LIMIT $7 OFFSET $8'
    USING app_user(), within, label,
          '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%',
          mark_time, mark_id, at_most, skipped;
END $$;
--> statement-breakpoint
-- Which of these addresses (in lower case) belong to people the caller may write to: those they may address, they
-- themself, and whoever wrote the mail that is answered.
CREATE FUNCTION find_addressees(addresses text[], answered integer)
RETURNS TABLE (id integer, email text, full_name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
  WITH named AS (
    SELECT u.id, u.email, coalesce(nullif(u.full_name, ''), u.username) AS full_name FROM users u
     WHERE lower(u.email) = ANY(addresses) AND u.status = 'active' AND u.status <> 'archived'
  )
  SELECT p.id, p.email, p.full_name
    FROM find_people('', false, coalesce((SELECT array_agg(n.id) FROM named n), '{}'), 1000) p
  UNION
  SELECT n.id, n.email, n.full_name FROM named n
   WHERE n.id = app_user()
      OR n.id = (SELECT m.sender_id FROM mails m JOIN mail_entries e ON e.mail_id = m.id
                  WHERE m.id = answered AND e.user_id = app_user())
$$;
--> statement-breakpoint
-- Whom mails are for and what is attached, of mails that the caller wrote or has. Blind copies, and how copies outside
-- fare, are told to the sender alone. It looks as its owner, so that a page is planned and read in one go: the policies
-- of these tables would ask about the mail again for each row.
CREATE FUNCTION mail_parts(of_mails integer[]) RETURNS TABLE (mail_id integer, recipients json, files json)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
  SELECT m.id,
         (SELECT json_agg(json_build_object('kind', r.kind, 'email', r.email, 'name', r.name,
                   'isInside', r.user_id IS NOT NULL, 'isDelivered', r.is_delivered,
                   'status', CASE WHEN m.sender_id = app_user() THEN o.status END,
                   'error', CASE WHEN m.sender_id = app_user() THEN o.error END) ORDER BY r.place)
            FROM mail_recipients r LEFT JOIN outbox o ON o.id = r.outbox_id
           WHERE r.mail_id = m.id AND (r.kind <> 'bcc' OR m.sender_id = app_user())),
         (SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) ORDER BY a.place)
            FROM mail_files a JOIN files f ON f.id = a.file_id WHERE a.mail_id = m.id)
    FROM mails m
   WHERE m.id = ANY(of_mails)
     AND (m.sender_id = app_user()
          OR (SELECT true FROM mail_entries e WHERE e.mail_id = m.id AND e.user_id = app_user()))
$$;
--> statement-breakpoint
-- Makes one row of what stands several times in an inbox: the newest mail of a conversation leads, the others lie under
-- it, and it takes over their star, labels and words.
CREATE FUNCTION join_conversations(people integer[], threads integer[]) RETURNS void LANGUAGE sql AS $$
  WITH crowded AS (
    SELECT e.user_id, e.thread_id, bool_or(e.is_starred) AS is_starred,
           left(string_agg(e.search, ' ' ORDER BY e.time DESC, e.id DESC), 12000) AS search,
           ARRAY(SELECT DISTINCT label FROM mail_entries o, unnest(o.labels) AS label
                  WHERE o.user_id = e.user_id AND o.thread_id = e.thread_id AND o.folder = 'inbox' AND o.head_id IS NULL
                  ORDER BY 1) AS labels
      FROM mail_entries e
     WHERE e.user_id = ANY(people) AND e.thread_id = ANY(threads) AND e.folder = 'inbox' AND e.head_id IS NULL
     GROUP BY 1, 2 HAVING count(*) > 1
  ), members AS (
    SELECT e.id, c.is_starred, c.search, c.labels,
           first_value(e.id) OVER (PARTITION BY e.user_id, e.thread_id ORDER BY e.time DESC, e.id DESC) AS head
      FROM mail_entries e JOIN crowded c ON c.user_id = e.user_id AND c.thread_id = e.thread_id
     WHERE e.folder = 'inbox'
  )
  UPDATE mail_entries e
     SET head_id = nullif(m.head, e.id),
         is_starred = CASE WHEN m.head = e.id THEN m.is_starred ELSE e.is_starred END,
         labels = CASE WHEN m.head = e.id THEN m.labels ELSE e.labels END,
         search = CASE WHEN m.head = e.id THEN m.search ELSE e.search END
    FROM members m WHERE m.id = e.id
$$;
--> statement-breakpoint
-- Takes mails out of the caller's trash for good: these with what lies under them, or all for null. A mail that lies in
-- no mailbox any more and that no other mail answers goes with them.
CREATE FUNCTION purge_mail(only_ids integer[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer[];
  deleted integer;
BEGIN
  -- two people who throw away the last copies at once would each see the other's
  PERFORM FROM mails m
    WHERE m.id IN (SELECT e.mail_id FROM mail_entries e WHERE e.user_id = app_user() AND e.folder = 'trash'
                      AND (only_ids IS NULL OR e.id = ANY(only_ids) OR e.head_id = ANY(only_ids)))
    ORDER BY m.id FOR UPDATE;
  WITH own AS (
    DELETE FROM mail_entries e
     WHERE e.user_id = app_user() AND e.folder = 'trash'
       AND (only_ids IS NULL OR e.id = ANY(only_ids) OR e.head_id = ANY(only_ids))
    RETURNING e.mail_id, e.head_id
  )
  SELECT array_agg(mail_id), count(*) FILTER (WHERE head_id IS NULL) INTO gone, deleted FROM own;
  DELETE FROM mails m
   WHERE m.id = ANY(gone)
     AND NOT EXISTS (SELECT FROM mail_entries e WHERE e.mail_id = m.id)
     AND NOT EXISTS (SELECT FROM mails r WHERE r.reply_to_id = m.id);
  RETURN deleted;
END $$;
--> statement-breakpoint
-- Leaves a first mail in the inbox of somebody new. `sender` null: an administrator of the platform, else their own
-- school's, else they themself. A person leaves it in their own name and where they act, the server anywhere.
CREATE FUNCTION leave_welcome(person integer, sender integer, mail_subject text, mail_html text, mail_text text)
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
  SELECT u.* INTO writer FROM users u JOIN roles r ON r.id = u.role_id
   WHERE u.id = sender OR (sender IS NULL AND r.key = 'admin' AND u.status = 'active' AND u.id <> person AND u.tenant IN (0, receiver.tenant))
   ORDER BY u.tenant, u.id LIMIT 1;
  IF NOT FOUND THEN
    writer := receiver;
  END IF;
  INSERT INTO mails (id, sender_id, school_id, thread_id, subject, html, text, state, send_at)
  VALUES (mail, writer.id, writer.school_id, mail, mail_subject, mail_html, mail_text, 'sent', now());
  INSERT INTO mail_recipients (mail_id, place, kind, user_id, email, name, is_delivered)
  VALUES (mail, 0, 'to', receiver.id, receiver.email, coalesce(nullif(receiver.full_name, ''), receiver.username), true);
  INSERT INTO mail_entries (user_id, school_id, mail_id, thread_id, folder, search)
  VALUES (receiver.id, receiver.school_id, mail, mail, 'inbox', mail_search(mail));
END $$;
--> statement-breakpoint
-- The sender's windows show how a copy outside fares as soon as it is known.
CREATE FUNCTION tell_delivery() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('users', jsonb_build_array(m.sender_id)), '{"type":"mail"}', true)
    FROM mail_recipients r JOIN mails m ON m.id = r.mail_id WHERE r.outbox_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_delivery AFTER UPDATE OF status, error ON outbox FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.error IS DISTINCT FROM NEW.error) EXECUTE FUNCTION tell_delivery();
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_mail(text, text, text, timestamptz, integer, boolean, integer, integer),
  find_addressees(text[], integer), mail_parts(integer[]), purge_mail(integer[]),
  leave_welcome(integer, integer, text, text, text), count_mail(), tell_delivery() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_mail(text, text, text, timestamptz, integer, boolean, integer, integer),
  find_addressees(text[], integer), mail_parts(integer[]), purge_mail(integer[]),
  leave_welcome(integer, integer, text, text, text) TO dsms_app;
