CREATE OR REPLACE FUNCTION unlock_account(person integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE accounts SET failed_logins = 0, locked_until = NULL WHERE id = own_account_of(person)
$$;

REVOKE ALL ON FUNCTION unlock_account(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unlock_account(integer) TO dsms_app;
