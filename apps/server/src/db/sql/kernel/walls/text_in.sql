-- A text as a reader sees it: in their language, else in another that is written in their script, else in the other script. Who
-- reads German sees a name in Latin letters where there is one. `readingOrder` of the contract says the same.
CREATE OR REPLACE FUNCTION text_in(texts jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    nullif(texts ->> language, ''),
    CASE WHEN language <> 'ar' THEN
      coalesce(nullif(texts ->> 'en', ''), nullif(texts ->> 'fr', ''), nullif(texts ->> 'de', ''), nullif(texts ->> 'pt', ''))
    END,
    nullif(texts ->> 'ar', ''), nullif(texts ->> 'en', ''),
    (SELECT value FROM jsonb_each_text(texts) WHERE value <> '' LIMIT 1), '')
$$;
