-- Unlocked, or with another password: the guesses before are forgotten. A new password also makes strangers of all browsers.
CREATE OR REPLACE FUNCTION forget_guesses() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sign_in_failures WHERE account_id = NEW.id;
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN
    DELETE FROM known_browsers WHERE account_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION forget_guesses() FROM PUBLIC;
