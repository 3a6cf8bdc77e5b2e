-- The names of a brand and a type, by which their vehicles are found.
CREATE OR REPLACE FUNCTION vehicle_lookup_text(brand integer, type integer) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(string_agg(names_text(name), ' ' ORDER BY kind), '') FROM lookup_values WHERE id IN (brand, type));
END $$;
