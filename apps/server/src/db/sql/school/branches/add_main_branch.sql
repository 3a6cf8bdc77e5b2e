-- Every school has a main branch from its first day.
CREATE OR REPLACE FUNCTION add_main_branch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO branches (tenant, name, is_main, status) VALUES (NEW.id, NEW.name, true, 'active');
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION add_main_branch() FROM PUBLIC;
