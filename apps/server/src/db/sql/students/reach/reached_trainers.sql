-- The trainers whom the caller reaches: themselves, and by the reach of a branch those who teach at their branches.
CREATE OR REPLACE FUNCTION reached_trainers(reach text) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT app_user()
   UNION
  SELECT trainer_id FROM trainer_branches
   WHERE reach = 'branch' AND tenant = app_tenant() AND branch_id IN (SELECT app_branches());
END $$;

REVOKE ALL ON FUNCTION reached_trainers(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reached_trainers(text) TO dsms_app;
