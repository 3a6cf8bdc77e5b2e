-- Only what is approved runs out, and only of a record in use people are told.
CREATE OR REPLACE FUNCTION set_credential_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.due_at := CASE WHEN NEW.status = 'approved' AND NEW.archived_at IS NULL AND NEW.expires_on IS NOT NULL
                     THEN next_credential_due(NEW.expires_on, NEW.tenant) END;
  RETURN NEW;
END $$;
