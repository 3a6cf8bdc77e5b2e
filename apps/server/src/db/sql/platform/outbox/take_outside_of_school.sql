-- Counts one mail to a stranger for the school that the server acts in, on the day of that school; false, and nothing is
-- counted, where its most is reached. The row is locked as senders lock it, so that nobody passes the limit together with somebody else.
CREATE OR REPLACE FUNCTION take_outside_of_school(school_most integer)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_school integer := current_setting('app.tenant')::integer;
  today date;
BEGIN
  IF NOT app_is_system() THEN
    RAISE EXCEPTION 'only the server counts for a school' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT (now() AT TIME ZONE s.time_zone)::date INTO STRICT today FROM schools s WHERE s.id = of_school;
  INSERT INTO outside_mail_counts (tenant, user_id, day, sent) VALUES (of_school, 0, today, 0) ON CONFLICT DO NOTHING;
  UPDATE outside_mail_counts c SET sent = c.sent + 1
   WHERE c.tenant = of_school AND c.user_id = 0 AND c.day = today AND (school_most IS NULL OR c.sent < school_most);
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION take_outside_of_school(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_outside_of_school(integer) TO dsms_app;
