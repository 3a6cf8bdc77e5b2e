-- Whether somebody of the caller's tenant has the second step at sign-in. Its secret is behind a wall around the account; this tells yes
-- or no.
CREATE OR REPLACE FUNCTION has_two_step(person integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM two_steps t JOIN users u ON u.account_id = t.account_id
     WHERE u.id = person AND t.confirmed_at IS NOT NULL AND (app_sees_all() OR u.tenant = app_tenant()));
END $$;

REVOKE ALL ON FUNCTION has_two_step(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_two_step(integer) TO dsms_app;
