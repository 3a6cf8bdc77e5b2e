-- The language that the caller reads; nothing for the server at work for nobody in particular.
CREATE OR REPLACE FUNCTION app_language() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.language', true), '') $$;
