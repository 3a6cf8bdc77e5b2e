-- A text as a reader sees it: in their language, else in Arabic, English, or whatever there is.
CREATE OR REPLACE FUNCTION text_in(texts jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    nullif(texts ->> language, ''), nullif(texts ->> 'ar', ''), nullif(texts ->> 'en', ''),
    (SELECT value FROM jsonb_each_text(texts) WHERE value <> '' LIMIT 1), '')
$$;
