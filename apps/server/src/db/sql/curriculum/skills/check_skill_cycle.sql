-- Two people who each add half of a circle at once are taken one after the other.
CREATE OR REPLACE FUNCTION check_skill_cycle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7401270, NEW.tenant);
  IF EXISTS (
    WITH RECURSIVE needed (id) AS (
      SELECT NEW.requires_id
      UNION
      SELECT p.requires_id FROM skill_prerequisites p JOIN needed n ON p.skill_id = n.id WHERE p.tenant = NEW.tenant
    )
    SELECT FROM needed WHERE id = NEW.skill_id) THEN
    RAISE EXCEPTION 'skills: % needs itself', NEW.skill_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'skill_prerequisites__prerequisite_ids__skill_cycle';
  END IF;
  RETURN NEW;
END $$;
