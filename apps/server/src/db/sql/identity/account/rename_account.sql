-- Gives the account of somebody of the caller's tenant the user name that stands with the person now, and the address where
-- it was the one that stood there before. A link in a mailbox that is no longer theirs lets nobody in.
CREATE OR REPLACE FUNCTION rename_account(person integer, address_before text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account integer := own_account_of(person);
  who users;
BEGIN
  SELECT * INTO who FROM users u WHERE u.id = person;
  UPDATE accounts SET username = who.username WHERE id = account AND username <> who.username;
  UPDATE accounts SET email = who.email
   WHERE id = account AND lower(email) = lower(address_before) AND email <> who.email;
  IF FOUND AND lower(address_before) <> lower(who.email) THEN
    UPDATE password_links SET used_at = now() WHERE account_id = account AND used_at IS NULL;
  END IF;
END $$;

REVOKE ALL ON FUNCTION rename_account(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rename_account(integer, text) TO dsms_app;
