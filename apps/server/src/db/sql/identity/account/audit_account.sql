-- A change of how somebody signs in is a new version of each of their people and a line in their histories, without the
-- secret. The names are copied to the people (`show_account`), whose own trigger writes those down.
CREATE OR REPLACE FUNCTION audit_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was jsonb := jsonb_build_object('password_hash', OLD.password_hash, 'must_change_password', OLD.must_change_password,
                                  'email_verified_at', OLD.email_verified_at);
  is_now jsonb := jsonb_build_object('password_hash', NEW.password_hash, 'must_change_password', NEW.must_change_password,
                                     'email_verified_at', NEW.email_verified_at);
  changed text[] := ARRAY(SELECT key FROM jsonb_each(is_now) WHERE value IS DISTINCT FROM was -> key);
BEGIN
  IF cardinality(changed) = 0 THEN
    RETURN NULL;
  END IF;
  WITH people AS (
    UPDATE users SET version = version + 1 WHERE account_id = NEW.id AND status <> 'archived'
    RETURNING id, tenant, version, full_name, username
  )
  INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
  SELECT tenant, app_user(), nullif(current_setting('app.request_id', true), ''), 'users', id, 'updated', version,
         coalesce(nullif(full_name, ''), username),
         (SELECT jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE was -> key END) FROM unnest(changed) AS key),
         (SELECT jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE is_now -> key END) FROM unnest(changed) AS key)
    FROM people;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION audit_account() FROM PUBLIC;
