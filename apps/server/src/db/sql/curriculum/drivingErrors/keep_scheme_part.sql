CREATE OR REPLACE FUNCTION keep_scheme_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  part record := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF EXISTS (SELECT FROM marking_schemes s WHERE s.tenant = part.tenant AND s.id = part.marking_scheme_id AND s.status <> 'draft') THEN
    RAISE EXCEPTION 'marking_schemes: % was published', part.marking_scheme_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'marking_schemes__status__scheme_in_use';
  END IF;
  RETURN part;
END $$;
