CREATE OR REPLACE FUNCTION count_vote() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE poll_options SET votes = votes - 1 WHERE tenant = OLD.tenant AND id = OLD.option_id;
    UPDATE polls SET votes = votes - 1 WHERE tenant = OLD.tenant AND id = OLD.poll_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE poll_options SET votes = votes + 1 WHERE tenant = NEW.tenant AND id = NEW.option_id;
    UPDATE polls SET votes = votes + 1 WHERE tenant = NEW.tenant AND id = NEW.poll_id;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION count_vote() FROM PUBLIC;
