-- A guest answers; inviting is the owner's. (The wall of 0004 let anybody write rows about themselves.)
DROP POLICY write ON event_guests;
--> statement-breakpoint
CREATE POLICY invite ON event_guests
  USING ((SELECT app_is_system())
    OR (SELECT true FROM events e WHERE e.id = event_id AND e.owner_id = (SELECT app_user())));
--> statement-breakpoint
CREATE POLICY answer ON event_guests FOR UPDATE
  USING (user_id = (SELECT app_user())) WITH CHECK (user_id = (SELECT app_user()));
--> statement-breakpoint
-- An event was moved: everybody's reminders of it, which only they see, are to be reckoned anew by the work that
-- delivers them. `epoch` says so.
CREATE FUNCTION renew_event_reminders(event integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE event_reminders SET due_at = 'epoch'
   WHERE event_id = event
     AND (app_is_system() OR EXISTS (SELECT FROM events e WHERE e.id = event AND e.owner_id = app_user()))
$$;
--> statement-breakpoint
-- A series was split: the later part keeps the guests with their answers, and everybody's reminders.
CREATE FUNCTION copy_event_people(earlier integer, later integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT count(*) FROM events e WHERE e.id IN (earlier, later) AND e.owner_id = app_user()) <> 2 THEN
    RETURN;
  END IF;
  INSERT INTO event_guests (event_id, user_id, answer)
  SELECT later, g.user_id, g.answer FROM event_guests g WHERE g.event_id = earlier;
  INSERT INTO event_reminders (event_id, user_id, minutes, due_at)
  SELECT later, r.user_id, r.minutes, 'epoch' FROM event_reminders r WHERE r.event_id = earlier;
END $$;
--> statement-breakpoint
-- Leaves a notification for people of an event: its owner for their guests (of another school too, where the wall
-- around notifications hides them), a guest for the owner. Answers who got one.
CREATE FUNCTION tell_event_people(event integer, people integer[], what text, params jsonb, link text)
RETURNS TABLE (user_id integer)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO notifications (user_id, school_id, kind, params, link)
  SELECT u.id, u.school_id, what, params, link
    FROM events e JOIN users u ON u.id = ANY(people)
   WHERE e.id = event AND what LIKE 'event\_%' AND u.status = 'active' AND u.id <> app_user()
     AND (e.owner_id = app_user() OR u.id = e.owner_id)
     AND (u.id = e.owner_id OR EXISTS (SELECT FROM event_guests g WHERE g.event_id = e.id AND g.user_id = u.id))
     AND (e.owner_id = app_user() OR EXISTS (SELECT FROM event_guests g WHERE g.event_id = e.id AND g.user_id = app_user()))
  RETURNING notifications.user_id
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION renew_event_reminders(integer), copy_event_people(integer, integer),
  tell_event_people(integer, integer[], text, jsonb, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION renew_event_reminders(integer), copy_event_people(integer, integer),
  tell_event_people(integer, integer[], text, jsonb, text) TO dsms_app;
