-- Changes of the person elsewhere hold for their student and guardian: how they are reached, the
-- name in the script that it was written in, and that they were archived.
CREATE OR REPLACE FUNCTION keep_contact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
      UPDATE %1$s SET contact_text = $1, person_version = $2, archived_at = CASE WHEN $3 THEN coalesce(archived_at, now()) ELSE archived_at END
       WHERE tenant = $4 AND id = $5$q$, target)
      USING contact, NEW.version, NEW.status = 'archived', NEW.tenant, NEW.id;
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

REVOKE ALL ON FUNCTION keep_contact() FROM PUBLIC;
