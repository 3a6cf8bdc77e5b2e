-- Does a credential hold on a day? The same as `holdsOn` of the contract; a test compares them.
CREATE OR REPLACE FUNCTION credential_holds(status text, issued_on date, expires_on date, stopped_on date, on_day date)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status NOT IN ('pending', 'rejected')
     AND (status NOT IN ('suspended', 'revoked') OR coalesce(on_day < stopped_on, false))
     AND (issued_on IS NULL OR issued_on <= on_day)
     AND (expires_on IS NULL OR on_day <= expires_on)
$$;
