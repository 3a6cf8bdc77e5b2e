-- A row of `live_people` that was renewed later than this means that somebody is there; an older one was left by a
-- process that died.
CREATE OR REPLACE FUNCTION present_since() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT now() - interval '75 seconds' $$;
