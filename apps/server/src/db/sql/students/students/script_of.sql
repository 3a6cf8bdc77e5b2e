-- The script of a name, by the key that names have for it.
CREATE OR REPLACE FUNCTION script_of(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN name ~ '[؀-ۿ]' THEN 'ar' ELSE 'en' END
$$;
