-- Whether the caller showed that their address is theirs, wherever they act.
CREATE OR REPLACE FUNCTION app_is_verified() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce((SELECT a.email_verified_at IS NOT NULL FROM accounts a WHERE a.id = app_account()), false);
END $$;

REVOKE ALL ON FUNCTION app_is_verified() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_is_verified() TO dsms_app;
