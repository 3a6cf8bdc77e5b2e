-- A series was split: the later part keeps the guests with their answers, and everybody's reminders.
CREATE OR REPLACE FUNCTION copy_event_people(earlier integer, later integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM events e WHERE e.id IN (earlier, later) AND e.owner_id = app_user()) <> 2 THEN
    RETURN;
  END IF;
  INSERT INTO event_guests (event_id, user_id, tenant, answer)
  SELECT later, g.user_id, g.tenant, g.answer FROM event_guests g WHERE g.event_id = earlier;
  INSERT INTO event_reminders (event_id, user_id, tenant, minutes, due_at)
  SELECT later, r.user_id, r.tenant, r.minutes, 'epoch' FROM event_reminders r WHERE r.event_id = earlier;
END $$;

REVOKE ALL ON FUNCTION copy_event_people(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_event_people(integer, integer) TO dsms_app;
