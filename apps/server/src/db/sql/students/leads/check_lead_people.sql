-- A lead is looked after by staff, and becomes a student, whoever else the keys would let in. The key of what is not there
-- at all is refused by the table itself.
CREATE OR REPLACE FUNCTION check_lead_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text := (
    SELECT CASE WHEN u.id = NEW.owner_id AND u.kind <> 'staff' THEN 'owner_id' ELSE 'student_id' END
      FROM users u
     WHERE u.tenant = NEW.tenant
       AND ((u.id = NEW.owner_id AND u.kind <> 'staff') OR (u.id = NEW.student_id AND u.kind <> 'student'))
     LIMIT 1);
BEGIN
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'leads: % is of another kind of people', wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = format('leads__%s__unknown_choice', wrong);
  END IF;
  RETURN NEW;
END $$;
