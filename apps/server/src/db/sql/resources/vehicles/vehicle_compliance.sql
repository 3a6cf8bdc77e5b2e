-- May a vehicle be driven on a day? `complianceOn` in the contract says the same, and a test compares the two.
CREATE OR REPLACE FUNCTION vehicle_compliance(hold text, insurance date, inspection date, registration date, permit date, on_day date)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN hold IS NOT NULL THEN hold
    WHEN insurance < on_day THEN 'insurance_expired'
    WHEN inspection < on_day THEN 'inspection_expired'
    WHEN registration < on_day THEN 'registration_expired'
    WHEN permit < on_day THEN 'permit_expired'
    WHEN least(insurance, inspection, registration, permit) <= on_day + 30 THEN 'expiring'
    ELSE 'valid' END
$$;
