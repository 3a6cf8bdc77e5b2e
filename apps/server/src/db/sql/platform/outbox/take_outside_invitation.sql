-- An invitation comes with an account that is there at once: where a day is full it leaves on the next that is not, and
-- is counted there. Returns how many minutes later it leaves; null when there is no such day within a year.
CREATE OR REPLACE FUNCTION take_outside_invitation(school_most integer, person_most integer)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  me record;
  today date;
  on_day date;
BEGIN
  SELECT u.id, u.tenant, coalesce(s.time_zone, 'UTC') AS zone INTO STRICT me
    FROM users u LEFT JOIN schools s ON s.id = u.school_id WHERE u.id = app_user();
  today := (now() AT TIME ZONE me.zone)::date;
  -- one after the other, in the order in which letters lock
  INSERT INTO outside_mail_counts (tenant, user_id, day, sent) VALUES (me.tenant, 0, today, 0) ON CONFLICT DO NOTHING;
  PERFORM FROM outside_mail_counts c WHERE c.tenant = me.tenant AND c.user_id = 0 AND c.day = today FOR UPDATE;
  -- a list of a thousand fills day after day: it goes on where it stands
  SELECT coalesce(max(c.day), today) INTO on_day FROM outside_mail_counts c
   WHERE c.tenant = me.tenant AND c.user_id = me.id AND c.day >= today AND c.sent >= person_most;
  WHILE EXISTS (SELECT FROM outside_mail_counts c
                 WHERE c.tenant = me.tenant AND c.day = on_day
                   AND (c.user_id = 0 AND c.sent >= school_most OR c.user_id = me.id AND c.sent >= person_most)) LOOP
    on_day := on_day + 1;
  END LOOP;
  IF on_day > today + 365 OR school_most = 0 OR person_most = 0 THEN
    RETURN NULL;
  END IF;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, 0, on_day, 1)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + 1;
  INSERT INTO outside_mail_counts AS c (tenant, user_id, day, sent) VALUES (me.tenant, me.id, on_day, 1)
    ON CONFLICT (tenant, user_id, day) DO UPDATE SET sent = c.sent + 1;
  RETURN CASE WHEN on_day = today THEN 0
    ELSE ceil(extract(epoch FROM on_day::timestamp AT TIME ZONE me.zone - now()) / 60) END;
END $$;

REVOKE ALL ON FUNCTION take_outside_invitation(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_outside_invitation(integer, integer) TO dsms_app;
