-- How people appear in the caller's chats: those they may talk to, narrowed by ids or part of a name; with ids also
-- those they have a chat with and may talk to no more. Students get neither number nor address of other students.
CREATE OR REPLACE FUNCTION chat_people(only_ids integer[], needle text, at_most integer)
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
  SELECT u.id, coalesce(nullif(u.full_name, ''), u.username), shown_role(u.kind, r.key, r.name), coalesce(p.about, ''), coalesce(u.avatar, ''),
         CASE WHEN k.is_reachable THEN chat_status(u.id) ELSE 'offline' END,
         CASE WHEN u.kind = 'student' AND me.kind = 'student' THEN '' ELSE u.email END,
         CASE WHEN u.kind = 'student' AND me.kind = 'student' THEN NULL ELSE u.phone END,
         u.tenant, coalesce(r.key = 'admin', false), k.is_reachable
    FROM known k
    JOIN users u ON u.id = k.id
    JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
    JOIN users me ON me.id = app_user()
    LEFT JOIN chat_profiles p ON p.user_id = u.id
   WHERE k.is_reachable OR u.search LIKE contains_pattern(needle)
   ORDER BY 2, 1
$$;

REVOKE ALL ON FUNCTION chat_people(integer[], text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chat_people(integer[], text, integer) TO dsms_app;
