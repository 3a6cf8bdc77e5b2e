-- Who may take away what others of the tenant wrote: whoever edits its people.
CREATE OR REPLACE FUNCTION app_moderates() RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM users u JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id
     WHERE u.id = app_user() AND u.tenant = app_tenant() AND r.status = 'active'
       AND (r.key = 'admin' OR EXISTS (
         SELECT FROM role_privileges p WHERE p.role_id = r.id AND p.permission = 'staff_users.edit')));
END $$;

REVOKE ALL ON FUNCTION app_moderates() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_moderates() TO dsms_app;
