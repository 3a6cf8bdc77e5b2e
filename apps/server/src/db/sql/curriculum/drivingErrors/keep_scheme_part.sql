CREATE OR REPLACE FUNCTION keep_scheme_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  scheme integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.marking_scheme_id ELSE NEW.marking_scheme_id END;
BEGIN
  IF EXISTS (SELECT FROM marking_schemes s WHERE s.id = scheme AND s.status <> 'draft') THEN
    RAISE EXCEPTION 'marking_schemes: % was published', scheme
      USING ERRCODE = 'check_violation', CONSTRAINT = 'marking_schemes__status__scheme_in_use';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
