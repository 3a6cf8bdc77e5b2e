-- Somebody who becomes a person of an account shows its user name, and its lock.
CREATE OR REPLACE FUNCTION take_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT a.username, a.locked_until, coalesce(NEW.email, a.email) INTO NEW.username, NEW.locked_until, NEW.email
    FROM accounts a WHERE a.id = NEW.account_id;
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION take_account() FROM PUBLIC;
