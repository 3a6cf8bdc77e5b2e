-- True for the platform in its own scope and for identity work before anybody is known.
CREATE OR REPLACE FUNCTION app_sees_all() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(current_setting('app.reach', true), '') = 'all' $$;
