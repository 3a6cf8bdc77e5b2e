-- The kind of device a browser says it runs on. Tablets name themselves, or are Androids that do not say "Mobile".
CREATE OR REPLACE FUNCTION device_of(agent text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN agent ~* 'ipad|tablet|kindle|playbook' OR (agent ~* 'android' AND agent !~* 'mobile') THEN 'tablet'
    WHEN agent ~* 'mobi|iphone|ipod|android' THEN 'mobile'
    ELSE 'desktop' END
$$;
