-- E-mail and phone of the person beside their row as a student or guardian, so that lists search one index.
CREATE OR REPLACE FUNCTION take_contact() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT concat_ws(' ', u.email, u.phone) INTO NEW.contact_text FROM users u WHERE u.tenant = NEW.tenant AND u.id = NEW.id;
  NEW.contact_text := coalesce(NEW.contact_text, '');
  RETURN NEW;
END $$;

REVOKE ALL ON FUNCTION take_contact() FROM PUBLIC;
