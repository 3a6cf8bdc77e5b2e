-- The next receipt of a series and year: the row stays locked until the caller's transaction ends, and
-- a rollback gives the number back.
CREATE OR REPLACE FUNCTION next_receipt_number(school integer, of_series text, of_year integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  number text;
BEGIN
  INSERT INTO receipt_numbers AS n (tenant, series, year, last) VALUES (school, of_series, of_year, 1)
  ON CONFLICT (tenant, series, year) DO UPDATE SET last = n.last + 1
  RETURNING n.series || '-' || n.year || '-' || lpad(n.last::text, greatest(5, length(n.last::text)), '0') INTO number;
  RETURN number;
END $$;
