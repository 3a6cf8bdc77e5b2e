-- Search by part of a word, in one index with the school.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Keys beside a range in one constraint: what takes the same trainer at the same time.
CREATE EXTENSION IF NOT EXISTS btree_gist;

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
