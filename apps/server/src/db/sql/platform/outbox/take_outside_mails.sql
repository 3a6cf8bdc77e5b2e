-- Counts letters to outsiders on the day of their school on which they leave, and tells whose most is passed by it. The
-- school's row is locked before the person's, so that senders wait for one another and neither passes a limit together
-- with somebody else. The caller gives up where one is passed, and the count with it.
CREATE OR REPLACE FUNCTION take_outside_mails(wanted integer, leaves_at timestamptz, school_most integer, person_most integer)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me record;
  on_day date;
  of_school integer;
  of_person integer;
BEGIN
  SELECT u.id, u.tenant, coalesce(s.time_zone, 'UTC') AS zone INTO STRICT me
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = app_user();
  on_day := (leaves_at AT TIME ZONE me.zone)::date;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, 0, on_day, wanted)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + wanted RETURNING sent INTO of_school;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, me.id, on_day, wanted)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + wanted RETURNING sent INTO of_person;
  RETURN jsonb_build_object(
    'day', on_day,
    'over', CASE WHEN of_person > person_most THEN 'person' WHEN of_school > school_most THEN 'school' END,
    'used', CASE WHEN of_person > person_most THEN of_person - wanted ELSE of_school - wanted END,
    'free_at', to_char(((on_day + 1)::timestamp AT TIME ZONE me.zone) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
END $$;

REVOKE ALL ON FUNCTION take_outside_mails(integer, timestamptz, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_outside_mails(integer, timestamptz, integer, integer) TO dsms_app;
