-- What the administrators of somebody's school may know of the account: nothing for who has none, or is another tenant's. An
-- invitation opens one before it is accepted: `lets_in` says whether the person can sign in.
CREATE OR REPLACE FUNCTION account_of(person integer)
RETURNS TABLE (id integer, email text, is_shared boolean, has_password boolean, must_change_password boolean, is_verified boolean, language text,
               lets_in boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1 AS $$
BEGIN
  RETURN QUERY
  SELECT a.id, a.email, is_shared(a.id, u.tenant), a.password_hash IS NOT NULL, a.must_change_password,
         a.email_verified_at IS NOT NULL, a.preferences ->> 'language',
         a.closed_at IS NULL AND u.status IN ('invited', 'active') AND (a.password_hash IS NOT NULL OR a.email_verified_at IS NOT NULL)
    FROM users u JOIN accounts a ON a.id = u.account_id
   WHERE u.id = person AND (app_sees_all() OR u.tenant = app_tenant());
END $$;

REVOKE ALL ON FUNCTION account_of(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION account_of(integer) TO dsms_app;
