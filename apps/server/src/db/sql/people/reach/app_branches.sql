-- Where the caller works: the branches that staff are given and those where trainers teach.
CREATE OR REPLACE FUNCTION app_branches() RETURNS SETOF integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT branch_id FROM staff_branches WHERE tenant = app_tenant() AND user_id = app_user()
   UNION
  SELECT branch_id FROM trainer_branches WHERE tenant = app_tenant() AND trainer_id = app_user()
$$;

REVOKE ALL ON FUNCTION app_branches() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_branches() TO dsms_app;
