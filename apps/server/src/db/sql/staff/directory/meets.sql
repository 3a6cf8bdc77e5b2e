-- Whether somebody may know of a person, whatever became of either: find, address and look at what they show. Learners are
-- known to whom they meet themselves, but for the office, which knows of them as far as its roles reach. In PL/pgSQL, which
-- keeps its plan.
CREATE OR REPLACE FUNCTION meets(viewer integer, person integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me record;
  them record;
  width text;
BEGIN
  IF viewer = person THEN
    RETURN true;
  END IF;
  width := meeting_width(viewer);
  IF width = 'nobody' THEN
    RETURN false;
  END IF;
  SELECT u.tenant, coalesce(r.key = 'admin', false) AS is_admin INTO me
    FROM users u LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = viewer;
  SELECT u.tenant, u.kind, coalesce(r.key = 'admin', false) AS is_admin INTO them
    FROM users u LEFT JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id WHERE u.id = person;
  IF them.tenant IS NULL THEN
    RETURN false;
  ELSIF me.tenant <> them.tenant THEN
    RETURN (me.tenant = 0 AND them.is_admin) OR (me.is_admin AND person IS NOT DISTINCT FROM support_contact());
  ELSIF width = 'all' THEN
    RETURN true;
  ELSIF them.kind = 'staff' OR them.is_admin OR (width = 'workers' AND them.kind = 'trainer') THEN
    RETURN true;
  END IF;
  RETURN person IN (SELECT people_of(viewer));
END $$;

REVOKE ALL ON FUNCTION meets(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION meets(integer, integer) TO dsms_app;
