CREATE OR REPLACE FUNCTION app_tenant() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant', true), '')::integer $$;
