-- What was archived comes back only below something that is there.
CREATE OR REPLACE FUNCTION check_skill_parent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM skills p WHERE p.tenant = NEW.tenant AND p.id = NEW.parent_id AND p.archived_at IS NOT NULL) THEN
    RAISE EXCEPTION 'skills: % stands below what was put away', NEW.id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'skills__parent_id';
  END IF;
  RETURN NEW;
END $$;
