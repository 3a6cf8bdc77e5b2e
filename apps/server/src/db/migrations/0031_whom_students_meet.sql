-- Students find the people who work at their school and not one another. Looked up as its owner; statements ask it once,
-- as `(SELECT app_is_student())`.
CREATE FUNCTION app_is_student() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT u.kind = 'student' FROM users u WHERE u.id = app_user()), false)
$$;
--> statement-breakpoint
-- Whether what a person wrote, asked or showed is for the caller's eyes.
CREATE FUNCTION may_meet(person integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT person = app_user() OR NOT app_is_student()
      OR NOT EXISTS (SELECT FROM users u WHERE u.id = person AND u.kind = 'student')
$$;
--> statement-breakpoint
-- Whom the caller may address: active people of the own tenant (`own` stops there), for students those who work there;
-- platform people and the administrators of schools may address one another. Row policies hide the other tenant, so
-- this looks as its owner.
CREATE OR REPLACE FUNCTION find_people(needle text, own boolean, only_ids integer[], at_most integer)
RETURNS TABLE (id integer, full_name text, email text, avatar text, role_name text, tenant integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
DECLARE
  me record;
BEGIN
  SELECT u.id, u.tenant, u.kind, coalesce(r.key = 'admin', false) AS is_admin INTO me
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
    || CASE WHEN me.kind = 'student' THEN ' AND u.kind <> ''student''' ELSE '' END
    || CASE WHEN only_ids IS NULL THEN '' ELSE ' AND u.id = ANY($3)' END
    || CASE WHEN coalesce(needle, '') = '' THEN '' ELSE ' AND u.search LIKE $4' END
    || ' ORDER BY 2, 1 LIMIT $5'
    USING me.id, me.tenant, only_ids,
          '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%',
          at_most;
END $$;
--> statement-breakpoint
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
  SELECT u.id, coalesce(nullif(u.full_name, ''), u.username), r.name, coalesce(p.about, ''), coalesce(u.avatar, ''),
         CASE WHEN k.is_reachable THEN chat_status(u.id) ELSE 'offline' END,
         CASE WHEN u.kind = 'student' AND me.kind = 'student' THEN '' ELSE u.email END,
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
-- What students put on their profiles is for themselves and for those who work at the school.
ALTER POLICY see ON posts USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR may_meet(author_id))) OR (SELECT app_is_system()));
--> statement-breakpoint
ALTER POLICY see ON polls USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR may_meet(author_id))) OR (SELECT app_is_system()));
--> statement-breakpoint
ALTER POLICY see ON photos USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR may_meet(owner_id))) OR (SELECT app_is_system()));
--> statement-breakpoint
ALTER POLICY see ON follows USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR (may_meet(follower_id) AND may_meet(followed_id)))) OR (SELECT app_is_system()));
--> statement-breakpoint
ALTER POLICY see ON post_likes USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR may_meet(user_id))) OR (SELECT app_is_system()));
--> statement-breakpoint
ALTER POLICY see ON poll_votes USING ((tenant = (SELECT app_tenant())
  AND (NOT (SELECT app_is_student()) OR may_meet(user_id))) OR (SELECT app_is_system()));
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_is_student(), may_meet(integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_is_student(), may_meet(integer) TO dsms_app;
