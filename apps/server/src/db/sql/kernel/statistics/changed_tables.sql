-- Tables that changed so much since their statistics were made that plans may no longer fit. The database counts changes while
-- it runs. `by_size` also finds what was written before its last start, and looks at each file for that.
CREATE OR REPLACE FUNCTION changed_tables(by_size boolean) RETURNS SETOF regclass LANGUAGE sql STABLE AS $$
  SELECT c.oid::regclass FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     -- as autovacuum decides
     AND (pg_stat_get_mod_since_analyze(c.oid) > 50 + 0.1 * greatest(c.reltuples, 0)
          OR by_size AND c.reltuples < 0 AND pg_relation_size(c.oid) > 0
          OR by_size AND c.reltuples >= 0
             AND abs(pg_relation_size(c.oid) / current_setting('block_size')::integer - c.relpages) > 4 + 0.2 * c.relpages)
   ORDER BY pg_stat_get_mod_since_analyze(c.oid) DESC
$$;
