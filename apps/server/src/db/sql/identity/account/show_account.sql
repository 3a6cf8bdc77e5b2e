-- What schools see of an account stands with each of its people, so that their lists read one table. An address that a
-- school keeps for somebody goes with that of the account where it was the same.
CREATE OR REPLACE FUNCTION show_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE users SET username = NEW.username, locked_until = NEW.locked_until,
         email = CASE WHEN lower(email) = lower(OLD.email) THEN NEW.email ELSE email END
   WHERE account_id = NEW.id AND status <> 'archived';
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION show_account() FROM PUBLIC;
