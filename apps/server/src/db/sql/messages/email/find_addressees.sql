-- Which of these addresses (in lower case) belong to people the caller may write to: those they may address, they
-- themself, and whoever wrote the mail that is answered and may write again, or wrote it for the platform.
CREATE OR REPLACE FUNCTION find_addressees(addresses text[], answered integer)
RETURNS TABLE (id integer, email text, full_name text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 20 AS $$
BEGIN
  RETURN QUERY
  WITH named AS (
    SELECT u.id, u.tenant, u.email, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)) AS full_name FROM users u
     WHERE lower(u.email) = ANY(addresses) AND u.status = 'active'
  )
  SELECT p.id, p.email, p.full_name
    FROM find_people('', false, coalesce((SELECT array_agg(n.id) FROM named n), '{}'), 1000) p
  UNION
  SELECT n.id, n.email, n.full_name FROM named n
   WHERE n.id = app_user()
      OR (n.id = (SELECT m.sender_id FROM mails m JOIN mail_entries e ON e.mail_id = m.id
                   WHERE m.id = answered AND e.user_id = app_user())
          AND meeting_width(app_user()) <> 'nobody'
          AND (meets(n.id, app_user()) OR (n.tenant = 0 AND meeting_width(n.id) <> 'nobody')));
END $$;

REVOKE ALL ON FUNCTION find_addressees(text[], integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_addressees(text[], integer) TO dsms_app;
