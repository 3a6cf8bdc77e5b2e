-- Whatever it is changed to later, the first severity stays known.
CREATE OR REPLACE FUNCTION keep_first_severity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_severity := coalesce(OLD.first_severity, CASE WHEN NEW.default_severity <> OLD.default_severity THEN OLD.default_severity END);
  RETURN NEW;
END $$;
