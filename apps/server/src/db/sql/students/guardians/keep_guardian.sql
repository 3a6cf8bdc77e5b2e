-- Everybody of the kind guardian has a row among the guardians, whoever added the person.
CREATE OR REPLACE FUNCTION keep_guardian() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  script text := script_of(NEW.full_name);
  shown text := coalesce(nullif(NEW.full_name, ''), NEW.username);
BEGIN
  IF NOT EXISTS (SELECT FROM guardians WHERE tenant = NEW.tenant AND id = NEW.id) THEN
    INSERT INTO guardians (tenant, id, first_name, family_name, name, status)
    VALUES (NEW.tenant, NEW.id,
            '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script, coalesce(nullif(NEW.first_name, ''), shown)),
            '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script, NEW.last_name),
            jsonb_build_object(script, shown), 'active');
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_guardian() FROM PUBLIC;
