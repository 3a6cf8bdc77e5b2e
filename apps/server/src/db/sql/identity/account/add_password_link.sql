-- Keeps the hash of a link by which the owner of an account sets a password; the links before stop working. Administrators
-- have one mailed to people of their own tenant.
CREATE OR REPLACE FUNCTION add_password_link(account integer, hash text, minutes integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT app_sees_all() AND account IS DISTINCT FROM app_account()
     AND NOT EXISTS (SELECT FROM users u WHERE u.account_id = account AND u.tenant = app_tenant()) THEN
    RAISE EXCEPTION 'account %: of nobody here', account USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE password_links SET used_at = now() WHERE account_id = account AND used_at IS NULL;
  INSERT INTO password_links (token_hash, account_id, expires_at) VALUES (hash, account, now() + make_interval(mins => minutes));
END $$;

REVOKE ALL ON FUNCTION add_password_link(integer, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_password_link(integer, text, integer) TO dsms_app;
