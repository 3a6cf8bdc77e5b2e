-- Stops counting letters to outsiders that were taken back before they left; see `take_outside_mails`. Each gives back their
-- own, in the order in which senders lock the rows.
CREATE OR REPLACE FUNCTION give_back_outside_mails(sender integer, on_day date, letters integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  home integer := (SELECT u.tenant FROM users u WHERE u.id = sender);
BEGIN
  IF NOT app_is_system() AND sender IS DISTINCT FROM app_user() THEN
    RAISE EXCEPTION 'mails of %: not the caller''s', sender USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters) WHERE c.tenant = home AND c.user_id = 0 AND c.day = on_day;
  UPDATE outside_mail_counts c SET sent = greatest(0, c.sent - letters) WHERE c.tenant = home AND c.user_id = sender AND c.day = on_day;
END $$;

REVOKE ALL ON FUNCTION give_back_outside_mails(integer, date, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION give_back_outside_mails(integer, date, integer) TO dsms_app;
