-- Search by part of a word, in one index with the school.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- Every request runs under this role, which owns nothing, so that row policies hold. Roles belong to the whole
-- server, hence another database of ours may have made it already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'dsms_app') THEN
    CREATE ROLE dsms_app NOLOGIN;
  END IF;
  EXECUTE format('GRANT dsms_app TO %I', current_user);
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- One form for comparing and finding names: without case, accents, Arabic marks and tatweel; hamza forms of alef as
-- alef, teh marbuta as heh, alef maqsura and Farsi yeh as yeh, Arabic and Persian digits as Latin ones.
CREATE FUNCTION normalise_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u064B-\u065F\u0670\u0640]', '', 'g')),
    'ٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهييك01234567890123456789'
  )
$$;
--> statement-breakpoint
-- What `enter` found out about the caller, for policies and triggers. All end with the transaction.
CREATE FUNCTION app_user() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::integer $$;
--> statement-breakpoint
CREATE FUNCTION app_tenant() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant', true), '')::integer $$;
--> statement-breakpoint
-- True for the platform in its own scope and for identity work before anybody is known.
CREATE FUNCTION app_sees_all() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(current_setting('app.reach', true), '') = 'all' $$;
