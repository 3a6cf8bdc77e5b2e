-- An event was moved: everybody's reminders of it, which only they see, are to be reckoned again by the work that
-- delivers them. `epoch` says so.
CREATE OR REPLACE FUNCTION renew_event_reminders(event integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE event_reminders SET due_at = 'epoch'
   WHERE event_id = event
     AND (app_is_system() OR EXISTS (SELECT FROM events e WHERE e.id = event AND e.owner_id = app_user()));
END $$;

REVOKE ALL ON FUNCTION renew_event_reminders(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_event_reminders(integer) TO dsms_app;
