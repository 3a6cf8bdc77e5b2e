-- Locks the person first, so that a status which somebody else changes at this moment is counted with the new profile.
CREATE OR REPLACE FUNCTION count_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  person_status text;
BEGIN
  SELECT status INTO person_status FROM users
   WHERE tenant = coalesce(NEW.tenant, OLD.tenant) AND id = coalesce(NEW.user_id, OLD.user_id) FOR NO KEY UPDATE;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO user_counts (tenant, status, list_role, plan, total)
    VALUES (OLD.tenant, person_status, OLD.list_role, OLD.plan, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO user_counts (tenant, status, list_role, plan, total)
    VALUES (NEW.tenant, person_status, NEW.list_role, NEW.plan, 1);
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_profile() FROM PUBLIC;
