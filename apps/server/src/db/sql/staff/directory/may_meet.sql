-- Whether what a person wrote, asked or showed is for the caller's eyes.
CREATE OR REPLACE FUNCTION may_meet(person integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT app_meets_all() OR meets(app_user(), person)
$$;

REVOKE ALL ON FUNCTION may_meet(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION may_meet(integer) TO dsms_app;
