-- How many students of a school take a place of its plan: those in training, also while they pause. All of them, however far
-- the caller reaches.
CREATE OR REPLACE FUNCTION students_in_training(school integer) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM students s JOIN users u ON u.tenant = s.tenant AND u.id = s.id
     WHERE s.tenant = school AND (app_sees_all() OR school = app_tenant())
       AND s.status IN ('active', 'paused') AND s.archived_at IS NULL AND u.status IN ('invited', 'active'));
END $$;

REVOKE ALL ON FUNCTION students_in_training(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION students_in_training(integer) TO dsms_app;
