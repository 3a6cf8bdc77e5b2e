-- Everybody has a profile from the first moment, so that lists join it without asking. Who becomes something else in
-- the system is named again; a name that somebody chose stays otherwise.
CREATE OR REPLACE FUNCTION keep_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO user_profiles (user_id, tenant, list_role)
    VALUES (NEW.id, NEW.tenant, list_role_of(NEW.kind, NEW.role_id));
  ELSIF list_role_of(OLD.kind, OLD.role_id) <> list_role_of(NEW.kind, NEW.role_id) THEN
    UPDATE user_profiles SET list_role = list_role_of(NEW.kind, NEW.role_id) WHERE tenant = NEW.tenant AND user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_profile() FROM PUBLIC;
