-- Students find the people who work at their school and not one another. Looked up as its owner; statements ask it once,
-- as `(SELECT app_is_student())`.
CREATE OR REPLACE FUNCTION app_is_student() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT u.kind = 'student' FROM users u WHERE u.id = app_user()), false)
$$;

REVOKE ALL ON FUNCTION app_is_student() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_is_student() TO dsms_app;
