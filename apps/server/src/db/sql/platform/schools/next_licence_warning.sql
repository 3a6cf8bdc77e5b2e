-- The next day to say that a licence ends, from a day on: 90, 60, 30 and 7 days ahead.
CREATE OR REPLACE FUNCTION next_licence_warning(ends_on date, since date) RETURNS date LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (
    SELECT min(ends_on - ahead) FROM unnest(ARRAY[90, 60, 30, 7]) AS ahead WHERE ends_on - ahead >= since);
END $$;
