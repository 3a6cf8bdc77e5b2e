-- How many mails of a school to outsiders count on its day of today.
CREATE OR REPLACE FUNCTION outside_notices_today(tenant_id integer) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(c.sent), 0)::integer
      FROM schools s
      JOIN outside_mail_counts c ON c.tenant = s.id AND c.user_id = 0 AND c.day = (now() AT TIME ZONE s.time_zone)::date
     WHERE s.id = tenant_id AND (app_sees_all() OR tenant_id = app_tenant()));
END $$;

REVOKE ALL ON FUNCTION outside_notices_today(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION outside_notices_today(integer) TO dsms_app;
