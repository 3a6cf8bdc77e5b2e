-- Whether the caller meets everybody where they act, so that nothing need be asked of each row. Statements ask it once, as
-- `(SELECT app_meets_all())`.
CREATE OR REPLACE FUNCTION app_meets_all() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN meeting_width(app_user()) = 'all';
END $$;

REVOKE ALL ON FUNCTION app_meets_all() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_meets_all() TO dsms_app;
