-- Version, time and author of a change, set here so that no statement can forget them. The trigger's arguments are
-- columns that change by themselves (a sign-in) and are no new version.
CREATE OR REPLACE FUNCTION touch_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  quiet text[] := TG_ARGV || ARRAY['version', 'updated_at', 'updated_by', 'search', 'full_name', 'tenant', 'school_id'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.created_by := coalesce(NEW.created_by, app_user());
    NEW.updated_by := NEW.created_by;
  ELSIF (to_jsonb(NEW) - quiet) IS DISTINCT FROM (to_jsonb(OLD) - quiet) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
    NEW.updated_by := app_user();
  END IF;
  RETURN NEW;
END $$;
