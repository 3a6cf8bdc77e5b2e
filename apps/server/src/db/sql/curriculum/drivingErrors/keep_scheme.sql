-- The first edition is its own series. What was published is never anything else again: only its status goes on.
CREATE OR REPLACE FUNCTION keep_scheme() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'status_reason', 'version', 'updated_at', 'updated_by', 'archived_at', 'school_id', 'search'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.series_id := coalesce(nullif(NEW.series_id, 0), NEW.id);
  ELSIF OLD.status <> 'draft' AND (to_jsonb(NEW) - free) IS DISTINCT FROM (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'marking_schemes: % was published', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'marking_schemes__status__scheme_in_use';
  END IF;
  RETURN NEW;
END $$;
