-- What `enter` found out about the caller, for policies and triggers. All end with the transaction.
CREATE OR REPLACE FUNCTION app_user() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::integer $$;
