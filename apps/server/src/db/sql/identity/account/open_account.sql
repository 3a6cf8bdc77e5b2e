-- Opens an account for somebody of a tenant that the caller acts in; its password is chosen by the link that is mailed
-- there. Answers nothing where the address has an account already: then its owner is asked (see `invitations`), unless they are a
-- person of this tenant or asked by it already, which is told as an address that is taken. `person` is who is to have it, if
-- they are there.
CREATE OR REPLACE FUNCTION open_account(home integer, name text, address text, language text, person integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account integer;
BEGIN
  IF NOT app_sees_all() AND home IS DISTINCT FROM app_tenant() THEN
    RAISE EXCEPTION 'tenant %: not acted in', home USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT a.id INTO account FROM accounts a WHERE lower(a.email) = lower(address) AND a.closed_at IS NULL;
  IF account IS NOT NULL
     AND NOT EXISTS (SELECT FROM users u WHERE u.account_id = account AND u.tenant = home AND u.status <> 'archived')
     AND NOT EXISTS (
       SELECT FROM invitations i WHERE i.tenant = home AND lower(i.email) = lower(address) AND i.user_id IS DISTINCT FROM person) THEN
    -- the name that is wished may be the owner's own; any other that is taken is told as it always is
    IF EXISTS (SELECT FROM accounts a
                WHERE normalise_text(a.username) = normalise_text(name) AND a.closed_at IS NULL AND a.id <> account) THEN
      RAISE unique_violation USING CONSTRAINT = 'accounts_username';
    END IF;
    RETURN NULL;
  END IF;
  INSERT INTO accounts (username, email, preferences)
  VALUES (name, address, jsonb_build_object('language', language))
  RETURNING id INTO account;
  RETURN account;
END $$;

REVOKE ALL ON FUNCTION open_account(integer, text, text, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_account(integer, text, text, text, integer) TO dsms_app;
