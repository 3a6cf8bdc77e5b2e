-- Whether a school may write to strangers: one on trial not before an administrator has shown that their address is theirs.
CREATE OR REPLACE FUNCTION school_is_verified(school integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM schools c WHERE c.id = school AND c.status <> 'trial')
      OR EXISTS (
        SELECT FROM users u
          JOIN roles r ON r.tenant = u.tenant AND r.id = u.role_id AND r.key = 'admin'
          JOIN accounts a ON a.id = u.account_id AND a.email_verified_at IS NOT NULL
         WHERE u.tenant = school AND u.kind = 'staff' AND u.status = 'active');
END $$;

REVOKE ALL ON FUNCTION school_is_verified(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION school_is_verified(integer) TO dsms_app;
