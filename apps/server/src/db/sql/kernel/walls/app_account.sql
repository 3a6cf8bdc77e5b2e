-- The account of the caller, whoever of its people acts.
CREATE OR REPLACE FUNCTION app_account() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.account_id', true), '')::integer $$;
