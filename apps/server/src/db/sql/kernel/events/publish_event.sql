-- Tells open browsers when the transaction commits, and keeps what it told for those that were away. `addressees` is
-- {"users": [..], "butSession": ..}, {"role": ..}, {"session": ..} or {"tenant": .., "admins": ..}; the last is for
-- what is worth nothing a moment later and, like every event that is not `kept`, is told once.
CREATE OR REPLACE FUNCTION publish_event(addressees jsonb, event jsonb, kept boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  number bigint := CASE WHEN kept THEN nextval('live_event_id') END;
BEGIN
  IF kept THEN
    INSERT INTO live_events (id, user_id, role_id, session_id, but_session, event)
    SELECT number, person::integer, NULL, NULL, (addressees ->> 'butSession')::uuid, event
      FROM jsonb_array_elements_text(addressees -> 'users') AS person
    UNION ALL
    SELECT number, NULL, (addressees ->> 'role')::integer, (addressees ->> 'session')::uuid, NULL, event
     WHERE NOT addressees ? 'users';
  END IF;
  PERFORM pg_notify('dsms_events', jsonb_build_object('id', number, 'to', addressees, 'event', event)::text);
END $$;

REVOKE ALL ON FUNCTION publish_event(jsonb, jsonb, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_event(jsonb, jsonb, boolean) TO dsms_app;
