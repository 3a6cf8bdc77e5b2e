-- The tax of a code on a day, in hundredths of a percent: as its branch says, else its school, else its country. Only the
-- standard rate is above 0.
CREATE OR REPLACE FUNCTION tax_bps_of(school integer, branch integer, of_code text, on_day date) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF of_code <> 'S' THEN
    RETURN 0;
  END IF;
  RETURN coalesce(
    (SELECT r.bps FROM tax_rates r
      WHERE r.tenant = school AND r.code = of_code AND r.from_on <= on_day AND (r.branch_id IS NULL OR r.branch_id = branch)
      ORDER BY r.branch_id IS NULL, r.from_on DESC LIMIT 1),
    (SELECT standard_tax_bps(c.code) FROM schools s JOIN countries c ON c.id = s.country_id WHERE s.id = school),
    0);
END $$;

REVOKE ALL ON FUNCTION tax_bps_of(integer, integer, text, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tax_bps_of(integer, integer, text, date) TO dsms_app;
