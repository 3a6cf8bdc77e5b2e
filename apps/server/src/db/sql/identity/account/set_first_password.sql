-- A password that an administrator sets for somebody of theirs, to be replaced at the next sign-in. Unlocks the account.
-- Links that are under way are worth nothing any more, guesses are forgotten, and all browsers are strangers.
CREATE OR REPLACE FUNCTION set_first_password(person integer, hash text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account integer := own_account_of(person);
BEGIN
  UPDATE accounts SET password_hash = hash, must_change_password = true, failed_logins = 0, locked_until = NULL WHERE id = account;
  UPDATE password_links SET used_at = now() WHERE account_id = account AND used_at IS NULL;
  DELETE FROM sign_in_failures WHERE account_id = account;
  DELETE FROM known_browsers WHERE account_id = account;
END $$;

REVOKE ALL ON FUNCTION set_first_password(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_first_password(integer, text) TO dsms_app;
