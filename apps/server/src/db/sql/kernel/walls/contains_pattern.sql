-- The LIKE pattern for "contains this text", in the one form that texts are compared in.
CREATE OR REPLACE FUNCTION contains_pattern(needle text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || replace(replace(replace(normalise_text(coalesce(needle, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
