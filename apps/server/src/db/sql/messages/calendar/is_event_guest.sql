-- Guests stand on the series; looked up as its owner, since the two tables' policies would ask each other for ever.
CREATE OR REPLACE FUNCTION is_event_guest(event integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM event_guests g WHERE g.event_id = event AND g.user_id = app_user());
END $$;

REVOKE ALL ON FUNCTION is_event_guest(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_event_guest(integer) TO dsms_app;
