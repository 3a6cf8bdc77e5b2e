-- What was taken back before it left is not counted.
CREATE OR REPLACE FUNCTION give_back_outside_mails() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  letters integer;
BEGIN
  SELECT count(*) INTO letters FROM mail_recipients r WHERE r.tenant = OLD.tenant AND r.mail_id = OLD.id AND r.user_id IS NULL;
  -- in the order in which senders lock them
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters)
   WHERE c.tenant = OLD.tenant AND c.user_id = 0 AND c.day = OLD.outside_on;
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters)
   WHERE c.tenant = OLD.tenant AND c.user_id = OLD.sender_id AND c.day = OLD.outside_on;
  NEW.outside_on := NULL;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION give_back_outside_mails() FROM PUBLIC;
