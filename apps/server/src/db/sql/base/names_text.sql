-- A text in several languages as one, for searching and for telling two apart.
CREATE OR REPLACE FUNCTION names_text(names jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(value, ' ' ORDER BY key), '') FROM jsonb_each_text(names)
$$;
