-- One form for comparing and finding names: without case, accents, Arabic marks and tatweel; hamza forms of alef as
-- alef, teh marbuta as heh, alef maqsura and Farsi yeh as yeh, Arabic and Persian digits as Latin ones.
CREATE OR REPLACE FUNCTION normalise_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u064B-\u065F\u0670\u0640]', '', 'g')),
    'ٱةىیک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اهييك01234567890123456789'
  )
$$;
