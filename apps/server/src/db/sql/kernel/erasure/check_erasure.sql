-- A person is forgotten as a whole: where a domain forgot its rows and `finish_erasure` never came, nothing is written.
CREATE OR REPLACE FUNCTION check_erasure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM users u WHERE u.tenant = NEW.tenant AND u.id = NEW.id AND u.erased_at IS NULL) THEN
    RAISE EXCEPTION 'users: % is forgotten in part', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'users_erased_whole';
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION check_erasure() FROM PUBLIC;
