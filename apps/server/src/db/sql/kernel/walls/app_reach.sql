-- How far the caller reaches over the records of a subject: own, branch or school. The server itself reaches over all.
CREATE OR REPLACE FUNCTION app_reach(subject text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(current_setting('app.reach_' || subject, true), ''), 'school') $$;
