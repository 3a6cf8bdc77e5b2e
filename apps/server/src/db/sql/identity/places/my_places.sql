-- Everybody whom the caller's account is, with what waits for them there: how somebody of two schools sees that they are
-- wanted in the other. Walls of the place acted in would hide the others.
CREATE OR REPLACE FUNCTION my_places()
RETURNS TABLE (id integer, school_id integer, school_name jsonb, full_name text, kind text, role_key text, role_name text, unread integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 3 AS $$
BEGIN
  RETURN QUERY
  SELECT u.id, u.school_id, s.name, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)), u.kind, r.key, r.name,
         (SELECT count(*)::integer FROM notifications n WHERE n.user_id = u.id AND n.read_at IS NULL)
    FROM users u JOIN roles r ON r.id = u.role_id LEFT JOIN schools s ON s.id = u.school_id
   WHERE u.account_id = app_account() AND u.status IN ('active', 'invited')
     AND (s.id IS NULL OR (s.status NOT IN ('closed', 'rejected') AND s.archived_at IS NULL))
   ORDER BY u.school_id NULLS FIRST, u.id;
END $$;

REVOKE ALL ON FUNCTION my_places() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION my_places() TO dsms_app;
