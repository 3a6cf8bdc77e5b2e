-- A name in several languages is written into the log as one of them.
CREATE OR REPLACE FUNCTION audit_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  quiet text[] := TG_ARGV || ARRAY['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'search', 'full_name', 'tenant'];
  before jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) - quiet END;
  after jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) - quiet END;
  whole jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  names jsonb := CASE WHEN jsonb_typeof(whole -> 'name') = 'object' THEN whole -> 'name' END;
  was jsonb;
  is_now jsonb;
BEGIN
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE before -> key END), '{}'),
         coalesce(jsonb_object_agg(key, CASE WHEN key = 'password_hash' THEN '"secret"' ELSE after -> key END), '{}')
    INTO was, is_now
    FROM (SELECT jsonb_object_keys(before || after) AS key) AS keys
   WHERE (before -> key) IS DISTINCT FROM (after -> key);
  IF is_now <> '{}' OR was <> '{}' THEN
    INSERT INTO audit_log (tenant, actor_id, request_id, entity, entity_id, action, version, subject, before, after)
    VALUES (
      coalesce((whole ->> 'tenant')::integer, (whole ->> 'id')::integer), app_user(),
      nullif(current_setting('app.request_id', true), ''), TG_TABLE_NAME, (whole ->> 'id')::integer,
      CASE WHEN TG_OP = 'INSERT' THEN 'created'
           WHEN TG_OP = 'DELETE' THEN 'deleted'
           WHEN is_now ->> 'archived_at' IS NOT NULL THEN 'archived'
           ELSE 'updated' END,
      (whole ->> 'version')::integer,
      coalesce(nullif(whole ->> 'full_name', ''), whole ->> 'username', nullif(names ->> 'ar', ''), nullif(names ->> 'en', ''),
               names_text(names), whole ->> 'name', whole ->> 'number', ''),
      CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE was END, is_now
    );
  END IF;
  RETURN NULL;
END $$;
