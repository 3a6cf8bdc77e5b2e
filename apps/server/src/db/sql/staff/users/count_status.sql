CREATE OR REPLACE FUNCTION count_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO user_counts (tenant, status, list_role, plan, total)
  SELECT p.tenant, moved.status, p.list_role, p.plan, moved.total
    FROM user_profiles p, (VALUES (OLD.status, -1), (NEW.status, 1)) AS moved (status, total)
   WHERE p.tenant = NEW.tenant AND p.user_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_status() FROM PUBLIC;
