-- The sender's windows show how a copy outside fares as soon as it is known.
CREATE OR REPLACE FUNCTION tell_delivery() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('users', jsonb_build_array(m.sender_id)), '{"type":"mail"}', true)
    FROM mail_recipients r JOIN mails m ON m.tenant = r.tenant AND m.id = r.mail_id WHERE r.outbox_id = NEW.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION tell_delivery() FROM PUBLIC;
