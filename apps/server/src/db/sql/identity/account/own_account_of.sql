-- The account of somebody of the caller's tenant, locked for a change by an administrator. Raises when it is shared with
-- another school: what one of them could change would be a way into the other.
CREATE OR REPLACE FUNCTION own_account_of(person integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account integer;
  home integer;
BEGIN
  SELECT u.account_id, u.tenant INTO account, home FROM users u
   WHERE u.id = person AND (app_sees_all() OR u.tenant = app_tenant());
  PERFORM FROM accounts a WHERE a.id = account FOR UPDATE;
  IF is_shared(account, home) THEN
    RAISE EXCEPTION 'account %: shared', account USING ERRCODE = 'check_violation', CONSTRAINT = 'accounts_shared';
  END IF;
  RETURN account;
END $$;

REVOKE ALL ON FUNCTION own_account_of(integer) FROM PUBLIC;
