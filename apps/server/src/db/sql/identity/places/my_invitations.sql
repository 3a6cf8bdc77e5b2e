-- Invitations that wait for the caller: those to the address that they verified, and the one whose link they hold.
CREATE OR REPLACE FUNCTION my_invitations(link text)
RETURNS TABLE (id integer, school_id integer, school_name jsonb, full_name text, kind text, created_at timestamptz, invited_by text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 3 AS $$
BEGIN
  RETURN QUERY
  SELECT i.user_id, i.school_id, s.name, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)), u.kind, i.created_at,
         coalesce(nullif(b.full_name, ''), b.username, '')
    FROM invitations i
    JOIN users u ON u.tenant = i.tenant AND u.id = i.user_id
    LEFT JOIN schools s ON s.id = i.school_id
    LEFT JOIN users b ON b.id = i.created_by
   WHERE i.expires_at > now() AND u.status IN ('invited', 'active') AND u.account_id IS NULL
     AND (i.token_hash = link
          OR lower(i.email) = (SELECT lower(a.email) FROM accounts a
                                WHERE a.id = app_account() AND a.email_verified_at IS NOT NULL))
   ORDER BY i.created_at, i.user_id;
END $$;

REVOKE ALL ON FUNCTION my_invitations(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION my_invitations(text) TO dsms_app;
