-- Whether what a person wrote, asked or showed is for the caller's eyes.
CREATE OR REPLACE FUNCTION may_meet(person integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN app_meets_all() OR meets(app_user(), person);
END $$;

REVOKE ALL ON FUNCTION may_meet(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION may_meet(integer) TO dsms_app;
