-- A name in several languages is written into the log as one of them. A row that is new has all of itself to tell, and one that
-- was changed what differs: the columns of both are the same, so one pass over the former is enough.
CREATE OR REPLACE FUNCTION audit_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  quiet text[] := TG_ARGV || ARRAY['version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'search', 'full_name', 'tenant'];
  secret jsonb := '{"password_hash": "secret"}';
  whole jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  names jsonb;
  was jsonb;
  is_now jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    is_now := whole - quiet;
  ELSIF TG_OP = 'UPDATE' THEN
    was := to_jsonb(OLD) - quiet;
    is_now := whole - quiet;
    IF was = is_now THEN
      RETURN NULL;
    END IF;
    SELECT jsonb_object_agg(key, value), jsonb_object_agg(key, is_now -> key) INTO was, is_now
      FROM jsonb_each(was) WHERE value <> (is_now -> key);
  ELSE
    was := whole - quiet;
    SELECT jsonb_object_agg(key, NULL) INTO is_now FROM jsonb_object_keys(was) AS key;
  END IF;
  IF was ? 'password_hash' THEN
    was := was || secret;
  END IF;
  IF is_now ? 'password_hash' THEN
    is_now := is_now || secret;
  END IF;
  names := CASE WHEN jsonb_typeof(whole -> 'name') = 'object' THEN whole -> 'name' END;
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
    was, is_now
  );
  RETURN NULL;
END $$;
