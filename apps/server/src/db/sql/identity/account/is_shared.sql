-- Whether an account is also a person somewhere else: then how it signs in is for its owner alone to change.
CREATE OR REPLACE FUNCTION is_shared(account integer, within integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM users u WHERE u.account_id = account AND u.tenant <> within AND u.status <> 'archived');
END $$;

REVOKE ALL ON FUNCTION is_shared(integer, integer) FROM PUBLIC;
