-- What stands for "contains this text" in LIKE, in the one form that texts are compared in.
CREATE FUNCTION contains_pattern(needle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
-- A row of `live_people` that was renewed later than this stands for somebody who is there; an older one was left by a
-- process that died.
CREATE FUNCTION present_since() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT now() - interval '75 seconds' $$;
--> statement-breakpoint
-- What others see of a person: the chosen status while a window is open, else offline. Tells the truth to the system
-- and to functions that look as their owner; to anybody else everybody is offline.
CREATE FUNCTION chat_status(person integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM live_people l WHERE l.user_id = person AND l.seen_at > present_since())
              THEN coalesce((SELECT p.status FROM chat_profiles p WHERE p.user_id = person), 'online')
              ELSE 'offline' END
$$;
--> statement-breakpoint
-- The names of a large school in their order, as `find_people` gives the first of them.
CREATE INDEX users_contacts_idx ON users (tenant, coalesce(nullif(full_name, ''), username), id) WHERE status = 'active';
--> statement-breakpoint
-- How people appear in the caller's chats: those they may talk to, narrowed by ids or part of a name; with ids also
-- those they have a chat with and may talk to no more. Students get no telephone numbers of other students.
CREATE FUNCTION chat_people(only_ids integer[], needle text, at_most integer)
RETURNS TABLE (id integer, full_name text, role_name text, about text, avatar text, status text, email text,
               phone text, tenant integer, is_admin boolean, is_reachable boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
  WITH contacts AS MATERIALIZED (
    SELECT p.id FROM find_people(needle, false, only_ids, at_most) p
  ), known AS (
    SELECT c.id, true AS is_reachable FROM contacts c
    UNION ALL
    SELECT m.peer_id, false FROM chat_members m
     WHERE only_ids IS NOT NULL AND m.user_id = app_user() AND m.peer_id = ANY(only_ids)
       AND m.peer_id NOT IN (SELECT c.id FROM contacts c)
  )
  SELECT u.id, coalesce(nullif(u.full_name, ''), u.username), r.name, coalesce(p.about, ''), coalesce(u.avatar, ''),
         CASE WHEN k.is_reachable THEN chat_status(u.id) ELSE 'offline' END, u.email,
         CASE WHEN u.kind = 'student' AND me.kind = 'student' THEN NULL ELSE u.phone END,
         u.tenant, coalesce(r.key = 'admin', false), k.is_reachable
    FROM known k
    JOIN users u ON u.id = k.id
    JOIN roles r ON r.id = u.role_id
    JOIN users me ON me.id = app_user()
    LEFT JOIN chat_profiles p ON p.user_id = u.id
   WHERE k.is_reachable OR u.search LIKE contains_pattern(needle)
   ORDER BY 2, 1
$$;
--> statement-breakpoint
-- Both sides of the caller's chat with a person, locked until the transaction ends, so that the keys of a chat's
-- messages are in the order of their commits. Begins the chat when there is none and the caller may talk to the person;
-- else gives nothing. In plpgsql, since what is read after a lock was waited for must be read by a statement of its own.
CREATE FUNCTION open_chat(peer integer) RETURNS SETOF chat_members LANGUAGE plpgsql AS $$
DECLARE
  me integer := app_user();
  chat integer;
BEGIN
  SELECT c.id INTO chat FROM chats c
   WHERE c.first_id = least(me, peer) AND c.second_id = greatest(me, peer) FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO chats (school_id, first_id, second_id)
    SELECT coalesce(nullif(mine.tenant, 0), nullif(p.tenant, 0)), least(me, peer), greatest(me, peer)
      FROM find_people(NULL, false, ARRAY[peer], 1) p, users mine WHERE mine.id = me
    ON CONFLICT (first_id, second_id) DO NOTHING
    RETURNING chats.id INTO chat;
    IF FOUND THEN
      INSERT INTO chat_members (chat_id, user_id, peer_id) VALUES (chat, me, peer), (chat, peer, me);
    ELSE
      -- somebody was faster, or there is nobody to talk to
      SELECT c.id INTO chat FROM chats c
       WHERE c.first_id = least(me, peer) AND c.second_id = greatest(me, peer) FOR UPDATE;
    END IF;
  END IF;
  RETURN QUERY SELECT * FROM chat_members m WHERE m.chat_id = chat;
END $$;
--> statement-breakpoint
-- Keys of a chat's messages that contain a text, newest first, as far as the caller sees them. Row policies would keep
-- the planner from the trigram index (LIKE is not leakproof), so this looks as its owner, in the caller's own chat alone.
CREATE FUNCTION find_chat_messages(peer integer, needle text, at_most integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
DECLARE
  mine record;
BEGIN
  SELECT m.chat_id, m.cleared_id INTO mine FROM chat_members m WHERE m.user_id = app_user() AND m.peer_id = peer;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT id FROM chat_messages WHERE chat_id = $1 AND id > $2 AND search LIKE $3 ORDER BY id DESC LIMIT $4'
    USING mine.chat_id, mine.cleared_id, contains_pattern(needle), at_most;
END $$;
--> statement-breakpoint
-- When the transaction of a kept event began; whom it was for is not told. Null when it is not kept any more.
CREATE FUNCTION event_time(event_id bigint) RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT min(created_at) FROM live_events WHERE id = event_id
$$;
--> statement-breakpoint
-- The first event is for nobody: there is always a newest one, for a stream to begin at.
INSERT INTO live_events (id, event) VALUES (nextval('live_event_id'), '{"type":"hello"}');
--> statement-breakpoint
REVOKE ALL ON FUNCTION chat_people(integer[], text, integer), find_chat_messages(integer, text, integer),
  event_time(bigint) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION chat_people(integer[], text, integer), find_chat_messages(integer, text, integer),
  event_time(bigint) TO dsms_app;
