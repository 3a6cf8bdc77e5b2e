-- How people want to be told of a kind of thing, of those who chose: `by_mail` is null where they chose nothing of mails. Mail
-- goes to addresses that are known to be theirs. Rows of another tenant are behind the wall of the one who causes
-- the notification, so this looks as its owner.
CREATE OR REPLACE FUNCTION notice_choices(people integer[], topic text)
RETURNS TABLE (user_id integer, in_app boolean, by_mail boolean, email text, full_name text, language text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 10 AS $$
BEGIN
  RETURN QUERY
  SELECT u.id, coalesce((p.notices ->> (topic || '.app'))::boolean, true),
         (p.notices ->> (topic || '.mail'))::boolean AND u.status = 'active' AND a.email_verified_at IS NOT NULL,
         a.email,
         shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username), a.preferences ->> 'language'),
         a.preferences ->> 'language'
    FROM user_profiles p JOIN users u ON u.id = p.user_id JOIN accounts a ON a.id = u.account_id
   WHERE p.user_id = ANY(people) AND (p.notices ? (topic || '.app') OR p.notices ? (topic || '.mail'));
END $$;

REVOKE ALL ON FUNCTION notice_choices(integer[], text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION notice_choices(integer[], text) TO dsms_app;
