-- What a student and a guardian show of the person follows a change of the person: how they are reached, and the name in the
-- script that it was written in.
CREATE OR REPLACE FUNCTION copy_person_to_student() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  contact text := concat_ws(' ', NEW.email, NEW.phone);
  script text := script_of(NEW.full_name);
  is_renamed boolean := NEW.full_name <> OLD.full_name;
  target regclass;
BEGIN
  IF NEW.version = OLD.version THEN
    RETURN NULL;
  END IF;
  FOREACH target IN ARRAY ARRAY['students'::regclass, 'guardians'::regclass] LOOP
    EXECUTE format($q$
      UPDATE %1$s SET contact_text = $1, person_version = $2 WHERE tenant = $3 AND id = $4$q$, target)
      USING contact, NEW.version, NEW.tenant, NEW.id;
    CONTINUE WHEN NOT is_renamed;
    EXECUTE format($q$
      UPDATE %1$s
         SET first_name = first_name || jsonb_build_object($1, $2), family_name = family_name || jsonb_build_object($1, $3),
             name = name || jsonb_build_object($1, concat_ws(' ', nullif($2, ''), nullif(second_name ->> $1, ''), nullif($3, '')))
       WHERE tenant = $4 AND id = $5 AND (first_name ->> $1, family_name ->> $1) IS DISTINCT FROM ($2, $3)$q$, target)
      USING script, NEW.first_name, NEW.last_name, NEW.tenant, NEW.id;
  END LOOP;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION copy_person_to_student() FROM PUBLIC;
