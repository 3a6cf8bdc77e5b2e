-- A text as a reader sees it: in their language, else in another that is written in their script, else in the other script, as
-- `readingOrder` of the contract says. It has no SELECT of its own, so that PostgreSQL writes it into the statement that calls
-- it: lists do for each name they show.
CREATE OR REPLACE FUNCTION text_in(texts jsonb, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    nullif(texts ->> language, ''),
    nullif(texts ->> 'en', ''), nullif(texts ->> 'fr', ''), nullif(texts ->> 'de', ''), nullif(texts ->> 'pt', ''),
    nullif(texts ->> 'ar', ''), '')
$$;
