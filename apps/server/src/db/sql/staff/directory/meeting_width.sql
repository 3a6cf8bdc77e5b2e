-- How wide somebody meets the people where they are: `all`; `workers`, who works there, and the learners they reach; `office`,
-- its staff, and whom their own records name; `nobody`. Learners and their guardians are at most of the third kind.
CREATE OR REPLACE FUNCTION meeting_width(viewer integer) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce((
    SELECT CASE WHEN u.kind NOT IN ('staff', 'trainer') THEN 'office'
                WHEN u.tenant = 0 AND r.key = 'client' THEN 'nobody'
                WHEN coalesce(r.reaches ->> 'students', 'school') = 'school' THEN 'all'
                ELSE 'workers' END
      FROM users u LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = viewer), 'nobody');
END $$;

REVOKE ALL ON FUNCTION meeting_width(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION meeting_width(integer) TO dsms_app;
