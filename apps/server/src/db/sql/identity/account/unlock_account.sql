-- Unlocks the account of somebody of the caller's tenant; the guesses before are forgotten.
CREATE OR REPLACE FUNCTION unlock_account(person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account integer := own_account_of(person);
BEGIN
  UPDATE accounts SET failed_logins = 0, locked_until = NULL WHERE id = account;
  DELETE FROM sign_in_failures WHERE account_id = account;
END $$;

REVOKE ALL ON FUNCTION unlock_account(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unlock_account(integer) TO dsms_app;
