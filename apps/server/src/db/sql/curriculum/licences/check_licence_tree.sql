-- A type stands one level below its parent, at the end of a transaction; so it can never stand below itself, and none in
-- use stands below one that was archived.
CREATE OR REPLACE FUNCTION check_licence_tree() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT * FROM licence_types own WHERE own.tenant = NEW.tenant AND own.id = NEW.id
                 UNION ALL SELECT * FROM licence_types below WHERE below.tenant = NEW.tenant AND below.parent_id = NEW.id) t
      JOIN licence_types p ON p.tenant = t.tenant AND p.id = t.parent_id
     WHERE t.level <> p.level + 1 OR t.archived_at IS NULL AND p.archived_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'licence_types: % does not stand below one in use', NEW.id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'licence_types__parent_id';
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION check_licence_tree() FROM PUBLIC;
