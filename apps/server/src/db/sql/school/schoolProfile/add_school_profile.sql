-- Every school has a profile from its first day.
CREATE OR REPLACE FUNCTION add_school_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO school_profiles (tenant) VALUES (NEW.id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION add_school_profile() FROM PUBLIC;
