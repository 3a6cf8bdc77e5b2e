-- An account none of whose people is left lets nobody in any more, and its address and user name are free.
CREATE OR REPLACE FUNCTION close_account(account integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE accounts a SET closed_at = now()
   WHERE a.id = account AND a.closed_at IS NULL
     AND NOT EXISTS (SELECT FROM users u WHERE u.account_id = a.id AND u.status <> 'archived');
END $$;

REVOKE ALL ON FUNCTION close_account(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_account(integer) TO dsms_app;
