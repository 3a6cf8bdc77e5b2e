-- A locked value is not set again below: the platform's word for everybody, an organization's for those below it
-- and its schools, a school's for its branches.
CREATE OR REPLACE FUNCTION check_setting_lock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer[] := CASE
    WHEN NEW.tenant <> 0 THEN organizations_above(NEW.tenant)
    ELSE ARRAY(SELECT line.id FROM organization_line(NEW.organization_id) line WHERE line.id <> NEW.organization_id)
  END;
BEGIN
  IF NEW.value IS NOT NULL AND EXISTS (
       SELECT FROM setting_values s
        WHERE s.key = NEW.key AND s.locked
          AND (s.tenant = 0 AND s.organization_id IS NULL AND (NEW.tenant <> 0 OR NEW.organization_id IS NOT NULL)
               OR s.organization_id = ANY (above)
               OR s.tenant = NEW.tenant AND s.branch_id IS NULL AND NEW.branch_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'setting % is fixed above', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'setting_values__value__setting_locked';
  END IF;
  RETURN NEW;
END $$;
