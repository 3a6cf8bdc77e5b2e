-- The standard rate of value added tax of a country, in hundredths of a percent; 0 for others. A school says its own where a law changed.
CREATE OR REPLACE FUNCTION standard_tax_bps(country text) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN coalesce(('{"SA": 1500, "AE": 500, "BH": 1000, "OM": 500, "EG": 1400, "JO": 1600, "MA": 2000, "TN": 1900, "DZ": 1900,
    "DE": 1900, "AT": 2000, "CH": 810, "FR": 2000, "BE": 2100, "LU": 1700, "PT": 2300, "ES": 2100, "IT": 2200, "NL": 2100,
    "GB": 2000, "IE": 2300}'::jsonb ->> country)::integer, 0);
END $$;
