-- How people appear in the caller's chats: those they may talk to, narrowed by ids or part of a name; with ids also
-- those they have a chat with and may begin none any more. Of these, whoever wrote and may still write is answered. Nobody
-- gets number or address of people whom they may not know.
CREATE OR REPLACE FUNCTION chat_people(only_ids integer[], needle text, at_most integer)
RETURNS TABLE (id integer, full_name text, role_name text, about text, avatar text, status text, email text,
               phone text, tenant integer, is_admin boolean, is_reachable boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 50 AS $$
BEGIN
  RETURN QUERY
  WITH contacts AS MATERIALIZED (
    SELECT p.id FROM find_people(needle, false, only_ids, at_most) p
  ), known AS (
    SELECT c.id, true AS is_reachable, true AS is_known FROM contacts c
    UNION ALL
    SELECT m.peer_id,
           m.incoming_id > 0 AND u.status = 'active' AND u.account_id IS NOT NULL
             AND meeting_width(app_user()) <> 'nobody' AND meets(m.peer_id, app_user()),
           meets(app_user(), m.peer_id)
      FROM chat_members m JOIN users u ON u.id = m.peer_id
     WHERE only_ids IS NOT NULL AND m.user_id = app_user() AND m.peer_id = ANY(only_ids)
       AND m.peer_id NOT IN (SELECT c.id FROM contacts c)
  )
  SELECT u.id, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)), shown_role(u.kind, r.key, r.name), coalesce(p.about, ''), coalesce(u.avatar, ''),
         CASE WHEN k.is_reachable THEN chat_status(u.id) ELSE 'offline' END,
         CASE WHEN k.is_known THEN u.email ELSE '' END,
         CASE WHEN k.is_known THEN u.phone END,
         u.tenant, coalesce(r.key = 'admin', false), k.is_reachable
    FROM known k
    JOIN users u ON u.id = k.id
    LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
    LEFT JOIN chat_profiles p ON p.user_id = u.id
   WHERE k.is_reachable OR u.search LIKE contains_pattern(needle)
   ORDER BY coalesce(nullif(u.full_name, ''), u.username), u.id;
END $$;

REVOKE ALL ON FUNCTION chat_people(integer[], text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chat_people(integer[], text, integer) TO dsms_app;
