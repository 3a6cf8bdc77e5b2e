-- Where somebody works, the caller unless told otherwise: the branches that staff are given and those where trainers teach.
CREATE OR REPLACE FUNCTION app_branches(viewer integer DEFAULT app_user(), school integer DEFAULT app_tenant()) RETURNS SETOF integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT branch_id FROM staff_branches WHERE tenant = school AND user_id = viewer
   UNION
  SELECT branch_id FROM trainer_branches WHERE tenant = school AND trainer_id = viewer
$$;

REVOKE ALL ON FUNCTION app_branches(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_branches(integer, integer) TO dsms_app;
