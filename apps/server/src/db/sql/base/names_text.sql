-- A text in several languages as one, for searching and for telling two apart.
CREATE OR REPLACE FUNCTION names_text(names jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(string_agg(value, ' ' ORDER BY key), '') FROM jsonb_each_text(names));
END $$;
