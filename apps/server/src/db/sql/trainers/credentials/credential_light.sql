-- What a credential looks like on a day; null for one that says nothing any more. The same as `lightOf` of the contract.
CREATE OR REPLACE FUNCTION credential_light(status text, issued_on date, expires_on date, on_day date)
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN status = 'pending' THEN 'pending'
    WHEN status IN ('suspended', 'revoked') THEN 'stopped'
    WHEN status = 'rejected' THEN NULL
    WHEN expires_on < on_day THEN 'expired'
    WHEN issued_on > on_day THEN 'pending'
    WHEN expires_on - on_day <= 60 THEN 'expiring'
    ELSE 'valid' END
$$;
