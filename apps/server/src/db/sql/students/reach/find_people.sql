-- The people that the caller may address: active people of the own tenant who sign in and whom the caller meets (`meets` says
-- the same of one person). With `own` that is all. The platform also finds administrators of schools, and these find one
-- support contact. Row policies hide the other tenant, so this looks as its owner.
CREATE OR REPLACE FUNCTION find_people(needle text, own boolean, only_ids integer[], at_most integer,
                                       patterns text[] DEFAULT NULL)
RETURNS TABLE (id integer, full_name text, email text, avatar text, role_name text, tenant integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
DECLARE
  me record;
  condition text := search_condition(patterns);
  width text := meeting_width(app_user());
BEGIN
  SELECT u.id, u.tenant, coalesce(r.key = 'admin', false) AS is_admin INTO me
    FROM users u JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = app_user();
  IF NOT FOUND OR width = 'nobody' THEN
    RETURN;
  END IF;
  RETURN QUERY EXECUTE '
    SELECT p.id, shown_name(p.tenant, p.id, p.kind, p.stored), p.email, p.avatar, p.role_name, p.tenant FROM (
    SELECT u.id, u.kind, coalesce(nullif(u.full_name, ''''), u.username) AS stored, u.email, u.avatar,
           shown_role(u.kind, r.key, r.name) AS role_name, u.tenant
      FROM users u JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
     WHERE u.status = ''active'' AND u.account_id IS NOT NULL AND u.id <> $1
       AND (u.tenant = $2'
    || CASE width WHEN 'all' THEN ''
                  WHEN 'workers' THEN ' AND (u.kind IN (''staff'', ''trainer'') OR u.id = ANY($6))'
                  ELSE ' AND (u.kind = ''staff'' OR r.key = ''admin'' OR u.id = ANY($6))' END
    || CASE WHEN own THEN ''
            WHEN me.tenant = 0 THEN ' OR r.key = ''admin'''
            WHEN me.is_admin THEN ' OR u.id = support_contact()'
            ELSE '' END
    || ')'
    || CASE WHEN only_ids IS NULL THEN '' ELSE ' AND u.id = ANY($3)' END
    || CASE WHEN coalesce(needle, '') = '' THEN '' ELSE ' AND (u.search LIKE $4 OR '
         || search_condition(patterns, 'u.search') || '
         OR u.id IN (SELECT s.id FROM students s WHERE s.tenant = $2 AND ' || condition || '
                      UNION ALL SELECT g.id FROM guardians g WHERE g.tenant = $2 AND ' || condition || '
                      UNION ALL SELECT t.id FROM trainers t WHERE t.tenant = $2 AND ' || condition || '))' END
    || ' ORDER BY stored, u.id LIMIT $5) p ORDER BY p.stored, p.id'
    USING me.id, me.tenant, only_ids,
          contains_pattern(needle), at_most, CASE WHEN width <> 'all' THEN ARRAY(SELECT people_of(me.id)) END;
END $$;

REVOKE ALL ON FUNCTION find_people(text, boolean, integer[], integer, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_people(text, boolean, integer[], integer, text[]) TO dsms_app;
