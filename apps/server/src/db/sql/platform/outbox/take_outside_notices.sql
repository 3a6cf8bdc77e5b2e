-- Counts notices to people without an account on today's day of a school, as many as it has room for, and answers how many these
-- are. The row is locked as senders lock it, so that nobody passes the limit together with somebody else.
CREATE OR REPLACE FUNCTION take_outside_notices(tenant_id integer, wanted integer, school_most integer)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date;
  room integer;
BEGIN
  IF NOT (app_sees_all() OR tenant_id = app_tenant()) THEN
    RETURN 0;
  END IF;
  SELECT (now() AT TIME ZONE s.time_zone)::date INTO STRICT today FROM schools s WHERE s.id = tenant_id;
  INSERT INTO outside_mail_counts (tenant, user_id, day, sent) VALUES (tenant_id, 0, today, 0) ON CONFLICT DO NOTHING;
  SELECT greatest(0, least(wanted, coalesce(school_most - c.sent, wanted))) INTO STRICT room
    FROM outside_mail_counts c WHERE c.tenant = tenant_id AND c.user_id = 0 AND c.day = today FOR UPDATE;
  UPDATE outside_mail_counts c SET sent = c.sent + room WHERE c.tenant = tenant_id AND c.user_id = 0 AND c.day = today;
  RETURN room;
END $$;

REVOKE ALL ON FUNCTION take_outside_notices(integer, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_outside_notices(integer, integer, integer) TO dsms_app;
