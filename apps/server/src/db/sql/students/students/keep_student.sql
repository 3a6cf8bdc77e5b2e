-- Everybody of the kind student has a row among the students, also who was added as a user, invited or made by the server.
CREATE OR REPLACE FUNCTION keep_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  script text := script_of(NEW.full_name);
  shown text := coalesce(nullif(NEW.full_name, ''), NEW.username);
BEGIN
  IF NOT EXISTS (SELECT FROM students WHERE tenant = NEW.tenant AND id = NEW.id) THEN
    INSERT INTO students (tenant, id, student_no, first_name, family_name, name, status)
    VALUES (NEW.tenant, NEW.id, next_student_no(NEW.tenant),
            '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script, coalesce(nullif(NEW.first_name, ''), shown)),
            '{"ar": "", "en": ""}'::jsonb || jsonb_build_object(script, NEW.last_name),
            jsonb_build_object(script, shown),
            CASE WHEN NEW.status IN ('invited', 'active') THEN 'active' ELSE 'withdrawn' END);
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION keep_student() FROM PUBLIC;
