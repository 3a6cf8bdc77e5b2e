-- The server's own work, outside anybody's session.
CREATE OR REPLACE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT app_user() IS NULL AND app_sees_all() $$;
