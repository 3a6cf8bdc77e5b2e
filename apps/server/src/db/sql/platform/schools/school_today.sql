-- Today where the school is.
CREATE OR REPLACE FUNCTION school_today(school integer) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT (now() AT TIME ZONE time_zone)::date FROM schools WHERE id = school), current_date);
END $$;
