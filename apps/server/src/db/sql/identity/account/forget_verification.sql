-- Another address is another question, whoever changes it.
CREATE OR REPLACE FUNCTION forget_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
  END IF;
  RETURN NEW;
END $$;
