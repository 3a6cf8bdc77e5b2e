-- The condition that a text matches every pattern of a search, to be put into a statement: written out, since an index is
-- not asked for patterns that stand in an array. No pattern finds nothing.
CREATE OR REPLACE FUNCTION search_condition(patterns text[], subject text DEFAULT 'search') RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce('(' || string_agg(format('%s ~ %L', subject, one), ' AND ') || ')', 'false') FROM unnest(patterns) AS one);
END $$;
