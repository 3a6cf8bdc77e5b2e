-- What two registration numbers are compared by, whichever letters and digits they are written in; `plateKey` in the
-- contract says the same, and a test compares the two.
CREATE OR REPLACE FUNCTION plate_key(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(written,
    E'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ابحدرسصطعقكلمنهوىأإآٱيیکةabcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïðñòóôõöøùúûüý \t\u00a0\u2009\u202f-\u2010\u2011\u2012\u2013\u2014\u2212_\u0640\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
    E'01234567890123456789ABJDRSXTEGKLZNHUVAAAAVVKHABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝ')
$$;
