-- Where somebody works, the caller unless told otherwise: the branches that staff are given and those where trainers teach.
CREATE OR REPLACE FUNCTION app_branches(of_person integer DEFAULT NULL, of_tenant integer DEFAULT NULL) RETURNS SETOF integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT branch_id FROM staff_branches WHERE tenant = coalesce(of_tenant, app_tenant()) AND user_id = coalesce(of_person, app_user())
   UNION
  SELECT branch_id FROM trainer_branches WHERE tenant = coalesce(of_tenant, app_tenant()) AND trainer_id = coalesce(of_person, app_user());
END $$;

REVOKE ALL ON FUNCTION app_branches(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_branches(integer, integer) TO dsms_app;
