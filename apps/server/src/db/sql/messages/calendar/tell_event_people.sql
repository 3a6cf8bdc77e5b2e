-- Leaves a notification for people of an event: its owner for their guests (of another school too, where the wall
-- around notifications hides them), a guest for the owner. Answers who got one.
CREATE OR REPLACE FUNCTION tell_event_people(event integer, people integer[], what text, params jsonb, link text)
RETURNS TABLE (user_id integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
  INSERT INTO notifications (user_id, tenant, kind, params, link)
  SELECT u.id, u.tenant, what, params, link
    FROM events e JOIN users u ON u.id = ANY(people)
   WHERE e.id = event AND what LIKE 'event\_%' AND u.status = 'active' AND u.id <> app_user()
     AND (e.owner_id = app_user() OR u.id = e.owner_id)
     AND (u.id = e.owner_id OR EXISTS (SELECT FROM event_guests g WHERE g.event_id = e.id AND g.user_id = u.id))
     AND (e.owner_id = app_user() OR EXISTS (SELECT FROM event_guests g WHERE g.event_id = e.id AND g.user_id = app_user()))
  RETURNING notifications.user_id;
END $$;

REVOKE ALL ON FUNCTION tell_event_people(integer, integer[], text, jsonb, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tell_event_people(integer, integer[], text, jsonb, text) TO dsms_app;
