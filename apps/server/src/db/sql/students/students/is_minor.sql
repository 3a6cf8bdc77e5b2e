-- Under the age of majority on a day. Somebody born on 29 February is of age on 1 March; see `monthsBetween`.
CREATE OR REPLACE FUNCTION is_minor(born date, majority integer, day date) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT born IS NOT NULL AND
    CASE WHEN to_char(born, 'MM-DD') = '02-29' AND to_char(born + make_interval(years => majority), 'MM-DD') <> '02-29'
         THEN (born + make_interval(years => majority))::date + 1
         ELSE (born + make_interval(years => majority))::date END > day
$$;
