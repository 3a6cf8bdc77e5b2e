-- A change of the profile is a change of the person: a new version of the account and a line in its history. What the
-- server itself fills in is nobody's change.
CREATE OR REPLACE FUNCTION audit_profile() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  quiet text[] := ARRAY['user_id', 'school_id', 'tenant', 'updated_at'];
  was jsonb;
  is_now jsonb;
BEGIN
  IF app_is_system() THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(jsonb_object_agg(o.key, o.value), '{}'), coalesce(jsonb_object_agg(n.key, n.value), '{}')
    INTO was, is_now
    FROM jsonb_each(to_jsonb(OLD) - quiet) o JOIN jsonb_each(to_jsonb(NEW) - quiet) n USING (key)
   WHERE o.value IS DISTINCT FROM n.value;
  IF is_now <> '{}' THEN
    WITH changed AS (
      UPDATE users SET version = version + 1 WHERE tenant = NEW.tenant AND id = NEW.user_id RETURNING version, full_name, username
    )
    INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
    SELECT NEW.tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'users', NEW.user_id, 'updated',
           version, coalesce(nullif(full_name, ''), username), was, is_now
      FROM changed;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION audit_profile() FROM PUBLIC;
