-- A version is whole from its first moment: rows are added in the transaction that makes it.
CREATE OR REPLACE FUNCTION check_requirement_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM requirement_versions v
                  WHERE v.tenant = NEW.tenant AND v.id = NEW.version_id AND v.created_at = now()::timestamptz(3)) THEN
    RAISE EXCEPTION 'training_requirements: version % is complete', NEW.version_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'training_requirements_whole';
  END IF;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION check_requirement_row() FROM PUBLIC;
