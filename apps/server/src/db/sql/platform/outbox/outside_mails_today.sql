-- What the caller's school and the caller sent to outsiders today.
CREATE OR REPLACE FUNCTION outside_mails_today() RETURNS TABLE (school integer, person integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  SELECT coalesce(sum(c.sent) FILTER (WHERE c.user_id = 0), 0)::integer,
         coalesce(sum(c.sent) FILTER (WHERE c.user_id = u.id), 0)::integer
    FROM users u LEFT JOIN schools s ON s.id = u.school_id
    LEFT JOIN outside_mail_counts c ON c.tenant = u.tenant AND c.user_id IN (0, u.id)
     AND c.day = (now() AT TIME ZONE coalesce(s.time_zone, 'UTC'))::date
   WHERE u.id = app_user();
END $$;

REVOKE ALL ON FUNCTION outside_mails_today() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION outside_mails_today() TO dsms_app;
